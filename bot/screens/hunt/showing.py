"""A table at which Kill the Unicorns is played, with the words for its cards."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from bot.games.hunt.book import HuntBook
from bot.games.hunt.cards import COLORS
from bot.games.hunt.look import FaceDown, Look, UnicornLook
from bot.games.hunt.match import HuntMatch
from bot.screens.showing import Showing


@dataclass(frozen=True)
class HuntShowing(Showing):
    """The game is a `HuntMatch`. Screens ask it for looks and its book, for nothing else."""

    @property
    def match(self) -> HuntMatch:
        """The game. Raises `TypeError` if it is another one, or hasn't begun."""
        match = self.state.match
        if not isinstance(match, HuntMatch):
            raise TypeError(f"nobody hunts in a {type(match).__name__}")
        return match

    @property
    def book(self) -> HuntBook:
        """The box."""
        return self.match.book

    @cached_property
    def public(self) -> Look:
        """What everybody may know of the game."""
        return self.match.open_look() if self.opened else self.match.look(None)

    def card(self, card: str) -> str:
        """Name a card, power or colour by its id; a hunt card is its value."""
        if card in COLORS:
            return self.color(card)
        return self.say(f"hunt-card-{card}") if self.texts.has(f"hunt-card-{card}") else card

    def cards(self, cards: Iterable[str]) -> list[str]:
        """Name cards for a list in a text."""
        return [self.card(card) for card in cards]

    def values(self, values: Iterable[int]) -> str:
        """List hunt cards by value: "4 and 1"."""
        return self.texts.listing(self.locale, [str(value) for value in values])

    def short(self, card: str) -> str:
        """Tell what a scheme card, item or power does in one line; empty for a unicorn."""
        key = f"hunt-card-{card}.short"
        return self.say(key) if self.texts.has(key) else ""

    def color(self, color: str) -> str:
        """Give a colour's word with its shape."""
        return self.say(f"hunt-colour-{color}")

    def worn(self, unicorn: UnicornLook) -> str:
        """Give the colour that a unicorn has now, or say that it has none."""
        return self.color(unicorn.color or ("legendary" if unicorn.legendary else "none"))

    def bare(self, unicorn: UnicornLook) -> str:
        """Tell a unicorn's name, colour and coins."""
        card, color = self.card(unicorn.id), self.worn(unicorn)
        return self.texts.say(self.locale, "hunt-unicorn", card=card, colour=color, coins=unicorn.coins)

    def unicorn(self, unicorn: UnicornLook) -> str:
        """Tell the same, and what is attached to it."""
        texts, locale = self.texts, self.locale
        card, color = self.card(unicorn.id), self.worn(unicorn)
        if not unicorn.attached:
            return self.bare(unicorn)
        names = [
            texts.say(locale, "hunt-attached-colour", card=self.card(one.card), colour=self.color(one.color))
            if one.color
            else self.card(one.card)
            for one in unicorn.attached
        ]
        return texts.say(locale, "hunt-unicorn-with", card=card, colour=color, coins=unicorn.coins, cards=names)

    def brief(self, unicorn: UnicornLook, *, attached: bool) -> str:
        """Tell the same in a herd, where many stand side by side: colour and coins as short as they can be said."""
        texts, locale = self.texts, self.locale
        card, color, coins = self.card(unicorn.id), self.worn(unicorn), unicorn.coins
        if not attached or not unicorn.attached:
            return texts.say(locale, "hunt-herd-unicorn", card=card, colour=color, coins=coins)
        names = self.cards(one.card for one in unicorn.attached)
        return texts.say(locale, "hunt-herd-unicorn.with", card=card, colour=color, coins=coins, cards=names)

    def plainly(self, unicorn: UnicornLook) -> str:
        """Tell what a menu has room for, which renders no markdown: colour, coins and what lies on it."""
        lies = [self.card(one.card) for one in unicorn.attached]
        owners = [self.plain(card.owner) for card in unicorn.placed]
        told = [self.worn(unicorn), self.texts.say(self.locale, "hunt-coins", coins=unicorn.coins), *lies]
        if owners:
            told.append(self.texts.say(self.locale, "hunt-placed-by", players=owners, count=len(owners)))
        return self.say("board-between").join(told)

    def trapped(self, unicorn: UnicornLook) -> str:
        """Tell all that, and who has placed scheme cards on it."""
        told = self.unicorn(unicorn)
        if not unicorn.placed:
            return told
        owners = [self._placed(card) for card in unicorn.placed]
        count = len(owners)
        return self.texts.say(self.locale, "hunt-unicorn-traps", unicorn=told, players=owners, count=count)

    def _placed(self, card: FaceDown) -> str:
        """Name the owner of a scheme card, and the card where all of them are open."""
        owner = self.name(card.owner)
        if not self.opened:
            return owner
        return self.texts.say(self.locale, "hunt-placed-open", player=owner, card=self.card(card.scheme))


def hunts(showing: Showing) -> HuntShowing:
    """Give a table with the words of its hunt."""
    if isinstance(showing, HuntShowing):
        return showing
    return HuntShowing(showing.texts, showing.locale, showing.state, showing.shared, showing.opened)
