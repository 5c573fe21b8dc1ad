"""Random but legal answers, games of any rules, and what must hold in every position of a hunt."""

from collections.abc import Iterator
from random import Random

from bot.content.library import Library
from bot.games.core.decisions import Decision
from bot.games.hunt import census
from bot.games.hunt.bids import cards_of
from bot.games.hunt.match import HuntMatch
from bot.games.hunt.state import FACE_DOWN, HIDDEN, Hunt, Traps
from bot.games.hunt.view import SEALED, View
from bot.simulation.deals import drawn

LIMIT = 2_000
"""More answers than any hunt may take."""


def random_answer(decision: Decision, chance: Random) -> list[str]:
    """Any complete answer to a decision."""
    if decision.exits and (not decision.options or chance.random() < 0.2):
        return [chance.choice(decision.exits)]
    words = [extra for extra in decision.extras if chance.random() < 0.5]
    more = sum(extra.more for extra in words)
    count = chance.randint(decision.least, min(decision.most, len(decision.options) - more)) + more
    return [*chance.sample(decision.options, count), *(extra.word for extra in words)]


def step(match: HuntMatch, chance: Random) -> None:
    """Give one random answer."""
    decision = chance.choice(match.decisions)
    match.answer(decision.seat, decision.id, random_answer(decision, chance))


def positions(match: HuntMatch, chance: Random) -> Iterator[None]:
    """Yield at every position of a random game, the last one included."""
    for _ in range(LIMIT):
        yield
        if match.outcome is not None:
            return
        step(match, chance)
    raise AssertionError("the game has no end")


def games(library: Library, number: int, seed: str) -> Iterator[HuntMatch]:
    """Yield games with drawn house rules and seats."""
    for deal in drawn(library, ["hunt"], None, number, seed):
        yield library.hunts.start(deal.preset, deal.rules, deal.seats, deal.seed)


def check_position(match: HuntMatch) -> None:
    """Hold a position against what is always true."""
    assert census.faults(match.book, match.state) == []
    for decision in match.decisions:
        assert decision.answers()
        assert decision.exits or len(decision.options) >= decision.least >= 1


def check_view(match: HuntMatch, view: View) -> None:
    """A view holds nothing hidden but what is the viewer's own or what they are looking at."""
    state, expert = match.state, match.state.setup.rules.expert
    for number, (seat, seen) in enumerate(zip(state.seats, view.seats, strict=True)):
        own = number == view.viewer
        frame = state.stack[-1]
        sealed = cards_of(frame.sealed.get(number, ())) if isinstance(frame, Hunt) else []
        assert seen.hand == (seat.hand if own else [HIDDEN] * (len(seat.hand) + len(sealed)))
        assert seen.played == (seat.played if own or not expert else [HIDDEN] * len(seat.played))
        assert set(seen.schemes) <= {FACE_DOWN}
        for card, shown in zip(seat.scheme_discard, seen.scheme_discard, strict=True):
            open_to_all = card.face_up and not expert
            assert shown.scheme == (card.scheme if own or open_to_all else FACE_DOWN)
    looking = any(asked.kind.startswith("sight_") and asked.seat == view.viewer for asked in match.decisions)
    for unicorn, cards in view.placed.items():
        reminded = [view.viewer] if state.setup.rules.own_scheme_reminder else []
        at_hand = looking and unicorn == state.line[0]
        assert all(card.scheme == FACE_DOWN or card.owner in reminded or at_hand for card in cards)
    for decision in view.pending:
        assert decision.open or decision.seat == view.viewer or not decision.options
    check_frame(match, view)


def check_frame(match: HuntMatch, view: View) -> None:
    """Drawn cards, bids before the reveal and sealed answers are their seat's alone."""
    frame, expert = view.stack[-1], match.state.setup.rules.expert
    if isinstance(frame, Traps):
        for seat, cards in enumerate(frame.drawn):
            assert seat == view.viewer or set(cards) <= {FACE_DOWN}
        assert frame.chosen in ("", FACE_DOWN) or match.decisions[0].seat == view.viewer
    elif isinstance(frame, Hunt):
        for bid in frame.bids:
            shut = (frame.stage == "bids" or expert) and bid.seat != view.viewer
            assert not shut or set(bid.cards) == {HIDDEN}
        assert all(seat == view.viewer or picks == list(SEALED) for seat, picks in frame.sealed.items())
