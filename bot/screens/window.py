"""The reaction window: one public message, the same for everybody whatever they hold, and what it becomes."""

from collections.abc import Sequence

from bot.games.core.events import Event
from bot.screens import custom_ids, layouts
from bot.screens.games import game_of
from bot.screens.screen import Screen
from bot.screens.showing import Showing, countdown
from bot.tables.items import Window


def window(showing: Showing, payload: Window, *, explained: bool = False) -> Screen:
    """Show what may be answered and the buttons; `explained` tells in a line what this is, for newcomers."""
    words = game_of(showing).window(payload)
    closes = showing.texts.say(showing.locale, "window-closes", until=countdown(_until(showing, payload)))
    buttons: list[layouts.Control] = [
        layouts.button(
            custom_ids.encode(showing.state.id, verb, token=payload.token),
            label,
            layouts.PLAIN if place else layouts.PRIMARY,
        )
        for place, (verb, label) in enumerate(words.labels.items())
    ]
    about = [words.explained] if explained and words.explained else []
    return layouts.screen(showing.headed(*words.texts, closes, *about), [buttons])


def closed(showing: Showing, payload: Window, events: Sequence[Event]) -> Screen:
    """Say in one line what came of a window. `events` are those told since it opened, or more."""
    return layouts.screen(showing.headed(" ".join(game_of(showing).outcome(payload, events))))


def _until(showing: Showing, payload: Window) -> float:
    """Give the deadline as it is now: it may have moved since the window was first said."""
    decision = showing.state.decision_named(payload.token)
    at = showing.state.until(decision) if decision is not None else None
    return payload.until if at is None else at
