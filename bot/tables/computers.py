"""Computers in the lobby: who seats them, and how strong they are to be."""

from collections.abc import Iterable

from bot.tables import lobby
from bot.tables.document import SeatRecord
from bot.tables.errors import TableError
from bot.tables.keeper import Keeper
from bot.tables.ports import Library
from bot.tables.seating import need_seat
from bot.tables.work import Work


def last_chosen(work: Work, usual: str) -> str:
    """Give the kind of the computer seated last, so that a table that wants strong ones says so once."""
    return next((one.player for one in reversed(work.document.seats) if not one.person), usual)


class Computers:
    """Seats computers of the kinds `known`, of which `usual` is taken where nobody says anything."""

    def __init__(self, keeper: Keeper, library: Library, known: Iterable[str], usual: str) -> None:
        self._keeper = keeper
        self._library = library
        self._known = tuple(known)
        self._usual = usual

    async def add(self, table: int, user: int, player: str | None = None) -> int:
        """Let someone at the table seat a computer; gives the seat. Raises `unknown_player`, `full`, `not_seated`."""

        def step(work: Work) -> int:
            need_seat(work, user)
            chosen = player or last_chosen(work, self._usual)
            return lobby.join(work, self._library, SeatRecord(player=self._need(chosen)))

        return await self._keeper.change(table, step)

    async def choose(self, table: int, user: int, seat: int, player: str) -> None:
        """Let someone at the table say how strong the computer of a seat plays.

        Raises `not_lobby`, `not_seated`, `no_computer`, `unknown_player`.
        """

        def step(work: Work) -> None:
            lobby.need_lobby(work)
            need_seat(work, user)
            seats = work.document.seats
            if not 0 <= seat < len(seats) or seats[seat].person:
                raise TableError("no_computer")
            seats[seat].player = self._need(player)
            lobby.touch(work)

        await self._keeper.change(table, step)

    def _need(self, player: str) -> str:
        if player not in self._known:
            raise TableError("unknown_player", player=player)
        return player
