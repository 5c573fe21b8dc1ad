"""A simple computer player for Kill the Unicorns: quick, sensible, never stuck, and knowing only its own view."""

from collections.abc import Callable

from bot.games.core.chance import Chance
from bot.games.core.decisions import Decision
from bot.games.hunt.book import HuntBook
from bot.games.hunt.state import Hunt, Market, Traps
from bot.games.hunt.view import View
from bot.tables.players import hunt_bids, hunt_market, hunt_schemes
from bot.tables.players.draws import Draws
from bot.tables.players.hunt_sight import HuntSight
from bot.tables.players.hunt_worth import Worth

BoxOf = Callable[[str], HuntBook]

HURTS = -0.8
"""A scheme card that costs more than that is cancelled."""

DEAR = 4.0
"""Points from which a look at the scheme cards on a unicorn is worth a power."""

WORTH_TAKING_BACK = 2
"""The least hunt card for which a power is used before the last hunt of the day."""


def choose_in_hunt(box_of: BoxOf, seed: str, view: View, decision: Decision) -> list[str]:
    """Give a simple player's answer; the same view, decision and seed give the same answer."""
    chance = Chance(f"{seed}:{decision.id}:{decision.seat}")
    return answer_hunt_simply(box_of(view.setup.deck), view, decision, chance)


def answer_hunt_simply(book: HuntBook, view: HuntSight, decision: Decision, chance: Draws) -> list[str]:
    """Give a simple player's answer with chance from outside."""
    worth, frame = Worth(book, view, decision.seat), view.stack[-1]
    if not decision.options:
        return [decision.exits[0]]
    if isinstance(frame, Traps):
        return [_trap(worth, frame, decision)]
    if isinstance(frame, Market):
        return _shop(worth, frame, decision)
    if isinstance(frame, Hunt):
        if decision.kind == "bid":
            return hunt_bids.bid(worth, frame, decision, chance)
        return [_in_hunt(worth, frame, decision)]
    return [decision.options[chance.below(len(decision.options))]]


def _trap(worth: Worth, traps: Traps, decision: Decision) -> str:
    """Put the scheme card and unicorn together that bring most."""

    def brings(scheme: str, unicorn: str) -> float:
        return hunt_schemes.of_placing(worth, scheme, worth.seat, unicorn)

    if decision.kind == "trap":
        return max(decision.options, key=lambda scheme: max(brings(scheme, one) for one in worth.view.line))
    return max(decision.options, key=lambda one: brings(traps.chosen, one))


def _shop(worth: Worth, market: Market, decision: Decision) -> list[str]:
    match decision.kind:
        case "market":
            return hunt_market.item(worth, decision)
        case "color":
            return hunt_market.color(worth, market, decision)
        case _:
            return hunt_market.target(worth, market, decision)


def _in_hunt(worth: Worth, hunt: Hunt, decision: Decision) -> str:
    """Answer whatever else a hunt asks."""
    match decision.kind:
        case "sight":
            return _look(worth, decision)
        case "sight_move":
            return _move(worth, decision)
        case "sight_to":
            return _move_to(worth, hunt, decision)
        case "reveal":
            return _reveal(worth, decision)
        case "veto":
            hurts = hunt.revealed is not None and hunt_schemes.of_reveal(worth, hunt, hunt.revealed) < HURTS
            return decision.options[0] if hurts else "skip"
        case "paint":
            return hunt_schemes.best_color(worth, decision.options, decision.source)
        case "rewind":
            last = len(worth.view.line) == 0
            return decision.options[0] if last or int(decision.options[0]) >= WORTH_TAKING_BACK else "skip"
        case _:
            return hunt_schemes.worst(worth, tuple(decision.options))[0]


def _look(worth: Worth, decision: Decision) -> str:
    """Look at what others have put on a unicorn that is wanted, or when the day is nearly over."""
    hunted = worth.view.line[0]
    foreign = any(card.owner != worth.seat for card in worth.view.placed.get(hunted, ()))
    wanted = worth.wanted(hunted) >= DEAR or len(worth.view.line) == 1
    return decision.options[0] if foreign and wanted else "skip"


def _move(worth: Worth, decision: Decision) -> str:
    """Move the card that does more elsewhere, if one does."""
    hunted = worth.view.line[0]
    cards = worth.view.placed[hunted]
    gains = {
        option: max(
            hunt_schemes.of_placing(worth, card.scheme, card.owner, other)
            - hunt_schemes.of_placing(worth, card.scheme, card.owner, hunted)
            for other in worth.view.line[1:]
        )
        for option, card in zip(decision.options, cards, strict=True)
    }
    best = max(gains, key=lambda option: gains[option])
    return best if gains[best] > 0 else "skip"


def _move_to(worth: Worth, hunt: Hunt, decision: Decision) -> str:
    card = worth.view.placed[worth.view.line[0]][hunt.moving]
    return max(decision.options, key=lambda unicorn: hunt_schemes.of_placing(worth, card.scheme, card.owner, unicorn))


def _reveal(worth: Worth, decision: Decision) -> str:
    """An own card first: it lies where it was wanted; then that of whoever has least."""
    owners = [card.owner for card in worth.view.placed[worth.view.line[0]]]
    ranked = sorted(
        range(len(owners)), key=lambda place: (owners[place] != worth.seat, worth.now(owners[place]), place)
    )
    return decision.options[ranked[0]]
