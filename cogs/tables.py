"""`/table …`: opening a table and running it."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.client.beginning import start_game
from bot.client.bot import Neighbot
from bot.client.caller import Caller, TableAct, serve
from bot.client.hosting import ask_to_end, invite, kick, leave_table, post_board_again
from bot.client.lobby_computers import seat_computer
from bot.client.opening import open_table
from bot.client.practice import practice
from bot.client.undoing import take_back
from bot.client.which_table import WhichTable, lobby_here, managed_table, named_or_here, own_table
from bot.content.library import Library
from bot.screens import errors
from bot.screens.computers import STRENGTHS
from bot.screens.screen import Screen
from cogs import suggestions
from cogs.words import about, choices, options, word

OFFERED = Library()
PACES = ("live", "relaxed", "days")


@app_commands.guild_only()
class TableCommands(commands.GroupCog, group_name=word("command-table"), group_description=about("table")):
    """The `/table` group."""

    def __init__(self, bot: Neighbot) -> None:
        super().__init__()
        self._services = bot.services

    @app_commands.command(name=word("command-table-new"), description=about("table-new"))
    @app_commands.choices(
        game=choices("choice-game", *OFFERED.games()),
        pace=choices("pace", *PACES),
    )
    @app_commands.autocomplete(preset=suggestions.presets)
    @options("table-new", "game", "preset", "pace")
    async def new(
        self,
        interaction: discord.Interaction,
        game: str | None = None,
        preset: str | None = None,
        pace: str | None = None,
    ) -> None:
        """Open a table in this channel."""

        async def act(caller: Caller) -> Screen:
            return await open_table(caller, game, preset, pace)

        await serve(self._services, interaction, act)

    @app_commands.command(name=word("command-table-join"), description=about("table-join"))
    @app_commands.autocomplete(table=suggestions.lobbies)
    @options("table-join", "table")
    async def join(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Take a seat."""

        async def act(caller: Caller) -> Screen:
            chosen = await lobby_here(caller, table)
            seat = await caller.services.tables.join(chosen, caller.user, caller.name)
            return errors.screen(caller.say("lobby-you-joined", table=chosen, number=seat + 1))

        await serve(self._services, interaction, act, table)

    @app_commands.command(name=word("command-table-leave"), description=about("table-leave"))
    @app_commands.autocomplete(table=suggestions.own_tables)
    @options("table-leave", "table")
    async def leave(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Leave a table."""
        await self._at_own_table(interaction, table, leave_table)

    @app_commands.command(name=word("command-table-computer"), description=about("table-computer"))
    @app_commands.choices(strength=choices("strength", *STRENGTHS))
    @app_commands.autocomplete(table=suggestions.own_tables)
    @options("table-computer", "strength", "table")
    async def computer(
        self, interaction: discord.Interaction, strength: str | None = None, table: int | None = None
    ) -> None:
        """Seat a computer."""

        async def act(caller: Caller, chosen: int) -> Screen:
            return await seat_computer(caller, chosen, strength)

        await self._at_own_table(interaction, table, act)

    @app_commands.command(name=word("command-table-start"), description=about("table-start"))
    @app_commands.autocomplete(table=suggestions.own_tables)
    @options("table-start", "table")
    async def start(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Begin the game."""

        async def act(caller: Caller, chosen: int) -> Screen:
            return await start_game(caller, chosen)

        await self._at_own_table(interaction, table, act)

    @app_commands.command(name=word("command-table-end"), description=about("table-end"))
    @app_commands.autocomplete(table=suggestions.tables_to_end)
    @options("table-end", "table")
    async def end(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """End a table for everybody."""
        await self._at_table(interaction, table, ask_to_end, managed_table)

    @app_commands.command(name=word("command-table-kick"), description=about("table-kick"))
    @app_commands.autocomplete(table=suggestions.own_tables)
    @options("table-kick", "player", "table")
    async def kick(self, interaction: discord.Interaction, player: discord.User, table: int | None = None) -> None:
        """Take a player off the table, or vote for it."""

        async def act(caller: Caller, chosen: int) -> Screen:
            return await kick(caller, chosen, player.id, player.display_name)

        await self._at_own_table(interaction, table, act)

    @app_commands.command(name=word("command-table-invite"), description=about("table-invite"))
    @app_commands.autocomplete(table=suggestions.own_tables)
    @options("table-invite", "player", "table")
    async def invite(self, interaction: discord.Interaction, player: discord.User, table: int | None = None) -> None:
        """Call somebody to the table."""

        async def act(caller: Caller, chosen: int) -> Screen:
            return await invite(caller, chosen, player)

        await self._at_own_table(interaction, table, act)

    @app_commands.command(name=word("command-table-board"), description=about("table-board"))
    @app_commands.autocomplete(table=suggestions.tables_to_end)
    @options("table-board", "table")
    async def board(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Post the board again, here."""
        await self._at_table(interaction, table, post_board_again, managed_table)

    @app_commands.command(name=word("command-table-undo"), description=about("table-undo"))
    @app_commands.autocomplete(table=suggestions.own_tables)
    @options("table-undo", "table")
    async def undo(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Take the last choice back."""

        async def act(caller: Caller, chosen: int) -> Screen:
            return await take_back(caller, chosen)

        await self._at_table(interaction, table, act, named_or_here)

    @app_commands.command(name=word("command-table-practice"), description=about("table-practice"))
    @app_commands.choices(game=choices("choice-game", *OFFERED.games()))
    @options("table-practice", "game")
    async def practice(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """Begin a game with the computer at once."""

        async def act(caller: Caller) -> Screen:
            return await practice(caller, game)

        await serve(self._services, interaction, act)

    async def _at_own_table(self, interaction: discord.Interaction, table: int | None, act: TableAct) -> None:
        await self._at_table(interaction, table, act, own_table)

    async def _at_table(
        self, interaction: discord.Interaction, table: int | None, act: TableAct, which: WhichTable
    ) -> None:
        async def at_table(caller: Caller) -> Screen:
            return await act(caller, await which(caller, table))

        await serve(self._services, interaction, at_table, table)


async def setup(bot: Neighbot) -> None:
    """Add the commands."""
    await bot.add_cog(TableCommands(bot))
