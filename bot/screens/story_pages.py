"""The story as messages: what is said once in public, and the whole of it in pages for whoever asks."""

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


def messages(showing: Showing, events: Sequence[Event]) -> list[Screen]:
    """Tell facts in public, in as many messages as it takes (mostly one; none for no facts)."""
    return [layouts.screen(["\n".join(part)]) for part in _fitting(lines(showing, events))]


def page(showing: Showing, events: Sequence[Event], page: int = -1) -> Screen:
    """Show a page (from 0; the last one for what doesn't exist) of all the public `events` of a table."""
    texts, locale, table = showing.texts, showing.locale, showing.state.id
    size = _page_size(showing)
    pages = max(1, -(-len(events) // size))
    page = page if 0 <= page < pages else pages - 1
    told = _fitting(lines(showing, events[page * size : (page + 1) * size]))
    heading = texts.say(locale, "story-heading", table=table)
    text = "\n".join(told[0]) if told else texts.say(locale, "story-empty")
    if pages == 1:
        return layouts.screen([f"### {heading}", text])
    number = texts.say(locale, "page-number", page=page + 1, pages=pages)
    turn_page = [
        layouts.button(
            custom_ids.encode(table, "story", page - 1 if page else pages),
            texts.say(locale, "page-previous"),
            disabled=page == 0,
        ),
        layouts.button(
            custom_ids.encode(table, "story", page + 1), texts.say(locale, "page-next"), disabled=page == pages - 1
        ),
    ]
    return layouts.screen([f"### {heading}", text, f"-# {number}"], [turn_page])


def _page_size(showing: Showing) -> int:
    longest = max(len(showing.name(seat)) for seat in range(len(showing.state.seats)))
    return max(5, min(_PAGE, LONGEST // (2 * longest + 120)))


def _fitting(told: Sequence[str]) -> list[list[str]]:
    """Part lines into groups that each fit into a message."""
    groups: list[list[str]] = []
    length = size = 0
    for line in told:
        needed, weight = len(line) + 1, len(line.encode()) + 1
        if not groups or length + needed > LONGEST or size + weight > MOST_BYTES:
            groups.append([])
            length = size = 0
        groups[-1].append(line)
        length += needed
        size += weight
    return groups
