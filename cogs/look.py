"""Looking things up: `/tables`, `/card`, `/rules`, `/help`."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.client.board_language import language_here
from bot.client.bot import Neighbot
from bot.client.caller import Caller, Refusal, caller_of, serve
from bot.client.own_decks import at_hand
from bot.client.rule_pages import rules_of
from bot.client.which_table import list_tables
from bot.content.library import Library
from bot.screens import help, limits, lookup
from bot.screens.screen import Screen
from cogs import suggestions
from cogs.suggestions import Choices
from cogs.words import about, choices, options, word

OFFERED = Library()


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
            page = lookup.page(texts, caller.locale, library, name, await at_hand(caller))
            if page is not None:
                return page
            raise Refusal(caller.say("error-card-unknown"))

        await serve(self._services, interaction, act)

    @card.autocomplete("name")
    async def _names(self, interaction: discord.Interaction, current: str) -> Choices:
        caller = await caller_of(self._services, interaction)
        texts, library = caller.services.texts, caller.services.library
        found = lookup.suggested(texts, caller.locale, library, await at_hand(caller), current)
        return [
            app_commands.Choice(name=name[: limits.OPTION_TEXT], value=card) for card, name in found[: limits.OPTIONS]
        ]

    @app_commands.command(name=word("command-rules"), description=about("rules"))
    @app_commands.choices(game=choices("choice-game", *OFFERED.games()))
    @app_commands.autocomplete(preset=suggestions.presets, page=suggestions.rule_pages)
    @options("rules", "game", "preset", "page")
    async def rules(
        self, interaction: discord.Interaction, game: str | None = None, preset: str | None = None, page: str = ""
    ) -> None:
        """Show a page of the rules: of the table here, unless a game or preset is named."""

        async def act(caller: Caller) -> Screen:
            return await rules_of(caller, game, preset, page)

        await serve(self._services, interaction, act)

    @app_commands.command(name=word("command-help"), description=about("help"))
    async def help(self, interaction: discord.Interaction) -> None:
        """Show the help."""

        async def act(caller: Caller) -> Screen:
            return help.page(caller.services.texts, caller.locale, await language_here(caller))

        await serve(self._services, interaction, act)


async def setup(bot: Neighbot) -> None:
    """Add the commands."""
    await bot.add_cog(Look(bot))
