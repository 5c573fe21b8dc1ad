"""Somebody's tables, everywhere, and what they wait for. Private."""

from collections.abc import Mapping, Sequence

from bot.screens import custom_ids, layouts, limits
from bot.screens.screen import Screen
from bot.screens.showing import Showing, countdown
from bot.tables.service import Mine
from bot.texts import Locale, Texts

ROOM = limits.TEXT - 500
MOST_BUTTONS = 20


def mine(texts: Texts, locale: Locale, tables: Sequence[Mine], links: Mapping[int, str]) -> Screen:
    """List tables with links to their boards (by table; one without a link stands without), those that wait first."""
    heading = f"### {texts.say(locale, 'tables-heading')}"
    if not tables:
        return layouts.screen([heading, texts.say(locale, "tables-none")])
    ordered = sorted(tables, key=lambda one: (not one.awaited, one.state.id))
    told: list[str] = []
    for one in ordered:
        line = _line(Showing(texts, locale, one.state), one, links.get(one.state.id, ""))
        if sum(map(len, told)) + len(line) > ROOM:
            break
        told.append(line)
    return layouts.screen([heading, "\n".join(told)])


def which(texts: Texts, locale: Locale, tables: Sequence[Mine], verb: str = "hand", typed: str = "") -> Screen:
    """Ask which of several tables is meant; a button for each whose game is being played opens the hand there.

    Another `verb` does there what was `typed`.
    """
    text = texts.say(locale, "error-which-table", tables=[str(one.state.id) for one in tables])
    playing = [one.state.id for one in tables if one.state.status == "playing"][:MOST_BUTTONS]
    return layouts.screen(
        [text],
        [[layouts.button(custom_ids.encode(table, verb, typed), _title(texts, locale, table)) for table in playing]],
    )


def _title(texts: Texts, locale: Locale, table: int) -> str:
    return texts.say(locale, "table-title", table=table)


def _line(showing: Showing, one: Mine, link: str) -> str:
    texts, locale, state = showing.texts, showing.locale, showing.state
    game = showing.game()
    waits = _waits(showing, one)
    if not link:
        return texts.say(locale, "tables-line-unlinked", table=state.id, game=game, waits=waits)
    return texts.say(locale, "tables-line", table=state.id, link=link, game=game, waits=waits)


def _waits(showing: Showing, one: Mine) -> str:
    texts, locale, state = showing.texts, showing.locale, showing.state
    if state.status == "frozen":
        return texts.say(locale, "tables-line.frozen")
    if state.status == "lobby":
        return texts.say(locale, "tables-line.lobby", count=len(state.seats))
    asked = next(iter(state.open_to(one.seat)), None)
    if asked is not None:
        return texts.say(locale, "tables-line.you", until=countdown(state.until(asked.id) or 0.0))
    others = {seat for waiting in state.waiting() for seat in waiting.seats if seat != one.seat}
    return texts.say(locale, "tables-line.others", players=showing.names(sorted(others)))
