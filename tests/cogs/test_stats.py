"""`/stats` and its buttons, on a server and privately."""

from msgspec.structs import replace

from bot.store.records import Change
from bot.store.results import GameResult, PersonResult
from tests.cogs.conftest import Inside
from tests.cogs.test_end import ended
from tests.cogs.test_hosting import told
from tests.cogs.test_menus import labels_of, menus, press


async def play_out(inside: Inside) -> None:
    """Let a game of Ann's and Bob's be over, won by Ann: its end is written as any other."""
    await ended(inside)
    row = (await inside.bot.services.tables.look(1)).row
    people = (PersonResult(inside.ann.id, "Ann", 1, True), PersonResult(inside.bob.id, "*Bob*", 2, False))
    change = Change(row=replace(row, version=row.version + 1), answers=[], events=[], items=[], boards=[])
    change.result = GameResult("unstable", "second", 2, 5.0, people)
    await inside.bot.services.repository.commit(change)


async def test_the_way_through_all_pages(inside: Inside) -> None:
    assert "No game is finished yet" in told(await inside.ann.slash("stats", inside.channel)).text
    await play_out(inside)
    mine = told(await inside.ann.slash("stats", inside.channel))
    assert "**Unstable Unicorns** · 1 game, 1 win" in mine.text
    assert "place 1 of 2" in mine.text
    server = await press(inside.ann, mine, "This server")
    table = await press(inside.ann, server, "Unstable Unicorns")
    assert r"2 · **\*Bob\*** · " in table.text
    bobs = told(await inside.ann.slash("stats", inside.channel, player=inside.bob.user))
    assert "1 game, 0 wins" in bobs.text


async def test_keeping_out_of_the_records(inside: Inside) -> None:
    await play_out(inside)
    data = told(await inside.bob.slash("stats", inside.channel, show="data"))
    assert "Kept now: 1 game." in data.text
    settings = await press(inside.bob, data, "My settings")
    await inside.bob.take(menus(settings)[-1], ["hidden"])
    assert "my games don't count" in settings.text
    assert "Nothing of what you finish" in told(await inside.bob.slash("stats", inside.channel, show="data")).text
    bobs = told(await inside.ann.slash("stats", inside.channel, player=inside.bob.user))
    assert "nothing to show about **Bob**" in bobs.text
    assert "1 game, 0 wins" in told(await inside.bob.slash("stats", inside.channel)).text
    server = told(await inside.ann.slash("stats", inside.channel, show="server"))
    assert "Bob" not in (await press(inside.ann, server, "Unstable Unicorns")).text


async def test_taking_the_records_along_and_deleting_them(inside: Inside) -> None:
    await play_out(inside)
    data = told(await inside.bob.slash("stats", inside.channel, show="data"))
    file = await press(inside.bob, data, "Download all of it")
    assert [one.filename for one in file.attachments] == ["neighbot-games.json"]
    data = told(await inside.bob.slash("stats", inside.channel, show="data"))
    sure = await press(inside.bob, data, "Delete all of it")
    assert labels_of(sure) == ["Delete it for good", "Keep it"]
    assert (await inside.bot.services.repository.records.kept(inside.bob.id))[0]
    assert "stories and replays" in sure.text
    deleted = (await press(inside.bob, sure, "Delete it for good")).text
    assert deleted.startswith("Deleted. Nothing counts your games any more. Their stories and replays stay")
    assert "**Bob**" in told(await inside.bob.slash("replay", inside.channel)).text
    assert await inside.bot.services.repository.records.kept(inside.bob.id) == ([], [])
    assert (await inside.bot.services.repository.records.kept(inside.ann.id))[0]


async def test_in_direct_messages_only_ones_own_games_of_all_servers_are_shown(inside: Inside) -> None:
    await play_out(inside)
    assert "1 game, 1 win" in told(await inside.ann.slash("stats", inside.ann.direct)).text
    bobs = told(await inside.ann.slash("stats", inside.ann.direct, player=inside.bob.user)).text
    assert "1 game" not in bobs
    assert "Use this command on one." in bobs
