"""The screens of `/houserules`, with as much on them as there can be."""

import pytest

from bot.content.errors import BadRule
from bot.content.rule import RuleValue
from bot.screens.house import changes, files
from bot.screens.house.folding import folded
from bot.screens.house.show import SERVER_PAGE, show
from bot.screens.house.spots import place_of, spot
from bot.screens.house.words import HouseWords
from bot.screens.limits import problems
from bot.screens.screen import Screen
from bot.tables.house.files import WrongLine
from bot.tables.house.places import Place
from bot.tables.house.rulebook import Change, Difference, Noted
from bot.tables.house.standing import Found
from bot.texts import Locale, Texts
from tests.tables.house.test_files import KEYS

THREAD = Place(1, 10**19 - 1, 10**19 - 2)
SAME = {("expansions", "none"), ("pace", "live"), ("pace", "relaxed"), ("pace", "days"), ("ping_habit", "never")}
"""Values whose word is what they are called."""
PARTS = [*KEYS.content.presets(), SERVER_PAGE]


@pytest.fixture
def words(texts: Texts) -> HouseWords:
    return HouseWords(texts, Locale.ENGLISH, KEYS)


def other(key: str) -> RuleValue:
    """A value that no preset has, as long as can be."""
    rule = KEYS.all[key]
    if rule.of:
        return [str(10**18 + number) for number in range(25)]
    return rule.bounds[1] if rule.bounds is not None else rule.choices[-1]


def text_of(screen: Screen) -> str:
    return "\n".join(getattr(item, "content", "") for item in screen.view.walk_children())


def fits(screen: Screen) -> None:
    assert problems(screen.view.to_components()) == []


@pytest.mark.parametrize("part", PARTS)
def test_everything_set_at_once_is_shown_by_pages(words: HouseWords, part: str) -> None:
    found = {key: Found(other(key), THREAD.channel) for key in KEYS.all}
    told = ""
    for page in range(3):
        screen = show(words, THREAD, found, "kids", part, page)
        fits(screen)
        told += text_of(screen)
    shown = [*KEYS.of_server(), "pace", "board_language"]
    if part != SERVER_PAGE:
        shown = [*KEYS.of_game(part), *KEYS.of_tables()]
    for key in shown:
        if part == SERVER_PAGE or found[key].value != KEYS.usual(key, part):
            assert f"- **{words.title(key)}: {words.value(key, found[key].value)}**" in told, key


def test_rules_set_for_another_game_are_mentioned(words: HouseWords) -> None:
    found = {"expert": Found(True, THREAD.channel), "hand_limit": Found(9, THREAD.channel)}
    said = "House rules are set for Kill the Unicorns as well"
    assert said in text_of(show(words, THREAD, found, "second"))
    assert said not in text_of(show(words, THREAD, found, "hunt"))
    assert said not in text_of(show(words, THREAD, {"hand_limit": found["hand_limit"]}, "second"))


@pytest.mark.parametrize("place", [Place(1), THREAD])
def test_changes_and_questions_fit(words: HouseWords, place: Place) -> None:
    every = tuple(Difference(key, other(key), KEYS.usual(key, "second")) for key in KEYS.all)
    fault = BadRule("starting_hand", "impossible", reason="deck_too_small", seats=8, cards=100, needed=120)
    change = Change(every, (("kids", fault),))
    for screen in (
        changes.done(words, place, change),
        changes.done(words, place, Change(every[:1])),
        changes.done(words, place, Change(())),
        changes.ask(words, place, change, "house_import", "a" * 16),
        changes.ask(words, place, change, "house_reset", "a" * 16),
        files.exported(words, place, "hand_limit: 5\n"),
    ):
        fits(screen)
    assert "Kids can't be played with that: With 8 players 120 cards" in text_of(changes.done(words, place, change))


def test_the_history_fits_and_pings_nobody(words: HouseWords) -> None:
    noted = Noted(THREAD.channel, "allowed_channels", other("allowed_channels"), None, 10**19 - 1, 1000.5)
    for page, level in ((0, None), (5, THREAD.channel)):
        screen = changes.history(words, [noted] * 11, level, page)
        fits(screen)
        assert screen.mentions == ()
    assert "<t:1000:f>" in text_of(changes.history(words, [noted], None, 0))


def test_a_rule_of_an_older_program_is_shown_in_the_history(words: HouseWords) -> None:
    gone = Noted(0, "rule_of_*yesterday*", None, "some_value", 1, 0.0)
    assert "rule\\_of\\_\\*yesterday\\*: not set → some" in text_of(changes.history(words, [gone], None, 0))


@pytest.mark.parametrize("key", KEYS.all)
def test_every_key_and_value_has_its_words(words: HouseWords, key: str) -> None:
    rule = KEYS.all[key]
    assert words.title(key) != key
    assert words.about(key)
    for value in rule.words:
        assert words.value(key, value) != value or (key, value) in SAME, value
    for wrong in (rule.refusal(key, "x"), rule.refusal(key, 10**9)):
        assert words.title(key) in words.refusal(wrong)


def test_wrong_lines_are_listed_as_far_as_there_is_room(words: HouseWords) -> None:
    wrong = [WrongLine(line, BadRule("no_" + "x" * 60, "unknown_rule")) for line in range(1, 900)]
    told = files.refused(words, wrong)
    assert len(told) < 3000
    assert "more" in told.splitlines()[-1]


def test_a_place_survives_the_id_of_a_control() -> None:
    assert place_of(1, spot(THREAD)) == THREAD
    for text in ("", "1", "1.", ".1", "a.b", "-1.2", "1.2.3", "1" * 20 + ".0", "².1"):
        assert place_of(1, text) is None, text


def test_one_line_that_is_too_long_has_a_page_of_its_own() -> None:
    assert folded(["a", "b" * 2600, "c"]) == [["a"], ["b" * 2600], ["c"]]
    assert folded([]) == [[]]
