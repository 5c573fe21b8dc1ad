"""Whole runs in pairs: nothing that a player or the channel is sent betrays cards that they may not know."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from bot.content.yaml_files import DATA
from bot.games.core.decisions import Decision
from bot.texts import Texts
from tests.secrecy.worlds import VIEWER_SEAT, World, world_of

TEXTS = Texts.load(DATA / "texts")
MIXING = frozenset({"search"})
"""Decisions that look into the deck and then shuffle it: whoever searches may rightly see the swapped cards."""


def common_answer(one: Decision, other: Decision, rng: Random) -> list[str] | None:
    """An answer that is possible in both runs, or None."""
    both = list((Counter(one.options) & Counter(other.options)).elements())
    exits = [key for key in one.exits if key in other.exits]
    if exits and (len(both) < one.least or rng.random() < 0.2):
        return [rng.choice(exits)]
    return rng.sample(both, one.least) if both and len(both) >= one.least else None


def shape(decisions: Sequence[Decision]) -> list[tuple[int, int, str]]:
    return sorted((decision.id, decision.seat, decision.kind) for decision in decisions)


async def run_together(one: World, other: World, rng: Random) -> tuple[int, set[str]]:
    """Play both runs by the same answers while the viewer can't rightly tell them apart; gives steps and kinds seen."""
    steps = compared = 0
    kinds: set[str] = set()
    while steps < 400:
        left, right = await one.match(), await other.match()
        mixing = any(decision.kind in MIXING for decision in left.decisions)
        if left.outcome or right.outcome or mixing or await one.known() != await other.known():
            break
        assert one.record[compared:] == other.record[compared:]
        compared = len(one.record)
        assert shape(left.decisions) == shape(right.decisions)
        decision = rng.choice(left.decisions)
        twin = next(each for each in right.decisions if (each.seat, each.id) == (decision.seat, decision.id))
        if decision.seat == VIEWER_SEAT:
            assert decision == twin
        picks = common_answer(decision, twin, rng)
        if picks is None:
            break
        if not decision.open and decision.options != twin.options:
            kinds.add(decision.kind)
        await one.answer(decision, picks)
        await other.answer(twin, picks)
        steps += 1
    return steps, kinds


@pytest.mark.parametrize(("preset", "part"), [("second", 0), ("second", 1), ("second", 2), ("kids", 0)])
async def test_no_byte_tells_the_runs_apart(tmp_path: Path, preset: str, part: int) -> None:
    steps = 0
    different: set[str] = set()
    for seed in range(4):
        folder = tmp_path / str(seed)
        folder.mkdir()
        plain, swapped = (world_of(folder, TEXTS, preset, swapped=swapped) for swapped in (False, True))
        async with plain as one, swapped as other:
            assert (await one.match()).state.hands != (await other.match()).state.hands
            taken, kinds = await run_together(one, other, Random(f"{part}:{seed}"))
        steps += taken
        different |= kinds
    assert steps > 60
    assert {"action", "window"} & different
