"""A French server with people who read Discord in other languages: the board speaks French, replies the reader's."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.sandbox.json_values import JsonObject, as_object, objects, text_of
from bot.sandbox.model.messages import Message
from bot.sandbox.people.person import Person
from bot.sandbox.rules.validate_commands import check_command_list
from bot.texts import Locale, Texts
from tests.cogs.conftest import Inside

OTHERS = [Locale.FRENCH, Locale.CZECH, Locale.ROMANIAN]


@pytest.fixture(scope="module")
def texts() -> Texts:
    return Texts.load(Path("data/texts"))


async def table_of(inside: Inside, texts: Texts, language: Locale) -> Message:
    """Ann and Bob start a game whose board speaks that language; gives the board."""
    await inside.ann.slash("table new", inside.channel)
    join = texts.say(language, "lobby-join")
    lobby = await inside.offering(join)
    await inside.bob.press(lobby, label=join)
    await inside.ann.press(lobby, label=texts.say(language, "lobby-start"))
    return await inside.offering(texts.say(language, "board-my-hand"))


async def private(person: Person, board: Message, label: str) -> str:
    outcome = await person.press(board, label=label)
    assert outcome.private is not None
    return outcome.private.text


async def test_the_board_speaks_the_servers_language_and_replies_the_readers(inside: Inside, texts: Texts) -> None:
    inside.server.crowd.world.guilds[inside.channel.guild_id or 0].preferred_locale = "fr"
    inside.ann.set_locale("cs")
    inside.bob.set_locale("en-GB")
    board = await table_of(inside, texts, Locale.FRENCH)
    asked = texts.say(Locale.FRENCH, "prompt-baby.public")
    assert asked in board.text
    my_hand = texts.say(Locale.FRENCH, "board-my-hand")
    question = "prompt-baby.private"
    assert texts.say(Locale.CZECH, question) in await private(inside.ann, board, my_hand)
    assert texts.say(Locale.ENGLISH, question) in await private(inside.bob, board, my_hand)
    inside.bob.set_locale("es-ES")
    assert texts.say(Locale.ENGLISH, question) in await private(inside.bob, board, my_hand)
    refusal = await inside.bob.slash("draw", inside.channel)
    assert refusal.private is not None
    assert texts.say(Locale.ENGLISH, "error-draw-not-now", Locale.FRENCH) in refusal.private.text
    assert my_hand in refusal.private.text
    help = await inside.ann.slash("help", inside.channel)
    assert help.private is not None
    assert f"**{my_hand}**" in help.private.text


async def test_a_person_may_read_another_language_than_discords(inside: Inside, texts: Texts) -> None:
    board = await table_of(inside, texts, Locale.ENGLISH)
    more = await inside.bob.press(board, label="More…")
    assert more.private is not None
    settings = (await inside.bob.press(more.private, label="My settings")).private or more.private
    await inside.bob.select(settings, "nb:0:-:language", ["ro"])
    assert texts.say(Locale.ROMANIAN, "settings-saved") in settings.text
    assert texts.say(Locale.ROMANIAN, "prompt-baby.private") in await private(inside.bob, board, "My hand")
    assert "Which baby unicorn" in await private(inside.ann, board, "My hand")


async def test_the_board_speaks_what_a_house_rule_says(inside: Inside, texts: Texts) -> None:
    await inside.ann.slash("houserules set", inside.channel, key="board_language", value="cs")
    board = await table_of(inside, texts, Locale.CZECH)
    assert texts.say(Locale.CZECH, "prompt-baby.public") in board.text


async def test_suggestions_are_the_readers_and_need_no_accents(inside: Inside) -> None:
    inside.ann.set_locale("fr")
    inside.bob.set_locale("ro")
    found = await inside.ann.autocomplete("card", "name", "necro", inside.channel)
    assert [choice.name for choice in found] == ["Licorne Nécromancienne"]
    assert [choice.name for choice in await inside.bob.autocomplete("card", "name", "diva", inside.channel)] == [
        "Unicornița Divă"
    ]
    rules = await inside.ann.autocomplete("houserules set", "key", "hand_limit", inside.channel)
    assert [choice.value for choice in rules][:1] == ["hand_limit"]
    assert "hand limit" not in rules[0].name.lower()


def words_of(item: JsonObject, path: str = "") -> Iterator[tuple[str, JsonObject]]:
    """Yield every command, option and choice."""
    name = f"{path}/{text_of(item, 'name')}"
    yield name, item
    for key in ("options", "choices"):
        for inner in objects(item.get(key)):
            yield from words_of(inner, name)


async def test_commands_are_registered_in_all_languages(inside: Inside) -> None:
    commands = inside.server.crowd.world.commands.commands(None)
    assert len(commands) > 10
    check_command_list(list(commands))
    lacking: Counter[str] = Counter()
    for name, item in (pair for command in commands for pair in words_of(command)):
        said = as_object(item.get("name_localizations"))
        assert said.keys() <= {*OTHERS}, name
        lacking.update({*OTHERS} - said.keys())
        if item.get("description"):
            assert as_object(item.get("description_localizations")).keys() == {*OTHERS}, name
    assert lacking["cs"] < lacking["fr"] < 40  # the same words in English aren't sent: "table" is one in French


async def test_no_siblings_share_a_name_in_any_language(inside: Inside) -> None:
    def check(siblings: list[JsonObject]) -> None:
        for locale in OTHERS:
            shown = [
                text_of(as_object(one.get("name_localizations")), locale) or text_of(one, "name") for one in siblings
            ]
            assert len(set(shown)) == len(shown), (locale, shown)
        for one in siblings:
            check(objects(one.get("options")))

    check(inside.server.crowd.world.commands.commands(None))
