"""A page of the rules, made from the house rules in force: at a table, or at one that would be opened here.

Such a table has the number 0, and its pages are found again by its preset, so that their buttons work after a restart.
"""

from collections.abc import Sequence

from bot.content.library import Library
from bot.content.rule import word
from bot.screens import custom_ids, layouts
from bot.screens.layouts import Option, Select
from bot.screens.names import card_name
from bot.screens.rules.pages import HOUSE, IDS, OF_GAME
from bot.screens.rules_in_force import InForce, in_force, pages
from bot.screens.screen import Screen
from bot.screens.showing import Showing
from bot.texts import folded
from bot.texts.values import Value

TURN = "rules_turn"
MENU = "rules_page"
"""The verbs of the buttons that turn the page, and of the menu of pages."""


def names(showing: Showing, library: Library) -> list[str]:
    """Give the names of all pages of the game at a table, in order."""
    document = showing.state.document
    found = list(OF_GAME[library.game(document.preset)])
    if "two-players" in found and not _kept_out(showing, library):
        found.remove("two-players")
    return [*found, *(f"{HOUSE}{number + 1}" for number in range(len(pages(showing, library))))]


def page(showing: Showing, library: Library, preset: str = "", name: str = "") -> Screen:
    """Show a page by its name or title, else the first. `preset` finds these rules again without a table."""
    known = names(showing, library)
    wanted = folded(name)
    shown = next((one for one in known if wanted in (one, folded(title(showing, one)))), known[0])
    texts = [f"### {title(showing, shown)}\n{_where(showing, library)}", *_body(showing, library, shown)]
    turn = _turn(showing, preset, known, known.index(shown))
    return layouts.screen(texts, [turn, [page_menu(showing, library, preset, shown)]])


def page_menu(showing: Showing, library: Library, preset: str = "", shown: str = "") -> Select:
    """Give the menu of pages."""
    options = [Option(name, title(showing, name), chosen=name == shown) for name in names(showing, library)]
    verb = custom_ids.encode(showing.state.id, MENU, preset)
    return layouts.menu(verb, showing.texts.say(showing.locale, "rules-menu"), options)


def title(showing: Showing, name: str) -> str:
    """Give a page's title; pages about every house rule are numbered."""
    if name.startswith(HOUSE):
        return showing.texts.say(showing.locale, "rules-house", page=int(name.removeprefix(HOUSE)))
    return showing.say(f"rules-{name}.title")


def _body(showing: Showing, library: Library, name: str) -> list[str]:
    """Tell a page, then which of its rules differ from the edition, then the numbers of its rules."""
    if name.startswith(HOUSE):
        return [pages(showing, library)[int(name.removeprefix(HOUSE)) - 1]]
    texts, locale, key = showing.texts, showing.locale, f"rules-{name}"
    needed = texts.arguments(key)
    told = showing.say(key, **{one: value for one, value in _arguments(showing, library).items() if one in needed})
    differing = [_difference(showing, rule) for rule in in_force(showing, library) if rule.differs]
    changed = [said for rule, said in differing if rule.key in needed]
    rules = library.houserules.rules_of(library.game(showing.state.document.preset))
    sources = [source for rule in rules if rule in needed for source in rules[rule].sources]
    ids = " · ".join(dict.fromkeys((*IDS[name], *sources)))
    return [
        told,
        texts.say(locale, "rules-differ", rules=changed) if changed else "",
        texts.say(locale, "rules-ids", ids=ids),
    ]


def _difference(showing: Showing, rule: InForce) -> tuple[InForce, str]:
    name = showing.say(f"houserule-{rule.key}")
    return rule, showing.texts.say(showing.locale, "rules-difference", rule=name, value=rule.value, usual=rule.usual)


def _arguments(showing: Showing, library: Library) -> dict[str, Value]:
    """Give the value of every rule in force by its key, and what else pages tell."""
    document = showing.state.document
    small, big = library.houserules.preset(document.preset).unicorns_by_seats
    found: dict[str, Value] = {"small_table": small, "big_table": big, "cards": _kept_out(showing, library)}
    for key, value in library.in_force(document.preset, document.rules).items():
        found[key] = value if isinstance(value, int) and not isinstance(value, bool) else word(value)
    return found


def _kept_out(showing: Showing, library: Library) -> list[str]:
    """Name the cards that stay in the box with two players, without basic unicorns, which all do."""
    preset = library.houserules.preset(showing.state.document.preset)
    if preset.game != "unstable":
        return []
    book = library.book(preset.deck)
    kept = [one.id for one in book.designs if not one.two_players and one.type != "basic"]
    return list(dict.fromkeys(card_name(showing.texts, showing.locale, book, card) for card in kept))


def _where(showing: Showing, library: Library) -> str:
    """Say whose rules these are: a table's, the server's, or those of the box."""
    texts, locale, game = showing.texts, showing.locale, showing.game()
    if showing.state.id:
        return texts.say(locale, "rules-of-table", game=game, table=showing.state.id)
    if any(rule.differs for rule in in_force(showing, library)):
        return texts.say(locale, "rules-of-server", game=game)
    return texts.say(locale, "rules-of-box", game=game)


def _turn(showing: Showing, preset: str, known: Sequence[str], place: int) -> list[layouts.Control]:
    """Buttons to the page before and the one after; at an end they stand there but can't be pressed."""
    before = known[place - 1] if place else ""
    after = known[place + 1] if place + 1 < len(known) else ""
    return [_turn_to(showing, preset, before, "page-previous"), _turn_to(showing, preset, after, "page-next")]


def _turn_to(showing: Showing, preset: str, name: str, key: str) -> layouts.Control:
    argument = f"{preset}/{name or key}"
    verb = custom_ids.encode(showing.state.id, TURN, argument)
    return layouts.button(verb, showing.say(key), disabled=not name)
