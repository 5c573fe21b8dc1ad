"""What a worker is told to think about: a seat's view, never the game behind it."""

from hashlib import blake2b
from typing import Literal, cast

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bot.games.core.decisions import Decision
from bot.games.hunt.view import View as HuntView
from bot.games.stables.view import View as StableView
from bot.tables.ports import Shelf
from bot.tables.ports import View as AnyView

GameView = StableView | HuntView

encode = msgspec.msgpack.Encoder().encode
decode_stables = msgspec.msgpack.Decoder(StableView).decode
decode_hunt = msgspec.msgpack.Decoder(HuntView).decode


class Thought(Struct, frozen=True):
    """A decision of a seat as its `view` shows it; `decks` are the texts of own decks that the game is played with.

    The same thought always has the same result. `even`: take as long where there is nothing to choose.
    """

    game: Literal["stables", "hunt"]
    view: bytes
    seat: int
    decision: int
    seed: str
    iterations: int
    decks: tuple[bytes, ...] = ()
    even: bool = False

    def seen(self) -> GameView:
        """Give the view."""
        return decode_hunt(self.view) if self.game == "hunt" else decode_stables(self.view)


class Result(Struct, frozen=True):
    """What a worker says: the `picks`, or what went wrong."""

    picks: tuple[str, ...] = ()
    fault: str = ""


def thought_of(view: AnyView, decision: Decision, seed: str, iterations: int, decks: tuple[bytes, ...]) -> Thought:
    """Put a decision into the form that workers take.

    In a reaction window whoever holds no Neigh thinks as long as whoever does, so that delays betray nothing.
    """
    game = "hunt" if isinstance(view, HuntView) else "stables"
    even = decision.kind == "window"
    return Thought(game, encode(view), decision.seat, decision.id, seed, iterations, decks, even)


def mark_of(view: AnyView, decision: Decision) -> bytes:
    """Give a mark of all that a seat's answer can hang on; it stays while only others answer the same step."""
    alone = replace(cast(GameView, view), pending=(decision,))
    return blake2b(encode(alone), digest_size=16).digest()


def texts(shelf: Shelf, names: list[str]) -> tuple[bytes, ...]:
    """Give the texts of own decks."""
    return tuple(shelf.content(name) for name in names)
