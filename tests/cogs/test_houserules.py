"""`/houserules …` on a stand-in Discord: who may change what, what people read, what new tables make of it."""

import asyncio
from collections.abc import Mapping

import pytest

from bot.content.errors import BadRule
from bot.sandbox.model.attachments import PickedFile
from bot.sandbox.model.channel_actions import ThreadPlan, add_thread
from bot.sandbox.people.outcome import Outcome
from bot.sandbox.people.person import Person
from tests.cogs.conftest import Inside
from tests.cogs.test_menus import menus, play, press


def text_of(outcome: Outcome) -> str:
    assert outcome.private is not None
    return outcome.private.text


async def use(person: Person, inside: Inside, line: str, **options: str) -> str:
    return text_of(await person.slash(f"houserules {line}", inside.channel, **options))


async def rules_of(inside: Inside, table: int) -> dict[str, object]:
    return dict((await inside.bot.services.tables.look(table)).document.rules)


async def test_a_rule_is_set_shown_used_and_taken_back(inside: Inside) -> None:
    ann, channel = inside.ann, inside.channel
    await ann.slash("table new", channel)
    said = await use(ann, inside, "set", key="hand_limit", value="5")
    assert "Hand limit: 7 → 5, for the whole server." in said
    assert "New tables will use it; running ones, and those that wait for their game, keep theirs." in said
    assert "Hand limit: 5**, usually 7 · for the whole server" in await use(inside.bob, inside, "show")
    await inside.bob.slash("table new", channel)
    assert await rules_of(inside, 1) == {}
    assert await rules_of(inside, 2) == {"hand_limit": 5}
    assert "Hand limit: 5 → 7, for the whole server." in await use(ann, inside, "reset", key="hand limit")
    assert "Everything is as in the rulebook" in await use(inside.bob, inside, "show")
    history = await use(inside.bob, inside, "history")
    newest, oldest = [line for line in history.splitlines() if line.startswith("- ")]
    assert "Hand limit: 5 → not set, for the whole server" in newest
    assert f"<@{ann.id}> · Hand limit: not set → 5" in oldest
    assert inside.server.rejections == []


async def test_a_channel_of_its_own(inside: Inside) -> None:
    ann, games = inside.ann, inside.channel
    general = next(channel for channel in ann.channels() if channel.name == "general")
    outcome = await ann.slash("houserules set", general, key="final_tie", value="the win is shared", channel=games)
    assert f"the win is shared, in <#{games.id}>." in text_of(outcome)
    await ann.slash("houserules preset", general, preset="french", channel=games)
    await ann.slash("table new", general)
    await ann.slash("table new", games)
    assert await rules_of(inside, 1) == {}
    assert await rules_of(inside, 2) == {"final_tie": "shared"}
    assert (await inside.bot.services.tables.look(2)).document.preset == "french"
    same = await ann.slash("houserules set", general, key="final_tie", value="shared", channel=games)
    assert f"Everything stays as it was in <#{games.id}>." in text_of(same)
    noted = await ann.slash("houserules set", general, key="hand_limit", value="7", channel=games)
    assert f"Noted in <#{games.id}>. For now it makes no difference" in text_of(noted)
    shown = await use(ann, inside, "show")
    assert "plays Unstable Unicorns · French sheet if nobody chooses" in shown
    assert f"in <#{games.id}>" in shown


async def test_who_may_not_manage_the_server_may_only_look(inside: Inside) -> None:
    for line, options in (
        ("set", {"key": "hand_limit", "value": "5"}),
        ("preset", {"preset": "french"}),
        ("reset", {}),
        ("reset", {"key": "hand_limit"}),
    ):
        assert "Only somebody who may manage this server" in await use(inside.bob, inside, line, **options)
    assert "House rules of <#" in await use(inside.bob, inside, "show")
    assert "Nobody has changed anything yet" in await use(inside.bob, inside, "history")


async def test_what_can_not_be_is_refused_with_its_reason(inside: Inside) -> None:
    for key, value, told in (
        ("hand_limit", "21", "Hand limit takes a number from 1 to 20, or “no limit”."),
        ("final_tie", "sad", "Last tie can't be “sad”. It can be: “nobody wins” or “the win is shared”."),
        ("pigs", "1", "I know no house rule called pigs"),
        ("undo", "sad", "Taking back can't be “sad”."),
        ("starting_hand", "@everyone", "can't be “\\@\u200beveryone”"),
    ):
        assert told in await use(inside.ann, inside, "set", key=key, value=value), key
    only = await inside.ann.slash(
        "houserules set", inside.channel, key="ping_habit", value="never", channel=inside.channel
    )
    assert "Pings can be set for the whole server only" in text_of(only)


async def test_a_value_is_known_by_its_beginning_if_only_one_begins_so(inside: Inside) -> None:
    for key, typed, value in (
        ("deck_exhausted", "RESH", "reshuffle"),
        ("final_tie", "the win", "shared"),
        ("final_tie", "Nobody", "all_lose"),
        ("hand_limit", "no l", "none"),
        ("destroy_own", "yes", True),
    ):
        await use(inside.ann, inside, "set", key=key, value=typed)
        assert (await inside.bot.services.house.own(inside.channel.guild_id or 0, 0))[key] == value
    assert "can't be" in await use(inside.ann, inside, "set", key="final_tie", value="w")


async def test_what_is_suggested(inside: Inside) -> None:
    ann, channel = inside.ann, inside.channel
    keys = await ann.autocomplete("houserules set", "key", "hand", channel)
    assert ("Hand limit (hand_limit)", "hand_limit") in [(choice.name, choice.value) for choice in keys]
    values = await ann.autocomplete("houserules set", "value", "", channel, key="final_tie")
    assert [(choice.name, choice.value) for choice in values] == [
        ("nobody wins", "all_lose"),
        ("the win is shared", "shared"),
    ]
    assert len(await ann.autocomplete("houserules set", "key", "", channel)) == 25
    assert await ann.autocomplete("houserules set", "value", "", channel, key="pigs") == []
    assert await ann.autocomplete("houserules set", "value", "", channel) == []


async def test_taking_everything_back_is_asked_first(inside: Inside) -> None:
    ann = inside.ann
    await use(ann, inside, "set", key="hand_limit", value="5")
    await use(ann, inside, "set", key="final_tie", value="shared")
    asked = await ann.slash("houserules reset", inside.channel)
    assert "- Hand limit: 5 → 7" in text_of(asked)
    assert asked.private is not None
    await ann.press(asked.private, label="Leave it as it is")
    assert "Nothing was changed" in text_of(asked)
    stale = await ann.slash("houserules reset", inside.channel)
    asked = await ann.slash("houserules reset", inside.channel)
    assert asked.private is not None
    await ann.press(asked.private, label="Take it all back")
    assert "Changed for the whole server:" in text_of(asked)
    await use(ann, inside, "set", key="hand_limit", value="4")
    assert stale.private is not None
    await ann.press(stale.private, label="Take it all back")
    assert "The rules were changed meanwhile" in text_of(stale)
    assert "Hand limit: 4**" in await use(ann, inside, "show")


async def test_tables_only_where_the_server_wants_them_and_not_too_many(inside: Inside) -> None:
    ann, games = inside.ann, inside.channel
    general = next(channel for channel in ann.channels() if channel.name == "general")
    steps = await ann.autocomplete("houserules set", "value", "games", games, key="allowed_channels")
    assert [choice.name for choice in steps] == ["only in #games"]
    said = await use(ann, inside, "set", key="allowed_channels", value=str(steps[0].value))
    assert f"Channels for tables: everywhere → <#{games.id}>, for the whole server." in said
    assert "That holds from now on." in said
    refused = await ann.slash("table new", general)
    assert f"This server keeps its tables to <#{games.id}>." in text_of(refused)
    moved = await ann.slash("table new", games)
    assert "You sit at table 1" in text_of(moved)
    assert "keeps its tables to" in text_of(await ann.slash("table board", general, table=1))
    await inside.bot.services.tables.end(1, ann.id)
    await use(ann, inside, "set", key="tables_per_channel", value="1")
    assert "You sit at table 2" in text_of(await ann.slash("table new", games))
    assert "no more than one" in text_of(await ann.slash("table new", games))
    thread = add_thread(inside.server.world, games, ThreadPlan("another", ann.id))
    assert "no more than one" in text_of(await ann.slash("table new", thread))
    wrong = await use(ann, inside, "set", key="allowed_channels", value="<#12345678>")
    assert "can't be" in wrong
    await use(ann, inside, "set", key="allowed_channels", value="none")
    assert "You sit at table 3" in text_of(await ann.slash("table new", general))
    assert "no more than one" in text_of(await ann.slash("table board", general, table=2))
    assert "at the end of the channel again" in text_of(await ann.slash("table board", general, table=3))


async def test_the_pages_of_what_holds_and_of_the_history(inside: Inside) -> None:
    ann = inside.ann
    for limit in range(1, 13):
        await use(ann, inside, "set", key="hand_limit", value=str(limit + 7))
    history = await ann.slash("houserules history", inside.channel)
    assert history.private is not None
    assert history.private.text.count("- <t:") == 10
    await ann.press(history.private, label="Next")
    assert history.private.text.count("- <t:") == 2
    await ann.press(history.private, label="Previous")
    assert history.private.text.count("- <t:") == 10
    shown = await ann.slash("houserules show", inside.channel)
    assert shown.private is not None
    menu = next(part for part in shown.private.parts if "house_part" in str(part.get("custom_id", "")))
    await ann.select(shown.private, str(menu["custom_id"]), ["server"])
    assert "Tables in one channel: any number** · not set" in shown.private.text
    await ann.select(shown.private, str(menu["custom_id"]), ["kids"])
    assert "Unstable Unicorns for Kids" in shown.private.text


async def test_a_set_goes_out_as_a_file_and_in_again(inside: Inside) -> None:
    ann, channel = inside.ann, inside.channel
    assert "Nothing is set for the whole server" in await use(ann, inside, "export")
    await use(ann, inside, "set", key="hand_limit", value="5")
    await use(ann, inside, "set", key="final_tie", value="shared")
    exported = await inside.bob.slash("houserules export", channel)
    assert exported.private is not None
    (attachment,) = exported.private.attachments
    assert attachment.filename == "houserules.yaml"
    assert attachment.data.decode().splitlines()[1:] == ["final_tie: shared", "hand_limit: 5"]
    await use(ann, inside, "set", key="hand_limit", value="9")
    await use(ann, inside, "set", key="starting_hand", value="4")
    asked = await ann.slash("houserules import", channel, file=PickedFile("r.yaml", attachment.data))
    assert asked.private is not None
    assert "This would change for the whole server:" in asked.private.text
    assert "- Hand limit: 9 → 5" in asked.private.text
    assert "- Starting hand: 4 → 5" in asked.private.text
    assert "All other rules set for the whole server are taken back." in asked.private.text
    await ann.press(asked.private, label="Take it over")
    assert "Changed for the whole server:" in asked.private.text
    assert (await inside.bot.services.house.own(inside.channel.guild_id or 0, 0)) == {
        "hand_limit": 5,
        "final_tie": "shared",
    }
    again = await ann.slash("houserules import", channel, file=PickedFile("r.yaml", attachment.data))
    assert "Everything stays as it was" in text_of(again)
    assert inside.server.rejections == []


async def test_a_bad_file_is_told_line_by_line(inside: Inside) -> None:
    ann, channel = inside.ann, inside.channel
    file = PickedFile("r.yaml", b"hand_limit: 5\nfinal_tie: nobody\npigs: 3\nhand_limit: 6\n")
    said = text_of(await ann.slash("houserules import", channel, file=file))
    assert "nothing has changed" in said
    assert "- Line 2: Last tie can't be “nobody”" in said
    assert "- Line 3: I know no house rule called pigs" in said
    assert "- Line 4: This rule was set further up already." in said
    assert "Everything is as in the rulebook" in await use(ann, inside, "show")
    huge = PickedFile("r.yaml", b"#" * 20_000)
    assert "larger than 16 KB" in text_of(await ann.slash("houserules import", channel, file=huge))
    many = PickedFile("r.yaml", b"".join(b"rule_%d: 1\n" % number for number in range(1000)))
    assert "more" in text_of(await ann.slash("houserules import", channel, file=many))
    refused = await inside.bob.slash("houserules import", channel, file=PickedFile("r.yaml", b"hand_limit: 5"))
    assert "Only somebody who may manage this server" in text_of(refused)
    assert inside.server.rejections == []


async def test_an_import_is_taken_over_by_who_may_and_as_it_was_shown(inside: Inside) -> None:
    ann, channel = inside.ann, inside.channel
    file = PickedFile("r.yaml", b"hand_limit: 5\n")
    asked = await ann.slash("houserules import", channel, file=file)
    await use(ann, inside, "set", key="final_tie", value="shared")
    assert asked.private is not None
    await ann.press(asked.private, label="Take it over")
    assert "The rules were changed meanwhile" in asked.private.text


async def test_a_thread_has_what_its_channel_sets_unless_it_sets_something_itself(inside: Inside) -> None:
    ann, channel = inside.ann, inside.channel
    thread = add_thread(inside.server.world, channel, ThreadPlan("table", ann.id))
    await ann.slash("houserules set", channel, key="hand_limit", value="5", channel=channel)
    await ann.slash("houserules set", channel, key="allowed_channels", value=f"<#{channel.id}>")
    await ann.slash("table new", thread)
    assert await rules_of(inside, 1) == {"hand_limit": 5}
    said = text_of(await ann.slash("houserules set", channel, key="hand_limit", value="no limit", channel=thread))
    assert f"Hand limit: 5 → no limit, in <#{thread.id}>" in said
    await ann.slash("table new", thread)
    assert await rules_of(inside, 2) == {"hand_limit": "none"}
    shown = text_of(await ann.slash("houserules show", channel, channel=thread))
    assert f"no limit**, usually 7 · in <#{thread.id}>" in shown
    assert inside.server.rejections == []


async def test_a_limit_holds_when_many_open_at_once(inside: Inside) -> None:
    await use(inside.ann, inside, "set", key="tables_per_channel", value="3")
    opened = await asyncio.gather(*(inside.bob.slash("table new", inside.channel) for _ in range(12)))
    assert sum("You sit at table" in text_of(outcome) for outcome in opened) == 3
    assert sum("wants no more" in text_of(outcome) for outcome in opened) == 9


async def test_the_pace_and_the_language_of_a_server(inside: Inside) -> None:
    ann = inside.ann
    await use(ann, inside, "set", key="pace", value="days")
    await use(ann, inside, "set", key="board_language", value="English")
    said = await use(ann, inside, "set", key="board_language", value="Klingon")
    assert "can't be “Klingon”. It can be: “the server's language”, “English”" in said
    await ann.slash("table new", inside.channel)
    await ann.slash("table new", inside.channel, pace="live")
    documents = [(await inside.bot.services.tables.look(table)).document for table in (1, 2)]
    assert [(document.pace, document.language) for document in documents] == [("days", "en"), ("live", "en")]


async def test_what_an_edition_can_not_be_played_with(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, library = inside.ann, inside.bot.services.library

    def check(preset: str, rules: Mapping[str, object], seats: int | None) -> None:
        if (preset == "kids" and rules.get("starting_hand") == 9) or rules.get("starting_hand") == 10:
            raise BadRule("starting_hand", "impossible", reason="deck_too_small", seats=2, cards=17, needed=20)
        assert seats is None

    monkeypatch.setattr(library, "check", check)
    reason = "With 2 players 20 cards are dealt, and the deck has only 17."
    said = await use(ann, inside, "set", key="starting_hand", value="9")
    assert "Starting hand: 5 → 9" in said
    assert f"Unstable Unicorns for Kids can't be played with that: {reason}" in said
    assert text_of(await ann.slash("table new", inside.channel, preset="kids")) == reason
    assert await use(ann, inside, "set", key="starting_hand", value="10") == reason
    assert "Starting hand: 9**" in await use(ann, inside, "show")
    assert "You sit at table 1" in text_of(await ann.slash("table new", inside.channel))


async def test_a_channel_is_named_in_any_way_and_one_that_is_gone_does_not_count(inside: Inside) -> None:
    ann, games = inside.ann, inside.channel
    general = next(channel for channel in ann.channels() if channel.name == "general")
    for typed in ("#General", "general", f"<#{general.id}>", str(general.id)):
        said = await use(ann, inside, "set", key="allowed_channels", value=typed)
        assert f"everywhere → <#{general.id}>" in said, typed
        await use(ann, inside, "set", key="allowed_channels", value="none")
    wrong = await use(ann, inside, "set", key="allowed_channels", value="nowhere")
    assert f"It can be: “everywhere”, “<#{general.id}>” or “<#{games.id}>”." in wrong
    assert f"<#{games.id}>" in await use(ann, inside, "set", key="allowed_channels", value="general, games")
    await use(ann, inside, "set", key="allowed_channels", value="general")
    assert "keeps its tables to" in text_of(await ann.slash("table new", games))
    inside.server.crowd.delete_channel(general)
    await inside.settled()
    assert "You sit at table 1" in text_of(await ann.slash("table new", games))
    steps = await ann.autocomplete("houserules set", "value", "", games, key="allowed_channels")
    assert [choice.name for choice in steps] == ["everywhere", "only in #games"]


async def test_what_is_taken_back_already_is_said_so_and_every_rule_is_listed(inside: Inside) -> None:
    ann = inside.ann
    await use(ann, inside, "set", key="hand_limit", value="5")
    asked = [await ann.slash("houserules reset", inside.channel) for _ in range(2)]
    for outcome, told in zip(asked, ("Hand limit: 5 → 7", "That is already so."), strict=True):
        assert outcome.private is not None
        await ann.press(outcome.private, label="Take it all back")
        assert told in text_of(outcome)
    shown = await ann.slash("houserules show", inside.channel)
    assert shown.private is not None
    assert "Next lists every rule there is." in shown.private.text
    await ann.press(shown.private, label="Next")
    assert "- Hand limit: 7 · How many cards" in shown.private.text
    offered = await ann.autocomplete("houserules set", "key", "", inside.channel)
    assert [choice.value for choice in offered][:2] == ["preset", "allowed_channels"]
    assert "hand_limit" in [choice.value for choice in offered]


async def test_presses_after_the_end_say_just_that(inside: Inside) -> None:
    await play(inside)
    hand = await press(inside.bob, await inside.offering("My hand"), "My hand")
    await inside.bot.services.tables.end(1, inside.ann.id)
    await inside.bob.take(menus(hand)[0], menus(hand)[0].values[:1])
    assert hand.text == "The game is over."
