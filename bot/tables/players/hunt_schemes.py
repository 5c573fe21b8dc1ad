"""What scheme cards do to a simple player, before and after they are revealed: where to put them, which to stop."""

from bot.games.hunt import ties
from bot.games.hunt.cards import (
    Bleach,
    DoubleCoins,
    Exchange,
    LowestWins,
    OwnerScores,
    OwnerTotal,
    Paint,
    Points,
    RunAway,
    SecondWins,
    SurviveTie,
    SwapWithDeck,
)
from bot.games.hunt.state import Attached, Bid, Hunt, Placed
from bot.tables.players.hunt_worth import ENVY, Worth

UPSET = 0.35
"""How often a scheme card that changes the winner takes a unicorn from one who was winning it."""

LOST_COLOR = 2.0
"""What a unicorn's colour is worth to whoever has it."""

NEW_COLOR = 1.5
"""What choosing a unicorn's colour is worth."""


def of_placing(worth: Worth, scheme: str, owner: int, unicorn: str) -> float:
    """What it brings the seat if a scheme card lies face down on a unicorn of the line."""
    share = worth.share(unicorn)
    gain = worth.gain(worth.seat, unicorn)
    return sum(_before(worth, step, owner, unicorn, share, gain) for step in worth.book.steps(scheme))


def _before(worth: Worth, step: object, owner: int, unicorn: str, share: float, gain: float) -> float:
    """The same for a step: some help whoever wins, others take the unicorn from them."""
    tilt = share - ENVY * (1 - share)
    match step:
        case Exchange() if owner == worth.seat:
            return (1 - share) * (gain - worst(worth)[1])
        case Exchange():
            return -share * gain / 2
        case OwnerScores():
            return step.n if owner == worth.seat else -ENVY * step.n
        case OwnerTotal():
            return UPSET * gain if owner == worth.seat else -UPSET * share * gain
        case LowestWins() | SecondWins() | SwapWithDeck() | RunAway():
            return UPSET * gain * (0.5 - share) * 2
        case _:
            return tilt * to_winner(worth, step, unicorn)


def to_winner(worth: Worth, step: object, unicorn: str) -> float:
    """What a lasting step brings to whoever gets the unicorn."""
    card = worth.book.unicorns[unicorn]
    match step:
        case Points():
            return float(step.n)
        case DoubleCoins():
            return float(card.coins)
        case Bleach():
            return 0.0 if card.color == "legendary" else -LOST_COLOR
        case Paint():
            return 0.0 if card.color == "legendary" else NEW_COLOR
        case _:
            return 0.0


def of_reveal(worth: Worth, hunt: Hunt, card: Placed) -> float:
    """What it brings the seat if a scheme card that was just revealed does what it says."""
    unicorn = worth.view.line[0]
    prize, had = worth.gain(worth.seat, unicorn), hunt.winner == worth.seat
    brought = 0.0
    for step in worth.book.steps(card.scheme):
        winner = _new_winner(worth, hunt, card, step)
        if winner != hunt.winner:
            brought += prize * ((winner == worth.seat) - had)
        elif isinstance(step, Exchange):
            brought += prize - worst(worth)[1] if card.owner == worth.seat else -prize * had
        elif isinstance(step, OwnerScores):
            brought += step.n if card.owner == worth.seat else -ENVY * step.n
        else:
            brought += to_winner(worth, step, unicorn) * (1 if had else -ENVY)
    return brought


def _new_winner(worth: Worth, hunt: Hunt, card: Placed, step: object) -> int:
    """Who has won the hunt after a step that settles that anew; the bids are open by now."""
    rule = worth.view.setup.rules.tie_rule
    saved = frozenset(bid.seat for bid in hunt.bids if bid.power and _survives(worth, bid))
    match step:
        case LowestWins():
            return ties.lowest(hunt.bids, rule, saved)
        case SecondWins():
            second = ties.below(hunt.bids, rule, hunt.winner, saved)
            return hunt.winner if second == ties.NOBODY else second
        case OwnerTotal():
            bids = [_raised(bid, step.n) if bid.seat == card.owner else bid for bid in hunt.bids]
            return ties.winner(bids, rule, saved)
        case RunAway() | SwapWithDeck():
            return ties.NOBODY
        case _:
            return hunt.winner


def _raised(bid: Bid, more: int) -> Bid:
    return Bid(bid.seat, bid.cards, bid.power, bid.worth, bid.total + more)


def _survives(worth: Worth, bid: Bid) -> bool:
    return isinstance(worth.book.characters[worth.view.seats[bid.seat].character].power.does, SurviveTie)


def worst(worth: Worth, among: tuple[str, ...] = ()) -> tuple[str, float]:
    """The own unicorn (or one `among` some) that would be missed least, and what it is worth."""
    own = worth.own.unicorns
    found = [(worth.now(worth.seat) - worth.of_herd(worth.seat, _without(own, one)), one) for one in among or own]
    value, unicorn = min(found, default=(0.0, ""))
    return unicorn, value


def best_color(worth: Worth, colors: list[str], scheme: str) -> str:
    """The colour in which the unicorn just won is worth most, or `skip` if none is better than its own."""
    hunted, own = worth.view.line[0], worth.own.unicorns

    def value(color: str) -> float:
        lying = {**worth.view.attached, hunted: (Attached(scheme, worth.seat, "" if color == "skip" else color),)}
        return worth.of_herd(worth.seat, [*own, hunted], lying)

    return max(["skip", *colors], key=value)


def _without(unicorns: list[str], one: str) -> list[str]:
    return [other for other in unicorns if other != one]
