"""A second match, rebuilt from the saved form of the first, that must answer as the first does."""

from collections.abc import Callable, Sequence

from bot.games.core.decisions import Decision
from bot.games.core.events import Event
from bot.games.core.match import Match

REBUILD_AFTER = 25
"""Answers from one rebuilding to the next."""


class Lockstep:
    """Follows a match answer by answer."""

    def __init__(self, load: Callable[[bytes], Match], match: Match) -> None:
        self._load = load
        self._twin = load(match.save())
        self._answers = 0

    def follow(self, match: Match, decision: Decision, picks: Sequence[str], told: list[Event]) -> str:
        """Give the rebuilt match the answer that `match` has just had; say what differs then, "" if nothing does."""
        if self._twin.answer(decision.seat, decision.id, picks) != told:
            return "the rebuilt game tells other events"
        if list(self._twin.decisions) != list(match.decisions) or self._twin.outcome != match.outcome:
            return "the rebuilt game asks something else"
        self._answers += 1
        if self._answers % REBUILD_AFTER and match.outcome is None:
            return ""
        saved = match.save()
        if saved != self._twin.save():
            return "the rebuilt game is saved otherwise"
        self._twin = self._load(saved)
        return ""
