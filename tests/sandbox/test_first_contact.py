"""The unmodified discord.py logs in, registers its commands and is used by people."""

from bot.sandbox.model.interactions import CallbackKind
from tests.sandbox.conftest import Scene


async def test_slash_command_posts_publicly(scene: Scene) -> None:
    outcome = await scene.ann.slash("hello", scene.channel, times=2)
    assert outcome.kind == CallbackKind.MESSAGE
    assert [message.text for message in scene.bob.messages(scene.channel)] == ["hello hello"]
    assert outcome.seconds is not None
    assert 0 <= outcome.seconds < 3


async def test_button_answers_one_person_alone(scene: Scene) -> None:
    shown = await scene.ann.slash("buttons", scene.channel)
    assert shown.reply is not None
    outcome = await scene.bob.press(shown.reply, label="private")
    assert outcome.private is not None
    assert outcome.private.text == "hello Bob"
    assert outcome.private in scene.bob.messages(scene.channel)
    assert outcome.private not in scene.ann.messages(scene.channel)
    assert scene.server.rejections == []
    assert scene.server.unanswered == []
