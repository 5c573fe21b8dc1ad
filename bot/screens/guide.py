"""The guided first hand: a hint within a private message, pages to look around, and the way to a practice table."""

from collections.abc import Sequence

from bot.content.library import Library
from bot.screens import custom_ids, layouts, limits
from bot.screens.game import Hint
from bot.screens.games import game_of
from bot.screens.screen import Screen
from bot.screens.showing import Showing
from bot.texts import Locale, Texts

NO_MORE, AGAIN, TOUR, LEARN, PRACTICE = "hints_off", "hints_on", "tour", "learn", "practice"
"""The verbs of its controls."""


def told(showing: Showing, hint: Hint) -> str:
    """Put a hint into a line."""
    return showing.texts.say(showing.locale, "hint", hint=hint.text)


def controls(showing: Showing) -> list[layouts.Control]:
    """Give the buttons that stand below a hint."""
    table = showing.state.id
    around = layouts.button(custom_ids.encode(table, TOUR), showing.say("hint-tour"))
    return [around, layouts.button(custom_ids.encode(table, NO_MORE), showing.say("hint-off"))]


def tour(showing: Showing, seat: int, page: int = 0) -> Screen:
    """Show a page (from 0) to look around, told from what the seat itself sees."""
    pages = game_of(showing).tour(seat)
    page = page if 0 <= page < len(pages) else 0
    table, count = showing.state.id, len(pages)
    number = showing.texts.say(showing.locale, "tour-page", page=page + 1, pages=count)
    before = layouts.button(
        custom_ids.encode(table, TOUR, page - 1 if page else count), showing.say("page-previous"), disabled=not page
    )
    last = page + 1 == count
    after = layouts.button(custom_ids.encode(table, TOUR, page + 1), showing.say("page-next"), disabled=last)
    back = layouts.button(custom_ids.encode(table, "hand"), showing.say("tour-hand"), layouts.PRIMARY)
    return layouts.screen([layouts.cut(pages[page], limits.TEXT - 200), number], [[before, after, back]])


def learn(texts: Texts, locale: Locale, library: Library, tables: Sequence[int], *, server: bool) -> Screen:
    """Offer a practice table of each game (in a `server`), and to look around at `tables` that the reader plays at."""
    heading = f"### {texts.say(locale, 'learn-heading')}"
    about = texts.say(locale, "learn-about" if server else "learn-needs-server")
    games: list[layouts.Control] = [
        layouts.button(custom_ids.encode(0, PRACTICE, game), texts.say(locale, f"choice-game-{game}"))
        for game in (library.games() if server else ())
    ]
    around: list[layouts.Control] = [
        layouts.button(custom_ids.encode(table, TOUR), texts.say(locale, "learn-tour", table=table))
        for table in tables[: limits.ROW_BUTTONS - 1]
    ]
    again = layouts.button(custom_ids.encode(0, AGAIN), texts.say(locale, "learn-hints-on"))
    return layouts.screen([heading, about], [*([games] if games else []), [*around, again]])
