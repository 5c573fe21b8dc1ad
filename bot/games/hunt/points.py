"""What a herd is worth: coins, scheme cards, tokens, collections and Rainbows as they are best (HU-21 to HU-25)."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from bot.games.hunt.book import HuntBook
from bot.games.hunt.cards import COLORS, Bleach, DoubleCoins, OwnerScores, Paint, Points, Recolor, Scoring
from bot.games.hunt.state import Attached, Seat

Herds = Mapping[str, Sequence[Attached]]
"""What is attached, by unicorn."""


class Sheet(Struct, frozen=True):
    """The points of a seat, line by line.

    `coins` with doubled ones; `schemes` and `tokens` on its unicorns; `bonus` for its own cards on any unicorn;
    `collections` by colour (how many unicorns, points) once `rainbows` have taken theirs.
    """

    coins: int
    schemes: int
    tokens: int
    pate: int
    bonus: int
    collections: dict[str, tuple[int, int]]
    rainbows: int
    rainbow_points: int

    @property
    def total(self) -> int:
        """All together; it may be below zero."""
        sets = sum(points for _, points in self.collections.values())
        return self.coins + self.schemes + self.tokens + self.pate + self.bonus + sets + self.rainbow_points


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
    coins = schemes = tokens = 0
    for unicorn in seat.unicorns:
        cards = attached.get(unicorn, ())
        doubled = any(book.step(card.card, DoubleCoins) for card in cards)
        coins += book.unicorns[unicorn].coins * (2 if doubled else 1)
        for card in cards:
            more = sum(step.n for step in book.steps(card.card) if isinstance(step, Points))
            if card.card in book.schemes:
                schemes += more
            else:
                tokens += more
    rainbows, sets = partition(colors(book, seat.unicorns, attached), book.box.scoring)
    return Sheet(
        coins=coins,
        schemes=schemes,
        tokens=tokens,
        pate=sum(seat.pate),
        bonus=_bonus(book, attached, number),
        collections=sets,
        rainbows=rainbows,
        rainbow_points=rainbows * book.box.scoring.rainbow,
    )


def _bonus(book: HuntBook, attached: Herds, number: int) -> int:
    """What a seat's own cards bring it wherever they are attached (B8)."""
    own = (card for cards in attached.values() for card in cards if card.owner == number)
    return sum(step.n for card in own for step in book.steps(card.card) if isinstance(step, OwnerScores))


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
