"""The lobby pressed through: what its host changes, and who begins."""

from bot.sandbox.model.messages import Message
from bot.sandbox.people.person import Person
from bot.tables.house.places import Place
from tests.cogs.conftest import Inside
from tests.cogs.test_menus import lobby_of, menus, press


async def take(person: Person, message: Message, verb: str, value: str) -> Message:
    """Pick from the menu whose `custom_id` names the verb; gives the message as it is then."""
    menu = next(menu for menu in menus(message) if f":{verb}" in menu.custom_id)
    outcome = await person.take(menu, [value])
    assert outcome.acknowledged
    shown = outcome.private or message
    assert "Something went wrong" not in shown.text
    return shown


async def test_the_host_changes_the_terms_under_everybodys_eyes(inside: Inside) -> None:
    lobby = await lobby_of(inside)
    await press(inside.bob, lobby, "Join")
    rules = await press(inside.ann, lobby, "House rules")
    for verb, value in (("set_preset", "french"), ("set_pace", "days"), ("set_first_rule", "host_picks")):
        assert "Changed." in (await take(inside.ann, rules, verb, value)).text
    assert "Changed." in (await take(inside.ann, rules, "pick_first", f"1.{inside.bob.id}")).text
    await inside.settled()
    shown = inside.bob.messages(inside.channel)[0].text
    for line in (
        "### Unstable Unicorns · French sheet · Table 1",
        "Pace: days (24 h a turn, 8 h to neigh)",
        "1 house rule differs: First player (the host picks)",
        "**Bob** begins, picked by the host.",
        "-# **Ann** changes the game: Unstable Unicorns · French sheet",
        "-# **Ann** changes a house rule: First player (the host picks)",
    ):
        assert line in shown.splitlines(), line
    page = await press(inside.bob, lobby, "House rules")
    assert [menu.custom_id.split(":")[3] for menu in menus(page)] == ["rules_page"]
    assert "House rules of table 1" in (await press(inside.bob, page, "Next")).text
    await press(inside.ann, lobby, "Start")
    await inside.offering("My hand")
    assert inside.server.rejections == []


async def test_start_asks_the_host_who_begins(inside: Inside) -> None:
    lobby = await lobby_of(inside)
    await press(inside.bob, lobby, "Join")
    await take(inside.ann, await press(inside.ann, lobby, "House rules"), "set_first_rule", "host_picks")
    asked = await press(inside.ann, lobby, "Start")
    assert "Who begins?" in asked.text
    stale = await take(inside.ann, asked, "start_first", f"1.{inside.bob.id}")
    assert "The game has begun" in stale.text
    await inside.offering("My hand")


async def test_a_vote_is_called_counted_and_told(inside: Inside) -> None:
    lobby = await lobby_of(inside)
    await press(inside.bob, lobby, "Join")
    await take(inside.ann, await press(inside.ann, lobby, "House rules"), "set_first_rule", "vote")
    assert "The vote on who begins is open" in (await press(inside.ann, lobby, "Start")).text
    voting = await inside.offering("Bob")
    await inside.settled()
    called = [message for message in inside.bob.messages(inside.channel) if "[To the vote]" in message.text]
    assert [sorted(message.mention_ids) for message in called] == [sorted([inside.ann.id, inside.bob.id])]
    stranger = inside.server.crowd.person("Zoe", inside.server.world.guilds[inside.channel.guild_id or 0])
    assert "You don't sit at this table" in (await press(stranger, voting, "Bob")).text
    assert "Your vote for **Bob** counts." in (await press(inside.ann, voting, "Bob")).text
    assert "Your first choice counts" in (await press(inside.ann, voting, "Ann")).text
    assert "Your vote for **Bob** counts." in (await press(inside.bob, called[0], "Bob")).text
    await inside.offering("My hand")
    await inside.settled()
    assert called[0].text == "**Bob** begins, with 2 votes."
    assert inside.server.rejections == []


async def test_another_edition_or_pace_comes_with_what_the_server_sets_for_it(inside: Inside) -> None:
    services, server = inside.bot.services, Place(inside.channel.guild_id or 0)
    values = {"deck_exhausted": "score", "hand_limit": 5, "kids_hand_limit": 6, "turn_seconds": 120}
    await services.house.change(server, values, inside.ann.id)
    lobby = await lobby_of(inside)
    rules = await press(inside.ann, lobby, "House rules")

    async def in_force() -> dict[str, object]:
        return dict((await services.tables.look(1)).document.rules)

    assert await in_force() == {"hand_limit": 5, "turn_seconds": 120}
    await take(inside.ann, rules, "set_first_rule", "vote")
    await take(inside.ann, rules, "set_preset", "french")
    assert await in_force() == {
        "deck_exhausted": "score", "hand_limit": 5, "turn_seconds": 120, "first_player": "vote",
    }  # fmt: skip
    await take(inside.ann, rules, "set_pace", "days")
    assert "turn_seconds" not in await in_force()
    await take(inside.ann, rules, "set_preset", "kids")
    assert await in_force() == {"deck_exhausted": "score", "kids_hand_limit": 6, "first_player": "vote"}
    await take(inside.ann, rules, "set_pace", "live")
    assert (await in_force())["turn_seconds"] == 120


async def test_the_extension_seats_six_and_stays_while_they_sit(inside: Inside) -> None:
    await inside.ann.slash("table new", inside.channel, game="hunt")
    lobby = await inside.offering("Start")
    assert "(3-4 seats)" in lobby.text
    for _ in range(3):
        await press(inside.ann, lobby, "Add computer")
    assert "All 4 seats are taken" in (await press(inside.ann, lobby, "Add computer")).text
    rules = await press(inside.ann, lobby, "House rules")
    assert "Changed." in (await take(inside.ann, rules, "set_extension", "true")).text
    await press(inside.ann, lobby, "Add computer")
    await inside.settled()
    assert "(3-6 seats)" in (await inside.offering("Start")).text
    refused = (await take(inside.ann, rules, "set_extension", "false")).text
    assert refused.startswith("These house rules can't be played. 5 players need the extension.")
    assert (await inside.bot.services.tables.look(1)).document.rules == {"extension": True}
    assert inside.server.rejections == []


async def test_what_the_server_changes_meanwhile_neither_comes_in_nor_is_the_hosts(inside: Inside) -> None:
    services, server = inside.bot.services, Place(inside.channel.guild_id or 0)
    await services.house.change(server, {"hand_limit": 3, "deck_exhausted": "reshuffle"}, inside.ann.id)
    await inside.bob.slash("table new", inside.channel)
    lobby = await inside.offering("Join")
    await press(inside.ann, lobby, "Join")
    await services.house.change(server, {"hand_limit": 9, "kids_hand_limit": 4}, inside.ann.id)
    rules = await press(inside.bob, lobby, "House rules")
    for preset, expected in (
        ("french", {"hand_limit": 3}),
        ("kids", {}),
        ("second", {"hand_limit": 3, "deck_exhausted": "reshuffle"}),
    ):
        await take(inside.bob, rules, "set_preset", preset)
        assert (await services.tables.look(1)).document.rules == expected
    await inside.settled()
    shown = inside.ann.messages(inside.channel)[0].text
    assert "**Bob** changes the game" in shown
    assert "changes a house rule" not in shown
