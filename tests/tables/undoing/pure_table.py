"""A table of people at a real game, without a store: changes are made and finished, none is written."""

from random import Random

from bot.content.library import Library
from bot.games.core.decisions import Decision
from bot.store.records import AnswerRow, TableRow
from bot.tables import plays
from bot.tables.document import LastAnswer, SeatRecord, TableDocument, encode_document
from bot.tables.players.random_player import RandomPlayer
from bot.tables.ports import PlayedMatch
from bot.tables.state import TableState
from bot.tables.steps import settle, take_forced
from bot.tables.undoing.restoring import Goal, go_back
from bot.tables.work import Work

LIBRARY = Library()
NAMES = ("Ann", "Bob", "Cyn", "Dan", "Eve", "Fay")
NOW = 1_000_000.0
FIRST_USER = 100


class PureTable:
    """`state` is the table as the last change left it; the clock stands still, so that deadlines can be compared."""

    def __init__(
        self,
        preset: str,
        seats: int,
        seed: str,
        rules: dict[str, object] | None = None,
        match: PlayedMatch | None = None,
    ) -> None:
        self.random = Random(seed)
        self._chooser = RandomPlayer(seed)
        document = TableDocument(
            secret=seed, preset=preset, pace="live", language="en", host=FIRST_USER, opener="Ann", opened_at=0.0
        )
        document.seats = [SeatRecord(user=FIRST_USER + seat, name=NAMES[seat]) for seat in range(seats)]
        row = TableRow(7, 1, 2, "lobby", 1, encode_document(document))
        work = Work(TableState(row, document, None, ()), NOW)
        work.begin(match or LIBRARY.new_game(preset, rules or {}, seats, seed))
        take_forced(work)
        settle(work)
        self.standing: list[AnswerRow] = []
        self.state = self._finished(work)

    @property
    def match(self) -> PlayedMatch:
        assert self.state.match is not None
        return self.state.match

    def any_answer(self) -> tuple[Decision, list[str]]:
        """Choose one of those who are asked, and an answer."""
        asked = self.random.choice(list(self.match.decisions))
        return asked, self._chooser.choose(self.match.view(asked.seat), asked)

    def answer(self, asked: Decision, picks: list[str]) -> Work:
        """Give an answer; gives the change by which that was done."""
        work = Work(self.state, NOW)
        plays.answer(work, FIRST_USER + asked.seat, asked.id, picks)
        self.standing += work.answers
        self.state = self._finished(work)
        return work

    def go_back(self, before: PlayedMatch, last: LastAnswer, why: str = "") -> Work:
        """Take the answer `last` back, before which the game stood so."""
        work = Work(self.state, NOW)
        self.standing = [row for row in self.standing if row.number < last.number]
        go_back(work, Goal(match=before, last=last, why=why, earlier=self.standing))
        self.state = self._finished(work)
        return work

    def _finished(self, work: Work) -> TableState:
        return work.finish("1")[1]
