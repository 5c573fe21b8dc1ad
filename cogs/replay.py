"""`/replay`: a game that is over, step by step."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.client.bot import Neighbot
from bot.client.caller import Caller, serve
from bot.client.replaying import replayed_table, show_step
from bot.screens.screen import Screen
from cogs import suggestions
from cogs.words import about, options, word


class Replay(commands.Cog):
    """The command for whoever looks back."""

    def __init__(self, bot: Neighbot) -> None:
        self._services = bot.services

    @app_commands.command(name=word("command-replay"), description=about("replay"))
    @app_commands.autocomplete(table=suggestions.finished)
    @options("replay", "table")
    async def replay(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Show the beginning of a game that is over, with the ways on."""

        async def act(caller: Caller) -> Screen:
            return await show_step(caller, await replayed_table(caller, table))

        await serve(self._services, interaction, act, table)


async def setup(bot: Neighbot) -> None:
    """Add the command."""
    await bot.add_cog(Replay(bot))
