"""The whole story in pages, for whoever asks."""

from collections.abc import Sequence

from bot.games.core.events import Event
from bot.screens import custom_ids, layouts, limits
from bot.screens.screen import Screen
from bot.screens.showing import Showing
from bot.screens.story import lines

LONGEST = limits.TEXT - 500
MOST_BYTES = limits.TEXT_BYTES - 1000
_PAGE = 20
"""Facts on a page, if names are short enough."""


def page(
    showing: Showing,
    events: Sequence[Event],
    page: int = -1,
    verb: str = "story",
    beside: Sequence[layouts.Control] = (),
) -> Screen:
    """Show a page (from 0; the last one for what doesn't exist) of all the public `events` of a table.

    `verb` turns the page; the controls `beside` stand with it.
    """
    texts, locale, table = showing.texts, showing.locale, showing.state.id
    size = _page_size(showing)
    pages = max(1, -(-len(events) // size))
    page = page if 0 <= page < pages else pages - 1
    told = lines(showing, events[page * size : (page + 1) * size])
    heading = texts.say(locale, "story-heading", table=table)
    text = "\n".join(_fitting(told)) or texts.say(locale, "story-empty")
    if pages == 1:
        return layouts.screen([f"### {heading}", text], [beside] if beside else [])
    number = texts.say(locale, "page-number", page=page + 1, pages=pages)
    turn_page: list[layouts.Control] = [
        layouts.button(
            custom_ids.encode(table, verb, page - 1 if page else pages),
            texts.say(locale, "page-previous"),
            disabled=page == 0,
        ),
        layouts.button(
            custom_ids.encode(table, verb, page + 1), texts.say(locale, "page-next"), disabled=page == pages - 1
        ),
    ]
    return layouts.screen([f"### {heading}", text, f"-# {number}"], [[*turn_page, *beside]])


def _page_size(showing: Showing) -> int:
    longest = max(len(showing.name(seat)) for seat in range(len(showing.state.seats)))
    return max(5, min(_PAGE, LONGEST // (2 * longest + 120)))


def _fitting(told: Sequence[str]) -> list[str]:
    """Keep the lines that fit into a message: all of them, unless every fact names a whole hand of cards."""
    kept: list[str] = []
    length = size = 0
    for line in told:
        length += len(line) + 1
        size += len(line.encode()) + 1
        if length > LONGEST or size > MOST_BYTES:
            break
        kept.append(line)
    return kept
