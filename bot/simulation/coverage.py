"""Which effects have fired: abilities that an event names as its cause, lasting powers that were in force."""

from typing import Protocol

from bot.games.core.events import Event
from bot.games.core.match import Match
from bot.games.hunt.match import HuntMatch
from bot.games.stables.book import Book
from bot.games.stables.match import StableMatch
from bot.simulation.hunt_coverage import HuntCoverage


class Coverage(Protocol):
    """Collects what has been seen at work in games with the same cards."""

    def watch(self, events: list[Event]) -> None:
        """Note the causes among events."""
        ...

    def look(self, match: Match) -> None:
        """Look at a game that is over."""
        ...

    def unfired(self) -> list[str]:
        """Give what was in the games and never seen at work, in alphabetical order."""
        ...


def deck_of(match: StableMatch | HuntMatch) -> str:
    """The name of what a match is played with."""
    return match.book.name if isinstance(match, StableMatch) else match.book.box.deck


def coverage_of(match: StableMatch | HuntMatch) -> Coverage:
    """What collects the effects of a match's cards."""
    return StableCoverage(match.book) if isinstance(match, StableMatch) else HuntCoverage(match.book)


class StableCoverage:
    """Collects the designs whose effect has been seen at work."""

    def __init__(self, book: Book) -> None:
        self._with_effects = {design.id for design in book.designs if design.abilities or design.always}
        self._dealt: set[int] = set()
        self._ids = book.ids
        self._lasting = {design.id for design in book.designs if design.always}
        self.fired: set[str] = set()

    def watch(self, events: list[Event]) -> None:
        """Note the causes among events."""
        fired = self.fired
        for event in events:
            if event.why:
                fired.add(event.why)

    def look(self, match: Match) -> None:
        """Note the lasting powers that stand in stables at the end of a game and are not blanked."""
        if not isinstance(match, StableMatch):
            return
        table = match.table
        self._dealt.update(table.cards)
        for seat, stable in enumerate(match.state.stables):
            blanked = table.facts.blanked(seat)
            for card in stable:
                number = table.cards[card]
                if table.id(card) in self._lasting and not (blanked and table.book.unicorn[number]):
                    self.fired.add(table.id(card))

    def unfired(self) -> list[str]:
        """The designs in the games whose effect was never seen, in alphabetical order."""
        return sorted(self._with_effects & {self._ids[number] for number in self._dealt} - self.fired)
