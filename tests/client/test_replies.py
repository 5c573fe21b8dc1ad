"""Answering in time: the work races a timer, and what was done stands whatever becomes of the answer."""

import asyncio
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from msgspec.structs import replace

from bot.client.calls import Failed
from bot.client.message_turns import MessageTurns
from bot.client.replies import reply
from bot.screens import errors
from bot.screens.screen import Screen


def refusal(code: int) -> discord.HTTPException:
    response = cast(Any, SimpleNamespace(status=404, reason="no"))
    return discord.HTTPException(response, {"code": code, "message": "no"})


def kept_as(attachments: object) -> str:
    return ", picture kept" if attachments is discord.utils.MISSING else ""


class FakeResponse:
    def __init__(self, said: list[str], codes: list[int]) -> None:
        self.said = said
        self._codes = codes

    async def _note(self, what: str, view: discord.ui.LayoutView | None = None) -> None:
        assert view is None or view.is_finished(), "a view that is not stopped stays in discord.py's store"
        self.said.append(what)
        if self._codes and (code := self._codes.pop(0)):
            raise refusal(code)

    async def send_message(self, *, view: discord.ui.LayoutView, ephemeral: bool, **_: object) -> None:
        assert ephemeral
        await self._note("sent", view)

    async def edit_message(self, *, view: discord.ui.LayoutView, attachments: object, **_: object) -> None:
        await self._note("edited" + kept_as(attachments), view)

    async def defer(self, *, ephemeral: bool, thinking: bool) -> None:
        assert ephemeral
        await self._note("thinking" if thinking else "deferred")


class FakeInteraction:
    def __init__(self, *, private: bool = False, codes: Sequence[int] = (), direct: bool = False) -> None:
        self.id, self.guild_id = 1, None if direct else 7
        self.said: list[str] = []
        self.codes = list(codes)
        self.response = FakeResponse(self.said, self.codes)
        self.followup = SimpleNamespace(send=self._follow_up)
        flags, carried = SimpleNamespace(ephemeral=private), [SimpleNamespace(filename="hand.png")]
        self.message = SimpleNamespace(id=2, flags=flags, attachments=carried) if private or direct else None

    async def _follow_up(self, *, view: discord.ui.LayoutView, ephemeral: bool, **_: object) -> None:
        assert view.is_finished()
        assert ephemeral
        self.said.append("followed up")

    async def edit_original_response(self, *, view: discord.ui.LayoutView, attachments: object, **_: object) -> None:
        assert view.is_finished()
        self.said.append("edited original" + kept_as(attachments))
        if self.codes and (code := self.codes.pop(0)):
            raise refusal(code)


class Work:
    def __init__(self, seconds: float, *, direct: bool = False, picture: str = "") -> None:
        self._seconds = seconds
        self._direct = direct
        self._picture = picture
        self.done = False
        self.done_at = 0.0

    async def __call__(self) -> Screen:
        await asyncio.sleep(self._seconds)
        self.done, self.done_at = True, asyncio.get_running_loop().time()
        return replace(errors.screen("done"), is_direct=self._direct, picture=self._picture)


async def answer(interaction: FakeInteraction, work: Work, turns: MessageTurns | None = None) -> Failed | None:
    return await reply(cast(discord.Interaction, interaction), work(), turns or MessageTurns(), patience=0.02)


@pytest.mark.parametrize(
    ("private", "seconds", "said"),
    [
        (False, 0.0, ["sent"]),
        (True, 0.0, ["edited"]),
        (False, 0.08, ["thinking", "edited original"]),
        (True, 0.08, ["deferred", "edited original"]),
    ],
)
async def test_quick_work_answers_at_once_and_slow_work_after_a_deferral(
    *, private: bool, seconds: float, said: list[str]
) -> None:
    interaction = FakeInteraction(private=private)
    assert await answer(interaction, Work(seconds)) is None
    assert interaction.said == said


@pytest.mark.parametrize(
    ("own", "seconds", "said"),
    [
        (True, 0.0, ["edited"]),
        (False, 0.0, ["sent"]),
        (True, 0.08, ["deferred", "edited original"]),
        (False, 0.08, ["deferred", "followed up"]),
    ],
)
async def test_a_direct_message_is_changed_in_place_only_by_what_it_should_say(
    *, own: bool, seconds: float, said: list[str]
) -> None:
    interaction = FakeInteraction(direct=True)
    assert await answer(interaction, Work(seconds, direct=own)) is None
    assert interaction.said == said


@pytest.mark.parametrize("code", [10062, 40060, 10008, 10015, 50027])
@pytest.mark.parametrize("seconds", [0.0, 0.08])
async def test_an_answer_that_comes_too_late_does_not_undo_the_work(code: int, seconds: float) -> None:
    work = Work(seconds)
    assert await answer(FakeInteraction(codes=[code]), work) == Failed(code)
    assert work.done


async def test_an_unexpected_refusal_is_raised() -> None:
    with pytest.raises(discord.HTTPException):
        await answer(FakeInteraction(codes=[50035]), Work(0.0))


@pytest.mark.parametrize(
    ("seconds", "codes", "said"),
    [
        (0.0, [], ["edited, picture kept"]),
        (0.0, [50035], ["edited, picture kept", "edited"]),
        (0.08, [0, 50035], ["deferred", "edited original, picture kept", "edited original"]),
    ],
)
async def test_a_picture_that_another_press_has_taken_away_is_sent_again(
    seconds: float, codes: list[int], said: list[str]
) -> None:
    interaction = FakeInteraction(private=True, codes=codes)
    assert await answer(interaction, Work(seconds, picture="hand.png")) is None
    assert interaction.said == said


async def test_a_refusal_of_a_picture_that_was_sent_along_is_raised() -> None:
    interaction = FakeInteraction(private=True, codes=[50035, 50035])
    with pytest.raises(discord.HTTPException):
        await answer(interaction, Work(0.0, picture="hand.png"))


@pytest.mark.parametrize(("private", "direct"), [(True, False), (False, True)])
async def test_a_second_press_on_a_message_is_answered_after_the_first_though_its_work_is_quicker(
    *, private: bool, direct: bool
) -> None:
    turns, first, second = MessageTurns(), *(FakeInteraction(private=private, direct=direct) for _ in range(2))
    second.said = second.response.said = first.said
    slow, quick = Work(0.06, direct=direct), Work(0.0, direct=direct)
    assert await asyncio.gather(answer(first, slow, turns), answer(second, quick, turns)) == [None, None]
    assert first.said == ["deferred", "deferred", "edited original", "edited original"]
    assert quick.done_at > slow.done_at


async def test_presses_on_a_public_message_wait_for_nobody() -> None:
    turns, first, second = MessageTurns(), FakeInteraction(), FakeInteraction()
    first.message = second.message = FakeInteraction(private=True).message
    assert first.message is not None
    first.message.flags.ephemeral = False
    await asyncio.gather(answer(first, Work(0.06), turns), answer(second, Work(0.0), turns))
    assert first.said == ["thinking", "edited original"]
    assert second.said == ["sent"]


async def test_a_fault_in_the_first_answer_lets_the_second_through() -> None:
    turns, first, second = MessageTurns(), FakeInteraction(private=True, codes=[50035]), FakeInteraction(private=True)
    told = await asyncio.gather(
        answer(first, Work(0.0), turns), answer(second, Work(0.0), turns), return_exceptions=True
    )
    assert isinstance(told[0], discord.HTTPException)
    assert second.said == ["edited"]


async def test_a_fault_in_the_first_deferral_lets_the_second_through() -> None:
    turns, first, second = MessageTurns(), FakeInteraction(private=True, codes=[50035]), FakeInteraction(private=True)
    told = await asyncio.gather(
        answer(first, Work(0.04), turns), answer(second, Work(0.0), turns), return_exceptions=True
    )
    assert isinstance(told[0], discord.HTTPException)
    assert second.said == ["deferred", "edited original"]
