"""Computer players by name."""

from collections.abc import Mapping
from functools import partial

from bot.tables.players.random_player import RandomPlayer
from bot.tables.players.simple import BookOf, SimplePlayer
from bot.tables.ports import PlayerMaker


def players(book_of: BookOf) -> Mapping[str, PlayerMaker]:
    """Every computer player a table can seat; `book_of` finds a deck by name."""
    return {"random": RandomPlayer, "simple": partial(SimplePlayer, book_of=book_of)}
