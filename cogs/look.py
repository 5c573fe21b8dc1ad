"""Looking things up: `/tables`, `/card`, `/rules`, `/help`."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.client.bot import Neighbot
from bot.client.caller import Caller, Refusal, caller_of, serve
from bot.client.own_decks import at_hand
from bot.client.which_table import games_at_hand, list_tables
from bot.screens import help, limits, lookup, rules
from bot.screens.screen import Screen
from cogs.suggestions import Choices
from cogs.words import about, choice, options, word


class Look(commands.Cog):
    """Commands that change nothing."""

    def __init__(self, bot: Neighbot) -> None:
        self._services = bot.services

    @app_commands.command(name=word("command-tables"), description=about("tables"))
    async def tables(self, interaction: discord.Interaction) -> None:
        """List the person's tables."""

        async def act(caller: Caller) -> Screen:
            return await list_tables(caller, await caller.services.tables.mine(caller.user))

        await serve(self._services, interaction, act)

    @app_commands.command(name=word("command-card"), description=about("card"))
    @options("card", "name")
    async def card(self, interaction: discord.Interaction, name: str) -> None:
        """Explain a card."""

        async def act(caller: Caller) -> Screen:
            texts, library = caller.services.texts, caller.services.library
            page = lookup.page(texts, caller.locale, library, name)
            if page is None:
                page = lookup.own_page(texts, caller.locale, library, await at_hand(caller), name)
            if page is not None:
                return page
            raise Refusal(caller.say("error-card-unknown"))

        await serve(self._services, interaction, act)

    @card.autocomplete("name")
    async def _names(self, interaction: discord.Interaction, current: str) -> Choices:
        caller = await caller_of(self._services, interaction)
        wanted = current.strip().casefold()
        texts, library = caller.services.texts, caller.services.library
        named = lookup.names(texts, caller.locale, library)
        named += lookup.own_names(texts, caller.locale, library, await at_hand(caller))
        found = [(card, name) for card, name in named if wanted in name.casefold()]
        found.sort(key=lambda entry: (not entry[1].casefold().startswith(wanted), entry[1]))
        return [
            app_commands.Choice(name=name[: limits.OPTION_TEXT], value=card) for card, name in found[: limits.OPTIONS]
        ]

    @app_commands.command(name=word("command-rules"), description=about("rules"))
    @app_commands.choices(page=[choice(f"rules-{name}.title", name) for name in rules.PAGES])
    @options("rules", "page")
    async def rules(self, interaction: discord.Interaction, page: str = "") -> None:
        """Show a page of the rules; unless one is named, that of the game at hand."""

        async def act(caller: Caller) -> Screen:
            shown = page or rules.first_page(await games_at_hand(caller))
            return rules.page(caller.services.texts, caller.locale, shown)

        await serve(self._services, interaction, act)

    @app_commands.command(name=word("command-help"), description=about("help"))
    async def help(self, interaction: discord.Interaction) -> None:
        """Show the help."""

        async def act(caller: Caller) -> Screen:
            return help.page(caller.services.texts, caller.locale)

        await serve(self._services, interaction, act)


async def setup(bot: Neighbot) -> None:
    """Add the commands."""
    await bot.add_cog(Look(bot))
