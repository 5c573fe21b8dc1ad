"""The command tree: complete, within Discord's limits, in words of the catalogue; and what people get from it."""

import json
import re
from typing import Any

from discord import app_commands

from bot.client.bot import Neighbot
from bot.sandbox.model.channels import Channel
from bot.sandbox.people.offers import offers_of
from bot.sandbox.people.person import Person
from bot.screens.rules.pages import OF_GAME
from tests.cogs.conftest import Inside

NAMES = {
    "table new", "table join", "table leave", "table start", "table end", "table kick", "table invite", "table board",
    "table practice", "table computer",
    "table undo",
    "tables", "hand", "play", "draw", "neigh", "pass", "choose", "bid", "watch", "card", "rules", "help",
    "replay", "bug", "stats",
    "houserules show", "houserules preset", "houserules set", "houserules reset", "houserules history",
    "houserules export", "houserules import",
    "houserules deck add", "houserules deck list", "houserules deck remove",
}  # fmt: skip
LONGEST_ENTRY = 8000
"""Discord counts names, descriptions and values only; here everything counts."""


def commands_of(bot: Neighbot) -> dict[str, app_commands.Command[Any, ..., Any]]:
    return {
        command.qualified_name: command
        for command in bot.tree.walk_commands()
        if isinstance(command, app_commands.Command)
    }


async def test_every_command_of_this_issue_is_there_and_no_other(inside: Inside) -> None:
    assert commands_of(inside.bot).keys() == NAMES


async def test_the_tree_keeps_discords_limits(inside: Inside) -> None:
    top = inside.bot.tree.get_commands()
    assert len(top) <= 100
    for command in top:
        assert len(json.dumps(command.to_dict(inside.bot.tree))) <= LONGEST_ENTRY, command.name
    for name, command in commands_of(inside.bot).items():
        assert re.fullmatch(r"[-_'\w]{1,32}", command.name), name
        assert 1 <= len(command.description) <= 100, name
        assert len(command.parameters) <= 25
        for parameter in command.parameters:
            assert re.fullmatch(r"[-_'\w]{1,32}", parameter.display_name), name
            assert 1 <= len(str(parameter.description)) <= 100, (name, parameter.name)
            assert len(parameter.choices) <= 25


async def test_only_tables_need_a_server(inside: Inside) -> None:
    group = inside.bot.tree.get_command("table")
    assert isinstance(group, app_commands.Group)
    assert group.guild_only


async def test_looking_things_up(inside: Inside) -> None:
    ann, channel = inside.ann, inside.channel
    suggested = await ann.autocomplete("card", "name", "nei", channel)
    assert [choice.name for choice in suggested][:2] == ["Neigh", "Super Neigh"]
    for line, options, expected in (
        ("card", {"name": "Super Neigh"}, "Super Neigh"),
        ("card", {"name": "super_neigh"}, "Super Neigh"),
        ("card", {"name": "come back"}, "### Come Back!"),
        ("card", {"name": "heart unicorn"}, "### Heart Unicorn"),
        ("card", {"name": "Pegasus"}, "I know no card by that name"),
        ("rules", {}, "Unstable Unicorns · second edition · as the box says"),
        ("rules", {"page": "neigh"}, "### Neigh"),
        ("help", {}, "How to play here"),
        ("tables", {}, "You sit at no table"),
        ("hand", {}, "You sit at no table in this channel. `/watch` shows you"),
        ("table join", {}, "No table is open in this channel"),
    ):
        outcome = await ann.slash(line, channel, **options)
        assert outcome.private is not None, line
        assert expected in outcome.private.text, line
    assert inside.server.rejections == []


async def test_the_rules_open_at_the_game_that_is_played_here(inside: Inside) -> None:
    async def subject(person: Person, channel: Channel | None = None, **options: str) -> str:
        shown = (await person.slash("rules", channel or inside.channel, **options)).private
        assert shown is not None
        return shown.text.splitlines()[1].removeprefix("-# ")

    second, hunt = "Unstable Unicorns · second edition", "Kill the Unicorns"
    assert await subject(inside.ann) == f"{second} · as the box says"
    await inside.ann.slash("table new", inside.channel, preset="hunt")
    await inside.offering("Join")
    general = next(channel for channel in inside.ann.channels() if channel.name == "general")
    assert await subject(inside.ann) == f"{hunt} · as table 1 plays it"
    assert await subject(inside.bob) == f"{hunt} · as table 1 plays it"
    assert await subject(inside.ann, general) == f"{hunt} · as table 1 plays it"
    assert await subject(inside.bob, general) == f"{second} · as the box says"
    await inside.bob.slash("table new", inside.channel, preset="kids")
    assert await subject(inside.bob) == "Unstable Unicorns for Kids · as table 2 plays it"
    assert await subject(inside.ann) == f"{hunt} · as table 1 plays it"
    assert await subject(inside.ann, preset="french") == "Unstable Unicorns · French sheet · as the box says"
    assert await subject(inside.bob, game="hunt") == f"{hunt} · as the box says"
    assert await subject(inside.bob, page="hunt-bids") == f"{hunt} · as the box says"


async def test_the_rules_are_those_that_the_server_has_set(inside: Inside) -> None:
    await inside.ann.slash("houserules set", inside.channel, key="hand_limit", value="4")
    shown = (await inside.bob.slash("rules", inside.channel, page="turn")).private
    assert shown is not None
    assert "as this server plays it" in shown.text
    assert "Discard down to 4 cards." in shown.text
    await inside.bob.press(shown, label="Next")
    assert shown.text.startswith("### Kinds of cards")
    await inside.bob.press(shown, label="Previous")
    assert "Hand limit: **4** (usually 7)" in shown.text


async def test_pages_of_the_hunt_are_found_by_that_word(inside: Inside) -> None:
    found = await inside.ann.autocomplete("rules", "page", "hunt", inside.channel)
    assert {str(choice.value) for choice in found} == set(OF_GAME["hunt"])


async def test_several_tables_have_to_be_told_apart(inside: Inside) -> None:
    ann, channel = inside.ann, inside.channel
    for table in (1, 2):
        await ann.slash("table new", channel)
        await inside.bob.slash("table join", channel, table=table)
    await ann.slash("table start", channel, table=2)
    outcome = await ann.slash("table leave", channel)
    assert outcome.private is not None
    assert "You sit at several tables. Say which one: 1 and 2" in outcome.private.text
    assert [offer.label for offer in offers_of(outcome.private)] == ["Table 2"]
    await ann.press(outcome.private, label="Table 2")
    assert "Which baby unicorn" in outcome.private.text
    offered = await ann.autocomplete("table leave", "table", "", channel)
    assert [choice.value for choice in offered] == [1, 2]
    sure = await ann.slash("table leave", channel, table=2)
    assert sure.private is not None
    await ann.press(sure.private, label="Leave the game")
    listed = await ann.slash("tables", channel)
    assert listed.private is not None
    assert "Table 1" in listed.private.text
    assert "Table 2" not in listed.private.text


async def test_inviting_calls_exactly_one_person(inside: Inside) -> None:
    await inside.ann.slash("table new", inside.channel, pace="days")
    outcome = await inside.ann.slash("table invite", inside.channel, player=inside.bob.user)
    assert outcome.private is not None
    assert "Bob** is invited" in outcome.private.text
    await inside.settled()
    called = [message for message in inside.bob.messages(inside.channel) if message.mention_ids]
    assert [message.mention_ids for message in called] == [[inside.bob.id]]
    twice = await inside.ann.slash("table invite", inside.channel, player=inside.bob.user)
    assert twice.private is not None
    assert "Bob** is already invited" in twice.private.text
    joined = await inside.bob.press(called[0], label="Join")
    assert joined.private is not None
    assert "You sit at table 1" in joined.private.text
    again = await inside.ann.slash("table invite", inside.channel, player=inside.server.world.bot)
    assert again.private is not None
    assert "Bots don't answer invitations" in again.private.text


async def test_every_playable_game_and_preset_is_offered(inside: Inside) -> None:
    offered = {
        parameter.name: [choice.value for choice in parameter.choices]
        for parameter in commands_of(inside.bot)["table new"].parameters
    }
    library = inside.bot.services.library
    suggested = await inside.ann.autocomplete("table new", "preset", "", inside.channel)
    assert [choice.value for choice in suggested] == library.presets()
    assert offered["game"] == library.games()
    for table, preset in enumerate(library.presets(), 1):
        await inside.ann.slash("table new", inside.channel, game=library.game(preset), preset=preset)
        assert (await inside.bot.services.tables.look(table)).document.preset == preset
        await inside.bot.services.tables.end(table, inside.ann.id)
    assert inside.server.rejections == []
