"""Computer players by name."""

from collections.abc import Mapping
from functools import partial

from bot.content.library import Library
from bot.tables.players.random_player import RandomPlayer
from bot.tables.players.simple_player import SimplePlayer
from bot.tables.ports import PlayerMaker


def players(library: Library) -> Mapping[str, PlayerMaker]:
    """Every computer player a table can seat, for the games of a library."""
    return {"random": RandomPlayer, "simple": partial(SimplePlayer, book_of=library.book, box_of=library.hunts.box)}
