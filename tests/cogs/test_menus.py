"""Every private menu, pressed through to its end."""

import asyncio

import discord

from bot.games.core.decisions import Decision
from bot.sandbox.model.messages import Message
from bot.sandbox.people.offers import Offer, offers_of
from bot.sandbox.people.person import Person
from bot.screens import custom_ids
from tests.cogs.conftest import Inside


def menus(message: Message) -> list[Offer]:
    return [offer for offer in offers_of(message) if not offer.is_button]


def labels_of(message: Message) -> list[str]:
    return [offer.label for offer in offers_of(message)]


async def lobby_of(inside: Inside) -> Message:
    await inside.ann.slash("table new", inside.channel)
    return await inside.offering("Join")


async def shown(inside: Inside, part: str) -> None:
    """Wait until the lobby says so."""
    async with asyncio.timeout(20):
        while part not in (await inside.offering("Start")).text:
            await asyncio.sleep(0.02)


async def play(inside: Inside) -> None:
    lobby = await lobby_of(inside)
    await inside.bob.press(lobby, label="Join")
    await inside.ann.press(lobby, label="Start")
    await inside.offering("My hand")
    await inside.settled()


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


async def test_removing_somebody_asked_in_the_lobby_asks_again_in_the_game(inside: Inside) -> None:
    lobby = await lobby_of(inside)
    await inside.bob.press(lobby, label="Join")
    more = await press(inside.ann, lobby, "More…")
    chosen = await press(inside.ann, more, "Remove a player")
    chosen = (await inside.ann.take(menus(chosen)[0], [str(inside.bob.id)])).private or chosen
    assert "the seat is free again" in chosen.text
    await inside.ann.press(lobby, label="Start")
    again = await press(inside.ann, chosen, "Remove")
    assert "leaves the game for good" in again.text
    assert (await inside.bot.services.tables.look(1)).seats[1].person
    assert "is off the table" in (await press(inside.ann, again, "Remove")).text


async def test_a_computer_is_as_strong_as_whoever_seats_it_says(inside: Inside) -> None:
    lobby = await lobby_of(inside)
    asked = await press(inside.ann, lobby, "Add computer")
    await shown(inside, "2 Dapple (computer, simple)")
    (menu,) = menus(asked)
    assert menu.values == ("simple", "strong-1", "strong-2", "strong-3")
    await inside.ann.take(menu, ["strong-2"])
    assert "plays at this strength: strong." in asked.text
    await press(inside.ann, lobby, "Add computer")
    await shown(inside, "2 Dapple (computer, strong) · 3 Hazel (computer, strong)")
    await press(inside.ann, lobby, "Remove computer")
    await press(inside.ann, lobby, "Remove computer")
    await inside.ann.take(menu, ["simple"])
    assert "No computer sits" in asked.text
    await inside.ann.slash("table computer", inside.channel, strength="strong-3")
    await shown(inside, "2 Dapple (computer, very strong)")


async def test_leave_of_a_lobby_whose_game_has_begun_asks_first(inside: Inside) -> None:
    await play(inside)
    view = discord.ui.LayoutView(timeout=None)
    old = discord.ui.Button[discord.ui.LayoutView](label="Leave", custom_id=custom_ids.encode(1, "leave"))
    view.add_item(discord.ui.ActionRow(old))
    view.stop()
    sent = await inside.bot.get_partial_messageable(inside.channel.id).send(view=view)
    asked = await press(inside.bob, inside.server.world.message(inside.channel.id, sent.id), "Leave")
    assert asked.text.startswith("Leave the game? ")
    assert labels_of(asked) == ["Leave the game", "Stay"]
    assert (await inside.bot.services.tables.look(1)).seat_of(inside.bob.id) is not None


async def test_leaving_is_asked_twice_and_the_host_passes_on(inside: Inside) -> None:
    await play(inside)
    more = await press(inside.ann, await inside.offering("More…"), "More…")
    sure = await press(inside.ann, more, "Leave the game")
    assert "for good" in sure.text
    assert sure.text.startswith("Leave the game? ")
    stayed = await press(inside.ann, sure, "Stay")
    assert (stayed.text, menus(stayed), labels_of(stayed)) == ("You stay.", [], [])
    sure = await press(inside.ann, await press(inside.ann, await inside.offering("More…"), "More…"), "Leave the game")
    assert "You've left table 1" in (await press(inside.ann, sure, "Leave the game")).text
    await inside.settled()
    public = [message.text for message in inside.bob.messages(inside.channel) if message.private_to is None]
    assert any("**Ann** has left" in text for text in public)
    assert any("**Bob** is the host now" in text for text in public)


async def test_removing_reporting_and_ending(inside: Inside) -> None:
    await play(inside)
    more = await press(inside.bob, await inside.offering("More…"), "More…")
    assert "Report 1 keeps" in (await press(inside.bob, more, "Report a fault")).text
    more = await press(inside.ann, await inside.offering("More…"), "More…")
    whom = await press(inside.ann, more, "Remove a player")
    await inside.ann.take(menus(whom)[0], menus(whom)[0].values[:1])
    assert "**Bob** leaves the game for good" in whom.text
    assert "Bob** is off the table" in (await press(inside.ann, whom, "Remove")).text
    more = await press(inside.ann, await inside.offering("More…"), "More…")
    sure = await press(inside.ann, more, "End the game for everybody")
    assert sure.text == "End the game for everybody? It would be over, and nobody wins."
    assert (await press(inside.ann, sure, "Play on")).text == "The game goes on."
    more = await press(inside.ann, await inside.offering("More…"), "More…")
    await press(inside.ann, await press(inside.ann, more, "End the game for everybody"), "End the game")
    await inside.settled()
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


async def test_a_baby_that_somebody_else_took_is_named(inside: Inside) -> None:
    await play(inside)
    board = await inside.offering("My hand")
    anns, bobs = [await press(person, board, "My hand") for person in (inside.ann, inside.bob)]
    wanted = menus(bobs)[0].values[0]
    await inside.ann.take(menus(anns)[0], [wanted])
    await inside.bob.take(menus(bobs)[0], [wanted])
    assert "**Ann** has just taken *" in bobs.text
    assert "Choose another one." in bobs.text
    typed = await inside.bob.slash("choose", inside.channel, option="nursery/no_such_baby")
    assert typed.private is not None
    assert "That can't be chosen now" in typed.private.text


async def turn_of(inside: Inside) -> tuple[Person, Decision]:
    """Let both choose a baby; gives the first who can play a card, and what they are asked."""
    for person in (inside.ann, inside.bob):
        hand = await press(person, await inside.offering("My hand"), "My hand")
        await person.take(menus(hand)[0], menus(hand)[0].values[:1])
    while True:
        state = await inside.bot.services.tables.look(1)
        (seat,) = state.waiting()[0].seats
        person, asked = (inside.ann, inside.bob)[seat], state.open_to(seat)[0]
        if any(key.startswith("play ") for key in asked.answers()):
            return person, asked
        await person.slash("choose", inside.channel, option="1")


async def test_a_card_that_one_does_not_hold_is_told_from_one_there_is_not(inside: Inside) -> None:
    await play(inside)
    person, asked = await turn_of(inside)
    look = inside.bot.services.library.book("second")
    other = next(card for card in look.ids if f"play {card}" not in asked.answers() and card.startswith("baby"))
    for card, told in (("No such card", "I know no card by that name"), (other, "You don't hold *")):
        outcome = await person.slash("play", inside.channel, card=card)
        assert outcome.private is not None
        assert told in outcome.private.text


async def test_whoever_plays_a_card_is_told_that_the_others_decide(inside: Inside) -> None:
    await play(inside)
    person, asked = await turn_of(inside)
    card = next(key for key in asked.answers() if key.startswith("play "))
    await person.slash("play", inside.channel, card=card)
    if (await inside.bot.services.tables.look(1)).waiting()[0].kind != "window":
        await person.slash("choose", inside.channel, option="1")
    for line, told in (("pass", "The others decide whether it goes through"), ("neigh", "Others may neigh it")):
        outcome = await person.slash(line, inside.channel)
        assert outcome.private is not None
        assert told in outcome.private.text
