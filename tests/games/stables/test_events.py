"""What a spectator is told is the whole story: hands and stables can be kept up to date from public events alone."""

from collections import Counter
from random import Random

import pytest

from bot.content.library import Library
from bot.games.core.events import Event
from bot.games.stables.match import StableMatch
from tests.games.stables.random_play import random_answer

TO_HAND = ("takes_from_discard", "finds", "keeps")
TO_STABLE = ("enters", "takes_baby", "brings", "revives", "brings_baby")
FROM_HAND = ("plays", "neighs", "brings")
REMOVED = ("destroyed", "sacrificed")


class Chronicle:
    """A table as somebody draws it who only hears what everybody is told."""

    def __init__(self, match: StableMatch) -> None:
        self.hands = [len(hand) for hand in match.state.hands]
        self.stables = [Counter(map(match.table.id, stable)) for stable in match.state.stables]
        self._last = Event("")

    def hear(self, event: Event) -> None:
        """Note down one event."""
        name, seat, other, card = event.name, event.seat, event.other, event.card
        if name in FROM_HAND:
            self.hands[seat] -= 1
        if name in TO_HAND:
            self.hands[seat] += 1
        if name in TO_STABLE:
            self.stables[seat][card] += 1
        if name in REMOVED:
            self._lose(seat, card)
        self._hear_more(name, seat, other, card, event)
        self._last = event

    def _hear_more(self, name: str, seat: int, other: int, card: str, event: Event) -> None:
        match name:
            case "draws":
                self.hands[seat] += event.n
            case "discards":
                self.hands[seat] -= event.n
            case "takes_at_random" | "takes_from_hand":
                self.hands[seat] += 1
                self.hands[other] -= 1
            case "swaps_hands":
                self.hands[seat], self.hands[other] = self.hands[other], self.hands[seat]
            case "shuffles" if event.why == "shake_up":
                self.hands[seat] = 0
            case "shrinks":
                self._lose(seat, card)
            case "steals" | "moves":
                self._lose(other, card)
                self.stables[seat][card] += 1
            case "gives":
                self._lose(seat, card)
                self.stables[other][card] += 1
            case "returns_to_hand" | "returns_to_nursery":
                self.hands[seat] += name == "returns_to_hand"
                if (self._last.seat, self._last.card) != (seat, card) or self._last.name not in REMOVED:
                    self._lose(seat, card)
            case _:
                pass

    def _lose(self, seat: int, card: str) -> None:
        assert self.stables[seat][card] > 0
        self.stables[seat][card] -= 1


@pytest.mark.parametrize(
    ("preset", "rules"),
    [
        ("second", {}),
        ("second", {"neigh_targets": "before", "swap_trigger_timing": "between"}),
        ("first", {}),
        ("kids", {}),
        ("kids", {"kids_cost_timing": "on_announcement", "kids_hand_limit": 3}),
    ],
    ids=["second", "odd", "first", "kids", "odd kids"],
)
@pytest.mark.parametrize("seats", range(2, 9))
def test_public_events_tell_all_that_happens_to_hands_and_stables(
    library: Library, seats: int, preset: str, rules: dict[str, object]
) -> None:
    chance = Random(seats)
    match = library.stables.start(preset, rules, min(seats, library.seats(preset)[-1]), "chronicle")
    chronicle = Chronicle(match)
    while match.outcome is None:
        decision = chance.choice(match.decisions)
        for event in match.answer(decision.seat, decision.id, random_answer(decision, chance)):
            chronicle.hear(event.seen_by(None))
        assert chronicle.hands == [len(hand) for hand in match.state.hands]
        stables = [Counter(map(match.table.id, stable)) for stable in match.state.stables]
        assert [+stable for stable in chronicle.stables] == stables


@pytest.mark.parametrize("preset", ["second", "first", "kids"])
@pytest.mark.parametrize("seats", [3, 5])
def test_secret_cards_are_told_to_those_who_may_know(library: Library, preset: str, seats: int) -> None:
    """Whatever is drawn, kept, looked at or taken unseen: no other seat and no spectator hears an id."""
    chance = Random(seats)
    match = library.stables.start(preset, {}, seats, "secrets")
    heard = set[str]()
    while match.outcome is None:
        decision = chance.choice(match.decisions)
        for event in match.answer(decision.seat, decision.id, random_answer(decision, chance)):
            if not event.secret:
                continue
            heard.add(event.name)
            for viewer in (None, *range(seats)):
                told = event.seen_by(viewer)
                assert not told.secret
                assert (told.cards == event.secret) == (viewer in event.knows)
                assert viewer in event.knows or told.cards == ()
    assert "draws" in heard
