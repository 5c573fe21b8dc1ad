"""Chains, extra turns and extra actions of people's own cards come to an end, and everybody is told."""

from random import Random

import pytest

from bot.content.library import Library
from bot.games.core.chance import Chance
from bot.games.core.events import Event
from bot.games.stables import bounds
from bot.games.stables.match import StableMatch
from bot.games.stables.redeal import redeal
from bot.games.stables.state import Setup, State, Turn
from bot.simulation.choosers import random_chooser
from bot.simulation.driver import play
from bot.simulation.lockstep import Lockstep
from tests.content.own.drawing import draw_deck, read
from tests.content.own.making import Deck, ability, card, deck
from tests.games.stables.random_play import check_position

SACRIFICE = {"step": "sacrifice", "what": "unicorn"}
OUROBOROS = card(
    "ouroboros", type="upgrade", abilities=ability(SACRIFICE, {"step": "revive"}, when="unicorn_comes_or_goes")
)
SUNDIAL = card("sundial", type="upgrade", abilities=ability({"step": "extra_turn"}, when="turn_begins"))
SPINNER = card("spinner", abilities=ability(*[{"step": "extra_action"}] * 8))
IDLE = card(
    "idle", type="magical", abilities=ability({"step": "sacrifice_this"}, {"step": "steal"}, when="enters", may=True)
)
TIDAL = card(
    "tidal", type="upgrade", abilities=ability({"step": "destroy"}, {"step": "draw"}, when="unicorn_comes_or_goes")
)


class Scene:
    """Two seats, seat 0 about to act, with cards of a deck of people's own among those of the box."""

    def __init__(self, own: Deck, stable: list[str], hand: list[str], discard: list[str]) -> None:
        self.library = Library()
        book = self.library.book(self.library.deck("second", [self.library.shelf.put(deck(own))]))
        cards: list[int] = []

        def take(names: list[str]) -> list[int]:
            cards.extend(book.number.get(name, book.number.get(f"own.sky.{name}", -1)) for name in names)
            return list(range(len(cards) - len(names), len(cards)))

        stables, hands = [take(stable), list[int]()], [take(hand), list[int]()]
        pile, waste, nursery = take(["narwhal"] * 30), take(discard), take(["baby_narwhal"])
        rules = self.library.houserules.stable_rules("second", {})
        setup = Setup("second", book.name, rules, 2, 7, tuple(cards), (0,) * len(book.designs))
        state = State(
            setup, Chance("scene"), pile, waste, nursery, hands, stables, [Turn(0, phase="action")], stirred=False
        )
        self.match = StableMatch(book, state)
        self.match.run()
        self.told: list[Event] = []
        self.answers = 0

    def answer(self, *wanted: str) -> None:
        """Answer what is asked, with one of the wanted words if it is offered, else with the first option."""
        self.match = self.library.load(self.match.save())
        asked = self.match.decisions[0]
        offered = [*asked.options, *asked.exits]
        picks = next(([word] for word in wanted if word in offered), offered[: max(1, asked.least)])
        view = self.match.view(asked.seat)
        assert redeal(self.match.book, view, "any").view(asked.seat) == view
        self.told += self.match.answer(asked.seat, asked.id, picks)
        self.answers += 1
        check_position(self.match)

    def until(self, name: str, *wanted: str) -> Event:
        """Go on until an event of that name is told."""
        while not any(event.name == name for event in self.told):
            assert self.answers < 1000
            assert self.match.outcome is None
            self.answer(*wanted)
        return next(event for event in self.told if event.name == name)


def test_a_chain_that_feeds_itself_is_cut_and_told() -> None:
    scene = Scene(OUROBOROS, ["ouroboros", "baby_unicorn_red"], ["greedy_flying_unicorn"], ["rhinocorn"])
    cut = scene.until("chain_cut", "play greedy_flying_unicorn")
    assert cut.why == "own.sky.ouroboros"
    assert sum(event.name == "revives" for event in scene.told) >= bounds.MOST_EFFECTS // 2
    assert scene.match.state.triggers == []
    scene.told.clear()
    scene.until("turn")
    assert scene.match.state.chained == 0


def test_extra_turns_in_a_row_come_to_an_end() -> None:
    scene = Scene(SUNDIAL, ["sundial"], [], [])
    assert scene.until("turns_cut", "draw").seat == 0
    turns = [event.seat for event in scene.told if event.name == "turn"]
    assert turns == [1, *[0] * (bounds.MOST_EXTRA_TURNS + 1), 1]


def test_extra_actions_in_a_turn_come_to_an_end() -> None:
    scene = Scene(SPINNER, [], ["spinner"] * 4, [])
    scene.until("actions_cut", "play own.sky.spinner")
    assert sum(event.name == "acts_again" for event in scene.told) == bounds.MOST_EXTRA_ACTIONS
    scene.until("turn", "draw")


def test_an_effect_with_nothing_to_choose_is_offered_all_the_same() -> None:
    scene = Scene(IDLE, [], ["idle"], [])
    scene.until("enters", "play own.sky.idle", "pass")
    assert [(asked.kind, asked.answers()) for asked in scene.match.decisions] == [("use", ["use", "skip"])]
    scene.answer("use")
    assert scene.match.state.stables[0] == []


def test_asking_beside_another_effect_does_nothing_yet() -> None:
    scene = Scene(TIDAL, ["tidal", "tidal"], ["swift_flying_unicorn"], ["neigh"])
    scene.until("turn", "play swift_flying_unicorn", "skip", "pass")
    assert sum(event.name == "draws" and event.why == "own.sky.tidal" for event in scene.told) == 2


@pytest.mark.parametrize("seed", range(12))
def test_any_deck_that_passes_the_check_can_be_played(seed: int) -> None:
    library, content, chance = Library(), draw_deck(f"drawn {seed}"), Random(seed)
    read(content)
    own = library.shelf.put(content)
    for preset, rules in ((own, {}), ("second", {"expansions": [own]})):
        match = library.start(preset, rules, 3, f"drawn {seed}")
        twin = Lockstep(library.load, match)
        played = play(match, [random_chooser(chance)] * 3, chance, lambda _: None, twin)
        assert played.broken == ()
