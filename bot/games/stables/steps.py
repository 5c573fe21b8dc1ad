"""Every step of the vocabulary with the function that does it."""

from collections.abc import Callable
from typing import Any

from bot.games.stables import cards, steps_actions, steps_hand, steps_moves, steps_piles, steps_stable
from bot.games.stables.state import Effect
from bot.games.stables.table import Table

STEPS: dict[type, Callable[[Table, Effect, Any], bool]] = {
    cards.Draw: steps_hand.draw,
    cards.Discard: steps_hand.discard,
    cards.ChoosePlayer: steps_hand.choose_player,
    cards.SwapHands: steps_hand.swap_hands,
    cards.TakeAtRandom: steps_hand.take_at_random,
    cards.TakeFromHand: steps_hand.take_from_hand,
    cards.BringFromHand: steps_hand.bring_from_hand,
    cards.BringUpTo: steps_actions.bring_up_to,
    cards.Sacrifice: steps_stable.sacrifice,
    cards.SacrificeThis: steps_stable.sacrifice_this,
    cards.Destroy: steps_stable.destroy,
    cards.OneOf: steps_stable.one_of,
    cards.Steal: steps_stable.steal,
    cards.GiveBack: steps_moves.give_back,
    cards.ReturnThis: steps_moves.return_this,
    cards.Shrink: steps_moves.shrink,
    cards.Wander: steps_moves.wander,
    cards.ReturnToHand: steps_stable.return_to_hand,
    cards.Give: steps_stable.give,
    cards.Move: steps_stable.move,
    cards.TakeFromDiscard: steps_piles.take_from_discard,
    cards.Search: steps_piles.search,
    cards.Revive: steps_piles.revive,
    cards.BringBaby: steps_piles.bring_baby,
    cards.KeepOneOfTop: steps_piles.keep_one_of_top,
    cards.ShuffleIntoDeck: steps_piles.shuffle_into_deck,
    cards.ExtraTurn: steps_piles.extra_turn,
    cards.ExtraAction: steps_actions.extra_action,
    cards.EndTurn: steps_piles.end_turn,
}
"""A step function returns True when the step is over, False when it has asked somebody and wants to be called again."""
