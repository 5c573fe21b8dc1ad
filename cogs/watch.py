"""`/watch`: a table without a seat at it."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.client.bot import Neighbot
from bot.client.caller import Caller, serve
from bot.client.watching import show_live, watched_table
from bot.screens.screen import Screen
from cogs import suggestions
from cogs.words import about, options, word


class Watch(commands.Cog):
    """The command for whoever watches."""

    def __init__(self, bot: Neighbot) -> None:
        self._services = bot.services

    @app_commands.command(name=word("command-watch"), description=about("watch"))
    @app_commands.autocomplete(table=suggestions.watchable)
    @options("watch", "table")
    async def watch(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Show a table."""

        async def act(caller: Caller) -> Screen:
            return await show_live(caller, await watched_table(caller, table))

        await serve(self._services, interaction, act, table)


async def setup(bot: Neighbot) -> None:
    """Add the command."""
    await bot.add_cog(Watch(bot))
