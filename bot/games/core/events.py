"""Events: what happened, once, with a public and a private form fixed where the fact is made."""

from msgspec import Struct
from msgspec.structs import replace


class Event(Struct, frozen=True, omit_defaults=True):
    """One fact of the game.

    `name` is the fact's kind (`plays`, `destroyed`, …); `seat` whose fact it is; `other` a second seat.
    `card` and `cards` are ids everybody may know, `secret` ids that only the seats in `knows` may know.
    `n` is an amount, `why` the id of the card (or rule) that caused it.
    """

    name: str
    seat: int = -1
    other: int = -1
    card: str = ""
    cards: tuple[str, ...] = ()
    n: int = 0
    why: str = ""
    secret: tuple[str, ...] = ()
    knows: tuple[int, ...] = ()

    def seen_by(self, viewer: int | None) -> "Event":
        """Give the form that `viewer` (a seat, or None for a spectator) may see."""
        if not self.secret:
            return self
        if viewer in self.knows:
            return replace(self, cards=self.secret, secret=(), knows=())
        return replace(self, secret=(), knows=())

    def opened(self) -> "Event":
        """Give the form in which nothing is hidden, for when the game is over."""
        return replace(self, cards=self.secret, secret=(), knows=()) if self.secret else self
