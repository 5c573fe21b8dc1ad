"""What is picked as remarkable about a stable game, from facts that everybody saw."""

from collections.abc import Mapping, Sequence
from random import Random

import pytest

from bot.content.library import Library
from bot.games.core.events import Event
from bot.games.core.highlights import MOST, Highlight
from bot.games.stables.highlights import KINDS, highlights
from tests.games.stables.random_play import random_answer

UNICORNS = frozenset({"narwhal", "llamacorn", "unicorn_phoenix"})


def picked(*events: Event, course: Mapping[int, Sequence[int]] | None = None) -> list[Highlight]:
    return highlights(events, course or {}, UNICORNS.__contains__)


def turn(number: int, seat: int) -> Event:
    return Event("turn", seat, n=number)


def test_the_unicorn_that_completes_the_stable() -> None:
    told = [turn(9, 1), Event("plays", 1, card="narwhal"), Event("enters", 1, 1, card="narwhal")]
    wins = Event("wins", 1, n=7, why="unicorns")
    assert picked(*told, wins) == [Highlight("completes", 9, 1, card="narwhal", n=7)]
    assert picked(*told, Event("wins", 1, n=7, why="deck")) == []
    assert picked(*told, Event("destroyed", 1, card="pandamonium", why="back_kick"), wins) == []
    assert picked(*told, Event("enters", 1, 1, card="yay"), wins) == []


def chain(card: str, neighs: int) -> list[Event]:
    told = [Event("plays", 2, card=card)]
    for count in range(neighs):
        told.append(Event("neighs", count % 2, 2, "neigh", why=card if not count else "neigh"))
    for count in reversed(range(neighs)):
        if count % 2:
            told.append(Event("stops", 0, 1, "neigh", why="neigh"))
    return [*told, Event("stops", 0, 2, card, why="neigh") if neighs % 2 else Event("enters", 2, 2, card)]


@pytest.mark.parametrize(("neighs", "kind"), [(2, "chain"), (3, "chain_stopped"), (4, "chain")])
def test_the_longest_chain_of_neighs(neighs: int, kind: str) -> None:
    told = [turn(3, 2), *chain("yay", 1), turn(4, 2), *chain("narwhal", neighs), turn(5, 2), *chain("llamacorn", 2)]
    assert picked(*told) == [Highlight(kind, 4, 2, card="narwhal", n=neighs)]
    assert picked(turn(3, 2), *chain("yay", 1)) == []


def test_the_effect_that_changes_the_most() -> None:
    def effect(number: int, card: str, changes: int) -> list[Event]:
        used = [turn(number, 0), Event("plays", 0, card=card), Event("works", 0, card=card)]
        return [*used, *(Event("destroyed", seat, card="narwhal", why=card) for seat in range(changes))]

    told = [*effect(4, "two_for_two", 2), *effect(5, "glitter_tornado", 3), *effect(6, "poison", 1)]
    assert picked(*told) == [Highlight("effect", 5, 0, card="glitter_tornado", n=3)]
    assert picked(*effect(6, "poison", 1)) == []
    given = [turn(2, 0), Event("gives", 0, 3, "wire"), *(Event("sacrificed", 3, card="yay", why="wire"),) * 2]
    assert picked(*given) == [Highlight("effect", 2, 3, card="wire", n=2)]


def test_the_last_card_that_stepped_in() -> None:
    first = Event("saved", 0, card="unicorn_phoenix", why="unicorn_phoenix")
    assert picked(turn(2, 1), first) == [
        Highlight("saved_itself", 2, 0, card="unicorn_phoenix", cards=("unicorn_phoenix",))
    ]
    last = Event("saved", 1, card="narwhal", why="black_knight_unicorn")
    (found,) = picked(turn(2, 1), first, turn(3, 1), last)
    assert found == Highlight("saved", 3, 1, card="narwhal", cards=("black_knight_unicorn",))


def test_the_biggest_change_in_another_turn() -> None:
    course = {1: (1, 1), 2: (1, 1), 3: (4, 1), 4: (4, 3), 6: (0, 3)}
    assert picked(course=course) == [Highlight("rises", 2, 0, n=4, before=1)]
    assert picked(course={1: (1, 5), 2: (1, 2)}) == [Highlight("falls", 1, 1, n=2, before=5)]
    assert picked(course={1: (1, 1), 2: (2, 1)}) == []
    told = [turn(2, 1), *chain("narwhal", 2)]
    assert [one.kind for one in picked(*told, course=course)] == ["chain", "rises"]
    assert picked(*told, course=course)[1].turn == 3


@pytest.mark.parametrize(("preset", "seats"), [("second", 2), ("second", 6), ("kids", 4)])
def test_of_whole_games_a_few_are_picked_in_order(preset: str, seats: int) -> None:
    library, seen = Library(), set[str]()
    for seed in range(4):
        match, chance = library.stables.start(preset, {}, seats, f"highlights {seed}"), Random(seed)
        events: list[Event] = []
        while match.outcome is None:
            asked = chance.choice(match.decisions)
            events += match.answer(asked.seat, asked.id, random_answer(asked, chance))
        found = match.highlights([event.seen_by(None) for event in events], {1: [0] * seats, 2: [5] * seats})
        assert len(found) <= MOST
        assert [one.turn for one in found] == sorted(one.turn for one in found)
        assert len({one.kind for one in found}) == len(found)
        seen |= {one.kind for one in found}
    assert seen <= set(KINDS)
    assert len(seen) > 1
