"""The board's picture goes with the board: sent once, replaced when it changes, done without where it can't be."""

from dataclasses import dataclass, field

import pytest

from bot.client.boards import Boards
from bot.client.calls import Failed
from bot.client.painter import Painter
from bot.client.pictured import WITHOUT_FILES_SECONDS
from bot.client.sender import Sender
from bot.client.speaker import Speaker
from bot.client.troubles import Troubles
from bot.content.library import Library
from bot.content.yaml_files import DATA
from bot.pictures.scene import Scene
from bot.screens.screen import Screen
from bot.tables.players.random_player import RandomPlayer
from bot.texts import Texts
from tests.client.fake_channels import FakeChannels
from tests.tables.conftest import Build
from tests.tables.conftest import rigs as rigs_of_tables
from tests.tables.rig import ANN, BOB, Rig

rigs = rigs_of_tables
TEXTS = Texts.load(DATA / "texts")


@dataclass
class Gallery(FakeChannels):
    """Channels that keep what pictures come with messages, and may refuse them."""

    allowed: bool = True
    shown: list[tuple[str, str, int, bool]] = field(default_factory=list[tuple[str, str, int, bool]])

    async def post(self, channel: int, screen: Screen, nonce: str) -> int | Failed:
        if screen.files and not self.allowed:
            self.shown.append(("refused", screen.picture, 1, False))
            return Failed(50013)
        self.shown.append(("post", screen.picture, len(screen.files), screen.kept))
        return await super().post(channel, screen, nonce)

    async def edit(self, channel: int, message: int, screen: Screen) -> Failed | None:
        if screen.files and not self.allowed:
            self.shown.append(("refused", screen.picture, 1, False))
            return Failed(50013)
        self.shown.append(("edit", screen.picture, len(screen.files), screen.kept))
        return await super().edit(channel, message, screen)


class Desk:
    """Boards and speaker on a rig, with a painter that names what it draws."""

    def __init__(self, rig: Rig, painter: Painter | None = None) -> None:
        self.rig, self.channels, self.now = rig, Gallery(), 1_000_000.0
        self.drawn: list[Scene] = []
        painter = painter or Painter(self._draw, 5.0)
        self.boards = Boards(
            rig.tables, rig.repository, self.channels, TEXTS, Library(), 0.0, lambda: self.now, painter
        )
        speaker = Speaker(rig.tables, self.channels, TEXTS, Library(), painter=painter)
        self.sender = Sender(rig.tables, speaker, self.boards, self.channels, Troubles(), rig.clock)

    def _draw(self, scene: Scene) -> bytes:
        self.drawn.append(scene)
        return b"png"

    async def show(self, table: int) -> list[tuple[str, str, int, bool]]:
        """Bring everything up to date; gives what was sent for that."""
        self.channels.shown.clear()
        for _ in range(3):
            await self.sender._attempt(table)  # pyright: ignore[reportPrivateUsage]
        return list(self.channels.shown)

    async def play(self, table: int, answers: int) -> None:
        """Answer at random; fewer times if the game ends."""
        player = RandomPlayer("pictures")
        for _ in range(answers):
            state = await self.rig.tables.look(table)
            if state.match is None or state.status != "playing":
                return
            asked = state.match.decisions[0]
            picks = player.choose(state.match.view(asked.seat), asked)
            await self.rig.tables.answer(table, state.seats[asked.seat].user, asked.id, picks)


async def desk_of(rigs: Build, painter: Painter | None = None) -> tuple[Desk, int]:
    rig = await rigs(library=Library())
    return Desk(rig, painter), await rig.game(BOB)


async def test_the_picture_is_posted_and_sent_again_only_when_it_changes(rigs: Build) -> None:
    desk, table = await desk_of(rigs)
    first = [sent for sent in await desk.show(table) if sent[1]]
    assert [(kind, files) for kind, _, files, _ in first] == [("post", 1)]
    await desk.rig.tables.outbox.redraw(table, "board")
    (same,) = await desk.show(table)
    assert same == ("edit", first[0][1], 0, True)
    await desk.play(table, 6)
    changed = [sent for sent in await desk.show(table) if sent[1]]
    assert [(kind, files, kept) for kind, _, files, kept in changed] == [("edit", 1, False)]
    assert changed[0][1] != first[0][1]


async def test_a_new_process_sends_it_again(rigs: Build) -> None:
    desk, table = await desk_of(rigs)
    await desk.show(table)
    other = Desk(desk.rig)
    other.channels.messages, other.channels.by_nonce = desk.channels.messages, desk.channels.by_nonce
    await desk.rig.tables.outbox.redraw(table, "board")
    assert [(kind, files) for kind, _, files, _ in await other.show(table)] == [("edit", 1)]


async def test_after_a_refused_edit_it_is_sent_again(rigs: Build) -> None:
    desk, table = await desk_of(rigs)
    await desk.show(table)
    await desk.rig.tables.outbox.redraw(table, "board")
    desk.channels.refuse["edit"] = [10008]
    shown = await desk.show(table)
    assert [(kind, files, kept) for kind, _, files, kept in shown] == [("edit", 0, True), ("post", 1, False)]


@pytest.mark.parametrize("late", [False, True])
async def test_where_no_files_are_allowed_the_board_is_text_for_a_while(rigs: Build, late: bool) -> None:
    desk, table = await desk_of(rigs)
    desk.channels.allowed = late
    posted = await desk.show(table)
    if late:
        desk.channels.allowed = False
        await desk.play(table, 6)
        posted = await desk.show(table)
    boards = [sent for sent in posted if sent[0] in ("refused", "edit")] if late else posted
    assert [sent[0] for sent in boards].count("refused") == 1
    await desk.play(table, 6)
    assert all(kind != "refused" and not files for kind, _, files, _ in await desk.show(table))
    desk.channels.allowed = True
    desk.now += WITHOUT_FILES_SECONDS
    await desk.rig.tables.outbox.redraw(table, "board")
    assert [files for _, _, files, _ in await desk.show(table)] == [1]


def broken(scene: Scene) -> bytes:
    raise ValueError(scene)


@pytest.mark.parametrize("switch", ["rule", "broken"])
async def test_a_whole_game_is_played_in_words(rigs: Build, switch: str) -> None:
    rig = await rigs(library=Library())
    desk = Desk(rig, Painter(broken) if switch == "broken" else None)
    table = await rig.lobby(BOB)
    if switch == "rule":
        await rig.tables.set_up(table, ANN, rules={"pictures": False})
    await rig.tables.start(table, ANN)
    shown = await desk.show(table)
    while (await rig.tables.look(table)).status == "playing":
        await desk.play(table, 40)
        shown += await desk.show(table)
    assert any("wins" in text or "Nobody" in text for text in desk.channels.texts())
    assert {(picture, files) for _, picture, files, _ in shown} == {("", 0)}
    assert desk.drawn == []


async def test_the_end_shows_how_the_game_went(rigs: Build) -> None:
    desk, table = await desk_of(rigs)
    await desk.show(table)
    shown: list[tuple[str, str, int, bool]] = []
    while (await desk.rig.tables.look(table)).status == "playing":
        await desk.play(table, 40)
        shown = await desk.show(table)
    document = await desk.rig.document(table)
    match = (await desk.rig.state(table)).match
    assert match is not None
    assert document.course[max(document.course)] == list(match.standing)
    assert len(document.course) >= match.view(None).turns
    assert {type(scene).__name__ for scene in desk.drawn} == {"StableScene", "ChartScene"}
    assert [files for kind, _, files, _ in shown if kind == "post" and files] == [1]
