"""The words of a reaction window, the same for everybody whatever they hold, and of what it becomes."""

from collections.abc import Sequence
from itertools import takewhile

from bot.games.core.events import Event
from bot.games.stables.look import Playing
from bot.screens.game import Reactions
from bot.screens.names import design
from bot.screens.stables.neighs import NEIGHS, printed
from bot.screens.stables.showing import StableShowing
from bot.screens.stables.story import lines
from bot.tables.items import Window
from bot.tables.undoing.standing import UNDONE

BUTTONS = {
    "neigh": "window-neigh",
    "super_neigh": "window-super-neigh",
    "pass": "window-let-it-be",
    "pass_all": "window-let-all-be",
    "wait": "window-wait",
}
"""The buttons by verb, in order."""

_REOPENED = "ruling-open-again"
"""The fact that leads to a window about a card that has been answered before."""


def words(showing: StableShowing, payload: Window) -> Reactions:
    """Tell the card that may be stopped, what it does, the Neighs so far, and the labels of the buttons.

    A Neigh's button is there if such a card is in the game, Wait if anybody asked lets cards be by themselves.
    """
    records = [showing.state.seats[seat] for seat in payload.seats]
    waits = any(record.let_be_after is not None and not record.driven for record in records)
    stops = printed(showing.book, showing.public.stopping)
    labels = {verb: showing.say(key) for verb, key in BUTTONS.items() if verb in stops or verb not in NEIGHS}
    if not waits:
        del labels["wait"]
    explained = showing.texts.say(showing.locale, "window-explained") if "neigh" in stops else ""
    return Reactions(_about(showing, payload), labels, explained)


def _about(showing: StableShowing, payload: Window) -> list[str]:
    """Say which card is on its way and what has been answered to it."""
    playing = showing.public.playing
    if playing is not None and showing.state.decision_named(payload.token) is not None:
        told = underway(showing, playing)
        if payload.cause is not None and payload.cause.name == _REOPENED:
            told += lines(showing, [payload.cause])
        return told
    told = lines(showing, [payload.cause]) if payload.cause is not None else []
    return [*told, f"> {showing.told(payload.card)}"]


def underway(showing: StableShowing, playing: Playing) -> list[str]:
    """Say the same from the position itself."""
    texts, locale = showing.texts, showing.locale
    told = [_played(showing, playing)]
    below = (playing.seat, playing.card)
    for seat, card in playing.chain:
        event = Event("neighs", seat, below[0], card=card, why=below[1])
        if (seat, card) == playing.chain[-1] and card == "neigh":
            owner, stopped = showing.name(below[0]), showing.card(below[1])
            player = showing.name(seat)
            told.append(texts.say(locale, "window-neighed", player=player, owner=owner, card=stopped))
        else:
            told += lines(showing, [event])
        below = (seat, card)
    return told


def outcome(showing: StableShowing, payload: Window, events: Sequence[Event]) -> list[str]:
    """Tell what came of a window as lines of the story."""
    texts, locale = showing.texts, showing.locale
    cause = payload.cause
    if cause is None:
        return [texts.say(locale, "window-over", card=showing.card(payload.card))]
    if events and events[0].name == UNDONE:
        return [texts.say(locale, "window-over", card=showing.card(payload.card))]
    after = list(events[events.index(cause) + 1 :]) if cause in events else list(events)
    answers = [event for event in after if event.name == "neighs" and event.why == payload.card]
    if answers:
        return lines(showing, [cause, answers[0]])
    if cause.name in ("neighs", "stops", _REOPENED):
        return _unravelled(showing, cause, after)
    if cause.name in ("plays", "aims"):
        key = "window-cancelled" if showing.state.status == "ended" else "window-goes-through"
        return [showing.say(key, player=showing.name(cause.seat), card=showing.card(cause.card))]
    return lines(showing, [cause])


def _unravelled(showing: StableShowing, cause: Event, after: Sequence[Event]) -> list[str]:
    """Tell what the Neighs have done when nobody answers any more, and whether the card below them goes through."""
    stopped = list(takewhile(lambda event: event.name == "stops", after))
    told = lines(showing, [cause, *stopped] if cause.name == "neighs" or not after else stopped)
    rest = after[len(stopped) :]
    arrived = next((event for event in rest if event.name in ("works", "enters")), None)
    saved = not stopped or design(showing.book, stopped[-1].card).type == "instant"
    if arrived is not None and saved:
        told.append(showing.texts.say(showing.locale, "window-through", card=showing.card(arrived.card)))
    return told or lines(showing, [cause])


def _played(showing: StableShowing, playing: Playing) -> str:
    texts, locale = showing.texts, showing.locale
    player, card = showing.name(playing.seat), showing.card(playing.card)
    short = showing.told(playing.card)
    if playing.into >= 0:
        owner = showing.name(playing.into)
        return texts.say(locale, "window-card-into", player=player, card=card, owner=owner, short=short)
    if playing.aims:
        aimed = showing.names(playing.aims)
        return texts.say(locale, "window-card-at", player=player, card=card, targets=aimed, short=short)
    return texts.say(locale, "window-card", player=player, card=card, short=short)
