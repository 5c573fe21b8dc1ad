"""Random but legal answers, and what must hold in every position of a stable game."""

from collections import Counter
from random import Random

from bot.games.core.decisions import Decision
from bot.games.stables.facts import Facts
from bot.games.stables.match import StableMatch
from bot.games.stables.state import HIDDEN, Effect, Play, Turn
from bot.games.stables.view import View


def random_answer(decision: Decision, chance: Random) -> list[str]:
    """Any complete answer to a decision."""
    if decision.exits and (not decision.options or chance.random() < 0.3):
        return [chance.choice(decision.exits)]
    count = chance.randint(decision.least, min(decision.most, len(decision.options)))
    return chance.sample(decision.options, count)


def recount(match: StableMatch, seat: int) -> int:
    """Count a stable's unicorns by the words of the cards alone (CZ-21, R6, R56)."""
    ids = [match.table.id(card) for card in match.state.stables[seat]]
    if "pandamonium" in ids:
        return 0
    blind = "blinding_light" in ids and match.book.name == "second"
    worth = 1 if blind else 2
    kinds = {design.id: design.type for design in match.book.designs}
    unicorns = [name for name in ids if kinds[name] in ("baby", "basic", "magical", "colourful")]
    return sum(worth if name == "ginormous_unicorn" else 1 for name in unicorns)


def places(match: StableMatch) -> Counter[int]:
    """Where every card is: how often each number is found in zones and in frames."""
    state = match.state
    found = Counter([*state.deck, *state.discard, *state.nursery, *state.removed])
    for zone in (*state.hands, *state.stables):
        found.update(zone)
    for frame in state.stack:
        if isinstance(frame, Play):
            found.update([frame.card, *(card for _, card in frame.chain)])
        elif isinstance(frame, Effect) and match.book.types[match.table.cards[frame.card]] == "magic":
            found.update([] if frame.spent else [frame.card])
    return found


def check_position(match: StableMatch) -> None:
    """Hold a position against what is always true."""
    state = match.state
    assert places(match) == Counter(range(len(state.setup.cards)))
    assert bool(match.decisions) == (match.outcome is None)
    ids = match.table.id
    babies = {card for card, number in enumerate(state.setup.cards) if match.book.types[number] == "baby"}
    assert babies.isdisjoint([*state.deck, *state.discard, *(card for hand in state.hands for card in hand)])
    afresh = Facts(match.book, state)
    for seat in range(match.seats):
        count = recount(match, seat)
        assert match.table.facts.count(seat) == count
        assert match.table.facts.mask(seat) == afresh.mask(seat)
        calm = len(state.stack) == 1 and isinstance(state.stack[0], Turn) and match.outcome is None
        if calm and "tiny_stable" in map(ids, state.stables[seat]):
            assert count <= 5
        if calm and "pandamonium" not in map(ids, state.stables[seat]):
            assert count < state.setup.needed
    for decision in match.decisions:
        assert decision.answers()
        assert decision.exits or len(decision.options) >= decision.least >= 1


def check_view(match: StableMatch, view: View) -> None:
    """A view holds the viewer's hand, public hands and those being looked at, and no other hidden card."""
    state = match.state
    looking = match.decisions and match.decisions[0].kind == "from_hand"
    hidden: set[int] = set(state.deck)
    for seat, hand in enumerate(state.hands):
        public = "nanny_cam" in map(match.table.id, state.stables[seat])
        if seat == view.viewer or public:
            assert list(view.hands[seat]) == hand
        elif not (looking and match.decisions[0].seat == view.viewer):
            assert set(view.hands[seat]) <= {HIDDEN}
            hidden.update(hand)
        assert len(view.hands[seat]) == len(hand)
    piles = (view.discard, view.nursery, view.removed)
    shown = {card for zone in (*piles, *view.hands, *view.stables) for card in zone}
    assert shown.isdisjoint(hidden)
    for frame in view.stack:
        if isinstance(frame, Effect):
            assert frame.seat == view.viewer or set(frame.memo).isdisjoint(hidden)
            assert all(seat == view.viewer or not picks for seat, picks in frame.answers.items())
    for decision in view.pending:
        assert decision.open or decision.seat == view.viewer or not decision.options
