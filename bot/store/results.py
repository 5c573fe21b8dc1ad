"""The rows about finished games and how people did in them. Ids are Discord's, instants seconds since the epoch."""

from msgspec import Struct


class PersonResult(Struct, frozen=True):
    """How a person did: `place` among the people, `won`, and whether they `stayed` to the end. `name`: at the table."""

    user: int
    name: str
    place: int
    won: bool
    stayed: bool = True


class GameResult(Struct, frozen=True):
    """A game that was played to its end: the `game` and its `preset`, how many `seats` it had, its people."""

    game: str
    preset: str
    seats: int
    ended_at: float
    people: tuple[PersonResult, ...]


class Tally(Struct, frozen=True):
    """How many games of a preset were finished and how many of them won; `alone`: against computers only."""

    game: str
    preset: str
    alone: bool
    games: int
    wins: int


class Standing(Struct, frozen=True):
    """How a person is rated in a game on a server. `place` counts from 1 among those whom others may see."""

    user: int
    name: str
    mu: float
    sigma: float
    games: int
    wins: int
    place: int = 0


class KeptResult(Struct, frozen=True):
    """What is kept of one person's game."""

    table: int
    guild: int
    game: str
    preset: str
    seats: int
    people: int
    ended_at: float
    place: int
    won: bool
    stayed: bool


class KeptStanding(Struct, frozen=True):
    """What is kept of a person's rating on one server."""

    guild: int
    game: str
    name: str
    mu: float
    sigma: float
    games: int
    wins: int
