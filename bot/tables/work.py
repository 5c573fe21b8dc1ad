"""A change to a table while it is being made: a private copy, and everything that must be written with it."""

from collections.abc import Sequence

import msgspec

from bot.games.core.decisions import Decision
from bot.games.core.events import Event
from bot.store.records import (
    Actor,
    Alarm,
    AnswerRow,
    BoardWish,
    Change,
    EventRow,
    Follows,
    Item,
    Moment,
    Save,
    Status,
    TableRow,
)
from bot.tables.directs import boards_changed
from bot.tables.document import TableDocument, decode_document, delay_of, encode_document
from bot.tables.items import AnyPayload, encode_payload, kind_of
from bot.tables.paces import Pace, pace_of
from bot.tables.ports import PlayedMatch
from bot.tables.state import TableState
from bot.tables.tokens import nonce, token
from bot.tables.undoing.standing import TAKING_BACK, names_before

SPARE_TURNS = 3
"""So many turns can be taken back, and a mirror that lags still has something to show."""

encode_event = msgspec.json.Encoder().encode
decode_event = msgspec.json.Decoder(Event).decode


class Work:
    """A table's state, copied; change it freely, then `finish` it or throw it away."""

    def __init__(self, before: TableState, now: float) -> None:
        self.before = before
        self.now = now
        self.status: Status = before.row.status
        self.channel = before.row.channel
        self.document: TableDocument = decode_document(before.row.document)
        self.match: PlayedMatch | None = before.match
        self.alarms: list[Alarm] = list(before.alarms)
        self.touched = False
        self.follows: Follows | None = None
        self.answered: set[int] = set()
        self.answers: list[AnswerRow] = []
        self.earlier: Sequence[AnswerRow] = ()
        self.events: list[Event] = []
        self._event_rows: list[EventRow] = []
        self._items: list[Item] = []
        self._boards: dict[str, BoardWish] = {}
        self._members_changed = False
        self._match_changed = False
        self._dealt: bytes | None = None

    @property
    def pace(self) -> Pace:
        """The table's pace with its own seconds."""
        return pace_of(self.document.pace, self.document.rules)

    def playing(self) -> PlayedMatch:
        """Give the match as it is in this change."""
        assert self.match is not None
        return self.match

    def open_decisions(self) -> list[Decision]:
        """Give every decision that is open now."""
        if self.match is None or self.status != "playing":
            return []
        return list(self.match.decisions)

    def token(self, decision: int) -> str:
        """Give a decision's opaque name."""
        return token(self.document.secret, decision, names_before(self.document.taken_back, decision))

    def begin(self, match: PlayedMatch) -> None:
        """Put a new match on the table."""
        self.match = match
        self.status = "playing"
        self.document.started_at = self.now
        self._match_changed = True
        self._dealt = match.save()

    def answer(self, seat: int, decision: int, picks: list[str], actor: Actor) -> list[Event]:
        """Give an answer to the match's copy and log it. Raises `Refused` and whatever a broken rule raises."""
        match = self.playing()
        if not self._match_changed:
            match = self.match = match.copy()
            self._match_changed = True
        events = match.answer(seat, decision, picks)
        number = self.before.row.answers + len(self.answers) + 1
        self._log(AnswerRow(number, seat, decision, tuple(picks), actor, self.now), events)
        self.answered.add(seat)
        return events

    def restore(self, match: PlayedMatch, row: AnswerRow, fact: Event | None) -> None:
        """Put an earlier position back on the table: logged as an answer, told as a fact if there is anything to tell.

        `earlier` then has to say which answers stand from before, where decisions that they were given to open again.
        """
        self.match = match
        self._match_changed = True
        self._log(row, [] if fact is None else [fact])

    def _log(self, row: AnswerRow, events: list[Event]) -> None:
        self.document.last_answer = None
        self.answers.append(row)
        if row.actor == "person" and row.decision != TAKING_BACK:
            self.document.first_answers.setdefault(row.seat, row.number)
        for event in events:
            self.events.append(event)
            place = self.before.row.events + len(self.events)
            self._event_rows.append(EventRow(place, row.number, encode_event(event)))
        self.touched = True

    def say(self, payload: AnyPayload, name: str = "", *, board: bool = True) -> None:
        """Queue something to be said once, and mostly draw the board anew; `name` finds its message again."""
        number = self.before.row.items + len(self._items) + 1
        unique = nonce(self.document.secret, "item", number)
        self._items.append(Item(number, kind_of(payload), encode_payload(payload), unique, name))
        self.touched = True
        if board:
            self.redraw("board" if self.status != "lobby" else "lobby")

    def redraw(self, board: str, *, kept: bool = False) -> None:
        """Ask for a board, or a direct message that is one, to be drawn anew; `kept`: only if there is one already."""
        self._boards[board] = BoardWish(board, nonce(self.document.secret, board, self.before.row.version + 1), kept)
        self.touched = True

    def members_changed(self) -> None:
        """Note that people came or went."""
        self._members_changed = True
        self.touched = True

    def close(self, status: Status, reason: str) -> None:
        """End the table: no clock runs on."""
        self.status = status
        self.document.ended_at = self.now
        self.document.ended_by = reason
        self.alarms = []
        self.touched = True

    def finish(self, rules_version: str) -> tuple[Change, TableState]:
        """Give what must be written, and the state that is published once it has been."""
        row = self._row()
        after = TableState(row, self.document, self.match, tuple(self.alarms))
        for board, asks in boards_changed(self.before, after).items():
            self.redraw(board, kept=not asks)
        save = None
        if self._match_changed:
            save = Save(self.playing().save(), rules_version)
        change = Change(
            row=row,
            save=save,
            first_save=Save(self._dealt, rules_version) if self._dealt is not None else None,
            answers=self.answers,
            events=self._event_rows,
            items=self._items,
            boards=list(self._boards.values()),
            alarms=self.alarms if tuple(self.alarms) != self.before.alarms else None,
            members=self.document.people() if self._members_changed else None,
            open_decisions=frozenset(decision.id for decision in self.open_decisions()),
            answered=frozenset(self.answered),
            follows=self.follows,
        )
        if save is not None and self.status == "playing":
            self._keep_moment(change, save)
        return change, after

    def _keep_moment(self, change: Change, save: Save) -> None:
        """Mirrors that lag need to know how the table stood when a turn began; turns may have been taken back."""
        lag, turn = delay_of(self.document), self.playing().view(None).turns
        before = self.before.match.view(None).turns if self.before.match is not None else turn - 1
        if lag and turn > before:
            change.moment = Moment(turn, change.row.events, save.data)
            change.shown_turn = turn - lag - SPARE_TURNS
        elif turn < before:
            change.last_turn = turn

    def _row(self) -> TableRow:
        old = self.before.row
        return TableRow(
            old.id,
            old.guild,
            self.channel,
            self.status,
            old.version + 1,
            encode_document(self.document),
            old.events + len(self.events),
            old.answers + len(self.answers),
            old.items + len(self._items),
        )
