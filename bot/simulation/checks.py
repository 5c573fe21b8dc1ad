"""What must hold in every position of a simulated game, by the kind of game."""

from typing import Protocol

from bot.games.core.match import Match
from bot.games.hunt import census as hunt_census
from bot.games.hunt.match import HuntMatch
from bot.games.stables import census
from bot.games.stables.match import StableMatch


class Checks(Protocol):
    """Watches one match."""

    def after_answer(self) -> str:
        """Say what is wrong now; "" if nothing is."""
        ...

    def at_end(self) -> list[str]:
        """Say what is wrong when the game is over."""
        ...


class StableChecks:
    """Every card is always in exactly one place."""

    def __init__(self, match: StableMatch) -> None:
        self._match = match
        self._cards = len(match.state.setup.cards)

    def after_answer(self) -> str:
        """Count the cards."""
        return "" if census.total(self._match.state) == self._cards else "cards were lost or made"

    def at_end(self) -> list[str]:
        """Look for every single card."""
        misplaced = census.misplaced(self._match.state)
        return [f"misplaced at the end: {[self._match.table.id(card) for card in misplaced]}"] if misplaced else []


class HuntChecks:
    """Unicorns, tokens and everybody's cards are conserved."""

    def __init__(self, match: HuntMatch) -> None:
        self._match = match

    def after_answer(self) -> str:
        """Look for everything."""
        return ", ".join(hunt_census.faults(self._match.book, self._match.state))

    def at_end(self) -> list[str]:
        """Say nothing more: every answer was looked at."""
        return []


def checks_of(match: Match) -> Checks:
    """Give what watches a match of its kind. Raises `TypeError` for a game that nobody watches."""
    if isinstance(match, StableMatch):
        return StableChecks(match)
    if isinstance(match, HuntMatch):
        return HuntChecks(match)
    raise TypeError(f"no checks for {type(match).__name__}")
