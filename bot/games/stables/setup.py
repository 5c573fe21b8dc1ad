"""Setting up a game: which cards, who gets what (FR-02, CZ-03, CZ-36)."""

from collections.abc import Sequence

from bot.games.core.chance import Chance
from bot.games.stables.book import Book
from bot.games.stables.match import StableMatch
from bot.games.stables.rules import StableRules
from bot.games.stables.state import Babies, Setup, State

BIG_TABLE = 6
"""From this many seats on, the other number of unicorns wins (CZ-01, FR-18)."""


def needed(rules: StableRules, seats: int, by_seats: tuple[int, int]) -> int:
    """How many unicorns win (CZ-01, FR-18); `by_seats` are the preset's numbers for a small and for a big table."""
    if rules.unicorns_to_win != "by_seats":
        return rules.unicorns_to_win
    few, many = by_seats
    return many if seats >= BIG_TABLE else few


def cards_in_play(book: Book, rules: StableRules, seats: int) -> tuple[int, ...]:
    """Every card of the game by its design's number; with two seats some stay in the box (FR-22)."""
    small = seats == 2 and rules.two_player_deck
    return tuple(
        number
        for number, design in enumerate(book.designs)
        for _ in range(design.copies)
        if design.two_players or not small
    )


def _neigh(book: Book, cards: Sequence[int], deck: Sequence[int]) -> int:
    """The card that each of two players gets (FR-23): the plain Neigh, in a deck of people's own any instant."""
    instants = [card for card in deck if book.types[cards[card]] == "instant"]
    return next((card for card in instants if book.ids[cards[card]] == "neigh"), instants[0])


def new_match(
    book: Book,
    preset: str,
    rules: StableRules,
    seats: int,
    seed: str,
    *,
    first: int | None,
    goal: int,
    letters: Sequence[int],
) -> StableMatch:
    """Deal a new game. `first` begins, or chance says who; `goal` unicorns win; the second of two may get more (K-j).

    `letters` stand by design, for the tie-break (decision 35).
    """
    cards = cards_in_play(book, rules, seats)
    chance = Chance(seed)
    babies = [card for card, number in enumerate(cards) if book.types[number] == "baby"]
    deck = [card for card, number in enumerate(cards) if book.types[number] != "baby"]
    hands: list[list[int]] = [[] for _ in range(seats)]
    if seats == 2 and rules.two_player_deck:
        for hand in hands:
            gift = _neigh(book, cards, deck)
            deck.remove(gift)
            hand.append(gift)
    chance.shuffle(deck)
    for hand in hands:
        for _ in range(rules.starting_hand):
            hand.append(deck.pop())
    setup = Setup(preset, book.name, rules, seats, goal, cards, tuple(letters))
    starter = chance.below(seats) if first is None else first
    if seats == 2:
        hands[1 - starter] += [deck.pop() for _ in range(rules.kids_two_player_bonus)]
    stables: list[list[int]] = [[] for _ in range(seats)]
    match = StableMatch(book, State(setup, chance, deck, [], babies, hands, stables, [Babies(starter)]))
    match.run()
    return match
