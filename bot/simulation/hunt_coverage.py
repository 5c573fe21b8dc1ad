"""Which scheme cards, powers and market items of a hunt have been at work: events name them as their cause."""

from bot.games.core.events import Event
from bot.games.core.match import Match
from bot.games.hunt.book import HuntBook
from bot.games.hunt.match import HuntMatch


class HuntCoverage:
    """Collects what has been seen at work, and what could have been."""

    def __init__(self, book: HuntBook) -> None:
        self._book = book
        self._played: set[str] = set()
        self.fired: set[str] = set()

    def watch(self, events: list[Event]) -> None:
        """Note the causes among events."""
        self.fired.update(event.why for event in events)

    def look(self, match: Match) -> None:
        """Note what a game was played with: its characters' powers, the scheme cards of its seats, the market."""
        if not isinstance(match, HuntMatch):
            return
        self._played.update(self._book.items)
        for seat in match.state.seats:
            self._played.update(seat.scheme_cards)
            if match.state.setup.rules.with_powers and seat.character:
                self._played.add(self._book.characters[seat.character].power.id)

    def unfired(self) -> list[str]:
        """What was in the games and never seen at work, in alphabetical order."""
        return sorted(self._played - self.fired)
