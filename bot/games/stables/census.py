"""Counting cards: every card is always in exactly one place."""

from bot.games.stables.state import Effect, Play, State


def in_hand_of_rules(state: State) -> list[int]:
    """Cards that are in no zone because they are being played or, as Magic, resolve."""
    held: list[int] = []
    for frame in state.stack:
        if isinstance(frame, Play):
            held.append(frame.card)
            for _, card in frame.chain:
                held.append(card)
        elif isinstance(frame, Effect) and frame.magic and not frame.spent:
            held.append(frame.card)
    return held


def total(state: State) -> int:
    """How many cards there are in all places together; quick enough for every answer."""
    piles = len(state.deck) + len(state.discard) + len(state.nursery) + len(state.removed)
    count = piles + sum(map(len, state.hands)) + sum(map(len, state.stables))
    return count + len(in_hand_of_rules(state)) if len(state.stack) > 1 else count


def misplaced(state: State) -> list[int]:
    """The cards that are not in exactly one place."""
    seen = [*in_hand_of_rules(state), *state.deck, *state.discard, *state.nursery, *state.removed]
    for zone in (*state.hands, *state.stables):
        seen += zone
    times = [0] * len(state.setup.cards)
    for card in seen:
        times[card] += 1
    return [card for card, count in enumerate(times) if count != 1]
