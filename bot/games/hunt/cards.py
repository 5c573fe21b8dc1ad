"""The closed vocabulary of the box: what its file can say, and nothing else.

A scheme card `do`es its steps when it is revealed; one that is kept `attached` counts as long as it lies there.
A market item does its steps to the unicorn it is bought for. A power is one step whose moment is part of its meaning.
"""

from typing import Literal

from msgspec import Struct

Color = Literal["pink", "yellow", "blue", "purple"]
COLORS: tuple[Color, ...] = ("pink", "yellow", "blue", "purple")


class StepBase(Struct, frozen=True, tag_field="step", forbid_unknown_fields=True, kw_only=True):
    """What every step has: its name, under `step`."""


class Points(StepBase, frozen=True, tag="points"):
    """The unicorn scores `n` more, below zero too (HU-28)."""

    n: int


class DoubleCoins(StepBase, frozen=True, tag="double_coins"):
    """The coins printed on the unicorn count twice."""


class Armour(StepBase, frozen=True, tag="armour"):
    """The unicorn can't be exchanged."""


class Bleach(StepBase, frozen=True, tag="bleach"):
    """The unicorn has no colour until something later gives it one."""


class Paint(StepBase, frozen=True, tag="paint"):
    """The winner may choose the unicorn's colour (decision 21)."""


class OwnerScores(StepBase, frozen=True, tag="owner_scores"):
    """Whoever placed the card scores `n`, whoever has the unicorn (B8)."""

    n: int


class Exchange(StepBase, frozen=True, tag="exchange"):
    """After the taking the card's owner gets the unicorn and hands over another (HU-27, decision 22)."""


class LowestWins(StepBase, frozen=True, tag="lowest_wins"):
    """The lowest total that stands wins the hunt."""


class SecondWins(StepBase, frozen=True, tag="second_wins"):
    """The best standing total below the winner's wins the hunt, if there is one."""


class OwnerTotal(StepBase, frozen=True, tag="owner_total"):
    """The total of the card's owner, if they take part, counts `n` more; the winner is found again."""

    n: int


class RunAway(StepBase, frozen=True, tag="run_away"):
    """The unicorn is discarded; its winner becomes first player all the same."""


class SwapWithDeck(StepBase, frozen=True, tag="swap_with_deck"):
    """The deck's top card takes the unicorn's place; who places the scheme card looks at it in secret."""


SchemeStep = (
    Points
    | DoubleCoins
    | Armour
    | Bleach
    | Paint
    | OwnerScores
    | Exchange
    | LowestWins
    | SecondWins
    | OwnerTotal
    | RunAway
    | SwapWithDeck
)


class Butcher(StepBase, frozen=True, tag="butcher"):
    """The unicorn is discarded with all that is attached; its owner takes the top Pâté token (HU-19, E8)."""


class Recolor(StepBase, frozen=True, tag="recolor"):
    """The unicorn has the token's colour from now on."""


MarketStep = Points | Butcher | Recolor


class CancelScheme(StepBase, frozen=True, tag="cancel_scheme"):
    """When a scheme card has just been revealed: cancel it."""


class HigherTotal(StepBase, frozen=True, tag="higher_total"):
    """When placing hunt cards: the total is `n` higher, or `without_schemes` where no scheme cards are played."""

    n: int
    without_schemes: int


class TakeBack(StepBase, frozen=True, tag="take_back"):
    """After a hunt one didn't win: take back a hunt card played in it, of value `up_to` at most."""

    up_to: int


class LookAndMove(StepBase, frozen=True, tag="look_and_move"):
    """Before a hunt: look at the scheme cards on its unicorn, then one may be moved to another of the line."""


class ExtraCards(StepBase, frozen=True, tag="extra_cards"):
    """When placing hunt cards: place `n` more than the hunt requires."""

    n: int


class SurviveTie(StepBase, frozen=True, tag="survive_tie"):
    """When placing hunt cards: of a tie with others only theirs are cancelled."""


PowerStep = CancelScheme | HigherTotal | TakeBack | LookAndMove | ExtraCards | SurviveTie


class Unicorn(Struct, frozen=True, forbid_unknown_fields=True):
    """A unicorn card: its colour (`legendary`: none) and the coins printed on it."""

    id: str
    color: Color | Literal["legendary"]
    coins: int


class Power(Struct, frozen=True, forbid_unknown_fields=True):
    """What a character may do once a day (HU-26)."""

    id: str
    does: PowerStep


class Character(Struct, frozen=True, forbid_unknown_fields=True):
    """A character; one that `needs_schemes` isn't played without scheme cards (HU-30)."""

    id: str
    power: Power
    needs_schemes: bool = False


class Scheme(Struct, frozen=True, forbid_unknown_fields=True):
    """A scheme card that everybody has, or only its `owner`; once revealed it stays `attached` or is discarded (B7)."""

    id: str
    keep: Literal["attached", "discard"]
    do: tuple[SchemeStep, ...]
    owner: str = ""


class Item(Struct, frozen=True, forbid_unknown_fields=True):
    """A card of the black market; `tokens` name a Pâté's points or a colour where they differ."""

    id: str
    cost: int
    do: tuple[MarketStep, ...]
    tokens: tuple[str, ...]


class Scoring(Struct, frozen=True, forbid_unknown_fields=True):
    """The scoring card: points for 1, 2, … of a colour, the longest being a whole collection, and for a Rainbow."""

    collections: tuple[int, ...]
    rainbow: int


class Extension(Struct, frozen=True, forbid_unknown_fields=True):
    """What the extension adds."""

    characters: tuple[Character, ...]
    schemes: tuple[Scheme, ...]
    starting_unicorns: tuple[Unicorn, ...]


class Box(Struct, frozen=True):
    """All that the game is played with: `days` of `line` unicorns each, everybody's `hunt_cards`, the cards."""

    deck: str
    days: int
    line: int
    hunt_cards: tuple[int, ...]
    scoring: Scoring
    unicorns: tuple[Unicorn, ...]
    starting_unicorns: tuple[Unicorn, ...]
    characters: tuple[Character, ...]
    schemes: tuple[Scheme, ...]
    market: tuple[Item, ...]
    extension: Extension
