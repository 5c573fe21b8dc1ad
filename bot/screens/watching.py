"""What somebody sees who watches a table without a seat: private, in their language, by public facts alone."""

from collections.abc import Sequence

from bot.content.library import Library
from bot.games.core.events import Event
from bot.screens import board, custom_ids, layouts, limits, lobby
from bot.screens.game import GameScreens
from bot.screens.games import game_of
from bot.screens.screen import Painted, Screen
from bot.screens.showing import Showing
from bot.tables.state import TableState
from bot.texts import Locale, Texts

MOST_TABLES = 20
STORY_LINES = 8
"""How much of the story stands below the board."""


def live(showing: Showing, library: Library, last: Sequence[Event], painted: Painted | None = None) -> Screen:
    """Show a table as it stands now, with its picture; `last` are the latest facts."""
    alt = painted.alt if painted is not None else ""
    return layouts.screen(_texts(showing, library, last, alt), [_buttons(showing)], picture=painted)


def _texts(showing: Showing, library: Library, last: Sequence[Event], alt: str) -> list[str]:
    if showing.state.match is not None:
        game = game_of(showing)
        return _with_story(game, game.story(last, None), alt) or board.told(game, last, alt)
    if showing.state.status == "lobby":
        return lobby.told(showing, library)
    return lobby.closed_texts(showing)


def _with_story(game: GameScreens, lines: Sequence[str], alt: str) -> list[str]:
    """The board in full with as much of the story as there is room for; nothing if the board needs all of it."""
    showing = game.showing
    standing = board.told(game, alt=alt)
    for count in range(min(STORY_LINES, len(lines)), 0, -1):
        heading = showing.texts.say(showing.locale, "watch-story")
        texts = [*standing, "\n".join([f"**{heading}**", *lines[-count:]])]
        if limits.fits(texts, alt):
            return texts
    return []


def _buttons(showing: Showing) -> list[layouts.Control]:
    table, status = showing.state.id, showing.state.status
    verbs = ["watch"] if status in ("lobby", "playing", "frozen") else []
    verbs += ["join"] if status == "lobby" else []
    verbs += ["watch_story"] if showing.state.document.started_at is not None else []
    labels = {"watch": "watch-refresh", "join": "lobby-join", "watch_story": "board-story", "rules": "board-rules"}
    return [layouts.button(custom_ids.encode(table, verb), showing.say(labels[verb])) for verb in (*verbs, "rules")]


def back(showing: Showing) -> layouts.Control:
    """Give the button that leads from the story back to the board."""
    return layouts.button(custom_ids.encode(showing.state.id, "watch"), showing.say("watch-back"))


def stranger(showing: Showing, text: str) -> Screen:
    """Tell somebody without a seat, after `text`, how to watch or join: with buttons for what can be done."""
    table, status = showing.state.id, showing.state.status
    verbs = {"join": "lobby-join"} if status == "lobby" else {}
    if status in ("lobby", "playing", "frozen"):
        verbs["watch"] = "watch-watch"
    buttons = [layouts.button(custom_ids.encode(table, verb), showing.say(key)) for verb, key in verbs.items()]
    return layouts.screen([text], [buttons] if buttons else [])


def which(texts: Texts, locale: Locale, states: Sequence[TableState]) -> Screen:
    """Ask which of several tables is meant."""
    buttons = [
        layouts.button(custom_ids.encode(state.id, "watch"), texts.say(locale, "table-title", table=state.id))
        for state in states[:MOST_TABLES]
    ]
    return layouts.screen([texts.say(locale, "watch-which")], [buttons])
