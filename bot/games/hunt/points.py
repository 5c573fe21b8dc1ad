"""What a herd is worth: coins, scheme cards, tokens, collections and Rainbows as they are best (HU-21 to HU-25)."""

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from bot.games.hunt.book import HuntBook
from bot.games.hunt.cards import COLORS, Bleach, DoubleCoins, OwnerScores, Paint, Points, Recolor, Scoring
from bot.games.hunt.state import Attached, Seat

Herds = Mapping[str, Sequence[Attached]]
"""What is attached, by unicorn."""


class Part(Struct, frozen=True):
    """What a card attached to a unicorn scores; below zero too (HU-28)."""

    card: str
    unicorn: str
    points: int


class Coins(Struct, frozen=True):
    """The coins printed on a unicorn of the herd, and the card that counts them twice, if one does."""

    unicorn: str
    coins: int
    doubled: str = ""

    @property
    def points(self) -> int:
        """What they score."""
        return self.coins * (2 if self.doubled else 1)


class Sheet(Struct, frozen=True):
    """The points of a seat, line by line.

    `herd` is every unicorn with its coins; `schemes` and `tokens` are the cards on its unicorns that score; `pate`
    its Pâtés; `bonus` what its own cards bring it on any unicorn; `collections` by colour (how many unicorns, points)
    once `rainbows` have taken theirs.
    """

    herd: tuple[Coins, ...]
    schemes: tuple[Part, ...]
    tokens: tuple[Part, ...]
    pate: tuple[int, ...]
    bonus: tuple[Part, ...]
    collections: dict[str, tuple[int, int]]
    rainbows: int
    rainbow_points: int

    @property
    def total(self) -> int:
        """All together; it may be below zero."""
        sets = sum(points for _, points in self.collections.values())
        scored = (*self.herd, *self.schemes, *self.tokens, *self.bonus)
        return sum(part.points for part in scored) + sum(self.pate) + sets + self.rainbow_points


def color(book: HuntBook, unicorn: str, attached: Sequence[Attached]) -> str:
    """The colour a unicorn has now, the last change applied (F6), or nothing for a neutral one (HU-25)."""
    printed = book.unicorns[unicorn].color
    now = "" if printed == "legendary" else printed
    for card in attached:
        for step in book.steps(card.card):
            if isinstance(step, Bleach):
                now = ""
            elif isinstance(step, Paint | Recolor) and card.color:
                now = card.color
    return now


def colors(book: HuntBook, unicorns: Sequence[str], attached: Herds) -> dict[str, int]:
    """How many of some unicorns have each colour."""
    found: dict[str, int] = dict.fromkeys(COLORS, 0)
    for unicorn in unicorns:
        shown = color(book, unicorn, attached.get(unicorn, ()))
        for name in COLORS:
            found[name] += name == shown
    return found


def sheet(book: HuntBook, seats: Sequence[Seat], attached: Herds, number: int) -> Sheet:
    """Work out a seat's points as if the game ended now."""
    seat = seats[number]
    parts = [part for unicorn in seat.unicorns for part in _parts(book, unicorn, attached)]
    rainbows, sets = partition(colors(book, seat.unicorns, attached), book.box.scoring)
    return Sheet(
        herd=tuple(_coins(book, unicorn, attached) for unicorn in seat.unicorns),
        schemes=tuple(part for part in parts if part.card in book.schemes),
        tokens=tuple(part for part in parts if part.card in book.items),
        pate=tuple(seat.pate),
        bonus=bonus(book, attached, number),
        collections=sets,
        rainbows=rainbows,
        rainbow_points=rainbows * book.box.scoring.rainbow,
    )


def _coins(book: HuntBook, unicorn: str, attached: Herds) -> Coins:
    doubling = (card.card for card in attached.get(unicorn, ()) if book.step(card.card, DoubleCoins))
    return Coins(unicorn, book.unicorns[unicorn].coins, next(doubling, ""))


def _parts(book: HuntBook, unicorn: str, attached: Herds) -> Iterator[Part]:
    """What scores on a unicorn for whoever has it."""
    for card in attached.get(unicorn, ()):
        scored = sum(step.n for step in book.steps(card.card) if isinstance(step, Points))
        if scored:
            yield Part(card.card, unicorn, scored)


def bonus(book: HuntBook, attached: Herds, number: int) -> tuple[Part, ...]:
    """What a seat's own cards bring it wherever they are attached (B8)."""
    own = ((card.card, unicorn) for unicorn, cards in attached.items() for card in cards if card.owner == number)
    return tuple(
        Part(card, unicorn, step.n)
        for card, unicorn in own
        for step in book.steps(card)
        if isinstance(step, OwnerScores)
    )


def collection(count: int, scoring: Scoring) -> int:
    """The points of so many unicorns of one colour: whole collections first, which is always best (F2, HU-22)."""
    whole, rest = divmod(count, len(scoring.collections))
    return whole * scoring.collections[-1] + (scoring.collections[rest - 1] if rest else 0)


def partition(counts: Mapping[str, int], scoring: Scoring) -> tuple[int, dict[str, tuple[int, int]]]:
    """The best number of Rainbows, and what is left over by colour: how many unicorns, their points (HU-23)."""

    def left(rainbows: int) -> dict[str, tuple[int, int]]:
        rest = {name: count - rainbows for name, count in counts.items()}
        return {name: (count, collection(count, scoring)) for name, count in rest.items()}

    def worth(rainbows: int) -> int:
        return rainbows * scoring.rainbow + sum(points for _, points in left(rainbows).values())

    best = max(range(min(counts.values()) + 1), key=worth)
    return best, left(best)
