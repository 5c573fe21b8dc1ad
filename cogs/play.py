"""Playing by typing: `/hand`, `/play`, `/draw`, `/neigh`, `/pass`, `/choose`."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.client.bot import Neighbot
from bot.client.caller import Caller, TableAct, serve
from bot.client.playing import show_hand
from bot.client.reactions import let_all_be, react
from bot.client.typed import ACTION, choose, draw, play_card, window_token
from bot.client.which_table import own_table
from bot.games.core.choices import parse, seat_key
from bot.screens import errors
from bot.screens.screen import Screen
from bot.texts import folded
from cogs import suggestions
from cogs.suggestions import Choices
from cogs.words import about, choice, choices, options, word

NEIGHS = ("neigh", "super_neigh")
SCOPES = ("card", "turn")


class Play(commands.Cog):
    """Commands that do all that the buttons of a game do."""

    def __init__(self, bot: Neighbot) -> None:
        self._services = bot.services

    @app_commands.command(name=word("command-hand"), description=about("hand"))
    @app_commands.autocomplete(table=suggestions.own_tables)
    @options("hand", "table")
    async def hand(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Show the hand and what is asked."""
        await self._at(interaction, table, show_hand)

    @app_commands.command(name=word("command-play"), description=about("play"))
    @app_commands.autocomplete(table=suggestions.own_tables)
    @options("play", "card", "stable", "table")
    async def play(
        self, interaction: discord.Interaction, card: str, stable: str | None = None, table: int | None = None
    ) -> None:
        """Play a card."""

        async def act(caller: Caller, chosen: int) -> Screen:
            return await play_card(caller, chosen, card, stable)

        await self._at(interaction, table, act)

    @play.autocomplete("card")
    async def _cards(self, interaction: discord.Interaction, current: str) -> Choices:
        found = await suggestions.asked(interaction)
        if found is None or found[1].kind != ACTION:
            return []
        showing, decision = found
        keys = [key for key in decision.answers() if parse(key).card]
        return suggestions.answers(showing, decision, keys, current)

    @play.autocomplete("stable")
    async def _stables(self, interaction: discord.Interaction, current: str) -> Choices:
        found = await suggestions.asked(interaction)
        if found is None or found[1].kind != ACTION:
            return []
        showing, decision = found
        seats = range(len(showing.state.seats))
        return [
            app_commands.Choice(name=showing.plain(seat), value=seat_key(seat))
            for seat in [decision.seat, *(other for other in seats if other != decision.seat)]
            if folded(current) in folded(showing.plain(seat))
        ]

    @app_commands.command(name=word("command-draw"), description=about("draw"))
    @app_commands.autocomplete(table=suggestions.own_tables)
    @options("draw", "table")
    async def draw(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Draw a card as the action."""
        await self._at(interaction, table, draw)

    @app_commands.command(name=word("command-neigh"), description=about("neigh"))
    @app_commands.choices(card=[choice("window-neigh", NEIGHS[0]), choice("window-super-neigh", NEIGHS[1])])
    @app_commands.autocomplete(table=suggestions.own_tables)
    @options("neigh", "card", "table")
    async def neigh(self, interaction: discord.Interaction, card: str = NEIGHS[0], table: int | None = None) -> None:
        """Stop the card that is being played."""

        async def act(caller: Caller, chosen: int) -> Screen:
            return errors.screen(await react(caller, chosen, await window_token(caller, chosen), card))

        await self._at(interaction, table, act)

    @app_commands.command(name=word("command-pass"), description=about("pass"))
    @app_commands.choices(scope=choices("choice-scope", *SCOPES))
    @app_commands.autocomplete(table=suggestions.own_tables)
    @options("pass", "scope", "table")
    async def pass_(self, interaction: discord.Interaction, scope: str = SCOPES[0], table: int | None = None) -> None:
        """Let the card be, or all of this turn."""

        async def act(caller: Caller, chosen: int) -> Screen:
            token = await window_token(caller, chosen)
            if scope == SCOPES[0]:
                return errors.screen(await react(caller, chosen, token, "pass"))
            return errors.screen(await let_all_be(caller, chosen, token))

        await self._at(interaction, table, act)

    @app_commands.command(name=word("command-choose"), description=about("choose"))
    @app_commands.autocomplete(table=suggestions.own_tables)
    @options("choose", "option", "table")
    async def choose(self, interaction: discord.Interaction, option: str, table: int | None = None) -> None:
        """Answer what is asked."""

        async def act(caller: Caller, chosen: int) -> Screen:
            return await choose(caller, chosen, option)

        await self._at(interaction, table, act)

    @choose.autocomplete("option")
    async def _options(self, interaction: discord.Interaction, current: str) -> Choices:
        found = await suggestions.asked(interaction)
        return suggestions.picks_of_all(found[0], found[1].seat, current) if found is not None else []

    async def _at(self, interaction: discord.Interaction, table: int | None, act: TableAct) -> None:
        async def at_table(caller: Caller) -> Screen:
            return await act(caller, await own_table(caller, table))

        await serve(self._services, interaction, at_table, table)


async def setup(bot: Neighbot) -> None:
    """Add the commands."""
    await bot.add_cog(Play(bot))
