"""Hunts against computers in pairs: how long they take betrays nothing of the cards they hold."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.content.rule import RuleValue
from bot.content.yaml_files import DATA
from bot.games.core.decisions import Decision
from bot.texts import Texts
from tests.secrecy.hunt_worlds import HuntWorld, hunt_world
from tests.secrecy.worlds import VIEWER, VIEWER_SEAT

TEXTS = Texts.load(DATA / "texts")
Asked = dict[tuple[int, int, str], tuple[float, Sequence[str]]]
"""By decision, seat and kind: how long a computer takes, and between what it chooses."""


class AgainstComputers(HuntWorld):
    """The viewer and two computers; the viewer answers at once, whatever it is."""

    async def begin(self) -> None:
        self.table = await self.tables.open(1, 2, VIEWER, "Ann", "hunt", "live", dict(self.rules))
        for _ in range(2):
            await self.tables.add_computer(self.table, VIEWER)
        await self.tables.start(self.table, VIEWER)

    async def played(self) -> Asked:
        """Play to the end; gives what computers were asked."""
        asked: Asked = {}
        while (match := await self.hunt()).outcome is None:
            await self.note_times(match.decisions, asked)
            own = next((one for one in match.decisions if one.seat == VIEWER_SEAT), None)
            if own is not None:
                picks = [own.exits[0]] if own.exits else own.options[: own.least]
                await self.tables.answer(self.table, VIEWER, own.id, picks)
                continue
            instant = await self.repository.next_alarm(self.clock.now())
            assert instant is not None
            self.clock.set(max(instant, self.clock.now()))
            await self.tables.ring_due()
        return asked

    async def note_times(self, decisions: Sequence[Decision], asked: Asked) -> None:
        """Note each decision of a computer when it is first open."""
        state = await self.tables.look(self.table)
        alarms = {(each.decision, each.seats): each.at for each in state.alarms if each.kind == "player"}
        for one in decisions:
            if one.seat != VIEWER_SEAT and (at := alarms.get((one.id, (one.seat,)))) is not None:
                asked.setdefault((one.id, one.seat, one.kind), (round(at - self.clock.now(), 6), one.options))


@pytest.mark.parametrize("rules", [{}, {"bids": "together"}])
async def test_answering_times_do_not_depend_on_hidden_cards(tmp_path: Path, rules: dict[str, RuleValue]) -> None:
    common, differed, times = 0, 0, set[float]()
    for seed in "ab":
        async with (
            hunt_world(tmp_path, TEXTS, rules, seed, swapped=False, kind=AgainstComputers) as one,
            hunt_world(tmp_path, TEXTS, rules, seed, swapped=True, kind=AgainstComputers) as other,
        ):
            left, right = await one.played(), await other.played()
        for key in left.keys() & right.keys():
            assert left[key][0] == right[key][0] > 0, key
            common += 1
            differed += left[key][1] != right[key][1]
            times.add(left[key][0])
    assert common > 40
    assert differed > 10
    assert len(times) > 20
