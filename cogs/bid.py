"""Secret bids by typing: `/bid`."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.client.bidding import asked_in_secret, begins, bid_somewhere, complete_bids
from bot.client.bot import Neighbot
from bot.client.caller import Caller, Refusal, caller_of, serve
from bot.client.which_table import own_table
from bot.screens import limits
from bot.screens.screen import Screen
from bot.tables.errors import TableError
from cogs import suggestions
from cogs.suggestions import Choices
from cogs.words import about, options, word


class Bid(commands.Cog):
    """The command that does all that a direct message does."""

    def __init__(self, bot: Neighbot) -> None:
        self._services = bot.services

    @app_commands.command(name=word("command-bid"), description=about("bid"))
    @app_commands.autocomplete(table=suggestions.own_tables)
    @options("bid", "cards", "power", "table")
    async def bid(
        self, interaction: discord.Interaction, cards: str, power: bool = False, table: int | None = None
    ) -> None:
        """Place hunt cards in secret, or pass."""

        async def act(caller: Caller) -> Screen:
            return await bid_somewhere(caller, table, cards, power=power)

        await serve(self._services, interaction, act, table)

    @bid.autocomplete("cards")
    async def _bids(self, interaction: discord.Interaction, current: str) -> Choices:
        caller = await caller_of(self._services, interaction)
        named = interaction.namespace.table
        try:
            table = await own_table(caller, named if isinstance(named, int) else None)
            state = await self._services.tables.look(table)
        except (Refusal, TableError):
            return []
        asked = asked_in_secret(state, caller.user)
        if asked is None:
            return []
        power = interaction.namespace.power is True
        showing = caller.showing(state)
        found = complete_bids(showing, asked, power=power)
        return [
            app_commands.Choice(name=name[: limits.OPTION_TEXT], value=text)
            for name, text in found
            if begins(showing, current, name, text)
        ][: limits.OPTIONS]


async def setup(bot: Neighbot) -> None:
    """Add the command."""
    await bot.add_cog(Bid(bot))
