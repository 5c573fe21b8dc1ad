"""What was remarkable about a stable game: one play at most for each of these reasons.

- `completes`: the unicorn that completed the winner's stable;
- `chain`, `chain_stopped`: the card with the most Neighs on it, two at least; the first one, if there are several;
- `effect`: the card whose effect took the most cards into and out of stables in one turn, two at least;
- `saved`, `saved_itself`: the last unicorn that stayed because a card stepped in;
- `rises`, `falls`: the biggest change of a seat's unicorns in one other turn, by two at least.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence

from bot.games.core.events import Event
from bot.games.core.highlights import MOST, Highlight, swings

KINDS = ("completes", "chain", "chain_stopped", "effect", "saved", "saved_itself", "rises", "falls")
"""Every kind there is."""

LEAST = 2
"""A chain of Neighs, an effect or a change of counts is remarkable from here on."""

_COMES = frozenset({"enters", "steals", "revives", "brings", "brings_baby", "moves"})
_GOES = frozenset({"destroyed", "sacrificed", "returns_to_hand", "returns_to_nursery", "shrinks"})
_CHANGES = _COMES - {"enters"} | _GOES | {"gives"}

_Turned = Sequence[tuple[int, Event]]
"""Facts with the turn that each fell into."""


def highlights(
    events: Sequence[Event], course: Mapping[int, Sequence[int]], unicorn: Callable[[str], bool]
) -> list[Highlight]:
    """Pick the remarkable plays of a finished game, in order of play.

    `events`: all its facts in their public form; `course`: everybody's unicorns by turn, as each began; `unicorn` tells
    whether a card is one.
    """
    told = list(_by_turn(events))
    found = [*_completes(told, unicorn), *_chains(told), *_effects(told), *_saved(told)]
    found += _swings(course, {one.turn for one in found})
    return sorted(found, key=lambda one: one.turn)[:MOST]


def _by_turn(events: Sequence[Event]) -> Iterator[tuple[int, Event]]:
    turn = 0
    for event in events:
        turn = event.n if event.name == "turn" else turn
        yield turn, event


def _completes(told: _Turned, unicorn: Callable[[str], bool]) -> Iterator[Highlight]:
    """Find the last card to come into the winner's stable, unless something that left there made the difference."""
    wins = next((event for _, event in told if event.name == "wins"), None)
    if wins is None or wins.why != "unicorns":
        return
    for turn, event in reversed(told):
        if event.seat == wins.seat and event.name in _GOES:
            return
        if event.seat == wins.seat and event.name in _COMES:
            if unicorn(event.card):
                yield Highlight("completes", turn, event.seat, card=event.card, n=wins.n)
            return


def _chains(told: _Turned) -> Iterator[Highlight]:
    chains: list[Highlight] = []
    for turn, event in told:
        if event.name == "plays":
            chains.append(Highlight("chain", turn, event.seat, card=event.card))
        elif chains and event.name == "neighs":
            last = chains[-1]
            chains[-1] = Highlight("chain", last.turn, last.seat, card=last.card, n=last.n + 1)
        elif chains and event.name == "stops" and event.card == chains[-1].card:
            last = chains[-1]
            chains[-1] = Highlight("chain_stopped", last.turn, last.seat, card=last.card, n=last.n)
    longest = max(chains, key=lambda chain: chain.n, default=None)
    if longest is not None and longest.n >= LEAST:
        yield longest


def _effects(told: _Turned) -> Iterator[Highlight]:
    owners: dict[str, int] = {}
    changes: dict[tuple[int, str, int], int] = {}
    for turn, event in told:
        if event.name in _CHANGES and event.why in owners and event.why != event.card:
            key = (turn, event.why, owners[event.why])
            changes[key] = changes.get(key, 0) + 1
        if event.card:
            owners[event.card] = event.other if event.name == "gives" else event.seat
    widest = max(changes, key=lambda key: changes[key], default=None)
    if widest is not None and changes[widest] >= LEAST:
        turn, card, seat = widest
        yield Highlight("effect", turn, seat, card=card, n=changes[widest])


def _saved(told: _Turned) -> Iterator[Highlight]:
    for turn, event in reversed(told):
        if event.name == "saved":
            kind = "saved_itself" if event.why == event.card else "saved"
            yield Highlight(kind, turn, event.seat, card=event.card, cards=(event.why,))
            return


def _swings(course: Mapping[int, Sequence[int]], without: set[int]) -> Iterator[Highlight]:
    biggest = max(swings(course, without), key=lambda swing: abs(swing.after - swing.before), default=None)
    if biggest is not None and abs(biggest.after - biggest.before) >= LEAST:
        kind = "rises" if biggest.after > biggest.before else "falls"
        yield Highlight(kind, biggest.turn, biggest.seat, n=biggest.after, before=biggest.before)
