"""Moments of a secret bid: begun here and ended there, typed, pressed twice, not wanted as a message any more."""

import asyncio
from pathlib import Path

from bot.sandbox.model.messages import Message
from bot.sandbox.people.offers import Offer, offers_of
from bot.sandbox.people.person import Person
from tests.e2e.kept import answers
from tests.e2e.scene import Scene, scene_of

PASS = "Pass this unicorn"


def form_of(person: Person) -> Message | None:
    """Their direct message, if it asks for a bid."""
    live = [each for each in person.direct_messages() if any(offer.label == PASS for offer in offers_of(each))]
    return live[-1] if live else None


def menu_of(message: Message) -> Offer:
    return next(offer for offer in offers_of(message) if not offer.is_button)


async def until_somebody_must_bid(scene: Scene) -> tuple[Person, Message]:
    """Everybody answers by typing until a direct message asks for a bid."""
    while True:
        await scene.settled()
        for person in scene.people:
            form = form_of(person)
            if form is not None:
                return person, form
            offered = await person.autocomplete("choose", "option", "", scene.channel)
            if offered and PASS not in [each.name for each in offered]:
                await person.slash("choose", scene.channel, option=str(offered[-1].value))


async def channel_form(scene: Scene, person: Person) -> Message:
    """What the board's button shows in private."""
    form = (await person.press(scene.offering("Bid"), label="Bid")).private
    assert form is not None
    return form


async def test_a_bid_begun_in_one_place_goes_on_in_the_other(tmp_path: Path) -> None:
    async with scene_of(tmp_path, 3) as scene:
        await scene.start_game(preset="hunt")
        person, form = await until_somebody_must_bid(scene)
        await person.take(menu_of(form), menu_of(form).values[:2])
        private = await channel_form(scene, person)
        assert "Place" in [offer.label for offer in offers_of(private)]
        assert [offer.label for offer in offers_of(private)] == [offer.label for offer in offers_of(form)]
        await person.press(private, label="Place")
        await scene.until(lambda: form_of(person) is not form)
        assert "You placed" in form.text
        assert [offer.label for offer in offers_of(form)] == ["Show my hand again", "Take back"]
        assert sum(row.picks == ("4", "3") for row in answers(scene.database)) == 1
        await person.press(form, label="Show my hand again")
        assert "You placed" in form.text
        assert form.text.startswith("**Table 1")
        scene.assert_flawless()


async def test_an_older_form_places_nothing_but_what_it_shows(tmp_path: Path) -> None:
    async with scene_of(tmp_path, 3) as scene:
        await scene.start_game(preset="hunt")
        person, form = await until_somebody_must_bid(scene)
        private = await channel_form(scene, person)
        await person.take(menu_of(private), menu_of(private).values[:2])
        await person.take(menu_of(form), menu_of(form).values[-2:])
        before = len(answers(scene.database))
        assert "Chosen 2 of 3: 4 and 3" in private.text
        await person.press(private, label="Place")
        assert "Nothing is confirmed yet: your choice has changed" in private.text
        assert len(answers(scene.database)) == before
        chosen = tuple(value.partition("#")[0] for value in menu_of(form).values[-2:])
        await person.press(private, label="Place")
        assert answers(scene.database)[before].picks == chosen
        scene.assert_flawless()


async def test_a_bid_is_typed(tmp_path: Path) -> None:
    async with scene_of(tmp_path, 3) as scene:
        await scene.start_game(preset="hunt")
        person, form = await until_somebody_must_bid(scene)
        others = [other for other in scene.people if other is not person]
        assert await others[0].autocomplete("bid", "cards", "", scene.channel) == []
        outcome = await others[0].slash("bid", scene.channel, cards="4")
        assert outcome.private is not None
        assert "You aren't asked for a bid now" in outcome.private.text
        names = [each.name for each in await person.autocomplete("bid", "cards", "", person.direct)]
        assert names[:3] == [PASS, "4", "3"]
        typed = await person.autocomplete("bid", "cards", "3,4", scene.channel)
        named = await person.autocomplete("bid", "cards", "4, 3", scene.channel)
        assert typed[0] == named[0]
        assert named[0].name == "4, 3"
        before = len(answers(scene.database))
        for wrong, why in ("7", "You hold no 7."), ("4,4", "You hold only one 4."), ("4,3,3,2", "Choose 1 to 3 cards."):
            refused = (await person.slash("bid", scene.channel, cards=wrong)).private
            assert refused is not None
            assert why in refused.text
            assert len(answers(scene.database)) == before
        await person.slash("bid", person.direct, cards=str(named[0].value))
        assert answers(scene.database)[before].picks == ("4", "3")
        await scene.until(lambda: form_of(person) is not form)
        assert "You placed" in form.text
        scene.assert_flawless()


async def test_a_double_press_on_a_direct_message_counts_once(tmp_path: Path) -> None:
    async with scene_of(tmp_path, 3) as scene:
        await scene.start_game(preset="hunt")
        person, form = await until_somebody_must_bid(scene)
        before = len(answers(scene.database))
        pressed = await asyncio.gather(*(person.press(form, label=PASS) for _ in range(3)))
        assert all(each.acknowledged for each in pressed)
        own = scene.people.index(person)
        assert [row.actor for row in answers(scene.database)[before:] if row.seat == own] == ["person"]
        await scene.until(lambda: form_of(person) is not form)
        scene.assert_flawless()


async def test_whoever_wants_no_direct_messages_bids_in_the_channel(tmp_path: Path) -> None:
    async with scene_of(tmp_path, 3) as scene:
        await scene.start_game(preset="hunt")
        person, form = await until_somebody_must_bid(scene)
        more = (await person.press(scene.offering("More…"), label="More…")).private
        assert more is not None
        settings = (await person.press(more, label="My settings")).private or more
        where = next(offer for offer in offers_of(settings) if "channel" in offer.values)
        await person.take(where, ["channel"])
        await scene.until(lambda: "you bid in the channel only" in form.text)
        assert offers_of(form) == []
        private = await channel_form(scene, person)
        await person.press(private, label=PASS)
        where = next(offer for offer in offers_of(settings) if "channel" in offer.values)
        await person.take(where, ["direct"])
        await scene.until(lambda: "you bid in the channel only" not in form.text)
        scene.assert_flawless()
