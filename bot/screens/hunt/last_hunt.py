"""How the hunt before this one was decided: totals, ties, scheme card, who has the unicorn."""

from collections.abc import Sequence

from bot.games.core.events import Event
from bot.screens.hunt import story
from bot.screens.hunt.showing import HuntShowing

ROOM = 600
"""So many characters are told at most; totals always."""

_ENDED = frozenset({"takes", "escapes"})
_DECISIVE = frozenset(
    {
        "tied",
        "survives_tie",
        "wins_hunt",
        "reveals_scheme",
        "cancels_scheme",
        "does_nothing",
        "total_grows",
        "replaces",
        "escapes",
        "exchanges",
    }
)


def told(showing: HuntShowing, seat: int | None, events: Sequence[Event]) -> str:
    """List the totals of the latest hunt of `events` that is over, the highest first, and what came of them.

    To a seat in the second person; empty if no hunt is over.
    """
    hunt = _latest(events)
    if not hunt:
        return ""
    lines = story.lines(showing, [event for event in hunt if event.name in _DECISIVE], seat)
    totals = [event for event in hunt if event.name == "reveals"]
    texts, locale = showing.texts, showing.locale
    bids = texts.say(locale, "list-between").join(_total(showing, seat, event) for event in _ranked(totals))
    while True:
        outcome = " ".join(lines)
        if totals:
            said = texts.say(locale, "hunt-last", totals=bids, outcome=outcome)
        else:
            said = texts.say(locale, "hunt-last.nobody", outcome=outcome)
        if len(said) <= ROOM or not lines:
            return said.rstrip()
        lines.pop(0)


def _latest(events: Sequence[Event]) -> list[Event]:
    """The events of the latest hunt that is over, from its beginning."""
    hunt: list[Event] = []
    for event in reversed(events):
        hunt.insert(0, event)
        if event.name == "hunt":
            if any(each.name in _ENDED for each in hunt):
                return hunt
            hunt = []
    return []


def _ranked(totals: Sequence[Event]) -> list[Event]:
    return sorted(totals, key=lambda event: -event.n)


def _total(showing: HuntShowing, seat: int | None, event: Event) -> str:
    texts, locale = showing.texts, showing.locale
    if event.seat == seat:
        return texts.say(locale, "hunt-last-own", points=event.n)
    return texts.say(locale, "hunt-last-other", player=showing.name(event.seat), points=event.n)
