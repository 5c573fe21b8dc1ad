"""The life of interactions: every kind of answer, the 3 seconds, the 15 minutes."""

import asyncio

import pytest
from discord.http import Route

from bot.sandbox.json_values import objects
from bot.sandbox.model.interactions import CallbackKind
from bot.sandbox.model.messages import Message
from bot.sandbox.people.outcome import NotOffered, Outcome
from tests.sandbox.conftest import Scene


async def shown(scene: Scene, line: str) -> Message:
    outcome = await scene.ann.slash(line, scene.channel)
    assert outcome.reply is not None
    return outcome.reply


async def press(scene: Scene, label: str) -> Outcome:
    return await scene.ann.press(await shown(scene, "buttons"), label=label)


async def test_update_changes_the_pressed_message(scene: Scene) -> None:
    outcome = await press(scene, "update")
    assert outcome.kind == CallbackKind.UPDATE
    assert scene.bob.last_message(scene.channel).text == "updated"


async def test_deferred_update_is_followed_by_an_edit(scene: Scene) -> None:
    outcome = await press(scene, "later")
    assert outcome.kind == CallbackKind.DEFERRED_UPDATE
    await outcome.until_replied()
    assert scene.ann.last_message(scene.channel).text == "later"


async def test_first_followup_takes_the_place_of_thinking(scene: Scene) -> None:
    outcome = await press(scene, "think")
    assert outcome.kind == CallbackKind.DEFERRED_MESSAGE
    assert len(scene.server.thinking) == 1
    await scene.until(lambda: len(outcome.replies) == 2)
    assert scene.server.thinking == []
    assert [message.text for message in outcome.replies] == ["thought", "and more"]
    assert all(message.private_to == scene.ann.id for message in outcome.replies)
    assert not outcome.is_thinking


async def test_second_answer_is_refused_with_40060(scene: Scene) -> None:
    outcome = await press(scene, "twice")
    await scene.until(lambda: len(outcome.replies) == 2)
    assert [message.text for message in outcome.replies] == ["once", "code 40060"]
    assert [refusal.code for refusal in scene.server.refusals] == [40060]
    assert scene.server.rejections == []


async def test_silence_fails_after_three_seconds(scene: Scene) -> None:
    board = await shown(scene, "buttons")
    pressing = asyncio.create_task(scene.ann.press(board, label="silence"))
    await asyncio.sleep(0.05)
    assert not pressing.done()
    scene.clock.jump(3.1)
    outcome = await pressing
    assert outcome.failed
    assert outcome.interaction in scene.server.unanswered
    assert [entry.name for entry in scene.ann.feed][-1] == "SANDBOX_INTERACTION_FAILED"
    assert "SANDBOX_INTERACTION_FAILED" not in [entry.name for entry in scene.bob.feed]


async def test_late_answer_is_refused_with_10062(scene: Scene) -> None:
    board = await shown(scene, "buttons")
    scene.server.gate.faults.delay_next("POST", "/interactions/{interaction_id}/{token}/callback", 0.5)
    pressing = asyncio.create_task(scene.ann.press(board, label="update"))
    await asyncio.sleep(0.05)
    scene.clock.jump(3.1)
    assert (await pressing).failed
    await scene.until(lambda: scene.server.refusals)
    assert [refusal.code for refusal in scene.server.refusals] == [10062]
    assert scene.ann.last_message(scene.channel).text == "press"


async def test_token_ends_after_fifteen_minutes(scene: Scene) -> None:
    outcome = await press(scene, "private")
    token = outcome.interaction.token
    webhook = f"/webhooks/{scene.server.world.bot.id}/{token}/messages/@original"
    route = scene.bot.http
    scene.clock.jump(14 * 60)
    assert (await route.request(Route("GET", webhook)))["content"] == "hello Ann"
    scene.clock.jump(2 * 60)
    with pytest.raises(Exception, match="50027"):
        await route.request(Route("PATCH", webhook), json={"content": "too late"})
    fresh = await scene.ann.press(scene.ann.messages(scene.channel)[0], label="private")
    assert fresh.private is not None


async def test_modal_is_filled_in(scene: Scene) -> None:
    outcome = await press(scene, "form")
    assert outcome.modal is not None
    assert outcome.modal.title == "A form"
    await scene.bot.form_open.wait()  # before, discord.py doesn't know what it has sent
    with pytest.raises(NotOffered, match="required"):
        await scene.ann.submit_modal(outcome.modal, {"pick": ["a"]})
    done = await scene.ann.submit_modal(outcome.modal, {"word": "horn", "pick": ["a", "c"]})
    assert done.private is not None
    assert done.private.text == "horn:a,c"


async def test_select_takes_only_what_it_offers(scene: Scene) -> None:
    message = await shown(scene, "letters")
    outcome = await scene.bob.select(message, "letters", ["b", "d"])
    assert outcome.private is not None
    assert outcome.private.text == "b+d"
    for wrong in (["x"], [], ["a", "b", "c"]):
        with pytest.raises(NotOffered):
            await scene.bob.select(message, "letters", wrong)


async def test_autocomplete_and_subcommand(scene: Scene) -> None:
    choices = await scene.ann.autocomplete("table new", "game", "s", scene.channel)
    assert [(choice.name, choice.value) for choice in choices] == [("Stables", "stables"), ("Kids", "kids")]
    outcome = await scene.ann.slash("table new", scene.channel, game="kids", who=scene.bob.user)
    assert outcome.reply is not None
    assert outcome.reply.text == "kids with Bob"


async def test_a_command_is_checked_as_the_client_checks_it(scene: Scene) -> None:
    with pytest.raises(NotOffered, match="at most 3"):
        await scene.ann.slash("hello", scene.channel, times=4)
    with pytest.raises(NotOffered, match="required"):
        await scene.ann.slash("table new", scene.channel)
    with pytest.raises(NotOffered, match="no nothing"):
        await scene.ann.slash("nothing", scene.channel)


async def test_two_people_press_at_the_same_instant(scene: Scene) -> None:
    board = await shown(scene, "buttons")
    outcomes = await asyncio.gather(*(person.press(board, label="private") for person in (scene.ann, scene.bob) * 5))
    texts = [outcome.private.text for outcome in outcomes if outcome.private is not None]
    assert texts == ["hello Ann", "hello Bob"] * 5


async def test_offers_are_found_in_nested_layouts(scene: Scene) -> None:
    await shown(scene, "board")
    offers = scene.bob.offers(scene.channel)
    assert [offer.custom_id for offer in offers] == ["press:private", "press:update2"]
    outcome = await scene.bob.take(offers[0])
    assert outcome.private is not None
    assert [offer.custom_id for offer in scene.bob.offers()] == ["press:private", "press:update2"]


async def test_what_is_disabled_or_gone_or_hidden_can_not_be_pressed(scene: Scene) -> None:
    board = await shown(scene, "buttons")
    private = (await scene.ann.press(board, label="private")).private
    assert private is not None
    with pytest.raises(NotOffered, match="does not see"):
        await scene.bob.press(private, label="private")
    row = board.components[0]
    board.components = [{**row, "components": [{**child, "disabled": True} for child in objects(row["components"])]}]
    with pytest.raises(NotOffered, match="not offered"):
        await scene.ann.press(board, custom_id="press:private")
    assert scene.ann.offers(scene.channel) == []
