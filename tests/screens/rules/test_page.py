"""The pages of the rules: told by the house rules in force, what differs marked, found again from their buttons."""

from collections.abc import Iterator

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from bot.content.rule import RuleValue, word
from bot.content.yaml_files import DATA
from bot.screens import custom_ids
from bot.screens.limits import problems
from bot.screens.rules.page import names, page
from bot.screens.rules.pages import IDS, OF_GAME
from bot.screens.showing import Showing
from bot.texts import Locale, Texts
from tests.screens.play import LIBRARY, components, controls, document, parts, state_of, text, values

PLURALS = {"zero", "one", "two", "few", "many", "other"}


def to_be(texts: Texts, preset: str, rules: dict[str, RuleValue] | None = None, locale: Locale = Locale.ENGLISH):
    """The table number 7 with these rules, before its game begins."""
    kept = document(["Ann"], preset=preset, rules=rules or {}, started_at=None)
    return Showing(texts, locale, state_of(None, kept, "lobby"))


def values_of(preset: str) -> Iterator[tuple[str, RuleValue]]:
    """Every rule of a preset's game with each of its words and some of its numbers."""
    for key, rule in LIBRARY.houserules.rules_of(LIBRARY.game(preset)).items():
        yield from ((key, value) for value in rule.choices)
        if rule.bounds is not None:
            yield from ((key, number) for number in rule.bounds)
        if rule.alternative:
            yield key, rule.alternative


@pytest.mark.parametrize("preset", LIBRARY.presets())
def test_every_page_fits_in_every_language(texts: Texts, preset: str):
    for locale in texts.spoken():
        showing = to_be(texts, preset, locale=locale)
        for name in names(showing, LIBRARY):
            shown = page(showing, LIBRARY, preset, name)
            assert problems(components(shown)) == []
            assert len(text(shown)) < 2500


@pytest.mark.parametrize("preset", LIBRARY.presets())
def test_the_pages_change_with_every_rule_and_say_what_differs(texts: Texts, preset: str):
    usual = LIBRARY.in_force(preset, {})
    as_printed = to_be(texts, preset)
    for key, value in values_of(preset):
        told = [name for name in OF_GAME[LIBRARY.game(preset)] if key in texts.arguments(f"rules-{name}")]
        for name in told:
            shown = text(page(to_be(texts, preset, {key: value}), LIBRARY, preset, name))
            before = text(page(as_printed, LIBRARY, preset, name))
            differs = value != usual[key]
            assert ("House rules on this page" in shown) is differs, (key, value)
            assert (shown.splitlines()[2:] != before.splitlines()[2:]) is differs


def test_what_differs_is_told_with_what_the_edition_says(texts: Texts):
    shown = text(page(to_be(texts, "second", {"hand_limit": 5}), LIBRARY, "second", "turn"))
    assert "Discard down to 5 cards." in shown
    assert "**House rules on this page:** Hand limit: **5** (usually 7)" in shown
    assert "-# Numbers of these rules, for reports of faults: CZ-06 · " in shown
    assert "FR-08" in shown
    assert "-# Unstable Unicorns · second edition · as table 7 plays it" in shown


def test_the_pages_say_whose_rules_they_are(texts: Texts):
    state = to_be(texts, "second").state
    for rules, said in (({}, "as the box says"), ({"hand_limit": 5}, "as this server plays it")):
        kept = document(["Ann"], rules=rules, started_at=None)
        row = type(state.row)(0, 1, 2, "lobby", 0, b"")
        showing = Showing(texts, Locale.ENGLISH, type(state)(row, kept, None, ()))
        assert said in text(page(showing, LIBRARY, "second"))


def test_a_small_table_is_told_which_cards_stay_in_the_box(texts: Texts):
    shown = text(page(to_be(texts, "second"), LIBRARY, "second", "two-players"))
    assert "*Queen Bee Unicorn*" in shown
    assert "Basic Unicorn" not in shown
    whole = text(page(to_be(texts, "second", {"two_player_deck": False}), LIBRARY, "second", "two-players"))
    assert "Queen Bee" not in whole


@pytest.mark.parametrize("preset", LIBRARY.presets())
def test_every_page_is_reached_by_the_buttons_and_the_menu(texts: Texts, preset: str):
    showing = to_be(texts, preset)
    known = names(showing, LIBRARY)
    walked = [known[0]]
    while True:
        shown = page(showing, LIBRARY, preset, walked[-1])
        *buttons, menu = controls(shown)
        assert values(menu) == known
        after = custom_ids.decode(str(buttons[-1]["custom_id"]))
        assert after is not None
        assert after.argument.startswith(f"{preset}/")
        name = after.argument.rpartition("/")[2]
        if name in walked:
            break
        walked.append(name)
    assert walked == known
    first = [part for part in parts(page(showing, LIBRARY, preset)) if part.get("disabled")]
    assert len(first) == 1


def test_a_page_is_found_by_its_title_and_an_unknown_one_is_the_first(texts: Texts):
    showing = to_be(texts, "second")
    assert text(page(showing, LIBRARY, "second", "winning")) == text(page(showing, LIBRARY, "second", "Winning"))
    assert text(page(showing, LIBRARY, "second", "no such page")) == text(page(showing, LIBRARY, "second"))


def test_every_page_has_its_numbers():
    assert IDS.keys() == {name for pages in OF_GAME.values() for name in pages}


class Variants(Visitor):
    """Collects the words between which selectors on a house rule choose."""

    def __init__(self) -> None:
        self.found: list[tuple[str, str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 (the library calls it so)
        if isinstance(node.selector, ast.VariableReference):
            key = node.selector.id.name
            self.found += [(key, one.key.name) for one in node.variants if isinstance(one.key, ast.Identifier)]
        self.generic_visit(node)


@pytest.mark.parametrize("locale", list(Locale))
def test_selectors_know_only_values_that_a_rule_can_have(locale: Locale):
    every = LIBRARY.houserules.every()
    seen = Variants()
    for path in sorted((DATA / "texts" / locale).glob("rules*.ftl")):
        seen.visit(parse(path.read_text("utf-8")))
    for key, variant in seen.found:
        words = {word(choice) for choice in every[key].choices} | {every[key].alternative}
        assert variant in words | (PLURALS if every[key].bounds else set()) | {"other"}, (locale, key)


def test_the_traps_page_says_how_unused_scheme_cards_are_discarded(texts: Texts):
    """Expert (HU-29) hides them, whatever `unused_scheme_discard` says."""

    def shown(rules: dict[str, RuleValue]) -> str:
        return text(page(to_be(texts, "hunt", rules), LIBRARY, "hunt", "hunt-traps"))

    assert "discarded for all to see" in shown({})
    assert "discarded for all to see" not in shown({"expert": True})
    for hidden in ({"expert": True}, {"unused_scheme_discard": "face_down"}):
        assert "The other one is discarded face down." in shown(dict(hidden))
