"""Setting up the table of a Kill the Unicorns scenario, and reading off it what a scenario may state."""

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import Any

from bot.content.library import Library
from bot.games.core.chance import Chance
from bot.games.core.decisions import Decision
from bot.games.hunt.match import HuntMatch
from bot.games.hunt.state import (
    FACE_DOWN,
    HIDDEN,
    Attached,
    Choosing,
    Day,
    Discarded,
    Frame,
    Market,
    Placed,
    Seat,
    Setup,
    State,
)
from bot.games.hunt.view import View
from bot.scenarios.files import Scenario
from bot.scenarios.scene import StageError, named_winners, together

PHASES: Mapping[str, Callable[[], list[Frame]]] = {
    "characters": lambda: [Choosing()],
    "trap": lambda: [Day("draw")],
    "hunt": lambda: [Day("hunt")],
    "market": lambda: [Day("market"), Market()],
}
"""What goes on at the beginning of a scenario."""


class HuntStage:
    """The table of one scenario of a hunt: makes the match, and reads zones by the names the format uses."""

    ordered = frozenset({"deck", "line", "placed", "schemes"})
    partial = frozenset({"market"})
    gone = frozenset({"hand", "played", "day", "phase"})
    match: HuntMatch

    def __init__(self, library: Library, scenario: Scenario) -> None:
        self.seats = scenario.seats
        self._library = library
        self._scenario = scenario
        self._book = library.hunts.box(library.houserules.preset(scenario.preset).deck)

    def set_up(self, seed: str) -> HuntMatch:
        """Build the match as the scenario's table says, up to its first decision. Raises `StageError`."""
        table, chance = self._scenario.table, Chance(seed)
        seats = [self._seat(table.get(name) or {}) for name in self.seats]
        placed = {unicorn: [self._placed(word) for word in words] for unicorn, words in table.get("placed", {}).items()}
        attached = self._attached(seats)
        for number, seat in enumerate(seats):
            own = [card.scheme for cards in placed.values() for card in cards if card.owner == number]
            own += [card.card for cards in attached.values() for card in cards if card.owner == number]
            own += [card.scheme for card in seat.scheme_discard]
            seat.scheme_cards = (*seat.schemes, *own)
        deck, line, discard = ([*table.get(zone, [])] for zone in ("deck", "line", "discard"))
        if table["phase"] == "characters" and not deck:
            deck = [unicorn.id for unicorn in self._book.box.unicorns]
            chance.shuffle(deck)
        everywhere = [*deck, *line, *discard, *(unicorn for seat in seats for unicorn in seat.unicorns)]
        self._check(everywhere)
        rules = self._library.houserules.hunt_rules(self._scenario.preset, self._scenario.rules)
        unicorns = tuple(one for one in everywhere if one not in self._book.starting)
        state = State(
            setup=Setup(self._scenario.preset, self._book.box.deck, rules, len(seats), unicorns),
            chance=chance,
            deck=deck[::-1],
            line=line,
            discard=discard,
            placed=placed,
            seats=seats,
            attached=attached,
            market=self._market(table.get("market", {})),
            stack=PHASES[table["phase"]](),
            first=self.seats.index(table.get("first", self.seats[0])),
            day=table.get("day", 1),
        )
        self.match = HuntMatch(self._book, state)
        self.match.run()
        return self.match

    def _check(self, unicorns: Sequence[str]) -> None:
        for unicorn in unicorns:
            if unicorn not in self._book.unicorns:
                raise StageError(f"unknown unicorn {unicorn!r}")

    def _seat(self, row: Mapping[str, Any]) -> Seat:
        return Seat(
            character=row.get("character", ""),
            power_used=row.get("power_used", False),
            hunt_cards=(*row.get("hand", ()), *row.get("played", ())),
            hand=[*row.get("hand", ())],
            played=[*row.get("played", ())],
            unicorns=[*row.get("unicorns", ())],
            schemes=[*row.get("schemes", ())][::-1],
            scheme_discard=[Discarded(scheme) for scheme in row.get("scheme_discard", ())],
            pate=[*row.get("pate", ())],
        )

    def _placed(self, word: str) -> Placed:
        owner, _, scheme = word.partition("/")
        if scheme not in self._book.schemes:
            raise StageError(f"unknown scheme card {scheme!r}")
        return Placed(self.seats.index(owner), scheme)

    def _attached(self, seats: Sequence[Seat]) -> dict[str, list[Attached]]:
        """A scheme card belongs to its character's player; one that everybody has, to whoever has the unicorn."""
        found: dict[str, list[Attached]] = {}
        for number, name in enumerate(self.seats):
            row: dict[str, Any] = self._scenario.table.get(name) or {}
            for unicorn, words in row.get("attached", {}).items():
                found[unicorn] = [self._card(word, seats, number) for word in words]
        return found

    def _card(self, word: str, seats: Sequence[Seat], holder: int) -> Attached:
        card, _, color = word.partition("/")
        if card in self._book.items:
            return Attached(card, color=color)
        if card not in self._book.schemes:
            raise StageError(f"unknown card {card!r}")
        character = self._book.schemes[card].owner
        owners = [number for number, seat in enumerate(seats) if character and seat.character == character]
        return Attached(card, owners[0] if owners else holder, color)

    def _market(self, named: Mapping[str, Any]) -> dict[str, list[str]]:
        stock = {item.id: list(item.tokens) for item in self._book.items.values()}
        for item, tokens in named.items():
            stock[item] = [""] * tokens if isinstance(tokens, int) else [str(token) for token in tokens]
        return stock

    def load(self, save: bytes) -> None:
        """Go on in a saved position. Raises `ContentError` if it can't be read."""
        self.match = self._library.hunts.load(save)

    def resave(self) -> None:
        """Save the game and go on with what is loaded from that."""
        self.load(self.match.save())

    def offers(self, decision: Decision) -> list[str]:
        """Every answer; bids with all their cards and powers."""
        if decision.kind != "bid":
            return decision.answers()
        words = [(), *((extra.word,) for extra in decision.extras)]
        most = decision.most + sum(extra.more for extra in decision.extras)
        picks = [
            [*cards, *word]
            for count in range(1, most + 1)
            for cards in combinations(decision.options, count)
            for word in words
        ]
        return [*{together(pick) for pick in picks if decision.accepts(pick)}, *decision.exits]

    def read(self, zone: str) -> object:
        """Read a zone of the table. Raises `StageError`."""
        state = self.match.state
        match zone:
            case "deck":
                return state.deck[::-1]
            case "line" | "discard" | "day":
                return getattr(state, zone)
            case "placed":
                return self._placed_words(state.placed)
            case "market":
                return state.market
            case "first":
                return self.seats[state.first]
            case "phase":
                lowest = state.stack[0]
                return lowest.phase if isinstance(lowest, Day) else "characters"
            case "winner":
                return named_winners(self.match, self.seats)
            case _:
                raise StageError(f"unknown zone {zone!r}")

    def read_seat(self, seat: str, zone: str) -> object:
        """Read a zone of a seat. Raises `StageError`."""
        number = self.seats.index(seat)
        state = self.match.state
        match zone:
            case "points":
                return self.match.sheet(number).total
            case "attached":
                own = state.seats[number].unicorns
                return {
                    unicorn: [f"{card.card}/{card.color}" if card.color else card.card for card in cards]
                    for unicorn, cards in state.attached.items()
                    if unicorn in own
                }
            case _:
                return self._cards(state.seats[number], zone)

    def read_as_seen(self, viewer: str, seat: str, zone: str) -> object:
        """Read a zone as a viewer sees it; what is hidden is only counted. Raises `StageError`."""
        view: View = self.match.view(None if viewer == "spectator" else self.seats.index(viewer))
        if not seat:
            if zone != "placed":
                raise StageError(f"unknown zone {zone!r}")
            return self._placed_words(view.placed)
        cards = self._cards(view.seats[self.seats.index(seat)], zone)
        if isinstance(cards, list) and (str(HIDDEN) in cards or FACE_DOWN in cards):
            return len(cards)
        return cards

    def _placed_words(self, placed: Mapping[str, Sequence[Placed]]) -> dict[str, list[str]]:
        def word(card: Placed) -> str:
            return f"{self.seats[card.owner]}/{'face_down' if card.scheme == FACE_DOWN else card.scheme}"

        return {unicorn: [word(card) for card in cards] for unicorn, cards in placed.items()}

    def _cards(self, seat: Seat, zone: str) -> list[str] | str | bool:
        match zone:
            case "hand" | "played" | "pate":
                return [str(card) for card in getattr(seat, zone)]
            case "unicorns":
                return seat.unicorns
            case "schemes":
                return seat.schemes[::-1]
            case "scheme_discard":
                return [card.scheme for card in seat.scheme_discard]
            case "character" | "power_used":
                return getattr(seat, zone)
            case _:
                raise StageError(f"unknown zone {zone!r}")
