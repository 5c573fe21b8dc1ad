"""`/replay` and its buttons: which games, for whom, and what comes of a press."""

from bot.sandbox.model.messages import Message
from bot.sandbox.people.offers import offers_of
from bot.sandbox.people.person import Person
from bot.tables.personal import Personal
from tests.cogs.conftest import Inside
from tests.cogs.test_watching import answer, game, hide, labels, other_channel, private, stranger


async def broken_off(inside: Inside) -> None:
    """A game of Ann and Bob with two answers that Ann has ended."""
    await game(inside)
    await answer(inside, inside.ann)
    await answer(inside, inside.bob)
    await inside.bot.services.tables.end(1, inside.ann.id)


async def replay(inside: Inside, person: Person, table: int | None = None) -> Message:
    return private(await person.slash("replay", inside.channel, **({"table": table} if table is not None else {})))


async def test_a_finished_game_is_stepped_through_in_private(inside: Inside) -> None:
    await broken_off(inside)
    end = await inside.offering("Replay")
    shown = private(await inside.bob.press(end, label="Replay"))
    assert "Replay · step 1 of 3 · all hands open" in shown.text
    assert shown.text.count("open hand:") == 2
    for step in (2, 3):
        await inside.bob.press(shown, label="Next step")
        assert f"step {step} of 3" in shown.text
    assert "over after" in shown.text
    await inside.bob.press(shown, label="Previous turn")
    assert "step 1 of 3" in shown.text
    await inside.bob.press(shown, label="Next turn")
    assert "Turn 1: " in shown.text
    await inside.bob.press(shown, label="Start")
    assert "step 1 of 3" in shown.text
    menu = next(offer for offer in offers_of(shown) if not offer.is_button)
    await inside.bob.take(menu, menu.values[-1:])
    assert "Turn 1: " in shown.text
    await inside.bob.press(shown, label="Start")
    await inside.bob.press(shown, label="End")
    assert "step 3 of 3" in shown.text
    assert labels(shown) == ["Previous step", "Start", "Previous turn", "Jump to a turn"]
    assert inside.server.rejections == []


async def test_what_is_still_hidden_or_somewhere_else_is_refused(inside: Inside) -> None:
    zoe = stranger(inside)
    assert "There is no finished game here" in (await replay(inside, zoe)).text
    await inside.ann.slash("table new", inside.channel)
    assert "No game has been played at this table" in (await replay(inside, inside.ann, 1)).text
    await inside.bot.services.tables.end(1, inside.ann.id)
    assert "No game has been played at this table" in (await replay(inside, inside.ann, 1)).text
    await game(inside)
    running = (await replay(inside, inside.ann, 2)).text
    assert "This game is still being played" in running
    assert "open hand" not in running
    assert "There is no such table" in (await replay(inside, zoe, 77)).text
    elsewhere = inside.server.crowd.found_guild("Meadow", inside.ann, ["other"])
    await inside.bot.services.tables.end(2, inside.ann.id)
    other = inside.server.crowd.channel(elsewhere, "other")
    assert "There is no such table" in private(await inside.ann.slash("replay", other, table=2)).text
    assert "There is no finished game here" in private(await inside.ann.slash("replay", other)).text


async def test_games_are_offered_to_whoever_may_read_their_channel(inside: Inside) -> None:
    zoe, elsewhere = stranger(inside), other_channel(inside)
    await broken_off(inside)
    assert [choice.value for choice in await zoe.autocomplete("replay", "table", "", elsewhere)] == [1]
    assert "step 1 of 3" in private(await zoe.slash("replay", elsewhere)).text
    hide(inside, inside.channel, zoe)
    assert await zoe.autocomplete("replay", "table", "", elsewhere) == []
    assert "There is no finished game here" in private(await zoe.slash("replay", elsewhere)).text
    assert "There is no such table" in private(await zoe.slash("replay", elsewhere, table=1)).text
    assert [choice.value for choice in await inside.bob.autocomplete("replay", "table", "", elsewhere)] == [1]


async def test_each_step_has_its_picture_but_for_whoever_wants_words_alone(inside: Inside) -> None:
    await broken_off(inside)
    shown = await replay(inside, inside.bob)
    first = [picture.filename for picture in shown.attachments]
    assert len(first) == 1
    await inside.bob.press(shown, label="Next step")
    assert [picture.filename for picture in shown.attachments] != first
    assert [len(shown.attachments), shown.attachments[0].ephemeral] == [1, True]
    assert "open hand: " in str(shown.attachments[0].description)
    await inside.bot.services.tables.set_personal(inside.bob.id, Personal(hand="text"))
    await inside.bob.press(shown, label="Next step")
    assert shown.attachments == []
    assert "open hand: " in shown.text
    assert inside.server.rejections == []


async def test_a_table_without_pictures_is_looked_back_at_in_words(inside: Inside) -> None:
    await inside.ann.slash("houserules set", inside.channel, key="pictures", value="false")
    await broken_off(inside)
    shown = await replay(inside, inside.ann)
    assert (shown.attachments, shown.text.count("open hand: ")) == ([], 2)
