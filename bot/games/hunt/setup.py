"""Setting up a game: the deck of unicorns, the market, who begins (HU-02, HU-04, HU-06)."""

from bot.games.core.chance import Chance
from bot.games.hunt.book import HuntBook
from bot.games.hunt.match import HuntMatch
from bot.games.hunt.rules import HuntRules
from bot.games.hunt.state import Choosing, Seat, Setup, State


def new_match(
    book: HuntBook, preset: str, rules: HuntRules, seats: int, seed: str, *, first: int | None = None
) -> HuntMatch:
    """Set up a new game, up to the choice of characters. `first` begins, or chance says who (A5)."""
    chance = Chance(seed)
    unicorns = [unicorn.id for unicorn in book.box.unicorns]
    setup = Setup(preset, book.box.deck, rules, seats, tuple(unicorns))
    chance.shuffle(unicorns)
    starter = chance.below(seats) if first is None else first
    state = State(
        setup=setup,
        chance=chance,
        deck=unicorns,
        line=[],
        discard=[],
        placed={},
        seats=[Seat() for _ in range(seats)],
        attached={},
        market={item.id: list(item.tokens) for item in book.box.market},
        stack=[Choosing()],
        first=starter,
    )
    match = HuntMatch(book, state)
    match.run()
    return match
