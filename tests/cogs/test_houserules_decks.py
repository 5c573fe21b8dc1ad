"""`/houserules deck …` on a stand-in Discord: brought, refused, listed, played, taken out."""

from pathlib import Path

import pytest

from bot.games.stables.match import StableMatch
from bot.sandbox.model.attachments import PickedFile
from bot.sandbox.people.person import Person
from tests.cogs.conftest import Inside
from tests.cogs.test_houserules import text_of
from tests.content.own.making import ability, card, deck

EXAMPLE = Path("docs/example_deck.yaml").read_bytes()


async def add(person: Person, inside: Inside, content: bytes) -> str:
    return text_of(await person.slash("houserules deck add", inside.channel, file=PickedFile("deck.yaml", content)))


async def use(person: Person, inside: Inside, line: str, **options: str) -> str:
    return text_of(await person.slash(line, inside.channel, **options))


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
    assert "takes the place" in await add(ann, inside, EXAMPLE)
    assert f"**Moon Meadow** (`moon_meadow`), brought by <@{ann.id}>" in await use(
        inside.bob, inside, "houserules deck list"
    )
    offered = await ann.autocomplete("houserules deck remove", "deck", "moon", inside.channel)
    assert [(one.name, one.value) for one in offered] == [("Moon Meadow (moon_meadow)", "moon_meadow")]
    assert "no longer offered" in await use(ann, inside, "houserules deck remove", deck="moon_meadow")
    assert "no deck called moon" in await use(ann, inside, "houserules deck remove", deck="moon_meadow")
    assert "\\@\u200beveryone" in await use(ann, inside, "houserules deck remove", deck="@everyone")
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
    assert "moon" in await use(ann, inside, "houserules set", key="expansions", value="sky, moon_meadow")
    await use(ann, inside, "table new")
    lobby = await inside.offering("Join")
    assert "Sky and Moon Meadow" in lobby.text
    refused = await use(ann, inside, "houserules deck remove", deck="sky")
    assert "set as an expansion here" in refused
    await use(ann, inside, "houserules set", key="expansions", value="none")
    await use(ann, inside, "houserules deck remove", deck="sky")
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
