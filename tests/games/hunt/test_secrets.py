"""Pairs (secrecy.md): two tables that differ only in what a viewer can't see look the same to that viewer.

The second table is the first one's view, dealt anew. A seat answers at both in the same public way (as many cards,
the same power, the same unicorn), whatever its cards are; then the viewer must be told and shown the same, unless the
answer turned cards face up.
"""

from collections import Counter
from random import Random

import msgspec
import pytest

from bot.content.library import Library
from bot.games.core.decisions import Decision
from bot.games.core.events import Event
from bot.games.hunt.match import HuntMatch
from bot.games.hunt.redeal import redeal
from tests.games.hunt.random_play import positions, random_answer

TURNED_UP = {"reveals", "reveals_scheme", "discards_scheme", "pays", "takes_back", "replaces", "day"}
"""Facts that show cards to everybody."""
EXPERT_TURNED_UP = {"reveals", "reveals_scheme", "replaces", "day", "pays"}
"""Those of the Expert game, where discards lie face down; totals, and how many cards were paid, show all the same."""


def same_in_public(picks: list[str], decision: Decision, sealed: bool, chance: Random) -> list[str] | None:
    """An answer at the other table that looks like `picks`; None if its cards don't allow one."""
    if decision.kind == "trap":
        return [chance.choice(decision.options)]
    if decision.kind != "bid":
        return picks if decision.accepts(picks) else None
    if sealed:
        return random_answer(decision, chance)
    if picks == ["pass"]:
        return picks
    words = [extra.word for extra in decision.extras if extra.word in picks]
    return [*chance.sample(decision.options, len(picks) - len(words)), *words]


def shown(match: HuntMatch, told: list[Event], viewer: int | None) -> tuple[object, ...]:
    """All that a viewer gets: events, view, who must answer what."""
    events = [event.seen_by(viewer) for event in told]
    return msgspec.json.encode(events), match.view(viewer)


def compare(match: HuntMatch, viewer: int | None, at: str, compared: Counter[str]) -> None:
    """Give one answer at both tables and hold them against each other."""
    chance = Random(at)
    here, there = match.copy(), redeal(match.book, match.view(viewer), at)
    place = chance.randrange(len(here.decisions))
    asked, other = here.decisions[place], there.decisions[place]
    if asked.seat == viewer:
        return
    sealed = match.state.setup.rules.bids == "together" and len(here.decisions) > 1
    picks = random_answer(asked, chance)
    like = same_in_public(picks, other, sealed, chance)
    if like is None:
        return
    one, two = here.answer(asked.seat, asked.id, picks), there.answer(other.seat, other.id, like)
    turned_up = EXPERT_TURNED_UP if match.state.setup.rules.expert else TURNED_UP
    if not turned_up & {event.name for event in (*one, *two)}:
        assert shown(here, one, viewer) == shown(there, two, viewer), (asked.kind, picks, like)
        compared[asked.kind] += picks != like or asked.kind not in ("bid", "trap")


@pytest.mark.parametrize("expert", [False, True])
@pytest.mark.parametrize("bids", ["in_turn", "together"])
def test_what_is_hidden_makes_no_difference(library: Library, bids: str, expert: bool) -> None:
    compared = Counter[str]()
    rules = {"bids": bids, "expert": expert, "unused_scheme_discard": "face_down"}
    for game in range(5):
        match = library.hunts.start("hunt", rules, 4, f"pairs {game}")
        for at, _ in enumerate(positions(match, Random(game))):
            if match.outcome is None:
                for viewer in (None, 0, 2):
                    compare(match, viewer, f"{game} {at} {viewer}", compared)
    wanted = {"trap", "trap_unicorn", "bid", "market", "sight", "sight_move"} - (set() if expert else {"trap_unicorn"})
    assert {kind for kind, times in compared.items() if times > 3} >= wanted


def test_who_knows_is_told(library: Library) -> None:
    """The comparison can fail: a seat is told its own cards."""
    match = library.hunts.start("hunt", {"character_choice": "random"}, 3, "own")
    asked = match.decisions[0]
    match.answer(asked.seat, asked.id, asked.options[:1])
    told = match.answer(asked.seat, match.decisions[0].id, match.decisions[0].options[:1])
    (placed,) = [event for event in told if event.name == "places"]
    assert placed.seen_by(asked.seat).cards == placed.secret
    assert placed.secret
    assert placed.seen_by(None) == placed.seen_by((asked.seat + 1) % 3)
    assert placed.seen_by(None).cards == ()


def test_the_shapeshifter_is_placed_like_any_other_card(library: Library) -> None:
    """Its owner is shown the deck's top card; nobody else can tell."""
    for seed in range(40):
        match = library.hunts.start("hunt", {"character_choice": "random"}, 4, f"shift {seed}")
        while match.decisions[0].kind == "trap":
            asked = match.decisions[0]
            pick = "shapeshifter" if "shapeshifter" in asked.options else asked.options[0]
            match.answer(asked.seat, asked.id, [pick])
            told = match.answer(asked.seat, match.decisions[0].id, [match.state.line[asked.seat]])
            placed = told[0]
            assert placed.seen_by(None) == msgspec.structs.replace(placed, secret=(), knows=())
            if pick == "shapeshifter":
                assert placed.secret == ("shapeshifter", match.state.deck[-1])
                return
            assert placed.secret == (pick,)
    raise AssertionError("nobody has drawn it")
