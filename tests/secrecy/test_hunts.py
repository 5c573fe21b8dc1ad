"""Hunts in pairs: bids, placed schemes and hands at the market betray nothing to a player or the channel."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from bot.content.rule import RuleValue
from bot.content.yaml_files import DATA
from bot.games.core.decisions import Decision
from bot.games.hunt.match import HuntMatch
from bot.games.hunt.payment import cheapest
from bot.texts import Texts
from tests.secrecy.hunt_worlds import HuntWorld, hunt_world
from tests.secrecy.worlds import VIEWER_SEAT

TEXTS = Texts.load(DATA / "texts")
HIDDEN_TO_THE_END: Mapping[str, RuleValue] = {"expert": True, "initiation": "no_schemes"}
Pair = tuple[list[str], list[str]]


def shape(decisions: Sequence[Decision]) -> list[tuple[int, int, str, bool]]:
    return sorted((one.id, one.seat, one.kind, one.open) for one in decisions)


def revealed(match: HuntMatch) -> bool:
    """Whether bids or scheme cards lie open by now, which may rightly differ: the first hunt is decided."""
    look = match.look(None)
    return look.hunt_number > 1 or (look.hunt is not None and not look.hunt.bidding and bool(look.hunt.bids))


def bids(one: Decision, other: Decision, rng: Random, *, alike: bool) -> Pair:
    """As many cards in both runs: with `alike` totals, as in an Expert game, or with others. Else both pass."""
    count = rng.randint(one.least, min(one.most, 2)) if one.options else 0
    if not one.options or len(one.options) < count:
        return ["pass"], ["pass"]
    pairs = [
        (list(left), list(right))
        for left in combinations(one.options, count)
        for right in combinations(other.options, count)
        if left != right and (not alike or sum(map(int, left)) == sum(map(int, right)))
    ]
    return rng.choice(pairs) if pairs and rng.random() < 0.9 else (["pass"], ["pass"])


def paid(hand: Sequence[int], cost: int) -> tuple[int, int]:
    """What everybody sees of a payment in the Expert game: the sum, and how many cards go."""
    cards = cheapest(hand, cost) or []
    return sum(cards), len(cards)


def answers(
    one: Decision,
    other: Decision,
    hands: tuple[list[int], list[int]],
    prices: dict[str, int],
    rng: Random,
    *,
    alike: bool,
) -> Pair:
    """Answers of another seat that look the same from outside, with other cards behind them where that is possible."""
    match one.kind:
        case "bid":
            return bids(one, other, rng, alike=alike)
        case "trap":
            return [one.options[0]], [other.options[0]]
        case "rewind":
            return [rng.choice(one.options)], [rng.choice(other.options)]
        case "market":
            assert one.options == other.options
            left, right = hands
            both = [item for item in one.options if paid(left, prices[item]) == paid(right, prices[item])]
            picks = [rng.choice(both)] if both and rng.random() < 0.5 else ["pass"]
            return picks, picks
        case _:
            assert one.options == other.options
            picks = [rng.choice(one.answers())]
            return picks, picks


def own_answer(asked: Decision, rng: Random) -> list[str]:
    """Any answer of the viewer."""
    if not asked.options or (asked.exits and rng.random() < 0.3):
        return [rng.choice(asked.exits)]
    return rng.sample(asked.options, asked.least)


async def run_together(one: HuntWorld, other: HuntWorld, rng: Random, *, to_the_end: bool) -> Counter[str]:
    """Play both runs by answers that look the same to the viewer; gives how often they differed in secret, by kind."""
    differed: Counter[str] = Counter()
    compared = 0
    while True:
        left, right = await one.hunt(), await other.hunt()
        if left.outcome or (revealed(left) and not to_the_end):
            assert bool(left.outcome) is bool(right.outcome)
            return differed
        assert one.record[compared:] == other.record[compared:]
        compared = len(one.record)
        assert shape(left.decisions) == shape(right.decisions)
        asked = rng.choice(left.decisions)
        twin = next(each for each in right.decisions if (each.seat, each.id) == (asked.seat, asked.id))
        if asked.seat == VIEWER_SEAT:
            assert asked == twin
            pair = (picks := own_answer(asked, rng)), picks
        else:
            hands = left.state.seats[asked.seat].hand, right.state.seats[asked.seat].hand
            prices = {item.id: item.cost for item in left.book.items.values()}
            pair = answers(asked, twin, hands, prices, rng, alike=to_the_end)
            differed[asked.kind] += pair[0] != pair[1] or asked.options != twin.options
            differed["hands"] += sorted(hands[0]) != sorted(hands[1])
        await one.answer(asked, pair[0])
        await other.answer(twin, pair[1])


@pytest.mark.parametrize("rules", [{}, {"bids": "together"}, {"unused_scheme_discard": "face_down"}])
async def test_schemes_and_bids_are_hidden_up_to_the_reveal(tmp_path: Path, rules: Mapping[str, RuleValue]) -> None:
    differed: Counter[str] = Counter()
    for seed in "abcdef":
        async with (
            hunt_world(tmp_path, TEXTS, rules, seed, swapped=False) as one,
            hunt_world(tmp_path, TEXTS, rules, seed, swapped=True) as other,
        ):
            differed += await run_together(one, other, Random(seed), to_the_end=False)
            differed["told"] += one.record != other.record
    assert differed["trap"] >= 6
    assert differed["bid"] >= 3
    assert differed["told"] >= 3  # once it is revealed: the comparison above would have seen it


@pytest.mark.parametrize("rules", [{}, {"bids": "together"}])
async def test_an_expert_hides_hands_and_piles_to_the_end(tmp_path: Path, rules: Mapping[str, RuleValue]) -> None:
    differed: Counter[str] = Counter()
    for seed in "abc":
        async with (
            hunt_world(tmp_path, TEXTS, {**HIDDEN_TO_THE_END, **rules}, seed, swapped=False) as one,
            hunt_world(tmp_path, TEXTS, {**HIDDEN_TO_THE_END, **rules}, seed, swapped=True) as other,
        ):
            differed += await run_together(one, other, Random(seed), to_the_end=True)
    assert differed["bid"] > 20
    assert differed["hands"] > 20
