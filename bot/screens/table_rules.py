"""The rules in force at a table. Private; in a lobby its host changes them here."""

from collections.abc import Sequence

from bot.content.library import Library
from bot.content.rule import word
from bot.screens import custom_ids, first_player, layouts, played
from bot.screens.games import game_of
from bot.screens.layouts import Option
from bot.screens.rules.page import page_menu
from bot.screens.rules_in_force import in_brief, pages
from bot.screens.screen import Screen
from bot.screens.showing import Showing
from bot.tables.document import TableDocument
from bot.tables.first_player import RULES
from bot.tables.paces import PACES


def table(showing: Showing, library: Library, user: int, page: int = 0, said: str = "") -> Screen:
    """Show a page (from 0) of the rules of a table to `user`: what differs first.

    In a lobby its host gets menus, and a first page that is short enough to see them below it.
    """
    texts, locale, state = showing.texts, showing.locale, showing.state
    hosts = state.status == "lobby" and user == state.document.host and state.document.first_vote is None
    shown = [in_brief(showing, library)] * hosts + pages(showing, library)
    page = page if 0 <= page < len(shown) else 0
    heading = texts.say(locale, "houserules-heading", table=state.id)
    game = showing.game()
    told = [said, f"### {heading}\n{game}"]
    if state.match is not None and page == 0:
        told.append(game_of(showing).reference())
    told.append(shown[page])
    controls: list[Sequence[layouts.Control]] = []
    if len(shown) > 1:
        told.append(f"-# {texts.say(locale, 'page-number', page=page + 1, pages=len(shown))}")
        controls.append(_turn_page(showing, page, len(shown)))
    if hosts:
        controls += [[menu] for menu in _changes(showing, library)]
    return layouts.screen(told, [*controls, [page_menu(showing, library)]])


def _turn_page(showing: Showing, page: int, count: int) -> list[layouts.Control]:
    table = showing.state.id
    before = custom_ids.encode(table, "houserules", page - 1 if page else count)
    return [
        layouts.button(before, showing.say("page-previous"), disabled=page == 0),
        layouts.button(
            custom_ids.encode(table, "houserules", page + 1), showing.say("page-next"), disabled=page == count - 1
        ),
    ]


def _changes(showing: Showing, library: Library) -> list[layouts.Select]:
    """Give the host's menus; each option says what it is about, for only the chosen one is seen."""
    document = showing.state.document
    presets = [
        Option(name, played.preset(showing.texts, showing.locale, document, name), chosen=name == document.preset)
        for name in (*library.presets(), *_own(document, library))
    ]
    paces = [
        Option(
            name,
            showing.say("change-pace", pace=showing.say(f"pace-{name}")),
            showing.say(f"pace-{name}.about"),
            name == document.pace,
        )
        for name in PACES
    ]
    menus = [_menu(showing, "set_preset", presets), _menu(showing, "set_pace", paces)]
    rule = library.in_force(document.preset, document.rules).get("first_player")
    if rule is not None:
        words = {name: showing.say(f"houserule-first_player.{name}") for name in RULES}
        rules = [
            Option(name, showing.say("change-first", value=word), chosen=name == rule) for name, word in words.items()
        ]
        menus.append(_menu(showing, "set_first_rule", rules))
    if rule == "host_picks":
        menus.append(first_player.menu(showing, "pick_first"))
    return [*menus, *_extension(showing, library)]


def _own(document: TableDocument, library: Library) -> list[str]:
    """Give the own decks that this table plays or has played, alone: so its host can come back to them."""
    shelf = library.shelf
    return [name for name in document.decks if name == document.preset or (name in shelf and shelf.deck(name).alone)]


def _extension(showing: Showing, library: Library) -> list[layouts.Select]:
    """Give the menu for the rule that says how many can play, where the game has one."""
    document = showing.state.document
    now = library.in_force(document.preset, document.rules).get("extension")
    if now is None:
        return []
    words = {value: showing.say(f"houserule-extension.{value}") for value in ("false", "true")}
    options = [
        Option(value, showing.say("change-extension", value=said), chosen=value == word(now))
        for value, said in words.items()
    ]
    return [_menu(showing, "set_extension", options)]


def _menu(showing: Showing, verb: str, options: list[Option]) -> layouts.Select:
    return layouts.menu(custom_ids.encode(showing.state.id, verb), showing.say("hand-choose-menu"), options)
