"""`/houserules deck …` on a stand-in Discord: brought, refused, listed, played, taken out."""

from pathlib import Path

import pytest

from bot.games.stables.match import StableMatch
from bot.sandbox.model.attachments import PickedFile
from bot.sandbox.model.messages import Message
from bot.sandbox.people.outcome import Outcome
from bot.sandbox.people.person import Person
from tests.cogs.conftest import Inside
from tests.cogs.test_houserules import text_of
from tests.cogs.test_lobby_terms import take
from tests.cogs.test_menus import menus, press
from tests.content.own.making import ability, card, deck

EXAMPLE = Path("docs/example_deck.yaml").read_bytes()


async def add(person: Person, inside: Inside, content: bytes) -> str:
    return text_of(await person.slash("houserules deck add", inside.channel, file=PickedFile("deck.yaml", content)))


async def use(person: Person, inside: Inside, line: str, **options: str) -> str:
    return text_of(await person.slash(line, inside.channel, **options))


async def sure(person: Person, inside: Inside, line: str, label: str, **options: str | PickedFile) -> str:
    """Use a command that asks first, and press the button."""
    return await pressed(person, await person.slash(line, inside.channel, **options), label)


async def pressed(person: Person, asked: Outcome, label: str) -> str:
    """Press a button of an answer: the answer itself changes."""
    assert asked.private is not None
    await person.press(asked.private, label=label)
    return text_of(asked)


async def match_of(inside: Inside, table: int) -> StableMatch:
    match = (await inside.bot.services.tables.look(table)).match
    assert isinstance(match, StableMatch)
    return match


async def test_a_deck_is_brought_listed_and_taken_out(inside: Inside) -> None:
    ann = inside.ann
    assert "no decks of its own" in await use(inside.bob, inside, "houserules deck list")
    said = await add(ann, inside, EXAMPLE)
    assert "sound and can be played on this server" in said
    assert "**Moon Meadow** (moon_meadow): 38 cards of 9 designs" in said
    assert "✧ magic: 20" in said
    assert "/houserules set expansions moon_meadow" in said
    assert "exactly the deck" in await add(ann, inside, EXAMPLE)
    assert f"**Moon Meadow** (`moon_meadow`), brought by <@{ann.id}>" in await use(
        inside.bob, inside, "houserules deck list"
    )
    offered = await ann.autocomplete("houserules deck remove", "deck", "moon", inside.channel)
    assert [(one.name, one.value) for one in offered] == [("Moon Meadow (moon_meadow)", "moon_meadow")]
    assert "no longer offered" in await sure(ann, inside, "houserules deck remove", "Remove it", deck="moon_meadow")
    assert "no deck called moon" in await use(ann, inside, "houserules deck remove", deck="moon_meadow")
    assert "\\@\u200beveryone" in await use(ann, inside, "houserules deck remove", deck="@everyone")
    assert inside.server.rejections == []


async def test_a_deck_is_replaced_or_removed_after_a_question_and_history_tells_it(inside: Inside) -> None:
    ann, decks = inside.ann, inside.bot.services.tables.decks
    guild = inside.channel.guild_id or 0
    await add(ann, inside, EXAMPLE)
    (first,) = await decks.offered(guild)
    newer = PickedFile("deck.yaml", EXAMPLE.replace(b"Moon Foal", b"Sun Foal"))
    asked = await ann.slash("houserules deck add", inside.channel, file=newer)
    again = await ann.slash("houserules deck add", inside.channel, file=newer)
    assert "would take the place of **Moon Meadow** (`moon_meadow`)" in text_of(asked)
    assert await decks.offered(guild) == [first]
    assert "takes the place" in await pressed(ann, asked, "Replace it")
    (second,) = await decks.offered(guild)
    assert second.hash != first.hash
    assert "changed this deck meanwhile" in await pressed(ann, again, "Replace it")
    removal = await ann.slash("houserules deck remove", inside.channel, deck="moon_meadow")
    kept = await ann.slash("houserules deck remove", inside.channel, deck="moon_meadow")
    assert await decks.offered(guild) == [second]
    assert "Nothing was changed" in await pressed(ann, kept, "Leave it as it is")
    await sure(ann, inside, "houserules deck add", "Replace it", file=PickedFile("deck.yaml", EXAMPLE))
    assert "changed this deck meanwhile" in await pressed(ann, removal, "Remove it")
    await sure(ann, inside, "houserules deck remove", "Remove it", deck="moon_meadow")
    lines = (await use(inside.bob, inside, "houserules history")).splitlines()[-4:]
    versions = [first.hash[:8], first.hash[:8], second.hash[:8], first.hash[:8]]
    told = ["removed, version", "replaced, by version", "replaced, by version", "brought, version"]
    for line, what, version in zip(lines, told, versions, strict=True):
        assert f"<@{ann.id}> · Deck `moon_meadow` {what} {version}" in line
    assert inside.server.rejections == []


async def test_an_import_names_only_decks_that_are_there(inside: Inside) -> None:
    ann = inside.ann
    file = PickedFile("rules.yaml", b"hand_limit: 5\nexpansions: sky\n")
    refused = text_of(await ann.slash("houserules import", inside.channel, file=file))
    assert "Line 2" in refused
    await add(ann, inside, deck())
    asked = await ann.slash("houserules import", inside.channel, file=file)
    await sure(ann, inside, "houserules deck remove", "Remove it", deck="sky")
    assert "can't be “sky”" in await pressed(ann, asked, "Take it over")
    assert await inside.bot.services.house.own(inside.channel.guild_id or 0, 0) == {}
    assert "You sit at table 1" in await use(ann, inside, "table new")
    assert inside.server.rejections == []


async def test_only_managers_bring_and_take_out(inside: Inside) -> None:
    assert "Only somebody who may manage this server" in await add(inside.bob, inside, EXAMPLE)
    await add(inside.ann, inside, EXAMPLE)
    refused = await use(inside.bob, inside, "houserules deck remove", deck="moon_meadow")
    assert "Only somebody who may manage this server" in refused
    assert len(await inside.bot.services.tables.decks.offered(inside.channel.guild_id or 0)) == 1


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"#" * 70_000, "larger than 64 KB"),
        (b"\xff", "isn't UTF-8"),
        (b"[" * 500, "more than 12 deep"),
        (b"deck: &a [*a]", "Anchors and aliases"),
        (deck(card(abilities=ability({"step": "dance"}))), "dance isn't known here. Known: draw"),
        (deck(card(name="@everyone")), "name: \\@"),
        (deck(*(card(f"a{place}", type="x" * 100) for place in range(120))), "20 things are wrong"),
    ],
)
async def test_a_bad_deck_is_refused_with_its_faults_and_nothing_is_kept(
    inside: Inside, content: bytes, told: str
) -> None:
    said = await add(inside.ann, inside, content)
    assert "nothing has changed" in said
    assert told in said
    assert await inside.bot.services.tables.decks.offered(inside.channel.guild_id or 0) == []
    assert inside.server.rejections == []


async def test_a_deck_is_shuffled_in_by_a_house_rule(inside: Inside) -> None:
    ann = inside.ann
    await add(ann, inside, EXAMPLE)
    await add(ann, inside, deck())
    assert "can't be" in await use(ann, inside, "houserules set", key="expansions", value="mars")
    offered = await ann.autocomplete("houserules set", "value", "sky, moon", inside.channel, key="expansions")
    assert [one.value for one in offered] == ["sky, moon_meadow"]
    said = await use(ann, inside, "houserules set", key="expansions", value="sky, moon_meadow")
    assert "Expansions: none → Sky and Moon Meadow" in said
    await use(ann, inside, "table new")
    lobby = await inside.offering("Join")
    assert "Sky and Moon Meadow" in lobby.text
    refused = await use(ann, inside, "houserules deck remove", deck="sky")
    assert "/houserules set expansions none" in refused
    await use(ann, inside, "houserules set", key="expansions", value="none")
    await sure(ann, inside, "houserules deck remove", "Remove it", deck="sky")
    await ann.press(lobby, label="Add computer")
    await ann.press(lobby, label="Start")
    await inside.offering("My hand")
    assert "own.sky.comet" in (await match_of(inside, 1)).book.ids
    assert inside.server.rejections == []


async def test_a_deck_is_played_alone_as_a_preset(inside: Inside) -> None:
    ann = inside.ann
    await add(ann, inside, EXAMPLE)
    offered = await ann.autocomplete("table new", "preset", "", inside.channel)
    assert ("Moon Meadow", "own:moon_meadow") in [(one.name, one.value) for one in offered]
    assert "kids" in [one.value for one in offered]
    only = await ann.autocomplete("table new", "preset", "", inside.channel, game="kids")
    assert [one.value for one in only] == ["kids"]
    assert "You sit at table 1" in await use(ann, inside, "table new", preset="own:moon_meadow")
    lobby = await inside.offering("Join")
    assert "Unstable Unicorns · Moon Meadow" in lobby.text
    await ann.press(lobby, label="Add computer")
    await ann.press(lobby, label="Start")
    await inside.offering("My hand")
    match = await match_of(inside, 1)
    assert match.state.setup.deck.startswith("own:")
    hand = await ann.slash("hand", inside.channel)
    assert hand.private is not None
    assert "I know no edition called" in await use(ann, inside, "table new", preset="pluto")
    assert inside.server.rejections == []


async def test_a_card_of_an_own_deck_is_explained(inside: Inside) -> None:
    await add(inside.ann, inside, EXAMPLE)
    shown = await use(inside.bob, inside, "card", name="night watch")
    assert "Night Watch" in shown
    assert "bring a baby from the nursery" in shown
    suggested = await inside.bob.autocomplete("card", "name", "night w", inside.channel)
    assert [one.name for one in suggested] == ["Night Watch"]


async def test_an_own_deck_can_be_what_new_tables_play(inside: Inside) -> None:
    ann = inside.ann
    await add(ann, inside, EXAMPLE)
    await add(ann, inside, deck())
    offered = await ann.autocomplete("houserules preset", "preset", "moon", inside.channel)
    assert [(one.name, one.value) for one in offered] == [("Moon Meadow", "own:moon_meadow")]
    assert "→ Unstable Unicorns · Moon Meadow" in await use(ann, inside, "houserules preset", preset="own:moon_meadow")
    assert "can't be" in await use(ann, inside, "houserules preset", preset="own:sky")
    assert "can't be" in await use(ann, inside, "houserules preset", preset="own:mars")
    shown = await use(ann, inside, "houserules show")
    assert "A new table here plays Unstable Unicorns · Moon Meadow" in shown
    assert "`/houserules reset preset`" in await use(ann, inside, "houserules deck remove", deck="moon_meadow")
    exported = await ann.slash("houserules export", inside.channel)
    assert exported.private is not None
    file = PickedFile("rules.yaml", b"preset: own:moon_meadow\nexpansions: sky\n")
    asked = await ann.slash("houserules import", inside.channel, file=file)
    assert "none → Sky" in text_of(asked)
    assert "Sky" in await pressed(ann, asked, "Take it over")
    await use(ann, inside, "table new", game="unstable")
    lobby = await inside.offering("Join")
    assert "Unstable Unicorns · Moon Meadow" in lobby.text
    rules = await press(ann, lobby, "House rules")
    for value, title in (("french", "French sheet"), (own_option(rules), "Moon Meadow")):
        taken = await take(ann, rules, "set_preset", value)
        assert f"Unstable Unicorns · {title}" in taken.text
        assert "Sky" in taken.text
    await ann.press(lobby, label="Add computer")
    await ann.press(lobby, label="Start")
    await inside.offering("My hand")
    match = await match_of(inside, 1)
    assert {"own.sky.comet", "own.moon_meadow.moon_foal"} <= {*match.book.ids}
    assert inside.server.rejections == []


def own_option(message: Message) -> str:
    """Give the value of the own deck in the host's menu of editions."""
    menu = next(menu for menu in menus(message) if ":set_preset" in menu.custom_id)
    return next(value for value in menu.values if value.startswith("own:"))
