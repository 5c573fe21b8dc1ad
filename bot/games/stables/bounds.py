"""What no chain, no run of turns, no turn and no game goes beyond: cards of people's own could go on for ever.

Games with the cards of the box never come near (tests/games/stables/test_bounds.py).
"""

from bot.games.core.events import Event
from bot.games.stables.state import Turn
from bot.games.stables.table import Table

MOST_EFFECTS = 100
"""Effects that one chain may set off."""

MOST_MOVES = 20_000
"""Moves of the engine from one question to the next; beyond, it would be a fault of ours."""

MOST_EXTRA_TURNS = 10
"""Extra turns in a row."""

MOST_TURNS = 5000
"""Turns in a game: a deck whose cards come back for ever is played no longer, and whoever has most unicorns wins."""

MOST_EXTRA_ACTIONS = 20
"""Extra actions in one turn."""


def next_effect(table: Table) -> None:
    """Let the next effect that was set off happen; a chain that is too long stops here, and everybody is told."""
    state = table.state
    if state.chained < MOST_EFFECTS:
        state.chained += 1
        state.stack.append(state.triggers.pop(0))
        return
    table.tell(Event("chain_cut", why=table.id(state.triggers[0].card)))
    state.triggers.clear()


def chain_is_done(table: Table) -> None:
    """Note that nothing is set off any more: the next chain begins anew."""
    table.state.link = 0
    table.state.chained = 0


def next_turn(table: Table, turn: Turn) -> Turn:
    """Give the turn after this one: clockwise, or the extra turn owed (R20) unless there were too many in a row."""
    state = table.state
    if state.extra_turns and turn.again < MOST_EXTRA_TURNS:
        state.extra_turns -= 1
        return Turn(turn.seat, again=turn.again + 1)
    if state.extra_turns:
        state.extra_turns = 0
        table.tell(Event("turns_cut", turn.seat))
    return Turn((turn.seat + 1) % state.setup.seats)


def owe_action(table: Table, turn: Turn) -> bool:
    """Owe another whole action in this turn (decision 30); False if it has had too many."""
    if turn.given >= MOST_EXTRA_ACTIONS:
        table.tell(Event("actions_cut", turn.seat))
        return False
    turn.given += 1
    turn.extra_actions += 1
    return True
