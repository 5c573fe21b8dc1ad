"""Combinations of house rules that can't be played, each with a reason (a text `houserule-impossible-<reason>`)."""

from collections.abc import Callable, Iterable, Mapping
from typing import Literal

from msgspec import Struct, field

from bot.content.errors import BadRule
from bot.games.stables.book import Book
from bot.games.stables.rules import StableRules
from bot.games.stables.setup import cards_in_play

DeckFault = Literal["deck_too_small", "nursery_too_small", "too_few_neighs", "too_few_unicorns"]


class NotAllowed(Struct, frozen=True, forbid_unknown_fields=True):
    """A combination that is refused in a `game`: the values of `when` together, with `seats` [least, most]."""

    reason: str
    game: str
    seats: tuple[int, int]
    when: dict[str, bool | int | str] = field(default_factory=dict[str, bool | int | str])

    def meets(self, values: Mapping[str, object], seats: int) -> bool:
        """Tell whether these values at so many seats are the refused combination."""
        least, most = self.seats
        return least <= seats <= most and all(values[key] == value for key, value in self.when.items())

    def refusal(self, seats: int) -> BadRule:
        """Give the error, under the first rule that takes part."""
        return BadRule(next(iter(self.when)), "impossible", reason=self.reason, seats=seats)


def check_deck(book: Book, rules: StableRules, seats: int, goal: int) -> None:
    """Check that a deck is enough for a stable game. Raises `BadRule`.

    `deck_too_small` to deal every hand, `nursery_too_small` for a baby each, `too_few_neighs` for one to each of two
    players, `too_few_unicorns` for `goal` in a stable: with a pile that is shuffled anew such a game would never end.
    """
    cards = cards_in_play(book, rules, seats)
    babies = sum(book.types[number] == "baby" for number in cards)
    unicorns = sum(book.unicorn[number] for number in cards)
    extra = 2 * rules.two_player_deck + rules.kids_two_player_bonus if seats == 2 else 0
    hands = seats * rules.starting_hand + extra
    _need("starting_hand", "deck_too_small", seats, cards=len(cards) - babies, needed=hands)
    _need("expansions", "nursery_too_small", seats, cards=babies, needed=seats)
    if seats == 2 and rules.two_player_deck:
        instants = sum(book.types[number] == "instant" for number in cards)
        _need("expansions", "too_few_neighs", seats, cards=instants, needed=seats)
    _need("unicorns_to_win", "too_few_unicorns", seats, cards=unicorns, needed=goal)


def _need(key: str, reason: DeckFault, seats: int, *, cards: int, needed: int) -> None:
    if cards < needed:
        raise BadRule(key, "impossible", reason=reason, seats=seats, cards=cards, needed=needed)


def need_one(numbers: Iterable[int], attempt: Callable[[int], None]) -> None:
    """Return if `attempt` accepts one of the numbers of seats, else raise the first `BadRule` that it raised."""
    refused: list[BadRule] = []
    for seats in numbers:
        try:
            return attempt(seats)
        except BadRule as fault:
            refused.append(fault)
    raise refused[0]
