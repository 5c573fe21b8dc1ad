"""A mirror's picture goes with its board: sent when it changes, of what the mirror may show, left out where refused."""

from collections.abc import Mapping
from random import Random

import pytest

from bot.client.painter import Painter
from bot.client.pictured import PicturedMessages
from bot.content.library import Library
from bot.content.rule import RuleValue
from bot.pictures.scene import ChartScene, Scene, StableScene
from bot.screens import layouts
from bot.screens.screen import Painted, Screen
from tests.client.mirror_desk import MirrorDesk, step
from tests.client.test_board_pictures import Gallery, broken
from tests.tables.conftest import Build
from tests.tables.conftest import rigs as rigs_of_tables
from tests.tables.rig import ANN, BOB, NAMES

rigs = rigs_of_tables
Sent = tuple[str, str, int, bool]


class Pictures:
    """A desk of mirrors whose painter keeps what it draws."""

    def __init__(self, desk: MirrorDesk, gallery: Gallery, drawn: list[Scene], table: int) -> None:
        self.desk, self.gallery, self.drawn, self.table = desk, gallery, drawn, table
        self.rng = Random("mirrored pictures")

    async def play(self, answers: int) -> list[Sent]:
        """Answer so often; gives what was sent with a picture, or refused for one."""
        self.gallery.shown.clear()
        for _ in range(answers):
            if not await step(self.desk.rig, self.table, self.rng):
                break
        await self.desk.quiet()
        return [sent for sent in self.gallery.shown if sent[1]]


async def begun(rigs: Build, rules: Mapping[str, RuleValue] | None = None, *, fails: bool = False) -> Pictures:
    drawn: list[Scene] = []

    def draw(scene: Scene) -> bytes:
        drawn.append(scene)
        return b"png"

    gallery = Gallery()
    desk = MirrorDesk(await rigs(library=Library()), gallery, Painter(broken if fails else draw, 5.0))
    await desk.sender.start()
    table = await desk.rig.tables.open(1, 2, ANN, "Ann", rules={"unicorns_to_win": 3, **(rules or {})})
    await desk.rig.tables.join(table, BOB, NAMES[BOB])
    await desk.rig.tables.start(table, ANN)
    await desk.begin(table)
    await desk.quiet()
    return Pictures(desk, gallery, drawn, table)


async def test_it_is_sent_once_and_again_only_when_it_changes(rigs: Build) -> None:
    shown = await begun(rigs)
    first, *others = [sent for sent in shown.gallery.shown if sent[1]]
    assert (first[0], first[2]) == ("post", 1)
    assert all(sent[1:] == (first[1], 0, True) for sent in others)
    changed = await shown.play(6)
    assert changed
    assert all(kept != bool(files) for _, _, files, kept in changed)
    uploads = [picture for _, picture, files, _ in changed if files]
    assert all(one != next_ for one, next_ in zip([first[1], *uploads], uploads, strict=False))


async def test_at_the_end_it_shows_how_the_game_went(rigs: Build) -> None:
    shown = await begun(rigs, {"mirror_delay_turns": 1})
    while (await shown.desk.rig.tables.look(shown.table)).status == "playing":
        await shown.play(10)
    assert isinstance(shown.drawn[-1], ChartScene)
    assert {type(scene) for scene in shown.drawn[:-1]} == {StableScene}
    assert [files for kind, picture, files, _ in shown.gallery.shown if kind == "post" and picture][-1:] == [1]


@pytest.mark.parametrize("why", ["rule", "broken", "refused"])
async def test_without_it_everything_is_told_in_words(rigs: Build, why: str) -> None:
    shown = await begun(rigs, {"pictures": False} if why == "rule" else {}, fails=why == "broken")
    if why == "refused":
        shown.gallery.allowed = False
    sent = [one for _ in range(3) for one in await shown.play(5)]
    assert [kind for kind, _, files, _ in sent if files] == (["refused"] if why == "refused" else [])
    assert bool(shown.drawn) is (why == "refused")
    (board,) = [text for text in shown.desk.channels.texts() if "Mirror of" in text]
    assert "Draw pile" in board


async def test_a_picture_that_is_gone_from_its_message_is_sent_again() -> None:
    gallery = Gallery()
    messages = PicturedMessages(gallery, lambda: 0.0)

    async def draw(pictured: bool) -> Screen:
        assert pictured
        return layouts.screen(["a board"], picture=Painted("a.png", "a board", b"png"))

    message = await messages.post(3, "once", draw)
    assert isinstance(message, int)
    gallery.refuse["edit"] = [50035]
    assert await messages.edit(3, message, draw) is None
    assert [(kind, files, kept) for kind, _, files, kept in gallery.shown] == [
        ("post", 1, False),
        ("edit", 0, True),
        ("edit", 1, False),
    ]
