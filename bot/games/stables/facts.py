"""What follows from the cards in the stables: powers in force, unicorn counts. Worked out once a change."""

from bot.games.stables.book import POWER_BIT, Book
from bot.games.stables.state import State

COUNTS_TWO = POWER_BIT["counts_two"]
NO_NEIGHS = POWER_BIT["no_neighs"]
LOCKS_BASICS = POWER_BIT["locks_basics"]
PLAYS_CANNOT_BE_NEIGHED = POWER_BIT["plays_cannot_be_neighed"]
UNICORNS_INDESTRUCTIBLE = POWER_BIT["unicorns_indestructible"]
HAND_IS_PUBLIC = POWER_BIT["hand_is_public"]
NO_UPGRADES = POWER_BIT["no_upgrades"]
BLINDS_UNICORNS = POWER_BIT["blinds_unicorns"]
PANDAS = POWER_BIT["pandas"]
AT_MOST_FIVE = POWER_BIT["at_most_five"]
TWO_PLAYS = POWER_BIT["two_plays"]
MAGIC_CANNOT_DESTROY_IT = POWER_BIT["magic_cannot_destroy_it"]
RETURNS_TO_HAND = POWER_BIT["returns_to_hand"]
DISCARD_TO_STAY = POWER_BIT["discard_to_stay"]
DIES_FOR_ANOTHER = POWER_BIT["dies_for_another"]
CANNOT_BE_NEIGHED = POWER_BIT["cannot_be_neighed"]
NEVER_LEAVES = POWER_BIT["never_leaves"]
NEVER_SACRIFICED_OR_DESTROYED = POWER_BIT["never_sacrificed_or_destroyed"]
UNTOUCHED_BY_MAGIC = POWER_BIT["untouched_by_magic"]
ENTERS_BESIDE_A_BASIC = POWER_BIT["enters_beside_a_basic"]

NO_ENTER_EFFECTS = BLINDS_UNICORNS | POWER_BIT["blinds_triggers"]
"""The powers under which no unicorn has an effect on entering."""

TINY_LIMIT = 5
"""The unicorns that Tiny Stable leaves."""

UNKNOWN = -1


class Facts:
    """Powers and counts by seat. Whoever changes a stable calls `changed`."""

    __slots__ = ("_bees", "_counts", "_masks", "_worths", "book", "state")

    def __init__(self, book: Book, state: State) -> None:
        self.book = book
        self.state = state
        self._masks = [UNKNOWN] * state.setup.seats
        self._counts = [UNKNOWN] * state.setup.seats
        self._worths = [UNKNOWN] * state.setup.seats
        self._bees: list[int] | None = None

    def changed(self, seat: int) -> None:
        """Forget what was known of a stable whose cards have changed."""
        self._masks[seat] = UNKNOWN
        self._counts[seat] = UNKNOWN
        self._worths[seat] = UNKNOWN
        self._bees = None
        self.state.stirred = True

    def mask(self, seat: int) -> int:
        """The powers in force in a stable, as bits. Blinding Light blanks unicorns that are no Pandas (R56, R57)."""
        mask = self._masks[seat]
        if mask == UNKNOWN:
            mask = self._work_out(seat)
        return mask

    def count(self, seat: int) -> int:
        """How many unicorns a stable counts: Pandas none (R6), Ginormous two (CZ-21)."""
        if self._counts[seat] == UNKNOWN:
            self._work_out(seat)
        return self._counts[seat]

    def highest_count(self) -> int:
        """The most unicorns that any stable counts."""
        self._know_all()
        return max(self._counts)

    def worth(self, seat: int) -> int:
        """How many unicorns a stable would count if Pandas were unicorns."""
        if self._worths[seat] == UNKNOWN:
            self._work_out(seat)
        return self._worths[seat]

    def highest_worth(self) -> int:
        """The most unicorns that any stable would count if Pandas were unicorns."""
        self._know_all()
        return max(self._worths)

    def enough(self, seat: int) -> bool:
        """Tell whether a seat has the unicorns to win; what Tiny Stable is about to take away never counts (R58)."""
        count, mask = self.count(seat), self.mask(seat)
        if mask & AT_MOST_FIVE:
            count = min(count, TINY_LIMIT)
        return count >= self.state.setup.needed and not mask & PANDAS

    def _know_all(self) -> None:
        if UNKNOWN in self._counts:
            for seat, count in enumerate(self._counts):
                if count == UNKNOWN:
                    self._work_out(seat)

    def _work_out(self, seat: int) -> int:
        cards = self.state.setup.cards
        unicorn, powers = self.book.unicorn, self.book.powers
        plain = living = count = 0
        for card in self.state.stables[seat]:
            number = cards[card]
            if unicorn[number]:
                living |= powers[number]
                count += 2 if powers[number] & COUNTS_TWO else 1
            else:
                plain |= powers[number]
        mask = plain | living
        self._worths[seat] = count
        if plain & PANDAS:
            count = 0
        elif plain & BLINDS_UNICORNS:
            mask = plain
            count = sum(1 for card in self.state.stables[seat] if unicorn[cards[card]])
            self._worths[seat] = count
        self._masks[seat] = mask
        self._counts[seat] = count
        return mask

    def has(self, seat: int, card: int, power: int) -> bool:
        """Tell whether a card in a seat's stable has a power of its own and may use it."""
        number = self.state.setup.cards[card]
        return bool(self.book.powers[number] & power) and not (self.book.unicorn[number] and self.blanked(seat))

    def blanked(self, seat: int) -> bool:
        """Tell whether the unicorns of a stable have lost their effects (R56)."""
        return self.mask(seat) & (BLINDS_UNICORNS | PANDAS) == BLINDS_UNICORNS

    def hushed(self, seat: int) -> bool:
        """Tell whether what happens sets off nothing on a stable's unicorns, be the rest of them in force or not."""
        mask = self.mask(seat)
        return bool(mask & NO_ENTER_EFFECTS) and not mask & PANDAS

    def may_enter(self, seat: int, card: int) -> bool:
        """Tell whether a card may enter a stable: Queen Bee keeps Basics out of all others (R63).

        An upgrade that enters only beside a Basic doesn't find one among Pandas.
        """
        number = self.state.setup.cards[card]
        if self.book.types[number] != "basic":
            return not self.book.powers[number] & ENTERS_BESIDE_A_BASIC or self._holds_a_basic(seat)
        if self._bees is None:
            self._bees = [other for other in range(len(self._masks)) if self.mask(other) & LOCKS_BASICS]
        return not self._bees or self._bees == [seat]

    def _holds_a_basic(self, seat: int) -> bool:
        cards, types = self.state.setup.cards, self.book.types
        return not self.mask(seat) & PANDAS and any(types[cards[card]] == "basic" for card in self.state.stables[seat])
