import re

import pytest

from bot.texts import CatalogueError, Locale, TextError, Texts
from tests.texts.conftest import LISTS, Write

EN, FR, CS, RO = Locale.ENGLISH, Locale.FRENCH, Locale.CZECH, Locale.ROMANIAN


@pytest.mark.parametrize(
    ("tag", "locale"),
    [("en-US", EN), ("en-GB", EN), ("fr", FR), ("cs", CS), ("ro", RO), ("zh-CN", EN), ("", EN), (None, EN)],
)
def test_discord_locales_map_to_ours(tag: str | None, locale: Locale):
    assert Locale.from_discord(tag) is locale


def test_a_key_that_a_language_lacks_is_said_in_english(write: Write):
    write("en/a", LISTS + "hello = Hello\nbye = Bye { $player }\n    .short = Bye")
    texts = Texts.load(write("fr/a", "hello = Bonjour"))
    assert texts.say(FR, "hello") == "Bonjour"
    assert texts.say(FR, "bye", player="Ann") == "Bye Ann"
    assert texts.say(FR, "bye.short") == "Bye"
    assert texts.say(RO, "hello") == "Hello"


def test_an_unknown_key_is_an_error_that_names_it(texts: Texts):
    with pytest.raises(TextError, match="no-such-key"):
        texts.say(FR, "no-such-key")


def test_a_missing_argument_is_an_error_that_names_key_file_and_argument(texts: Texts):
    with pytest.raises(TextError, match=re.escape("story-plays (data/texts/en/story.ftl) needs $card")):
        texts.say(EN, "story-plays", player="Ann")


def test_an_argument_of_another_branch_or_message_is_needed_as_well(write: Write):
    source = "inner = { $deep }\nouter = { $count ->\n    [one] { inner }\n   *[other] many\n}"
    texts = Texts.load(write("en/a", LISTS + source))
    assert texts.arguments("outer") == {"count", "deep"}
    with pytest.raises(TextError, match=re.escape("needs $deep")):
        texts.say(EN, "outer", count=2)


def test_an_argument_called_like_a_text_is_that_text_in_the_boards_language(write: Write):
    write("en/a", LISTS + "a-button = Go\nhow = Press { $a-button }, { $player }")
    texts = Texts.load(write("fr/a", "a-button = Aller\nhow = Appuie sur { $a-button }, { $player }"))
    assert texts.arguments("how") == {"player"}
    assert texts.say(FR, "how", EN, player="Ann") == "Appuie sur Go, Ann"
    assert texts.say(FR, "how", player="Ann") == "Appuie sur Aller, Ann"


def test_an_argument_that_cannot_be_shown_is_an_error(texts: Texts):
    with pytest.raises(TextError, match="story-discards"):
        texts.say(EN, "story-discards", player="Ann", cards=3)


def test_plurals_follow_the_language(write: Write):
    write("en/a", LISTS + "cards = { $count ->\n    [one] one card\n   *[other] { $count } cards\n}")
    write(
        "ro/a", "cards = { $count ->\n    [one] o carte\n    [few] { $count } cărți\n   *[other] { $count } de cărți\n}"
    )
    texts = Texts.load(
        write(
            "cs/a", "cards = { $count ->\n    [one] karta\n    [few] { $count } karty\n   *[other] { $count } karet\n}"
        )
    )
    assert [texts.say(EN, "cards", count=n) for n in (0, 1, 2)] == ["0 cards", "one card", "2 cards"]
    assert [texts.say(CS, "cards", count=n) for n in (1, 3, 5)] == ["karta", "3 karty", "5 karet"]
    assert [texts.say(RO, "cards", count=n) for n in (1, 19, 20)] == ["o carte", "19 cărți", "20 de cărți"]


@pytest.mark.parametrize(
    ("items", "listed"),
    [([], ""), (["A"], "A"), (["A", "B"], "A and B"), (["A", "B", "C"], "A, B and C")],
)
def test_a_list_is_joined_by_grammar(texts: Texts, items: list[str], listed: str):
    assert texts.listing(EN, items) == listed
    assert texts.say(EN, "board-upgrades", cards=items) == f"up: {listed}"


def test_a_list_is_joined_in_its_own_language(write: Write):
    write("en/a", LISTS + "cards = { ITALIC($cards) }")
    texts = Texts.load(write("cs/a", 'list-between = { ", " }\nlist-before-last = { " a " }\ncards = { BOLD($cards) }'))
    assert texts.listing(CS, ["A", "B", "C"]) == "A, B a C"
    assert texts.say(CS, "cards", cards=("A", "B")) == "**A** a **B**"
    assert texts.say(EN, "cards", cards=("A", "B")) == "*A* and *B*"
    assert texts.say(EN, "cards", cards="A") == "*A*"
    assert texts.listing(RO, ["A", "B"]) == "A and B"


def test_numbers_are_shown_without_grouping_or_isolation_marks(texts: Texts):
    assert texts.say(EN, "table-title", table=12345) == "Table 12345"


def test_a_card_is_named_with_its_colour(texts: Texts):
    assert texts.card(EN, "baby_unicorn", "pink") == "Baby Unicorn (pink)"
    assert texts.card(FR, "rhinocorn") == "Rhinocorne"


@pytest.mark.parametrize(
    ("seconds", "shown"),
    [(0, "0 s"), (20, "20 s"), (90, "90 s"), (120, "2 min"), (1893, "32 min"), (28800, "8 h"), (259200, "3 days")],
)
def test_a_duration_has_one_sensible_unit(texts: Texts, seconds: int, shown: str):
    assert texts.duration(EN, seconds) == shown


def test_optional_texts_can_be_asked_for(texts: Texts):
    assert texts.has("card-rhinocorn.notes")
    assert not texts.has("card-good_deal.notes")
    assert "card-rhinocorn.short" in texts.all_keys()


def test_what_cannot_be_read_stops_the_start_with_file_and_line(write: Write):
    folder = write("en/broken", LISTS + "fine = Fine\noops\n")
    with pytest.raises(CatalogueError, match=r"en/broken\.ftl:4: "):
        Texts.load(folder)


def test_a_folder_without_english_stops_the_start(write: Write):
    with pytest.raises(CatalogueError, match="no English"):
        Texts.load(write("fr/a", "hello = Bonjour"))


def test_only_languages_with_texts_of_their_own_are_offered(write: Write):
    write("en/a", LISTS + "hello = Hello")
    assert Texts.load(write("cs/a", "hello = Ahoj")).spoken() == [EN, CS]
