"""A press on a button or a pick from a menu, read from its `custom_id`."""

from collections.abc import Awaitable, Callable, Mapping

import discord
from msgspec import Struct

from bot.client.caller import Caller
from bot.games.core.decisions import Decision
from bot.screens.custom_ids import CustomId
from bot.screens.screen import Screen
from bot.tables.errors import TableError
from bot.tables.state import TableState


class Press(Struct, frozen=True):
    """Who pressed what. `values` are a menu's picks."""

    caller: Caller
    id: CustomId
    values: tuple[str, ...]

    @property
    def table(self) -> int:
        """The table that the control belongs to."""
        return self.id.table

    def picked(self) -> str:
        """Give what was picked from a menu. Raises `TableError("not_offered")` if nothing was."""
        if not self.values:
            raise TableError("not_offered")
        return self.values[0]

    def number(self, otherwise: int) -> int:
        """Give the argument as a number from 0; `otherwise` if it is none."""
        argument = self.id.argument
        return int(argument) if argument.isascii() and argument.isdigit() else otherwise

    async def look(self) -> TableState:
        """Give the table. Raises `TableError`."""
        return await self.caller.services.tables.look(self.table)

    async def asked(self) -> Decision:
        """Give the person's own open decision that the control belongs to.

        Raises `TableError`: `stale` if it is over or was never theirs, `not_yours` for whoever doesn't play.
        """
        state = await self.look()
        seat = state.seat_of(self.caller.user)
        if seat is None:
            raise TableError("not_yours")
        for asked in state.open_to(seat):
            if state.token(asked.id) == self.id.token:
                return asked
        raise TableError("stale")


Route = Callable[[Press], Awaitable[Screen]]
Routes = Mapping[str, Route]
"""What to do, by a control's verb."""


def values_of(interaction: discord.Interaction) -> tuple[str, ...]:
    """Give what was picked from a menu."""
    data = interaction.data or {}
    values = data.get("values", [])
    return tuple(str(value) for value in values)
