"""What a table is right now, as last committed. Whoever holds one may read it for as long as they like."""

from msgspec import Struct

from bot.games.core.decisions import Decision
from bot.store.records import Alarm, Status, TableRow
from bot.tables.document import SeatRecord, TableDocument
from bot.tables.ports import PlayedMatch, View
from bot.tables.tokens import token
from bot.tables.undoing.standing import names_before, stands


class Waiting(Struct, frozen=True):
    """What the table waits for, in the form that everybody may see: `seats` are those asked, answered or not."""

    decision: int
    token: str
    kind: str
    source: str
    seats: tuple[int, ...]
    until: float


class TableState(Struct, frozen=True):
    """A table's row, document, match and alarms. Read only: changes are made by `Tables`."""

    row: TableRow
    document: TableDocument
    match: PlayedMatch | None
    alarms: tuple[Alarm, ...]

    @property
    def id(self) -> int:
        """The table's number."""
        return self.row.id

    @property
    def status(self) -> Status:
        """How the table stands."""
        return self.row.status

    @property
    def home(self) -> int:
        """The channel that the table is in, or in whose thread it is."""
        return self.document.home or self.row.channel

    def is_in(self, channel: int) -> bool:
        """Tell whether the table is in a channel, or in one of its threads."""
        return channel in (self.row.channel, self.home)

    @property
    def seats(self) -> list[SeatRecord]:
        """The seats, by number."""
        return self.document.seats

    def seat_of(self, user: int) -> int | None:
        """Give a person's seat; None for whoever does not play or has left."""
        return self.document.seat_of(user)

    def view(self, viewer: int | None) -> View | None:
        """Give what a seat or a spectator may know of the game, None before it begins."""
        return self.match.view(viewer) if self.match is not None else None

    def open_to(self, seat: int) -> list[Decision]:
        """Give the decisions that wait for a seat. Private: only that seat may see them."""
        if self.match is None or self.status != "playing":
            return []
        return [decision for decision in self.match.decisions if decision.seat == seat]

    def token(self, decision: int) -> str:
        """Give a decision's opaque name."""
        return token(self.document.secret, decision, names_before(self.document.taken_back, decision))

    def former_tokens(self, decision: int) -> list[str]:
        """Give the names that decisions of an id had before they were taken back."""
        used = names_before(self.document.taken_back, decision)
        return [token(self.document.secret, decision, before) for before in range(used)]

    def stands(self, answer: int) -> bool:
        """Tell whether the answer of that number was never taken back."""
        return stands(self.document.taken_back, answer)

    def decision_named(self, name: str) -> int | None:
        """Give the open decision with that opaque name."""
        if self.match is None or self.status != "playing":
            return None
        ids = {decision.id for decision in self.match.decisions}
        return next((number for number in sorted(ids) if self.token(number) == name), None)

    def until(self, decision: int) -> float | None:
        """Give the deadline of an open decision."""
        for alarm in self.alarms:
            if alarm.kind == "deadline" and alarm.decision == decision:
                return alarm.at
        return None

    def waiting(self) -> list[Waiting]:
        """Give what the table waits for, without telling who has answered already."""
        if self.match is None or self.status != "playing":
            return []
        first = {decision.id: decision for decision in reversed(self.match.decisions)}
        return [
            Waiting(
                alarm.decision,
                self.token(alarm.decision),
                first[alarm.decision].kind,
                first[alarm.decision].source,
                alarm.seats,
                alarm.at,
            )
            for alarm in self.alarms
            if alarm.kind == "deadline" and alarm.decision in first
        ]
