"""The rules, page by page, and what differs from them at a table."""

from bot.screens import custom_ids, layouts
from bot.screens.house_rules import explained
from bot.screens.layouts import Option, Select
from bot.screens.screen import Screen
from bot.screens.showing import Showing
from bot.texts import Locale, Texts

PAGES = ("overview", "turn", "cards", "neigh", "words", "winning", "two-players", "kids", "house")
"""The pages by name, in order."""


def page(texts: Texts, locale: Locale, name: str = PAGES[0]) -> Screen:
    """Show a page of the rules (the first for an unknown name) and the menu of pages."""
    name = name if name in PAGES else PAGES[0]
    return layouts.screen([texts.say(locale, f"rules-{name}")], [[_menu(texts, locale, name)]])


def table(showing: Showing) -> Screen:
    """Show the rules of a table: the quick reference with its numbers, and its house rules."""
    texts, locale, state = showing.texts, showing.locale, showing.state
    changed = explained(showing) or [texts.say(locale, "houserules-all-usual")]
    house = "\n".join([f"### {texts.say(locale, 'houserules-heading', table=state.id)}", *changed])
    told = [house] if state.match is None else [_reference(showing), house]
    return layouts.screen(told, [[_menu(texts, locale)]])


def _reference(showing: Showing) -> str:
    texts, locale, look = showing.texts, showing.locale, showing.public
    limit = texts.say(locale, "reference-no-limit") if look.hand_limit is None else str(look.hand_limit)
    own = f"reference-card-{showing.book.name}"
    if texts.has(own):
        return texts.say(locale, own, needed=look.needed, limit=limit)
    return texts.say(locale, "reference-card", needed=look.needed, limit=limit)


def _menu(texts: Texts, locale: Locale, shown: str = "") -> Select:
    options = [Option(name, texts.say(locale, f"rules-{name}.title"), chosen=name == shown) for name in PAGES]
    return layouts.menu(custom_ids.encode(0, "rules_page"), texts.say(locale, "rules-menu"), options)
