"""What the bare words of the card vocabulary mean: types, triggers, powers, kinds of card, whom a step concerns."""

from collections.abc import Mapping

from bot.games.stables.cards import CardType, Power, Trigger, What, Who

TYPES: Mapping[CardType, str] = {
    "baby": "waits in the nursery; everybody starts with one",
    "basic": "a unicorn without an effect",
    "magical": "a unicorn with effects or powers",
    "colourful": "a unicorn of the Kids game; not in decks of one's own",
    "magic": "is played for its effect and discarded",
    "upgrade": "stays in a stable and helps",
    "downgrade": "stays in a stable and hurts",
    "instant": "is played in the reaction window to stop a card",
}

TRIGGERS: Mapping[Trigger, str] = {
    "enters": "this unicorn has entered a stable",
    "leaves": "this card has left a stable, in whatever way",
    "turn_begins": "a turn of its owner begins, before the draw",
    "any_turn_begins": "anybody's turn begins, before anything else in it",
    "played": "this magic card was played and nobody stopped it",
    "sacrificed_or_destroyed": "this card was sacrificed or destroyed",
    "unicorn_comes_or_goes": "a unicorn has entered or left the stable that this card is in",
}

POWERS: Mapping[Power, str] = {
    "counts_two": "counts as two unicorns",
    "no_neighs": "its owner can play no Neighs",
    "locks_basics": "basic unicorns can't enter any other stable",
    "plays_cannot_be_neighed": "nobody can neigh what its owner plays",
    "unicorns_indestructible": "the unicorns of its stable can't be destroyed",
    "hand_is_public": "its owner's hand lies open",
    "no_upgrades": "its owner can play no upgrades",
    "blinds_unicorns": "the unicorns of its stable lose their effects and powers",
    "pandas": "the unicorns of its stable are pandas: they count for nothing, and effects on unicorns pass them by",
    "at_most_five": "its stable holds five unicorns at most; its owner sacrifices what is too much",
    "two_plays": "its owner may play two cards as their action",
    "magic_cannot_destroy_it": "magic cards can't destroy it",
    "returns_to_hand": "sacrificed or destroyed, it returns to its owner's hand",
    "discard_to_stay": "instead of its sacrifice or destruction its owner may discard a card",
    "dies_for_another": "its owner may sacrifice it instead of another unicorn that would be destroyed",
    "stops_a_card": "can be played in the reaction window and stops the card on top",
    "cannot_be_neighed": "nobody can answer it",
    "never_leaves": "no effect can move, sacrifice or destroy it",
    "blinds_triggers": "nothing sets off the effects of its stable's unicorns; their powers stay",
    "never_sacrificed_or_destroyed": "it can be neither sacrificed nor destroyed",
    "untouched_by_magic": "magic cards can't touch it in any way",
    "enters_beside_a_basic": "it can enter no stable without a basic unicorn",
}

KINDS: Mapping[What, str] = {
    "card": "any card",
    "unicorn": "any unicorn",
    "basic": "a basic unicorn",
    "upgrade": "an upgrade",
    "downgrade": "a downgrade",
    "attachment": "an upgrade or a downgrade",
    "magic": "a magic card",
    "neigh": "a card with the power `stops_a_card`",
    "narwhal": "a card with `traits: [narwhal]`",
}

WHO: Mapping[Who, str] = {
    "you": "the card's owner, or who plays it",
    "each": "every player, at the same time",
    "chosen": "the player whom an earlier step has chosen",
}
