"""A small table on which cards of a deck of people's own lie among those of the box."""

from bot.content.library import Library
from bot.content.own.merge import name_of
from bot.games.core.chance import Chance
from bot.games.core.events import Event
from bot.games.stables.match import StableMatch
from bot.games.stables.redeal import redeal
from bot.games.stables.state import Setup, State, Turn
from tests.content.own.making import Deck, deck
from tests.games.stables.random_play import check_position


class Scene:
    """Two seats, seat 0 about to act, with cards of a deck of people's own among those of the box."""

    def __init__(self, own: Deck, stable: list[str], hand: list[str], discard: list[str]) -> None:
        self.library = Library()
        book = self.library.book(name_of("second", [self.library.shelf.put(deck(own))]))
        cards: list[int] = []

        def take(names: list[str]) -> list[int]:
            cards.extend(book.number[name if name in book.number else f"own.sky.{name}"] for name in names)
            return list(range(len(cards) - len(names), len(cards)))

        stables, hands = [take(stable), list[int]()], [take(hand), list[int]()]
        pile, waste, nursery = take(["narwhal"] * 30), take(discard), take(["baby_narwhal"])
        rules = self.library.houserules.stable_rules("second", {})
        setup = Setup("second", book.name, rules, 2, 7, tuple(cards), (0,) * len(book.designs))
        state = State(
            setup, Chance("scene"), pile, waste, nursery, hands, stables, [Turn(0, phase="action")], stirred=False
        )
        self.match = StableMatch(book, state)
        self.match.run()
        self.told: list[Event] = []
        self.answers = 0

    def answer(self, *wanted: str) -> None:
        """Answer what is asked, with one of the wanted words if it is offered, else with the first option."""
        self.match = self.library.stables.load(self.match.save())
        asked = self.match.decisions[0]
        offered = [*asked.options, *asked.exits]
        picks = next(([word] for word in wanted if word in offered), offered[: max(1, asked.least)])
        view = self.match.view(asked.seat)
        assert redeal(self.match.book, view, "any").view(asked.seat) == view
        self.told += self.match.answer(asked.seat, asked.id, picks)
        self.answers += 1
        check_position(self.match)

    def until(self, name: str, *wanted: str) -> Event:
        """Go on until an event of that name is told."""
        while not any(event.name == name for event in self.told):
            assert self.answers < 1000
            assert self.match.outcome is None
            self.answer(*wanted)
        return next(event for event in self.told if event.name == name)
