"""Choices taken back with buttons and commands, on the stand-in Discord."""

import asyncio

from bot.sandbox.model.messages import Message
from bot.sandbox.people.offers import offers_of
from bot.sandbox.people.person import Person
from tests.cogs.conftest import Inside


def labels(message: Message) -> list[str]:
    return [offer.label for offer in offers_of(message) if offer.is_button]


async def pressed(person: Person, message: Message, label: str) -> Message:
    return (await person.press(message, label=label)).private or message


async def used(inside: Inside, person: Person, line: str) -> Message:
    shown = (await person.slash(line, inside.channel)).private
    assert shown is not None
    return shown


async def game(inside: Inside, rule: str = "own") -> None:
    """Let Ann and Bob begin: both choose a baby."""
    await inside.ann.slash("houserules set", inside.channel, key="undo", value=rule)
    await inside.ann.slash("table new", inside.channel)
    lobby = await inside.offering("Join")
    await inside.bob.press(lobby, label="Join")
    await inside.ann.press(lobby, label="Start")
    await inside.offering("My hand")


async def with_a_baby(inside: Inside, person: Person) -> Message:
    """Let somebody choose their baby, with the hand it is chosen on."""
    hand = await used(inside, person, "hand")
    menu = next(offer for offer in offers_of(hand) if not offer.is_button)
    return (await person.take(menu, [menu.values[0]])).private or hand


async def asked_of(inside: Inside, seat: int) -> list[str]:
    return [asked.kind for asked in (await inside.bot.services.tables.look(1)).open_to(seat)]


async def public(inside: Inside, words: str) -> Message:
    """Wait for a public message with these words."""
    async with asyncio.timeout(20):
        while True:
            await inside.settled()
            for message in reversed(inside.ann.messages(inside.channel)):
                if message.private_to is None and words in message.text:
                    return message


async def test_a_press_takes_the_last_choice_back_until_somebody_else_chooses(inside: Inside) -> None:
    await game(inside)
    hand = await with_a_baby(inside, inside.ann)
    assert "Take back" in labels(hand)
    assert hand.text.endswith("**Bob** is asked at the same time."), "everybody sees each baby at once"
    assert await asked_of(inside, 0) == []
    other = await used(inside, inside.bob, "hand")
    assert "Take back" not in labels(other)
    hand = await pressed(inside.ann, hand, "Take back")
    assert "Your last choice is taken back: you are asked once more." in hand.text
    assert "Take back" not in labels(hand)
    assert await asked_of(inside, 0) == ["baby"]
    hand = await with_a_baby(inside, inside.ann)
    await with_a_baby(inside, inside.bob)
    hand = await pressed(inside.ann, hand, "Take back")
    assert "There is nothing that you can take back now" in hand.text
    assert inside.server.rejections == []


async def test_the_command_and_the_menu_do_the_same_and_somebody_else_can_not(inside: Inside) -> None:
    await game(inside)
    hand = await with_a_baby(inside, inside.ann)
    assert "There is nothing that you can take back now" in (await used(inside, inside.bob, "table undo")).text
    assert "Your last choice is taken back" in (await used(inside, inside.ann, "table undo")).text
    hand = await pressed(inside.ann, hand, "Take back")
    assert "You have taken that back already." in hand.text
    await with_a_baby(inside, inside.ann)
    more = await pressed(inside.ann, await inside.offering("More…"), "More…")
    assert "Your last choice is taken back" in (await pressed(inside.ann, more, "Take back")).text
    stranger = inside.server.crowd.person("Cyn", inside.server.world.guild(inside.channel.guild_id))
    assert "Take back" not in labels(await pressed(stranger, await inside.offering("More…"), "More…"))
    assert inside.server.rejections == []


async def test_where_it_is_off_nothing_offers_it(inside: Inside) -> None:
    await game(inside, "off")
    hand = await with_a_baby(inside, inside.ann)
    assert "Take back" not in labels(hand)
    assert "At this table no choice can be taken back" in (await used(inside, inside.ann, "table undo")).text
    assert "Take back" not in labels(await pressed(inside.ann, await inside.offering("More…"), "More…"))


async def test_the_others_are_asked_in_public_and_the_question_becomes_what_came_of_it(inside: Inside) -> None:
    await game(inside, "vote")
    assert "Ask to take back" not in labels(await used(inside, inside.ann, "hand"))
    hand = await with_a_baby(inside, inside.ann)
    await with_a_baby(inside, inside.bob)
    hand = await used(inside, inside.ann, "hand")
    assert "Ask to take back" in labels(hand)
    hand = await pressed(inside.ann, hand, "Ask to take back")
    assert "The others are asked" in hand.text
    assert "Ask to take back" not in labels(hand)
    question = await public(inside, "may **Ann** take the last choice back")
    assert labels(question) == ["Take it back", "Let it stand"]
    told = question.text.split("What has come of it:\n")[1].split("\n")
    assert told[0].startswith("> **Ann** ")
    assert told[1].startswith("> **Bob** ")
    assert told[3] == "> … and what followed"
    assert "Somebody else decides this" in (await pressed(inside.ann, question, "Take it back")).text
    assert (await pressed(inside.bob, question, "Take it back")).text == "You agree."
    await public(inside, "All agree: the last choice of **Ann** is taken back.")
    assert labels(question) == []
    assert await asked_of(inside, 0) == ["baby"]
    call = await public(inside, f"<@{inside.ann.id}>")
    assert inside.ann.id in call.mention_ids
    assert labels(call) == ["My hand"]
    story = await pressed(inside.bob, await inside.offering("Story"), "Story")
    assert "Everybody agrees: the last choice of **Ann** is taken back, with all that came of it." in story.text
    assert inside.server.rejections == []


async def test_one_no_is_enough(inside: Inside) -> None:
    await game(inside, "vote")
    await with_a_baby(inside, inside.ann)
    await with_a_baby(inside, inside.bob)
    await used(inside, inside.ann, "table undo")
    question = await public(inside, "may **Ann** take the last choice back")
    assert (await pressed(inside.bob, question, "Let it stand")).text == "You let it stand."
    await public(inside, "Not all agree: the last choice of **Ann** stands.")
    assert (
        "The others were asked about this choice, and it stands." in (await used(inside, inside.ann, "table undo")).text
    )


async def test_a_vote_that_comes_as_the_game_goes_on_is_told_so(inside: Inside) -> None:
    await game(inside, "vote")
    await with_a_baby(inside, inside.ann)
    await with_a_baby(inside, inside.bob)
    await used(inside, inside.ann, "table undo")
    question = await public(inside, "may **Ann** take the last choice back")
    for person in (inside.ann, inside.bob):  # one of them is on turn
        await used(inside, person, "draw")
    await public(inside, "The game has gone on: the last choice of **Ann** stands.")
    for label in ("Take it back", "Let it stand"):
        outcome = await inside.bob.press(question, label=label)
        assert outcome.private is not None
        assert "That moment has passed" in outcome.private.text
    await inside.bot.services.tables.end(1, inside.ann.id)
    async with asyncio.timeout(10):
        while labels(question):  # they stay no longer than that
            await inside.server.until_quiet(0.1)
    assert "The game has gone on: the last choice of **Ann** stands." in question.text
    assert inside.server.rejections == []


async def test_a_press_on_an_old_question_tells_so_and_shows_what_is_asked_now(inside: Inside) -> None:
    await game(inside)
    old = [await used(inside, inside.ann, "hand") for _ in range(2)]
    for person, message in zip((inside.ann, inside.bob), old, strict=True):
        await with_a_baby(inside, person)
        (menu,) = [offer for offer in offers_of(message) if not offer.is_button]
        shown = (await inside.ann.take(menu, [menu.values[0]])).private or message
        assert shown.text.startswith("You've chosen already. Your first choice counts.")
        now = await used(inside, inside.ann, "hand")
        assert shown.text.endswith(now.text)
        assert labels(shown) == labels(now)
    assert inside.server.rejections == []


async def test_a_table_in_another_channel_is_named_before_anything_changes_there(inside: Inside) -> None:
    await game(inside)
    await with_a_baby(inside, inside.ann)
    elsewhere = inside.server.crowd.channel(inside.server.world.guild(inside.channel.guild_id), "general")
    told = (await inside.ann.slash("table undo", elsewhere)).private
    assert told is not None
    assert "If you mean table 1, say its number with the command." in told.text
    assert await asked_of(inside, 0) == []
    named = (await inside.ann.slash("table undo", elsewhere, table=1)).private
    assert named is not None
    assert "Your last choice is taken back" in named.text
    assert await asked_of(inside, 0) == ["baby"]
