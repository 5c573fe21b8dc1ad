"""Mirrors and watchers in pairs of runs: boards, stories and lags betray no card that only players may know."""

from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest

from bot.client.mirror_screens import MirrorScreens
from bot.client.painter import Painter
from bot.content.library import Library
from bot.content.rule import RuleValue
from bot.content.yaml_files import DATA
from bot.screens import board, watching
from bot.screens.showing import Showing
from bot.store.records import Mirror
from bot.store.sqlite import SqliteRepository, open_repository
from bot.tables.mirrors import Mirrors, story_nonce
from bot.texts import Locale, Texts
from tests.secrecy.test_whole_runs import run_together
from tests.secrecy.worlds import PEOPLE, World, drawn

TEXTS = Texts.load(DATA / "texts")


class MirroredWorld(World):
    """Keeps, besides what the channel gets, all that a mirror and a watcher are shown."""

    def __init__(self, repository: SqliteRepository, rules: Mapping[str, RuleValue], *, swapped: bool) -> None:
        super().__init__(repository, TEXTS, "second", swapped=swapped)
        self._rules = rules
        self._mirrors = Mirrors(repository, Library())
        self._painter = Painter(lambda scene: type(scene).__name__.encode(), 5.0)
        self._screens = MirrorScreens(self.tables, self._mirrors, TEXTS, Library(), self._painter)
        self._mirror: Mirror | None = None
        self.lagged = 0
        self.pictures: dict[int, set[str]] = {}

    async def begin(self) -> None:
        self.table = await self.tables.open(1, 2, 11, "Ann", self.preset, rules=self._rules)
        for user in (12, 13):
            await self.tables.join(self.table, user, PEOPLE[user])
        self._mirror = Mirror(self.table, 3, 1, 11, 0, 0, None, None, 0)
        await self.tables.start(self.table, 11)
        await self.note()

    async def note(self) -> None:
        await super().note()
        state = await self.tables.look(self.table)
        if self._mirror is None or state.match is None or state.status != "playing":
            return
        sight = await self._mirrors.sight(state)
        self.lagged += sight.state is not state and sight.state.match is not None
        screen = await self._screens.board(sight, True)
        assert bool(screen.picture) is (sight.state.match is not None)
        self.pictures.setdefault(sight.mark, set()).add(screen.picture)
        self.keep(sight.mark, sight.events, screen.picture, drawn(screen))
        last = await self._screens.told_up_to(sight, self._mirror)
        new = Mirror(self.table, 3, 1, 11, self._mirror.told, last, None, None, 0)
        told = await self._screens.story(sight, new)
        self.keep(story_nonce(state, new, 0), [drawn(screen) for screen in told])
        self._mirror = Mirror(self.table, 3, 1, 11, max(last, new.told), 0, None, None, 0)
        events = await self._mirrors.story(self.table, state.row.events)
        showing = Showing(TEXTS, Locale.ENGLISH, state)
        painted = await self._painter.paint(board.picture(showing, events))
        self.keep(drawn(watching.live(showing, Library(), events, painted)))


@asynccontextmanager
async def mirrored(folder: Path, rules: Mapping[str, RuleValue], *, swapped: bool) -> AsyncGenerator[MirroredWorld]:
    repository = await open_repository(folder / f"{'swapped' if swapped else 'plain'}.db")
    try:
        world = MirroredWorld(repository, rules, swapped=swapped)
        await world.begin()
        yield world
    finally:
        await repository.close()


@pytest.mark.parametrize("delay", [0, 1])
async def test_no_byte_of_a_mirror_tells_the_runs_apart(tmp_path: Path, delay: int) -> None:
    rules: dict[str, RuleValue] = {"mirror_delay_turns": delay} if delay else {}
    steps = lagged = 0
    for seed in range(3):
        folder = tmp_path / str(seed)
        folder.mkdir()
        plain, swapped = (mirrored(folder, rules, swapped=swapped) for swapped in (False, True))
        async with plain as one, swapped as other:
            assert (await one.match()).state.hands != (await other.match()).state.hands
            taken, _ = await run_together(one, other, Random(f"mirror {delay}:{seed}"))
            lagged += one.lagged
            assert all(len(shown) == 1 for shown in one.pictures.values()), "it tells of what came later"
            assert len(one.pictures) > 2
        steps += taken
    assert steps > 40
    assert bool(lagged) is bool(delay)
