"""`/watch`: a table without a seat at it."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.client.bot import Neighbot
from bot.client.caller import Caller, serve
from bot.client.mirroring import mirror_here, mirror_in_thread, stop_here
from bot.client.watching import show_live, watched_table
from bot.screens.screen import Screen
from cogs import suggestions
from cogs.words import about, choices, options, word

WHERE = ("me", "here", "thread", "stop")
MIRRORING = {"here": mirror_here, "thread": mirror_in_thread, "stop": stop_here}


class Watch(commands.Cog):
    """The command for whoever watches."""

    def __init__(self, bot: Neighbot) -> None:
        self._services = bot.services
        self._sender = bot.mirror_sender

    @app_commands.command(name=word("command-watch"), description=about("watch"))
    @app_commands.autocomplete(table=suggestions.watchable)
    @app_commands.choices(where=choices("choice-where", *WHERE))
    @options("watch", "table", "where")
    async def watch(self, interaction: discord.Interaction, table: int | None = None, where: str = WHERE[0]) -> None:
        """Show a table, or begin or end a mirror of it."""

        async def act(caller: Caller) -> Screen:
            mirroring = MIRRORING.get(where)
            if mirroring is not None:
                return await mirroring(caller, self._sender, table)
            return await show_live(caller, await watched_table(caller, table))

        await serve(self._services, interaction, act, table)


async def setup(bot: Neighbot) -> None:
    """Add the command."""
    await bot.add_cog(Watch(bot))
