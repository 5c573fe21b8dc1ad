"""What is answered for whoever did not (decisions.md 31), and what a computer player answers."""

import logging

from bot.games.core.decisions import Decision
from bot.tables.ports import PlayedMatch, Player

log = logging.getLogger(__name__)


def harmless(decision: Decision) -> list[str] | None:
    """Give the default answer that costs nothing, None if the decision knows none."""
    keys = decision.answers()
    wanted = {"window": ("pass",), "action": ("draw",)}.get(decision.kind, ())
    for key in (*wanted, "skip", "done", "pass"):
        if key in keys:
            return [key]
    return None


def chosen(match: PlayedMatch, decision: Decision, player: Player, table: int) -> list[str]:
    """Ask a computer player, from its seat's view alone; if it fails, give the plainest answer.

    `table` is the table's number for the log.
    """
    try:
        picks = player.choose(match.view(decision.seat), decision)
    except Exception as fault:  # noqa: BLE001 - a computer player's fault must not stop the people at its table
        log.error("table %s: computer player failed: %s on a %s decision", table, type(fault).__name__, decision.kind)
        return plainest(decision)
    if decision.accepts(picks):
        return picks
    log.error("table %s: computer player gave an illegal answer to a %s decision", table, decision.kind)
    return plainest(decision)


def plainest(decision: Decision) -> list[str]:
    """Give a legal answer without thinking."""
    return harmless(decision) or decision.options[: max(1, decision.least)]
