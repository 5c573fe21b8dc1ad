"""`/stats`: the games of a person and of a server."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import records
from bot.client.bot import Neighbot
from bot.client.caller import Caller, serve
from bot.screens.screen import Screen
from cogs.words import about, choices, options, word

SHOWN = ("person", "server", "data")


class Stats(commands.Cog):
    """The command for looking back."""

    def __init__(self, bot: Neighbot) -> None:
        self._services = bot.services

    @app_commands.command(name=word("command-stats"), description=about("stats"))
    @app_commands.choices(show=choices("choice-stats", *SHOWN))
    @options("stats", "player", "show")
    async def stats(
        self, interaction: discord.Interaction, player: discord.User | None = None, show: str = SHOWN[0]
    ) -> None:
        """Show a person's games, the server's, or what is kept of one's own."""

        async def act(caller: Caller) -> Screen:
            match show:
                case "server":
                    return await records.server(caller)
                case "data":
                    return await records.data(caller)
                case _:
                    of = player or interaction.user
                    return await records.person(caller, of.id, of.display_name)

        await serve(self._services, interaction, act)


async def setup(bot: Neighbot) -> None:
    """Add the command."""
    await bot.add_cog(Stats(bot))
