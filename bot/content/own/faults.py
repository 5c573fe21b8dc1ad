"""What can be wrong with an own deck, by stable words that screens turn into sentences."""

from collections.abc import Sequence

from msgspec import Struct

from bot.content.errors import ContentError

SHOWN = 20
"""No more faults than this are gathered: who mends them will try again."""


class Fault(Struct, frozen=True):
    """One fault: `what` it is (`deck-fault-<what>` in the catalogues), its `line` from 1 (0: the whole file).

    `card` is the card's id, `field` the way to the place (`abilities[1].do[2].what`, from 1); `got` is what stands
    there, `known` what could, `n` a bound. `got`, `card` and `field` may be anybody's words.
    """

    what: str
    line: int = 0
    card: str = ""
    field: str = ""
    got: str = ""
    known: tuple[str, ...] = ()
    n: int = 0


class FaultyDeck(ContentError):
    """An own deck that is refused, with every fault found."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        first = faults[0]
        super().__init__("own deck", first.card or f"line {first.line}", first.what)
        self.faults = tuple(faults[:SHOWN])
