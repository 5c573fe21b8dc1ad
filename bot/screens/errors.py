"""Refusals in plain words: private, nothing has changed, and what to do instead."""

from bot.screens import layouts
from bot.screens.screen import Screen
from bot.screens.showing import Showing
from bot.screens.stables.showing import stables
from bot.tables.errors import TableError
from bot.texts import Locale, Texts, safe_name
from bot.texts.values import Value


def sentence(texts: Texts, locale: Locale, error: TableError, board: Locale | None = None, /, **details: Value) -> str:
    """Say why something can't be done, by the reason (`error-<reason>` in the catalogue) and its details.

    Buttons are named in the language of the `board` where that is known.
    `details` add to those of the error; with `link` the sentence leads to where things stand, if it can. A reason
    without a sentence, or without its details, counts as a fault of ours and is said as `unexpected`.
    """
    given: dict[str, Value] = dict(error.details)
    host = given.get("host")
    if isinstance(host, int):
        given["host"] = f"<@{host}>"
    for name in ("id", "preset", "pace", "player"):
        if name in given:
            given[name] = safe_name(str(given[name]))
    given |= details
    plain = f"error-{error.reason}"
    for key in [f"{plain}.link", plain] if "link" in given else [plain]:
        if texts.has(key) and texts.arguments(key) <= given.keys():
            return texts.say(locale, key, board, **{name: given[name] for name in texts.arguments(key)})
    return texts.say(locale, "error-unexpected", board)


def cannot_neigh(showing: Showing, seat: int, *, super_neigh: bool = False) -> str:
    """Say why a seat can't answer the card being played with a Neigh, looking at its own hand only."""
    table = stables(showing)
    silenced = table.cards(cause.card for cause in table.match.look(seat).silenced)
    if silenced:
        return showing.texts.say(showing.locale, "error-neigh-silenced", cards=silenced, count=len(silenced))
    return showing.say("error-no-super-neigh" if super_neigh else "error-no-neigh")


def screen(text: str) -> Screen:
    """Put a sentence into a private message."""
    return layouts.screen([text])
