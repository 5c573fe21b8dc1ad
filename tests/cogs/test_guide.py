"""The guided first hand and the practice table, on the stand-in Discord."""

from bot.client.hints import newcomer_among
from bot.sandbox.model.messages import Message
from bot.sandbox.people.offers import offers_of
from bot.sandbox.people.person import Person
from bot.tables.hints import read_hints
from tests.cogs.conftest import Inside


def labels(message: Message) -> list[str]:
    return [offer.label for offer in offers_of(message) if offer.is_button]


async def help_of(inside: Inside, person: Person) -> Message:
    shown = (await person.slash("help", inside.channel)).private
    assert shown is not None
    return shown


async def pressed(person: Person, message: Message, label: str) -> Message:
    outcome = await person.press(message, label=label)
    return outcome.private or message


async def test_help_leads_to_a_practice_game_with_hints(inside: Inside) -> None:
    shown = await pressed(inside.ann, await help_of(inside, inside.ann), "Learn by playing")
    assert "Which game?" in shown.text
    shown = await pressed(inside.ann, shown, "Unstable Unicorns")
    assert "Your practice table 1 has begun" in shown.text
    assert "💡 Welcome!" in shown.text
    state = await inside.bot.services.tables.look(1)
    assert [record.person for record in state.seats] == [True, False]
    assert (state.status, state.document.pace) == ("playing", "relaxed")
    again = await inside.ann.slash("table practice", inside.channel)
    assert again.private is not None
    assert "You are practising at table 1 already." in again.private.text
    assert inside.server.rejections == []


async def test_a_hint_comes_once_and_stays_while_its_question_is_open(inside: Inside) -> None:
    hand = (await inside.ann.slash("table practice", inside.channel, game="kids")).private
    assert hand is not None
    assert "💡 Welcome!" in hand.text
    hand = (await inside.ann.slash("hand", inside.channel)).private
    assert hand is not None
    assert "💡 Welcome!" in hand.text
    around = await pressed(inside.ann, hand, "Show me around")
    assert around.text.startswith("### This is your stable")
    around = await pressed(inside.ann, around, "Next")
    assert around.text.startswith("### These are your cards")
    hand = await pressed(inside.ann, around, "Back to my hand")
    baby = next(offer for offer in offers_of(hand) if not offer.is_button)
    hand = (await inside.ann.take(baby, [baby.values[0]])).private or hand
    assert "Welcome!" not in hand.text
    seen = (await read_hints(inside.bot.services.repository, inside.ann.id)).seen
    assert seen[0] == "baby"
    assert len(set(seen)) == len(seen)


async def test_whoever_wants_no_hints_gets_none_until_they_ask(inside: Inside) -> None:
    hand = (await inside.ann.slash("table practice", inside.channel)).private
    assert hand is not None
    hand = await pressed(inside.ann, hand, "No more hints")
    assert "No more hints. `/help` brings them back." in hand.text
    assert "💡" not in hand.text
    learn = await pressed(inside.ann, await help_of(inside, inside.ann), "Learn by playing")
    assert "Look around at table 1" in labels(learn)
    back = await pressed(inside.ann, learn, "Show me hints")
    assert "Hints are on." in back.text
    hand = (await inside.ann.slash("hand", inside.channel)).private
    assert hand is not None
    assert "💡" in hand.text


async def test_who_has_played_before_gets_no_hints_by_themselves(inside: Inside) -> None:
    tables = inside.bot.services.tables
    for table, first in ((1, True), (2, False)):
        await inside.ann.slash("table new", inside.channel)
        await inside.bob.slash("table join", inside.channel, table=table)
        await inside.ann.slash("table start", inside.channel, table=table)
        hand = (await inside.bob.slash("hand", inside.channel, table=table)).private
        assert hand is not None
        assert ("💡" in hand.text) is first
        await tables.end(table, inside.ann.id)
        await inside.bot.services.repository.set_settings("user", inside.bob.id, {"hints": b"{}"})


async def test_a_window_explains_itself_until_everybody_asked_has_been_told(inside: Inside) -> None:
    await inside.ann.slash("table new", inside.channel)
    await inside.bob.slash("table join", inside.channel, table=1)
    await inside.ann.slash("table start", inside.channel, table=1)
    tables = inside.bot.services.tables
    while (state := await tables.look(1)).waiting()[0].kind != "window":
        asked = next(one for seat in (0, 1) for one in state.open_to(seat))
        picks = [next((key for key in asked.options if key.startswith("play")), asked.answers()[0])]
        await tables.answer(1, state.seats[asked.seat].user, asked.id, picks)
    shown = await inside.offering("Let it be")
    assert "First game?" in shown.text
    answering = inside.bob if state.waiting()[0].seats == (1,) else inside.ann
    told = await pressed(answering, shown, "Let it be")
    assert "💡 At every card" in told.text
    assert not await newcomer_among(inside.bot.services.repository, [answering.id])


async def test_help_leads_to_the_rules_and_to_settings(inside: Inside) -> None:
    shown = await help_of(inside, inside.ann)
    assert (await pressed(inside.ann, shown, "Rules")).text.startswith("### Overview")
    shown = await help_of(inside, inside.ann)
    assert "Your settings" in (await pressed(inside.ann, shown, "My settings")).text
