"""Every private menu, pressed through to its end."""

from bot.sandbox.model.messages import Message
from bot.sandbox.people.offers import Offer, offers_of
from bot.sandbox.people.person import Person
from tests.cogs.conftest import Inside


def menus(message: Message) -> list[Offer]:
    return [offer for offer in offers_of(message) if not offer.is_button]


async def lobby_of(inside: Inside) -> Message:
    await inside.ann.slash("table new", inside.channel)
    return await inside.offering("Join")


async def play(inside: Inside) -> None:
    lobby = await lobby_of(inside)
    await inside.bob.press(lobby, label="Join")
    await inside.ann.press(lobby, label="Start")
    await inside.offering("My hand")
    await inside.server.until_quiet(0.2)


async def press(person: Person, message: Message, label: str) -> Message:
    """Press, and give what the person alone sees then: a new message, or the same one changed."""
    outcome = await person.press(message, label=label)
    assert outcome.acknowledged
    shown = outcome.private or message
    assert "Something went wrong" not in shown.text
    return shown


async def test_the_lobbys_buttons(inside: Inside) -> None:
    lobby = await lobby_of(inside)
    bob, ann = inside.bob, inside.ann
    assert "You don't sit at this table" in (await press(bob, lobby, "Add computer")).text
    assert "takes a seat" in (await press(ann, lobby, "Add computer")).text
    assert "gives up the seat" in (await press(ann, lobby, "Remove computer")).text
    assert "No computer sits" in (await press(ann, lobby, "Remove computer")).text
    assert "This game is for 2 to 8 players" in (await press(ann, lobby, "Start")).text
    rules = await press(bob, lobby, "House rules")
    await bob.take(menus(rules)[0], ["neigh"])
    assert "### Neigh" in rules.text
    assert "You sit at table 1, seat 2" in (await press(bob, lobby, "Join")).text
    assert "You already sit" in (await press(bob, lobby, "Join")).text
    assert "You've left table 1" in (await press(bob, lobby, "Leave")).text


async def test_leaving_is_asked_twice_and_the_host_passes_on(inside: Inside) -> None:
    await play(inside)
    more = await press(inside.ann, await inside.offering("More…"), "More…")
    sure = await press(inside.ann, more, "Leave the game")
    assert "for good" in sure.text
    stayed = await press(inside.ann, sure, "Stay")
    sure = await press(inside.ann, stayed, "Leave the game")
    assert "You've left table 1" in (await press(inside.ann, sure, "Leave the game")).text
    await inside.server.until_quiet(0.2)
    public = [message.text for message in inside.bob.messages(inside.channel) if message.private_to is None]
    assert any("**Ann** has left" in text for text in public)
    assert any("**Bob** is the host now" in text for text in public)


async def test_removing_reporting_and_ending(inside: Inside) -> None:
    await play(inside)
    more = await press(inside.bob, await inside.offering("More…"), "More…")
    assert "Report 1-0" in (await press(inside.bob, more, "Report a fault")).text
    more = await press(inside.ann, await inside.offering("More…"), "More…")
    whom = await press(inside.ann, more, "Remove a player")
    await inside.ann.take(menus(whom)[0], menus(whom)[0].values[:1])
    assert "**Bob** leaves the game for good" in whom.text
    assert "Bob** is off the table" in (await press(inside.ann, whom, "Remove")).text
    more = await press(inside.ann, await inside.offering("More…"), "More…")
    sure = await press(inside.ann, more, "End the game for everybody")
    assert "nobody wins" in sure.text
    await press(inside.ann, sure, "End the game")
    await inside.server.until_quiet(0.2)
    public = [message.text for message in inside.bob.messages(inside.channel) if message.private_to is None]
    assert sum("Nobody wins" in text.splitlines()[0] for text in public) == 1
    assert sum("**Ann** takes **Bob** off the table" in text for text in public) == 1
    assert inside.server.rejections == []


async def test_kicking_by_typing(inside: Inside) -> None:
    await play(inside)
    stranger = inside.server.crowd.person("Zoe")
    for whom, told in (
        (stranger, "doesn't sit at this table"),
        (inside.ann, "That's you"),
        (inside.bob, "Bob** is off the table"),
    ):
        outcome = await inside.ann.slash("table kick", inside.channel, player=whom.user)
        assert outcome.private is not None
        assert told in outcome.private.text


async def test_the_story_and_the_rules_of_a_game(inside: Inside) -> None:
    await play(inside)
    board = await inside.offering("Story")
    assert "Story of table 1" in (await press(inside.bob, board, "Story")).text
    assert "Quick reference" in (await press(inside.bob, board, "Rules")).text


async def test_in_a_lobby_only_the_host_removes(inside: Inside) -> None:
    lobby = await lobby_of(inside)
    await press(inside.bob, lobby, "Join")
    refused = await inside.bob.slash("table kick", inside.channel, player=inside.ann.user)
    assert refused.private is not None
    assert "Only the host can do that" in refused.private.text
    removed = await inside.ann.slash("table kick", inside.channel, player=inside.bob.user)
    assert removed.private is not None
    assert "Bob** is off the table" in removed.private.text
