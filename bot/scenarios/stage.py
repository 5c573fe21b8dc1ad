"""Setting up the table of a stable scenario, and reading off it what a scenario may state."""

from collections.abc import Sequence
from typing import Any

from bot.content.library import Library
from bot.games.core.chance import Chance
from bot.games.core.decisions import Decision
from bot.games.stables import facts
from bot.games.stables.book import Book
from bot.games.stables.match import StableMatch
from bot.games.stables.setup import needed
from bot.games.stables.state import HIDDEN, Setup, State, Turn
from bot.scenarios.files import Scenario
from bot.scenarios.scene import StageError, named_winners

STANDARD_CARDS = ("basic_unicorn_indigo", "snow_unicorn")
"""A draw pile that is left out is made of twenty of the first of these that the deck knows."""


class Stage:
    """The table of one stable scenario: makes the match, and reads zones by the names the format uses."""

    ordered = frozenset({"deck"})
    partial = frozenset[str]()
    gone = frozenset[str]()
    match: StableMatch

    def __init__(self, library: Library, scenario: Scenario) -> None:
        self.seats = scenario.seats
        self._library = library
        self._scenario = scenario
        self._book = library.book(library.houserules.preset(scenario.preset).deck)

    def set_up(self, seed: str) -> StableMatch:
        """Build the match as the scenario's table says, up to its first decision. Raises `StageError`."""
        scenario, table = self._scenario, self._scenario.table
        box = _Box(self._book)
        rows: list[dict[str, list[str]]] = [table.get(seat) or {} for seat in self.seats]
        stables = [box.take(row.get("stable", [])) for row in rows]
        standing = {self._book.ids[box.cards[card]] for stable in stables for card in stable}
        babies = [
            design.id
            for design in self._book.designs
            if self._book.nursery and design.type == "baby" and design.id not in standing
        ]
        standard = [card for card in STANDARD_CARDS if card in self._book.number][:1] * 20
        zones: dict[str, Any] = {
            "hands": [box.take(row.get("hand", [])) for row in rows],
            "deck": box.take(table.get("deck", standard))[::-1],
            "discard": box.take(table.get("discard", []))[::-1],
            "nursery": box.take(table.get("nursery", babies)),
        }
        rules = self._library.houserules.stable_rules(scenario.preset, scenario.rules)
        language = "en" if rules.tie_letters_language == "auto" else rules.tie_letters_language
        letters = tuple(self._library.stables.names.letters(self._book, language))
        count = len(self.seats)
        goal = needed(rules, count, self._library.houserules.preset(scenario.preset).unicorns_by_seats)
        setup = Setup(scenario.preset, self._book.name, rules, count, goal, tuple(box.cards), letters)
        turn = Turn(self.seats.index(table["turn"]), phase=table.get("phase", "action"))
        state = State(setup=setup, chance=Chance(seed), stables=stables, stack=[turn], stirred=False, **zones)
        match = StableMatch(self._book, state)
        if match.table.facts.mask(turn.seat) & facts.TWO_PLAYS:
            turn.plays = 2
        match.run()
        self.match = match
        return match

    def load(self, save: bytes) -> None:
        """Go on in a saved position. Raises `ContentError` if it can't be read."""
        self.match = self._library.stables.load(save)

    def resave(self) -> None:
        """Save the game and go on with what is loaded from that."""
        self.load(self.match.save())

    def offers(self, decision: Decision) -> list[str]:
        """Every key that may be part of an answer."""
        return decision.answers()

    def read(self, zone: str) -> object:
        """Read a zone of the table: `deck`, `discard`, `nursery` (ids, top first), `turn` or `winner`.

        Raises `StageError`.
        """
        state = self.match.state
        match zone:
            case "deck" | "discard":
                return self.ids(getattr(state, zone)[::-1])
            case "nursery":
                return self.ids(state.nursery)
            case "turn":
                lowest = state.stack[0]
                return self.seats[lowest.seat] if isinstance(lowest, Turn) else "none"
            case "winner":
                return named_winners(self.match, self.seats)
            case _:
                raise StageError(f"unknown zone {zone!r}")

    def read_seat(self, seat: str, zone: str) -> list[str]:
        """Read a seat's `hand` or `stable`. Raises `StageError`."""
        state, place = self.match.state, self.seats.index(seat)
        zones = {"hand": state.hands[place], "stable": state.stables[place]}
        if zone not in zones:
            raise StageError(f"unknown zone {zone!r}")
        return self.ids(zones[zone])

    def read_as_seen(self, viewer: str, seat: str, zone: str) -> list[str] | int:
        """Read a seat's zone as a viewer sees it: ids, or only the number of cards. Raises `StageError`."""
        if not seat:
            raise StageError(f"unknown zone {zone!r}")
        view = self.match.view(None if viewer == "spectator" else self.seats.index(viewer))
        place = self.seats.index(seat)
        cards = view.hands[place] if zone == "hand" else view.stables[place]
        return len(cards) if HIDDEN in cards else self.ids(cards)

    def ids(self, cards: Sequence[int]) -> list[str]:
        """The ids of cards."""
        return [self.match.table.id(card) for card in cards]


class _Box:
    """Hands out card numbers for ids; a scenario's table may hold a card more often than the real box."""

    def __init__(self, book: Book) -> None:
        self._book = book
        self.cards: list[int] = []

    def take(self, names: Sequence[str]) -> list[int]:
        taken: list[int] = []
        for name in names:
            if name not in self._book.number:
                raise StageError(f"unknown card {name!r}")
            taken.append(len(self.cards))
            self.cards.append(self._book.number[name])
        return taken
