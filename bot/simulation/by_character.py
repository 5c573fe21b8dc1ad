"""How often each character of a hunt wins, and between which bounds that may lie by chance."""

from collections import Counter
from collections.abc import Iterable
from math import sqrt

from msgspec import Struct

from bot.games.core.match import Match
from bot.games.hunt.match import HuntMatch

SURE = 1.959964
"""Standard deviations on either side that hold 95 % of a normal distribution."""


class CharacterWins(Struct, frozen=True):
    """A character's games and wins (shared ones count), and their share with its 95 % interval, in percent."""

    character: str
    games: int
    wins: int
    share: float
    least: float
    most: float


class CharacterCount:
    """Counts games that are over."""

    def __init__(self) -> None:
        self._games: Counter[str] = Counter()
        self._wins: Counter[str] = Counter()

    def look(self, match: Match) -> None:
        """Count a game's characters, and which of them won; other games have none."""
        if not isinstance(match, HuntMatch) or match.outcome is None:
            return
        for number, seat in enumerate(match.state.seats):
            if seat.character:
                self._games[seat.character] += 1
                self._wins[seat.character] += number in match.outcome.winners

    def shares(self) -> list[CharacterWins]:
        """Give every character that was played, the most successful first."""
        found: list[CharacterWins] = []
        for character, games in self._games.items():
            wins = self._wins[character]
            least, most = interval(wins, games)
            found.append(CharacterWins(character, games, wins, *_percent((wins / games, least, most))))
        return sorted(found, key=lambda one: (-one.share, one.character))


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for the chance behind so many wins in so many games, from 0 to 1."""
    share = wins / games
    spread = SURE * sqrt(share * (1 - share) / games + (SURE / games) ** 2 / 4)
    middle, whole = share + SURE**2 / games / 2, 1 + SURE**2 / games
    return (middle - spread) / whole, (middle + spread) / whole


def _percent(parts: Iterable[float]) -> list[float]:
    return [round(100 * part, 1) for part in parts]
