"""The closed vocabulary of cards: what a card file can say, and nothing else.

A card reads like its printed text: `when` something happens the owner must (or `may`) `do` steps in order.
A step marked `then` happens only if the step before it was carried out (CZ-34).
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

CardType = Literal["baby", "basic", "magical", "colourful", "magic", "upgrade", "downgrade", "instant"]
What = Literal["card", "unicorn", "basic", "upgrade", "downgrade", "attachment", "magic", "neigh", "narwhal"]
Who = Literal["you", "each", "chosen"]
Until = Literal["forever", "turn_ends", "leaves"]
Trigger = Literal[
    "enters",
    "leaves",
    "turn_begins",
    "any_turn_begins",
    "played",
    "sacrificed_or_destroyed",
    "unicorn_comes_or_goes",
]
Power = Literal[
    "counts_two",
    "no_neighs",
    "locks_basics",
    "plays_cannot_be_neighed",
    "unicorns_indestructible",
    "hand_is_public",
    "no_upgrades",
    "blinds_unicorns",
    "pandas",
    "at_most_five",
    "two_plays",
    "magic_cannot_destroy_it",
    "returns_to_hand",
    "discard_to_stay",
    "dies_for_another",
    "stops_a_card",
    "cannot_be_neighed",
    "never_leaves",
    "blinds_triggers",
    "never_sacrificed_or_destroyed",
    "untouched_by_magic",
    "enters_beside_a_basic",
]
Symbol = Literal["heart", "sun", "bolt", "clover", "drop", "moon", "gem", "snow"]

Amount = Annotated[int, Meta(ge=1, le=10)]
"""How many cards one step may move."""

UNICORN_TYPES = ("baby", "basic", "magical", "colourful")


class StepBase(Struct, frozen=True, tag_field="step", forbid_unknown_fields=True, kw_only=True):
    """What every step has: `then` ties it to the success of the step before it."""

    then: bool = False


class Draw(StepBase, frozen=True, tag="draw"):
    """Draw `n` cards (CZ-11)."""

    n: Amount = 1


class Discard(StepBase, frozen=True, tag="discard"):
    """`who` discards `n` cards of kind `what` of their choice from their hand; as many as there are (CZ-35)."""

    n: Amount = 1
    what: What = "card"
    who: Who = "you"


class Sacrifice(StepBase, frozen=True, tag="sacrifice"):
    """`who` sacrifices a card of kind `what` from their own stable, or all of them (CZ-12)."""

    what: What = "card"
    who: Who = "you"
    every: bool = False


class SacrificeThis(StepBase, frozen=True, tag="sacrifice_this"):
    """Sacrifice the card that says so."""


class Destroy(StepBase, frozen=True, tag="destroy"):
    """Destroy `n` different cards of kind `what`, chosen together, in other players' stables (CZ-13, R41)."""

    n: Amount = 1
    what: What = "card"


class Steal(StepBase, frozen=True, tag="steal"):
    """Take a card of kind `what` from another player's stable (or only from the `chosen` player's) (CZ-14).

    `until` when: the card goes back when the turn ends or when this card leaves (R86).
    """

    what: What = "unicorn"
    chosen: bool = False
    until: Until = "forever"


class GiveBack(StepBase, frozen=True, tag="give_back"):
    """Give back what this card stole `until` it leaves (R86)."""


class ReturnToHand(StepBase, frozen=True, tag="return_to_hand"):
    """Return a card from another (or `any`) player's stable, or one from `every` stable, to that player's hand."""

    every: bool = False
    any: bool = False


class Give(StepBase, frozen=True, tag="give"):
    """Move one of the own unicorns into another player's stable; that player becomes the `chosen` one."""


class Move(StepBase, frozen=True, tag="move"):
    """Move an upgrade or downgrade from any stable to any other."""


class ChoosePlayer(StepBase, frozen=True, tag="choose_player"):
    """Choose another player (`any`: or oneself, CZ-30) for the following steps.

    `with_cards`: one who holds cards; `with_unicorns`: one who has unicorns that this card can reach.
    """

    any: bool = False
    with_cards: bool = False
    with_unicorns: bool = False


class SwapHands(StepBase, frozen=True, tag="swap_hands"):
    """Swap hands with the chosen player."""


class TakeAtRandom(StepBase, frozen=True, tag="take_at_random"):
    """Take a random card from the chosen player's hand, unseen (R83)."""


class TakeFromHand(StepBase, frozen=True, tag="take_from_hand"):
    """Look at the chosen player's hand and take a card of your choice."""


class TakeFromDiscard(StepBase, frozen=True, tag="take_from_discard"):
    """Take a card of kind `what` from the discard pile into the hand."""

    what: What


class Search(StepBase, frozen=True, tag="search"):
    """Search the deck for a card of kind `what`, show it, take it, shuffle; one may find nothing (CZ-32, R42)."""

    what: What


class Revive(StepBase, frozen=True, tag="revive"):
    """Bring a unicorn from the discard pile into the own stable; `not_itself` if this card was the price (R71)."""

    not_itself: bool = False


class BringFromHand(StepBase, frozen=True, tag="bring_from_hand"):
    """Bring a card of kind `what` from the own hand into the own stable."""

    what: What


class BringUpTo(StepBase, frozen=True, tag="bring_up_to"):
    """Bring up to `n` cards of kind `what` from the own hand into the own stable, chosen together, or none."""

    n: Amount
    what: What


class BringBaby(StepBase, frozen=True, tag="bring_baby"):
    """Bring a Baby from the nursery into the own stable (FR-10)."""


class ReturnThis(StepBase, frozen=True, tag="return_this"):
    """Bring this card back from the discard pile into the own stable, if its player holds a card."""


class Shrink(StepBase, frozen=True, tag="shrink"):
    """Put the chosen player's unicorns on the discard pile without their effects, and as many Babies in their place."""


class Wander(StepBase, frozen=True, tag="wander"):
    """Move this card into the stable of the player whose turn it is (R87)."""


class KeepOneOfTop(StepBase, frozen=True, tag="keep_one_of_top"):
    """Look at the top `n` cards, keep one, put the rest back on top in any order (R82)."""

    n: Amount


class ShuffleIntoDeck(StepBase, frozen=True, tag="shuffle_into_deck"):
    """Shuffle the discard pile into the deck; also the own `hand`, also this card (R78)."""

    hand: bool = False
    this: bool = False


class ExtraTurn(StepBase, frozen=True, tag="extra_turn"):
    """Take another turn after this one (R20)."""


class ExtraAction(StepBase, frozen=True, tag="extra_action"):
    """Take another whole action in this turn (decision 30)."""


class EndTurn(StepBase, frozen=True, tag="end_turn"):
    """End the turn at once: no draw, no action (R19)."""


class OneOf(StepBase, frozen=True, tag="one_of"):
    """Do one of two steps; the mode is the step's own word."""

    modes: Annotated[tuple[Destroy | Sacrifice, ...], Meta(min_length=1, max_length=2)]


Step = (
    Draw
    | Discard
    | Sacrifice
    | SacrificeThis
    | Destroy
    | Steal
    | GiveBack
    | ReturnToHand
    | Give
    | Move
    | ChoosePlayer
    | SwapHands
    | TakeAtRandom
    | TakeFromHand
    | TakeFromDiscard
    | Search
    | Revive
    | BringFromHand
    | BringUpTo
    | BringBaby
    | ReturnThis
    | Shrink
    | Wander
    | KeepOneOfTop
    | ShuffleIntoDeck
    | ExtraTurn
    | ExtraAction
    | EndTurn
    | OneOf
)


class Ability(Struct, frozen=True, forbid_unknown_fields=True):
    """`when` this happens the owner must, or `may`, `do` these steps."""

    when: Trigger
    do: Annotated[tuple[Step, ...], Meta(min_length=1, max_length=8)]
    may: bool = False


class Design(Struct, frozen=True, forbid_unknown_fields=True):
    """A card as printed: `copies` in the deck, the catalogue key of its `title` (default: its id).

    `wording` is the key of its words where they are not those of its title: another edition's wording.
    `traits` are kinds it belongs to by its name; `two_players: false` takes it out with two seats (CZ-36).
    A Magic card with a `symbol` costs another hand card unless a unicorn with it stands in the own stable (KI-09).
    """

    id: str
    type: CardType
    copies: Annotated[int, Meta(ge=1, le=40)] = 1
    title: str = ""
    wording: str = ""
    variant: str = ""
    symbol: Symbol | None = None
    traits: tuple[Literal["narwhal"], ...] = ()
    two_players: bool = True
    always: tuple[Power, ...] = ()
    abilities: Annotated[tuple[Ability, ...], Meta(max_length=4)] = ()

    @property
    def name_key(self) -> str:
        """The title under which catalogues know the card."""
        return self.title or self.id

    @property
    def text_key(self) -> str:
        """The key under which catalogues know what the card says."""
        return self.wording or self.name_key
