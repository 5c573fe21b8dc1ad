"""A hand in a stable game as a scene to be drawn, for whoever holds it."""

from collections import Counter

from bot.games.core.decisions import Decision
from bot.pictures.scene import HandScene, Held
from bot.screens.stables import hand_cards
from bot.screens.stables.scene import face
from bot.screens.stables.showing import StableShowing
from bot.texts import unmarked


def hand(showing: StableShowing, seat: int, asked: Decision | None) -> HandScene | None:
    """Show the hand where its cards matter; None for an empty one, and while something else is asked."""
    look = showing.match.look(seat)
    if not look.hand or (asked is not None and not hand_cards.about_hand(asked)):
        return None
    playing = asked is not None and asked.kind == "action"
    counted = Counter(held.card for held in look.hand)
    first = {held.card: held for held in reversed(look.hand)}
    return HandScene(
        unmarked(hand_cards.heading(showing, look)),
        tuple(
            Held(
                face(showing, card),
                showing.kind(card),
                unmarked(hand_cards.with_price(showing, first[card], whole=True)),
                times,
                unmarked(hand_cards.reason(showing, look, first[card])) if playing else "",
            )
            for card, times in counted.items()
        ),
    )
