"""Lines of any number folded into pages that Discord takes, with the buttons to turn them."""

from collections.abc import Callable, Iterable, Sequence

from bot.screens import layouts
from bot.screens.house.words import HouseWords

Rows = list[Sequence[layouts.Control]]
ROOM, BYTES = 2600, 6000


def folded(lines: Iterable[str]) -> list[list[str]]:
    """Give the lines by pages; at least one page."""
    pages: list[list[str]] = [[]]
    for line in lines:
        text = "\n".join([*pages[-1], line])
        if pages[-1] and (len(text) > ROOM or len(text.encode()) > BYTES):
            pages.append([])
        pages[-1].append(line)
    return pages


def turning(
    words: HouseWords, page: int, more: bool, custom_id: Callable[[int], str]
) -> list[Sequence[layouts.Control]]:
    """Give the row of buttons to the pages before and after; no row if there is only one page."""
    if not page and not more:
        return []
    before = layouts.button(custom_id(max(page - 1, 0)), words.say("page-previous"), disabled=not page)
    after = layouts.button(custom_id(page + 1), words.say("page-next"), disabled=not more)
    return [[before, after]] if page else [[after]]
