"""A simple computer player for the stable games: quick, sensible, never stuck, and knowing only its own view.

It likes unicorns in its own stable, neighs what would win or hurt, and leaves the rest alone.
"""

from collections.abc import Callable

from bot.games.core.chance import Chance
from bot.games.core.choices import Choice, parse
from bot.games.core.decisions import Decision
from bot.games.stables.book import Book
from bot.games.stables.state import Play
from bot.games.stables.view import View
from bot.tables.players.draws import Draws
from bot.tables.players.sight import Sight
from bot.tables.players.worth import Worth

BookOf = Callable[[str], Book]


WORTH_A_NEIGH = 4.0
"""Points from which an own card is worth a Neigh that saves it."""

SURE = 100.0
"""The danger, in percent, that is met with a Super Neigh if there is one."""


def choose_simply(book_of: BookOf, seed: str, view: View, decision: Decision) -> list[str]:
    """Give a simple player's answer; the same view, decision and seed give the same answer."""
    chance = Chance(f"{seed}:{view.turns}:{decision.id}:{decision.seat}")
    return answer_simply(book_of(view.setup.deck), view, decision, chance)


def answer_simply(book: Book, view: Sight, decision: Decision, chance: Draws) -> list[str]:
    """Give a simple player's answer with chance from outside."""
    worth = Worth(book, view, decision.seat)
    if decision.kind == "window":
        return [_reaction(worth, view, decision, chance)]
    ranked = _ranked(worth, decision, chance)
    if decision.exits and (not ranked or not _worth_it(worth, decision, ranked)):
        return [decision.exits[0]]
    if decision.ordered:
        return ranked
    return ranked[: decision.most if decision.kind == "bring_up_to" else max(decision.least, 1)]


def _ranked(worth: Worth, decision: Decision, chance: Draws) -> list[str]:
    """The options, best first; chance orders equals."""
    order = list(range(len(decision.options)))
    chance.shuffle(order)
    options = [decision.options[place] for place in order]
    return sorted(options, key=lambda option: -_score(worth, decision, parse(option)))


def _score(worth: Worth, decision: Decision, choice: Choice) -> float:
    match decision.kind:
        case "action":
            return worth.of_playing(choice.card) if choice.verb else worth.of_drawing()
        case "into":
            return worth.of_placing(decision.source, choice.seat)
        case "aim" | "player" | "give_to" | "move_to":
            return worth.as_victim(choice.seat)
        case "destroy" | "steal" | "return":
            return worth.of_taking(choice.seat, choice.card)
        case "move":
            return worth.of_moving(choice.seat, choice.card)
        case "sacrifice" | "give":
            return -worth.of_own(choice.card)
        case "discard" | "limit" | "cost":
            return -worth.in_hand(choice.card)
        case "mode":
            return 1 if choice.word == "sacrifice" else 0
        case "opening":
            return worth.of_using(choice.card)
        case _:
            return worth.in_hand(choice.card) if choice.card else 0


def _worth_it(worth: Worth, decision: Decision, ranked: list[str]) -> bool:
    """Whether an optional effect is worth its price."""
    best = parse(ranked[0])
    match decision.kind:
        case "opening":
            return "done" not in decision.exits or worth.of_using(best.card) > 0
        case "discard" | "sacrifice":
            return worth.of_using(decision.source) > 0
        case "destroy" | "steal" | "return" | "move":
            return _score(worth, decision, best) > 0
        case "replace":
            return worth.saves_more(decision.source, best.card)
        case _:
            return True


def _reaction(worth: Worth, view: Sight, decision: Decision, chance: Draws) -> str:
    """Neigh what would win or hurt, and a Neigh on one's own card; otherwise let it be."""
    neighs = [option for option in decision.options if option != "pass"]
    play = next((frame for frame in view.stack if isinstance(frame, Play)), None)
    if not neighs or play is None:
        return "pass"
    danger = worth.danger(play.seat, play.card)
    goes_through = len(play.chain) % 2 == 0
    if play.seat == decision.seat:
        wanted = not goes_through and worth.in_hand_number(play.card) >= WORTH_A_NEIGH
    else:
        wanted = goes_through and chance.below(100) < danger
    if not wanted:
        return "pass"
    return "super_neigh" if "super_neigh" in neighs and danger >= SURE else neighs[0]
