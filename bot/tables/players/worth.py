"""What cards and moves are worth to a seat, in rough points, judged from its own view."""

from bot.games.stables.book import POWER_BIT, Book
from bot.tables.players import magic
from bot.tables.players.sight import Sight

_BY_TYPE = {
    "baby": 2.0,
    "basic": 3.0,
    "magical": 4.0,
    "colourful": 3.2,
    "magic": 3.0,
    "upgrade": 3.0,
    "downgrade": 3.0,
    "instant": 4.0,
}
_COUNTS_TWO = POWER_BIT["counts_two"]
_CANNOT_BE_NEIGHED = POWER_BIT["cannot_be_neighed"]
_PANDAS = POWER_BIT["pandas"]


class Worth:
    """Points from the view of `seat`; nothing here knows a hidden card."""

    def __init__(self, book: Book, view: Sight, seat: int) -> None:
        self._book = book
        self._view = view
        self._seat = seat
        self._cards = view.setup.cards
        self._needed = view.setup.needed
        self._leading: int | None = None

    def _threatened(self) -> bool:
        """Whether another seat is close to winning."""
        if self._leading is None:
            counts = self._view.counts
            self._leading = max(counts[other] for other in range(len(counts)) if other != self._seat)
        return self._leading >= self._needed - 2

    def _type(self, card: str) -> str:
        return self._book.types[self._book.number[card]]

    def in_hand(self, card: str) -> float:
        """What holding a card is worth."""
        return self._points(self._book.number[card])

    def in_hand_number(self, card: int) -> float:
        """The same for a card by its number."""
        return self._points(self._cards[card])

    def _points(self, number: int) -> float:
        powers = self._book.powers[number]
        return _BY_TYPE[self._book.types[number]] + bool(powers & (_COUNTS_TWO | _CANNOT_BE_NEIGHED))

    def of_own(self, card: str) -> float:
        """What keeping a card in the own stable is worth: a downgrade less than nothing."""
        return -3.0 if self._type(card) == "downgrade" else self.in_hand(card)

    def of_taking(self, owner: int, card: str) -> float:
        """What removing a card from a stable is worth; from an own stable it costs."""
        if owner == self._seat:
            return -self.of_own(card)
        if self._type(card) == "downgrade":
            return -1.0
        return self.in_hand(card) + self.as_victim(owner)

    def of_moving(self, owner: int, card: str) -> float:
        """What moving an upgrade or downgrade away from its owner is worth."""
        harmful = self._type(card) == "downgrade"
        own = owner == self._seat
        return 5.0 if harmful == own else -5.0

    def as_victim(self, seat: int) -> float:
        """How much a seat deserves to be hurt: the closer to winning the more."""
        return -5.0 if seat == self._seat else float(self._view.counts[seat])

    def of_placing(self, card: str, seat: int) -> float:
        """What putting a card into a stable is worth: harm to the leader, help to oneself."""
        if self._type(card) == "downgrade":
            return self.as_victim(seat)
        return 5.0 if seat == self._seat else 0.0

    def of_drawing(self) -> float:
        """What drawing a card as the action is worth."""
        return 3.5 if len(self._view.hands[self._seat]) < 3 else 2.0

    def of_playing(self, card: str) -> float:
        """What playing a card as the action is worth: winning first, then unicorns."""
        kind, number = self._type(card), self._book.number[card]
        threat = self._threatened()
        match kind:
            case "basic" | "magical" | "colourful":
                gain = 2 if self._book.powers[number] & _COUNTS_TWO else 1
                wins = self._view.counts[self._seat] + gain >= self._needed
                return 100.0 if wins else 5.0 + self.in_hand(card) / 10
            case "upgrade":
                return 4.0
            case "downgrade":
                return 6.0 if threat else 3.0
            case "magic" if magic.priced(self._book, number):
                return magic.of_priced_magic(self._book, self._view, self._seat, number, threat=threat)
            case _:
                return 7.0 if threat else 3.2

    def of_using(self, card: str) -> float:
        """What an optional effect with a price is worth: hands are spent when full, stables when a leader must fall."""
        held = len(self._view.hands[self._seat])
        threat = self._threatened()
        ability = next((able for able in self._book.abilities[self._book.number[card]] if able.may), None)
        if ability is None:
            return 1.0
        if any(step.__struct_config__.tag in ("discard",) for step in ability.do):
            return 1.0 if threat or held >= 4 else -1.0
        burden = any(self._book.types[self._cards[own]] == "downgrade" for own in self._view.stables[self._seat])
        return 1.0 if threat or burden else -1.0

    def saves_more(self, victim: str, helper: str) -> bool:
        """Whether a replacement keeps more than it costs."""
        return victim == helper or self.in_hand(victim) >= self.in_hand(helper)

    def danger(self, seat: int, card: int) -> float:
        """How likely one should be to stop another seat's card, in percent; 100 if it would win."""
        number = self._cards[card]
        kind = self._book.types[number]
        count = self._view.counts[seat]
        if kind in ("basic", "magical", "colourful"):
            gain = 2 if self._book.powers[number] & _COUNTS_TWO else 1
            if count + gain >= self._needed:
                return 100.0
            return 15.0 + 12.0 * max(0, count + gain - self._needed + 3)
        if magic.priced(self._book, number):
            return self._danger_of_magic(seat, number)
        if kind == "magic":
            return 40.0 if self._view.counts[self._seat] >= 3 else 20.0
        if kind == "downgrade":
            return 60.0 if self._book.powers[number] & _PANDAS else 35.0
        return 10.0

    def _danger_of_magic(self, seat: int, number: int) -> float:
        """Magic that may bring the last unicorns is as dangerous as they are; a full hand may hold any."""
        steps = [step for ability in self._book.abilities[number] for step in ability.do]
        gain = sum(magic.unicorns_of(step, len(self._view.hands[seat])) for step in steps)
        if gain and self._view.counts[seat] + gain >= self._needed:
            return 100.0
        return 30.0 if gain else 15.0
