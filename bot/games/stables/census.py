"""Counting cards: every card is always in exactly one place."""

from bot.games.stables.state import Effect, Play, State, Turn


def in_hand_of_rules(state: State) -> list[int]:
    """Cards that are in no zone because they are being played or, as Magic, resolve."""
    held: list[int] = []
    for frame in state.stack:
        if isinstance(frame, Play):
            held.append(frame.card)
            held += [card for _, card in frame.chain]
        elif isinstance(frame, Effect) and frame.magic and not frame.spent:
            held.append(frame.card)
    return held


def total(state: State) -> int:
    """How many cards there are in all places together; quick enough for every answer."""
    count = len(state.deck) + len(state.discard) + len(state.nursery)
    for hand in state.hands:
        count += len(hand)
    for stable in state.stables:
        count += len(stable)
    for frame in state.stack:
        if frame.__class__ is not Turn:
            return count + len(in_hand_of_rules(state))
    return count


def misplaced(state: State) -> list[int]:
    """The cards that are not in exactly one place."""
    seen = [*in_hand_of_rules(state), *state.deck, *state.discard, *state.nursery]
    for zone in (*state.hands, *state.stables):
        seen += zone
    times = [0] * len(state.setup.cards)
    for card in seen:
        times[card] += 1
    return [card for card, count in enumerate(times) if count != 1]
