"""A table as another channel shows it: its board, its story line by line, its end. Public, mentions nobody."""

from collections.abc import Sequence

from bot.content.library import Library
from bot.games.core.events import Event
from bot.screens import board, custom_ids, layouts, limits, lobby
from bot.screens.end import result
from bot.screens.games import game_of
from bot.screens.screen import Painted, Screen
from bot.screens.showing import Showing
from bot.tables.items import End
from bot.tables.mirrors import Sight

ROOM = limits.TEXT - 500
ROOM_BYTES = limits.TEXT_BYTES - 1500


def mirror(
    showing: Showing,
    library: Library,
    sight: Sight,
    link: str,
    last: Sequence[Event],
    painted: Painted | None = None,
) -> Screen:
    """Show the board of what may be seen; `link` leads to the table, `last` are the latest facts told."""
    table = showing.state.id
    heading, alt = _heading(showing, sight, link), painted.alt if painted is not None else ""
    first, *others = _texts(showing, library, last, alt, heading)
    texts = [f"{heading}\n{first}", *others]
    buttons = [layouts.button(custom_ids.encode(table, "rules"), showing.say("board-rules"))]
    if showing.state.match is not None:
        story = layouts.button(custom_ids.encode(table, "mirror_story"), showing.say("board-story"))
        buttons.insert(0, story)
    return layouts.screen(texts, [buttons], picture=painted)


def _heading(showing: Showing, sight: Sight, link: str) -> str:
    texts, locale, table = showing.texts, showing.locale, showing.state.id
    late = sight.lag and showing.state.status == "playing"
    if late:
        return "-# " + texts.say(locale, "mirror-heading-late", table=table, link=link, count=sight.lag)
    return "-# " + texts.say(locale, "mirror-heading", table=table, link=link)


def _texts(showing: Showing, library: Library, last: Sequence[Event], alt: str, above: str) -> list[str]:
    if showing.state.match is not None:
        return board.told(game_of(showing), last, alt, above)
    if showing.state.status == "lobby":
        return lobby.told(showing, library)
    return lobby.closed_texts(showing)


def stopped(showing: Showing) -> Screen:
    """Take the place of the board of a mirror that was stopped."""
    return layouts.screen([showing.texts.say(showing.locale, "mirror-stopped", table=showing.state.id)])


def story(showing: Showing, before: Sequence[Event], new: Sequence[Event]) -> list[Screen]:
    """Tell the events `new`, which come after those `before`, in as many messages as it takes."""
    if not new:
        return []
    game = game_of(showing)
    lines = game.story([*before, *new], None)[len(game.story(before, None)) :]
    heading = "-# " + showing.texts.say(showing.locale, "table-title", table=showing.state.id)
    return [layouts.screen([heading, "\n".join(part)]) for part in _parts(lines)]


def tellable(showing: Showing, events: Sequence[Event]) -> int:
    """Give how many of the latest events can be told: all but those whose line isn't finished, until the game ends."""
    if showing.state.match is None:
        return 0
    waiting = game_of(showing).unfinished(events) if showing.state.status == "playing" else 0
    return len(events) - waiting


def _parts(lines: Sequence[str]) -> list[list[str]]:
    parts: list[list[str]] = []
    length = size = 0
    for line in lines:
        length, size = length + len(line) + 1, size + len(line.encode()) + 1
        if not parts or length > ROOM or size > ROOM_BYTES:
            parts.append([])
            length, size = len(line) + 1, len(line.encode()) + 1
        parts[-1].append(line)
    return parts


def end(showing: Showing, payload: End, painted: Painted | None = None) -> Screen:
    """Tell the result, with its chart."""
    return layouts.screen(result(showing, payload), picture=painted)


def farewell(showing: Showing, channel: int) -> Screen:
    """Tell in private whoever set a mirror up that it can't be kept."""
    return layouts.screen([showing.texts.say(showing.locale, "mirror-lost", table=showing.state.id, channel=channel)])
