"""Playing scenarios: the steps as written, and between them only what the format lets the runner do by itself."""

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from bot.content.errors import ContentError
from bot.content.library import Library
from bot.games.core.decisions import Decision, Refused
from bot.games.core.match import Match
from bot.scenarios.compare import Mismatch, same
from bot.scenarios.files import Scenario
from bot.scenarios.hunt_stage import HuntStage
from bot.scenarios.saves import unpacked
from bot.scenarios.scene import Scene, StageError
from bot.scenarios.stage import Stage
from bot.scenarios.words import REACTIONS, as_list, fit, listed, to_key, to_word

SEEDS = ("neigh", "whinny", "snort")
ASSERTIONS = ("offered", "not offered", "refuse")
FORCED_LIMIT = 1000


STAGES: dict[str, type[Stage] | type[HuntStage]] = {"unstable": Stage, "kids": Stage, "hunt": HuntStage}
"""What sets up each game's table."""


def play(library: Library, scenario: Scenario, *, resave: bool = False) -> str | None:
    """Play a scenario with every seed, a saved position once.

    Returns what failed (step, expected, got), or None if it passes.
    """
    for deck in scenario.decks:
        library.shelf.put(deck.encode())
    known = scenario.preset in library.houserules.presets or scenario.preset in library.shelf
    if not known or scenario.game not in STAGES:
        return f"preset {scenario.preset!r} can't be played"
    for seed in SEEDS[:1] if scenario.save else SEEDS:
        failure = _play_once(library, scenario, seed, resave)
        if failure:
            return failure
    return None


def _play_once(library: Library, scenario: Scenario, seed: str, resave: bool) -> str | None:
    at = "table"
    try:
        stage = STAGES[scenario.game](library, scenario)
        if scenario.save:
            stage.load(unpacked(scenario.save))
        else:
            stage.set_up(seed)
        run = _Run(stage, resave)
        for number, step in enumerate(scenario.play, start=1):
            at = f"step {number}"
            run.settle(scenario.play[number - 1 :])
            run.step(step)
        at = "then"
        run.settle([])
        run.compare(scenario.then)
    except (Mismatch, StageError, ContentError, Refused) as error:
        return f"{at}: {error}"
    return None


class _Run:
    """One playing of one scenario."""

    def __init__(self, stage: Scene, resave: bool) -> None:
        self.stage = stage
        self.seats = stage.seats
        self._resave = resave

    @property
    def match(self) -> Match:
        """The game as it stands."""
        return self.stage.match

    def settle(self, coming: Sequence[dict[str, Any]]) -> None:
        """Pass windows and take forced decisions, as far as the coming steps leave that to the runner."""
        for _ in range(FORCED_LIMIT):
            decision = next((asked for asked in self.match.decisions if self._may_take(asked, coming)), None)
            if decision is None:
                return
            picks = ["pass"] if decision.kind == "window" else decision.only_answer()
            self.answer(decision, picks or [])
        raise Mismatch("an end of forced decisions", f"more than {FORCED_LIMIT}")

    def _may_take(self, decision: Decision, coming: Sequence[dict[str, Any]]) -> bool:
        if decision.kind == "window":
            return not self._window_is_awaited(coming)
        picks = decision.only_answer()
        if picks is None or self._open(self.seats[decision.seat])[0] is not decision:
            return False
        if not coming:
            return True
        ((what, value),) = coming[0].items()
        if what == "offered":
            return not self._is_stated(decision, coming)
        seat = self.seats[decision.seat]
        return what != seat or all(fit(value, other, self.seats) is None for other in self._open(seat))

    def _is_stated(self, decision: Decision, coming: Sequence[dict[str, Any]]) -> bool:
        """One of the `offered` that come next, one after the other, lists just what the decision offers."""
        seat, offers = self.seats[decision.seat], set(self.stage.offers(decision))
        stated = takewhile(lambda step: "offered" in step, coming)
        return any(set(listed(step["offered"].get(seat, []), self.seats)) == offers for step in stated)

    def _window_is_awaited(self, coming: Sequence[dict[str, Any]]) -> bool:
        """A reaction of a seat asked in the window comes next, or an assertion that names one on the way there."""
        asked = {self.seats[decision.seat] for decision in self.match.decisions if decision.kind == "window"}
        for step in coming:
            ((what, value),) = step.items()
            if what in self.seats:
                return what in asked and as_list(value)[0] in REACTIONS
            if what not in ASSERTIONS:
                return False
            if any(seat in asked and REACTIONS & set(as_list(words)) for seat, words in value.items()):
                return True
        return False

    def answer(self, decision: Decision, picks: list[str]) -> None:
        """Give an answer, and save and load the game if asked to."""
        self.match.answer(decision.seat, decision.id, picks)
        if self._resave:
            self.stage.resave()

    def step(self, step: dict[str, Any]) -> None:
        """Play one step as written."""
        ((what, value),) = step.items()
        match what:
            case "expect":
                self.compare(value)
            case "offered" | "not offered" | "refuse":
                for seat, words in value.items():
                    self._assert(what, seat, words)
            case _:
                self._answer_as_written(what, value)

    def _answer_as_written(self, seat: str, value: object) -> None:
        if seat not in self.seats:
            raise Mismatch("a seat or an assertion", seat)
        for decision in self._open(seat):
            picks = fit(value, decision, self.seats)
            if picks is not None:
                self.answer(decision, picks)
                return
        raise Mismatch(f"{seat}: {value}", f"open decisions {self._waiting()}")

    def _assert(self, what: str, seat: str, words: object) -> None:
        """Compare with a seat's open decision; where it has several (effects in an order of its choice), with any."""
        if what == "refuse":
            self._refuse(seat, words)
            return
        offers = [set(self.stage.offers(decision)) for decision in self._open(seat)] or [set[str]()]
        named = set(listed(words, self.seats))
        if not any(named == offer if what == "offered" else not named & offer for offer in offers):
            raise Mismatch(
                f"{seat} {what} {words}", [sorted(to_word(key, self.seats) for key in offer) for offer in offers]
            )

    def _refuse(self, seat: str, words: object) -> None:
        before = self.match.save()
        for decision in self._open(seat):
            if fit(words, decision, self.seats) is not None:
                raise Mismatch(f"{seat} refused {words}", "it is open")
        place = self.seats.index(seat)
        numbers = {decision.id for decision in self.match.decisions} or {0}
        picks = [to_key(word, self.seats) for word in as_list(words)]
        for number in numbers:
            try:
                self.match.answer(place, number, picks)
            except Refused:
                continue
            raise Mismatch(f"{seat} refused {words}", "it was accepted")
        if self.match.save() != before:
            raise Mismatch("an unchanged table", "a refused answer changed it")

    def _open(self, seat: str) -> list[Decision]:
        return [decision for decision in self.match.decisions if self.seats[decision.seat] == seat]

    def _waiting(self) -> dict[str, list[str]]:
        return {
            self.seats[decision.seat]: sorted(to_word(key, self.seats) for key in self.stage.offers(decision))
            for decision in reversed(self.match.decisions)
        }

    def compare(self, wanted: dict[str, Any]) -> None:
        """Compare the zones named in `expect` or `then`."""
        for zone, value in wanted.items():
            if zone in self.seats:
                for part, cards in value.items():
                    if not self._is_gone(part):
                        self._same(f"{zone} {part}", part, cards, self.stage.read_seat(zone, part))
            elif zone == "waiting":
                _same_waiting(value, self._waiting())
            elif zone == "sees":
                self._compare_seen(value)
            elif zone != "ordered" and not self._is_gone(zone):
                ordered = zone == "discard" and bool(wanted.get("ordered"))
                self._same(zone, zone, value, self.stage.read(zone), ordered=ordered)

    def _compare_seen(self, wanted: dict[str, Any]) -> None:
        for viewer, parts in wanted.items():
            for part, value in parts.items():
                zones = value if part in self.seats else {part: value}
                seat = part if part in self.seats else ""
                for zone, cards in zones.items():
                    got = self.stage.read_as_seen(viewer, seat, zone)
                    if isinstance(cards, int) and not isinstance(got, int) and got:
                        raise Mismatch(f"{viewer} sees only how many: {seat} {zone} {cards}", got)
                    self._same(f"{viewer} sees {seat} {zone}", zone, cards, got)

    def _is_gone(self, zone: str) -> bool:
        return self.match.outcome is not None and zone in self.stage.gone

    def _same(self, name: str, zone: str, wanted: object, got: object, *, ordered: bool = False) -> None:
        ordered = ordered or zone in self.stage.ordered
        if not same(wanted, got, ordered=ordered, partial=zone in self.stage.partial):
            raise Mismatch(f"{name} {wanted}", got)


def _same_waiting(wanted: dict[str, Any], got: dict[str, list[str]]) -> None:
    if {seat: sorted(listed(words, ())) for seat, words in wanted.items()} != got:
        raise Mismatch(f"waiting {wanted}", got)
