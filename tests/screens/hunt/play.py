"""Hunts for screens: the real engine, a table's state built by hand around it, answers at random."""

from collections.abc import Iterator, Sequence
from random import Random

from bot.games.core.decisions import Decision
from bot.games.core.events import Event
from bot.games.hunt.match import HuntMatch
from bot.screens.hunt.showing import HuntShowing
from bot.store.records import Status
from bot.texts import Locale, Texts
from tests.screens.play import LIBRARY, NAMES, document, state_of


class HuntGame:
    """A hunt in progress at a table, with the events of the latest answer and all before."""

    def __init__(
        self,
        texts: Texts,
        seats: int,
        seed: str,
        rules: dict[str, object] | None = None,
        names: Sequence[str] = NAMES,
    ) -> None:
        self.texts = texts
        self.random = Random(seed)
        self.match: HuntMatch = LIBRARY.hunts.start("hunt", rules or {}, seats, seed)
        self.document = document(names[:seats], preset="hunt", rules=rules or {})
        self.latest: list[Event] = []
        self.told: list[Event] = []

    @property
    def showing(self) -> HuntShowing:
        status: Status = "over" if self.match.outcome is not None else "playing"
        return HuntShowing(self.texts, Locale.ENGLISH, state_of(self.match, self.document, status))

    def answer(self, asked: Decision, picks: Sequence[str]) -> None:
        self.latest = self.match.answer(asked.seat, asked.id, picks)
        self.told += self.latest

    def picks(self, asked: Decision) -> list[str]:
        """Choose at random among the legal answers."""
        if asked.exits and (not asked.options or self.random.random() < 0.25):
            return [self.random.choice(asked.exits)]
        extras = [extra for extra in asked.extras if self.random.random() < 0.5]
        more = sum(extra.more for extra in extras)
        most = min(asked.most, len(asked.options) - more)
        picks = self.random.sample(asked.options, self.random.randint(asked.least, most) + more)
        return [*picks, *(extra.word for extra in extras)]

    def play(self) -> Iterator[Decision]:
        """Play to the end with random answers; yields every decision that is open before it is answered."""
        while self.match.outcome is None:
            asked = self.random.choice(list(self.match.decisions))
            yield asked
            if asked in self.match.decisions:
                self.answer(asked, self.picks(asked))
