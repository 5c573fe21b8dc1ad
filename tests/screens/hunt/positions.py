"""Hunts set up by hand: a table as a scenario says it, shown to its players."""

from typing import Any

from bot.games.core.decisions import Decision
from bot.games.hunt.match import HuntMatch
from bot.scenarios.files import Scenario
from bot.scenarios.hunt_stage import HuntStage
from bot.screens.hunt.showing import HuntShowing
from bot.texts import Locale, Texts
from tests.screens.play import LIBRARY, document, state_of

SEATS = ["Ann", "Bob", "Cyn", "Dan"]


class Position:
    """A hunt at some moment, and what its screens are made from."""

    def __init__(
        self, texts: Texts, table: dict[str, Any], rules: dict[str, Any] | None = None, seats: int = 4
    ) -> None:
        names = SEATS[:seats]
        scenario = Scenario("screens", "hunt", "hunt", names, [], {}, table=table, rules=rules or {})
        self.texts = texts
        self.match: HuntMatch = HuntStage(LIBRARY, scenario).set_up("screens")
        self.document = document(names, preset="hunt", rules=rules or {})

    @property
    def showing(self) -> HuntShowing:
        status = "over" if self.match.outcome is not None else "playing"
        return HuntShowing(self.texts, Locale.ENGLISH, state_of(self.match, self.document, status))

    @property
    def asked(self) -> Decision:
        return self.match.decisions[0]

    def answer(self, *picks: str, seat: int | None = None) -> list[Any]:
        asked = next(one for one in self.match.decisions if seat in (None, one.seat))
        return self.match.answer(asked.seat, asked.id, list(picks))
