"""The story: what happened, one line a fact, in the present tense."""

from collections.abc import Callable, Sequence

from bot.games.core.events import Event
from bot.screens.stables.showing import StableShowing
from bot.tables.undoing.standing import UNDONE
from bot.texts.values import Value


def lines(showing: StableShowing, events: Sequence[Event], viewer: int | None = None) -> list[str]:
    """Tell facts as `viewer` (a seat, or None for everybody) may know them; a play and what it does share a line.

    A turn that begins again as it was taken back isn't one more.
    """
    seen = [event.seen_by(viewer) for event in events]
    told: list[str] = []
    place = 0
    turn = -1
    while place < len(seen):
        event = seen[place]
        following = seen[place + 1] if place + 1 < len(seen) else None
        together = _together(showing, event, following)
        if together:
            told.append(together)
            place += 2
            continue
        told.append(_line(showing, event, again=event.name == "turn" and event.seat == turn))
        turn = -1 if event.name == UNDONE else event.seat if event.name == "turn" else turn
        place += 1
    return told


def unfinished(events: Sequence[Event]) -> int:
    """Count a card just played: with nobody stopping it, what becomes of it is told in the same line."""
    return int(bool(events) and events[-1].name == "plays")


def _together(showing: StableShowing, event: Event, following: Event | None) -> str:
    """Tell that a card is played and, with nobody stopping it, what becomes of it; empty if it isn't so."""
    if following is None or event.name != "plays" or following.card != event.card:
        return ""
    if following.name == "works" and following.seat == event.seat:
        return _say(showing, "story-plays-works", event)
    if following.name != "enters" or following.other != event.seat:
        return ""
    if following.seat == event.seat:
        return _say(showing, "story-plays-enters", event)
    player, other, card = showing.name(event.seat), showing.name(following.seat), showing.card(event.card)
    return showing.texts.say(showing.locale, "story-plays-into", player=player, other=other, card=card)


def _line(showing: StableShowing, event: Event, *, again: bool = False) -> str:
    key = _key(showing, event, again=again)
    said = _say(showing, key, event)
    if event.why not in showing.book.number or event.why == event.card or "cause" in showing.texts.arguments(key):
        return said
    return showing.texts.say(showing.locale, "story-because", cause=showing.card(event.why), fact=said)


def _key(showing: StableShowing, event: Event, *, again: bool) -> str:
    """Choose among the lines of a fact."""
    key = f"story-{event.name}"
    match event.name:
        case "undone" if event.why:
            return f"{key}.{event.why}"
        case "turn" if again:
            return "story-turn-extra"
        case "discards" if event.why == "hand_limit":
            return "story-discards-for-limit"
        case "neighs" if event.card == "super_neigh":
            return f"{key}.super_neigh"
        case "saved" if event.why == event.card:
            return f"{key}.itself"
        case "ruling-still-due" if event.why:
            return f"{key}.entered"
        case "ends_turn" if event.n:
            return f"{key}.open"
        case "wins" | "nobody_wins" if showing.texts.has(f"{key}.{event.why}"):
            return f"{key}.{event.why}"
        case _ if event.cards and showing.texts.has(f"{key}.known"):
            return f"{key}.known"
        case _:
            return key


_ARGUMENTS: dict[str, Callable[[StableShowing, Event], Value]] = {
    "player": lambda showing, event: showing.name(event.seat),
    "other": lambda showing, event: showing.name(event.other),
    "card": lambda showing, event: showing.card(event.card),
    "cards": lambda showing, event: showing.cards(event.cards),
    "count": lambda _, event: event.n,
    "cause": lambda showing, event: showing.card(event.why),
    "limit": lambda showing, _: showing.public.hand_limit or 0,
}


def _say(showing: StableShowing, key: str, event: Event) -> str:
    needed = showing.texts.arguments(key)
    return showing.say(key, **{name: _ARGUMENTS[name](showing, event) for name in needed})
