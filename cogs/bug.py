"""`/bug`: something is wrong with a game."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.client.bot import Neighbot
from bot.client.caller import Caller, serve
from bot.client.reporting import report, reported_table
from bot.screens.screen import Screen
from bot.tables.bugs import LONGEST
from cogs import suggestions
from cogs.words import about, options, word


class Report(commands.Cog):
    """The command for whoever has seen a fault."""

    def __init__(self, bot: Neighbot) -> None:
        self._services = bot.services

    @app_commands.command(name=word("command-bug"), description=about("bug"))
    @app_commands.autocomplete(table=suggestions.watchable)
    @options("bug", "text", "table")
    async def bug(
        self,
        interaction: discord.Interaction,
        text: app_commands.Range[str, 1, LONGEST] | None = None,
        table: int | None = None,
    ) -> None:
        """Keep the game as it stands under a number."""

        async def act(caller: Caller) -> Screen:
            return await report(caller, await reported_table(caller, table), text or "")

        await serve(self._services, interaction, act, table)


async def setup(bot: Neighbot) -> None:
    """Add the command."""
    await bot.add_cog(Report(bot))
