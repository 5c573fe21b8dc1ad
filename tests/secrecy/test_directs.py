"""Whether a person takes direct messages shows to nobody: the channel gets the same, in the same order, at one time."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from bot.client.boards import Boards
from bot.client.bucket import Bucket
from bot.client.calls import Failed
from bot.client.direct_screens import DirectScreens
from bot.client.direct_sender import DirectSender
from bot.client.sender import Sender
from bot.client.speaker import Speaker
from bot.client.troubles import Troubles
from bot.content.library import Library
from bot.content.yaml_files import DATA
from bot.screens.screen import Screen
from bot.tables.personal import Personal
from bot.texts import Texts
from tests.client.fake_channels import FakeChannels
from tests.client.test_direct_sender import DirectChannels
from tests.secrecy.worlds import drawn
from tests.tables.hunt_rig import hunt, hunt_rig
from tests.tables.rig import BOB, CYN, Rig

TEXTS = Texts.load(DATA / "texts")


class Channel(FakeChannels):
    """Keeps all that the channel gets, with its instant."""

    def __init__(self, rig: Rig) -> None:
        super().__init__()
        self._rig = rig
        self.record: list[tuple[float, str, int, object]] = []

    async def post(self, channel: int, screen: Screen, nonce: str) -> int | Failed:
        sent = await super().post(channel, screen, nonce)
        assert isinstance(sent, int)
        self.record.append((self._rig.clock.now(), nonce, sent, drawn(screen)))
        return sent

    async def edit(self, channel: int, message: int, screen: Screen) -> Failed | None:
        self.record.append((self._rig.clock.now(), "edit", message, drawn(screen)))
        return await super().edit(channel, message, screen)

    async def delete(self, channel: int, message: int) -> Failed | None:
        self.record.append((self._rig.clock.now(), "delete", message, None))
        return await super().delete(channel, message)


async def played(
    folder: Path, reach: str, bids: str, answers: int = 60
) -> tuple[list[tuple[float, str, int, object]], int]:
    """Play some way; gives what the channel got, and how many direct messages Bob got."""
    folder.mkdir()
    rig = await hunt_rig(folder)
    channel, directs = Channel(rig), DirectChannels()
    if reach == "closed":
        directs.closed[BOB] = 50007
    elif reach == "unwanted":
        await rig.tables.set_personal(BOB, Personal(bid_messages="channel"))
    boards = Boards(rig.tables, rig.repository, channel, TEXTS, Library(), 0.0, lambda: 1_000_000.0)
    sender = Sender(rig.tables, Speaker(rig.tables, channel, TEXTS, Library()), boards, channel, Troubles(), rig.clock)
    screens = DirectScreens(rig.tables, rig.repository, TEXTS)
    direct = DirectSender(rig.tables, rig.repository, directs, screens, Bucket(99, 1.0, rig.clock.now), rig.clock)
    for each in (sender, direct):
        rig.tables.listen(each.wake)
        await each.start()
    table = await hunt(rig, BOB, CYN, rules={"bids": bids})
    await quiet(rig)
    channel.record.clear()  # how many edits of the lobby flow together is the scheduler's choice
    rng = Random(bids)
    for _ in range(answers):
        await quiet(rig)
        match = (await rig.tables.look(table)).match
        assert match is not None
        asked = rng.choice(match.decisions)
        picks = (
            [rng.choice(asked.exits)] if asked.exits and rng.random() < 0.3 else rng.sample(asked.options, asked.least)
        )
        await rig.tables.answer(table, (11, 12, 13)[asked.seat], asked.id, picks)
        rig.clock.set(rig.clock.now() + 1.0)
    await quiet(rig)
    for each in (sender, direct):
        await each.stop(5.0)
    await rig.repository.close()
    return channel.record, directs.posted_in.count(BOB)


async def quiet(rig: Rig) -> None:
    async with asyncio.timeout(20):
        while await rig.tables.outbox.tables():
            await asyncio.sleep(0.002)


@pytest.mark.parametrize("bids", ["in_turn", "together"])
async def test_the_channel_does_not_tell_whose_messages_are_closed(tmp_path: Path, bids: str) -> None:
    taken, messages = await played(tmp_path / "open", "open", bids)
    assert messages > 0
    assert any("opens with" in str(part) for *_, part in taken)
    for reach in ("closed", "unwanted"):
        record, none = await played(tmp_path / reach, reach, bids)
        assert none == 0
        assert record == taken
