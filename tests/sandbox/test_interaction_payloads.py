"""What the bot is told of an interaction: who, where, in which language, with which permissions."""

from bot.sandbox.json_values import JsonObject, as_object, text_of
from bot.sandbox.model.channel_actions import deny
from bot.sandbox.model.permissions import Permission
from bot.sandbox.model.world import WorldEvent
from tests.sandbox.conftest import Scene


def heard(scene: Scene) -> list[JsonObject]:
    """The interactions from now on, as they are sent."""
    found: list[JsonObject] = []

    def hear(event: WorldEvent) -> None:
        if event.name == "INTERACTION_CREATE":
            found.append(event.payload)

    scene.server.world.listen(hear)
    return found


async def test_in_a_guild(scene: Scene) -> None:
    found = heard(scene)
    scene.bob.set_locale("cs")
    deny(scene.server.world, scene.channel, scene.server.world.bot.id, Permission.ATTACH_FILES)
    await scene.bob.slash("table new", scene.channel, game="kids", who=scene.ann.user)
    (payload,) = found
    assert (payload["locale"], payload["guild_locale"], payload["context"]) == ("cs", "en-US", 0)
    bits = Permission(int(text_of(payload, "app_permissions")))
    assert Permission.SEND_MESSAGES in bits
    assert Permission.ATTACH_FILES not in bits
    member = as_object(payload["member"])
    assert as_object(member["user"])["id"] == str(scene.bob.id)
    resolved = as_object(as_object(payload["data"])["resolved"])
    assert list(as_object(resolved["members"])) == [str(scene.ann.id)]


async def test_in_direct_messages(scene: Scene) -> None:
    found = heard(scene)
    await scene.bob.slash("hello", scene.bob.direct)
    (payload,) = found
    assert payload["context"] == 1
    assert as_object(payload["user"])["id"] == str(scene.bob.id)
    assert "guild_id" not in payload
    assert "member" not in payload


async def test_a_press_carries_the_message_as_it_stands(scene: Scene) -> None:
    await scene.ann.slash("buttons", scene.channel)
    found = heard(scene)
    await scene.ann.press(scene.ann.last_message(scene.channel), label="update")
    message = as_object(found[0]["message"])
    assert message["content"] == "press"
    assert text_of(as_object(message["interaction_metadata"]), "name") == "buttons"


async def test_the_same_acts_at_the_same_time_look_the_same(scene: Scene) -> None:
    """The feeds of two people in one channel differ in nothing but what is private to one of them."""
    await scene.ann.slash("buttons", scene.channel)
    await scene.ann.press(scene.ann.last_message(scene.channel), label="private")
    everybody = [entry for entry in scene.ann.feed if text_of(entry.payload, "content") != "hello Ann"]
    assert scene.bob.feed == everybody[-len(scene.bob.feed) :]
    assert [entry.name for entry in scene.bob.feed][-1] == "MESSAGE_CREATE"
