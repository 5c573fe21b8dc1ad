"""Computer players by name."""

from collections.abc import Mapping

from bot.tables.players.random_player import RandomPlayer
from bot.tables.ports import PlayerMaker

PLAYERS: Mapping[str, PlayerMaker] = {"random": RandomPlayer}
"""Every computer player a table can seat; `simple` stands in for whoever is away."""
