"""What came of an answer in a stable game, said to the person who gave it."""

from collections.abc import Sequence

from bot.games.core.events import Event
from bot.screens.stables import story
from bot.screens.stables.showing import StableShowing
from bot.texts.values import Value


def after(showing: StableShowing, seat: int, events: Sequence[Event]) -> list[str]:
    """Tell a seat what came of its answer; without any events, its choice is kept for now.

    Of turns only the one that is being played now is told.
    """
    if not events:
        return [showing.say("hand-chosen-secret")]
    turn = next((event for event in reversed(events) if event.name == "turn"), None)
    return [
        _own(showing, seat, event.seen_by(seat)) or story.lines(showing, [event], seat)[0]
        for event in events
        if event.name != "turn" or event is turn
    ]


def _own(showing: StableShowing, seat: int, event: Event) -> str:
    """Say it to the person whose fact it is, where there is a way to; empty otherwise."""
    cards = showing.cards(event.cards)
    if event.seat == seat:
        return _mine(showing, seat, event, cards)
    if event.other == seat and event.name in ("takes_at_random", "takes_from_hand") and cards:
        player = showing.name(event.seat)
        return showing.texts.say(showing.locale, "hand-lost", player=player, cards=cards)
    return ""


def _mine(showing: StableShowing, seat: int, event: Event, cards: list[str]) -> str:
    owner: dict[str, Value] = {"owner": showing.name(event.other)} if event.other >= 0 else {}
    match event.name:
        case "plays":
            return showing.say("hand-played", card=showing.card(event.card))
        case "draws" if cards:
            return showing.say("hand-drew", cards=cards)
        case "discards":
            return showing.say("hand-discarded", cards=cards)
        case "declines":
            return showing.say("hand-skipped", card=showing.card(event.card))
        case "takes_at_random" | "takes_from_hand" if cards:
            return showing.say("hand-took", cards=cards, **owner)
        case "looks_at_hand" if cards:
            return showing.say("hand-saw", cards=cards, **owner)
        case "looks_at_top" if cards:
            return showing.say("hand-top-cards", cards=cards)
        case "swaps_hands":
            held = [card.card for card in showing.match.look(seat).hand]
            return showing.say("hand-swapped", cards=showing.cards(held)) if held else ""
        case _:
            return ""
