"""Pairs: the same game twice with other hands behind the public facts. What is said, and when, is alike."""

from pathlib import Path

import pytest

from bot.tables.personal import Personal
from tests.tables.fake_game import Stage, action, choice, window
from tests.tables.rig import ANN, BOB, CYN, build

Timeline = list[tuple[float, str, bytes]]


async def watched(folder: Path, stages: list[Stage]) -> Timeline:
    """Everything that is said at a table where Ann plays, Bob lets be after 3 s, Cyn dozes and a computer sits."""
    rig = await build(folder, stages)
    await rig.tables.set_personal(BOB, Personal(let_be_after=3))
    table = await rig.game(BOB, CYN, computers=1)
    timeline: Timeline = []
    while True:
        for item in await rig.repository.pending(table):
            timeline.append((rig.clock.now(), item.nonce, item.payload))
            await rig.repository.sent(table, item.number, 2, item.number)
        if (await rig.state(table)).status != "playing":
            break
        instant = await rig.repository.next_alarm(rig.clock.now())
        assert instant is not None
        await rig.after(instant - rig.clock.now())
    await rig.repository.close()
    assert timeline[-1][2].startswith(b'{"kind":"end"')
    return timeline


def game(*, neigh_at: int, alike: bool) -> list[Stage]:
    hand = ["x", "x"] if alike else ["x", "y"]
    return [
        action(0),
        window([1, 2, 3], [neigh_at]),
        choice({2: hand}),
        choice(dict.fromkeys(range(4), hand)),
        action(1),
    ]


@pytest.mark.parametrize("holder", [1, 2])
async def test_a_window_tells_nothing_about_neighs(tmp_path: Path, holder: int) -> None:
    without = await watched(tmp_path / "without", game(neigh_at=-1, alike=False))
    held = await watched(tmp_path / "held", game(neigh_at=holder, alike=False))
    assert without == held


async def test_a_choice_among_alike_cards_starts_like_any_other(tmp_path: Path) -> None:
    """Cyn dozes in one run and has no choice in the other: what differs is only that she is answered for in time."""
    alike = await watched(tmp_path / "alike", game(neigh_at=-1, alike=True))
    different = await watched(tmp_path / "different", game(neigh_at=-1, alike=False))
    common = sum(1 for left, right in zip(alike, different, strict=False) if left == right)
    assert alike[:common] == different[:common]
    assert b'"kind":"call"' in alike[common - 1][2]
    assert alike[common][0] - alike[common - 1][0] >= 4


async def test_the_hidden_name_of_a_fact_never_leaves(tmp_path: Path) -> None:
    said = b"".join(payload for _, _, payload in await watched(tmp_path, game(neigh_at=1, alike=False)))
    assert b"secret" not in said
    assert b"draw" not in said


async def test_ann_is_not_told_apart_by_her_answers(tmp_path: Path) -> None:
    """Two answers of which only Ann may know which it was."""
    lines: list[list[bytes]] = []
    for pick in ("play a", "play b"):
        rig = await build(tmp_path / pick[-1], [action(0), window([1, 2])])
        table = await rig.game(BOB, CYN)
        await rig.press(table, ANN, pick)
        lines.append([item.payload for item in await rig.repository.pending(table)])
        await rig.repository.close()
    assert lines[0] == lines[1]
