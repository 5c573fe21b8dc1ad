"""`/bug`: who may report a fault in which game, and that the answer shows nothing but a number."""

from bot.store.records import Bug
from bot.tables.bugs import LIMITS
from tests.cogs.conftest import Inside
from tests.cogs.test_watching import answer, game, hide, other_channel, private, stranger

DONE = "Thank you. Report {} keeps this moment of the game for those who mend it."


async def kept(inside: Inside, number: int) -> Bug:
    bug = await inside.bot.services.repository.bugs.get(number)
    assert bug is not None
    return bug


async def test_a_game_is_kept_under_a_number_with_a_person_s_words(inside: Inside) -> None:
    zoe, elsewhere = stranger(inside), other_channel(inside)
    assert "No game is played here" in private(await zoe.slash("bug", inside.channel)).text
    await inside.ann.slash("table new", inside.channel)
    assert "No game has been played at this table" in private(await inside.ann.slash("bug", inside.channel)).text
    await inside.bob.slash("table join", inside.channel)
    await inside.ann.slash("table start", inside.channel)
    await inside.offering("My hand")
    await answer(inside, inside.ann)
    told = private(await inside.bob.slash("bug", inside.channel, text="my *baby* is gone"))
    assert told.text == DONE.format(1)
    bug = await kept(inside, 1)
    state = await inside.bot.services.tables.look(1)
    assert state.match is not None
    assert (bug.table, bug.answers, bug.user, bug.words) == (1, 1, inside.bob.id, "my *baby* is gone")
    assert bug.save.data == state.match.save()
    assert private(await zoe.slash("bug", inside.channel)).text == DONE.format(2)
    assert (await kept(inside, 2)).words == ""
    assert private(await zoe.slash("bug", elsewhere, table=1)).text == DONE.format(3)
    hide(inside, inside.channel, zoe)
    assert "There is no such table" in private(await zoe.slash("bug", elsewhere, table=1)).text
    await inside.bot.services.tables.end(1, inside.ann.id)
    assert private(await inside.bob.slash("bug", inside.channel)).text == DONE.format(4)
    assert inside.server.rejections == []


async def test_nobody_floods_the_store(inside: Inside) -> None:
    await game(inside)
    for number in range(1, LIMITS.of_person + 1):
        assert private(await inside.ann.slash("bug", inside.channel)).text == DONE.format(number)
    assert "That's as many reports" in private(await inside.ann.slash("bug", inside.channel)).text
    state, repository = await inside.bot.services.tables.look(1), inside.bot.services.repository
    day_before = (await kept(inside, 1)).at - LIMITS.seconds - 1
    for user in range(LIMITS.of_table - LIMITS.of_person - 1):
        one = Bug(state.id, 0, user, day_before, "", (await kept(inside, 1)).save)
        assert await repository.bugs.add(one, LIMITS) is not None
    assert "Report " in private(await inside.bob.slash("bug", inside.channel)).text
    assert "That's as many reports" in private(await inside.bob.slash("bug", inside.channel)).text
    await repository.forget_guild(state.row.guild)
    assert await repository.bugs.get(1) is None
