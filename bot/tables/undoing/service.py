"""The front door of taking answers back: who may, what of, and where the game then goes on."""

from bot.store.repository import Repository
from bot.tables.document import LastAnswer, TableDocument
from bot.tables.errors import TableError
from bot.tables.keeper import Keeper
from bot.tables.own_decks import bring
from bot.tables.plays import need_game
from bot.tables.ports import PlayedMatch
from bot.tables.seating import need_seat
from bot.tables.state import TableState
from bot.tables.tokens import undo_name
from bot.tables.undoing.offers import OFF, rule_of
from bot.tables.undoing.restoring import Goal, go_back
from bot.tables.work import Work


class Undoing:
    """Takes answers back at all tables of a process."""

    def __init__(self, repository: Repository, keeper: Keeper) -> None:
        self._repository = repository
        self._keeper = keeper

    async def take_back(self, table: int, user: int, name: str = "") -> None:
        """Take a person's last answer back: the one of that opaque name, if it has to be just that one.

        Raises `undo_off`, `undo_late` (somebody has acted or learnt something since), `undo_done` (that was taken back
        before), `not_seated`, `not_started`, `over`, `frozen`.
        """
        state = await self._keeper.state(table)
        last = state.document.last_answer
        match = await self._position(state, last) if last is not None else None

        def step(work: Work) -> None:
            need_game(work)
            own = _own(work.document, need_seat(work, user), name)
            if own != last or match is None:
                raise TableError("undo_late")
            go_back(work, Goal(match=match, last=own))

        await self._keeper.change(table, step)

    async def _position(self, state: TableState, last: LastAnswer) -> PlayedMatch | None:
        """Give the match as it was before an answer; None if it began before positions were kept."""
        position = await self._repository.positions.at(state.id, last.number - 1)
        if position is None:
            return None
        await bring(self._repository, self._keeper.library.shelf, state.document.decks)
        return self._keeper.library.saved_game(position.save.data)


def _own(document: TableDocument, seat: int, name: str) -> LastAnswer:
    """Give the answer that a seat may take back by one press, if that is the one meant."""
    if rule_of(document) == OFF:
        raise TableError("undo_off")
    if any(name == undo_name(document.secret, one.back_to + 1) for one in document.taken_back):
        raise TableError("undo_done")
    last = document.last_answer
    if last is None or last.seat != seat or name not in ("", undo_name(document.secret, last.number)):
        raise TableError("undo_late")
    return last
