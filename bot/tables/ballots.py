"""The vote for the play of the game: opened with the message about the end, over when its alarm rings.

Everybody who can read that message has one vote, which they may change. Who voted for what is known to nobody, and
forgotten with the result.
"""

import logging
from collections import Counter
from collections.abc import Sequence

from bot.games.core.highlights import Highlight
from bot.store.records import Alarm
from bot.store.repository import Repository
from bot.tables.chronicle import told
from bot.tables.document import Ballot
from bot.tables.errors import TableError
from bot.tables.faults import place_of
from bot.tables.items import BallotOver
from bot.tables.keeper import Keeper
from bot.tables.state import TableState
from bot.tables.undoing.standing import still_true
from bot.tables.work import Work

log = logging.getLogger(__name__)

ALARM = "ballot"

OPEN_SECONDS = 600.0
FEWEST = 2
"""Of fewer remarkable plays nobody needs to choose one."""


class Ballots:
    """The votes of all tables."""

    def __init__(self, repository: Repository, keeper: Keeper) -> None:
        self._repository = repository
        self._keeper = keeper

    async def open(self, table: int) -> TableState:
        """Open the vote on a game that was played to its end, once; gives the table. Raises `no_table`, `frozen`.

        Nothing happens if there has been one, or too little was remarkable.
        """
        state = await self._keeper.state(table)
        if state.status != "over" or state.match is None or state.document.ballot is not None:
            return state
        events = still_true(await told(self._repository, table, None))
        try:
            plays = state.match.highlights(events, state.document.course)
        except Exception as fault:  # noqa: BLE001 - the end of a game is told, whatever there is to vote on
            log.error("table %s: nothing remarkable can be found: %s", table, place_of(fault))
            return state
        if len(plays) >= FEWEST:
            await self._keeper.change(table, lambda work: begin(work, plays))
        return await self._keeper.state(table)

    async def vote(self, table: int, user: int, play: int) -> TableState:
        """Take a person's vote for the play of that place, in place of an earlier one; gives the table.

        Raises `stale` if no vote is open, `not_offered`, `no_table`, `frozen`.
        """
        await self._keeper.change(table, lambda work: vote(work, user, play))
        return await self._keeper.state(table)


def is_open(ballot: Ballot | None) -> bool:
    """Tell whether votes are being taken."""
    return ballot is not None and ballot.tally is None


def begin(work: Work, plays: Sequence[Highlight]) -> None:
    """Open the vote, unless somebody else has."""
    if work.document.ballot is not None:
        return
    until = work.now + OPEN_SECONDS
    work.document.ballot = Ballot(plays=list(plays), until=until)
    work.alarms.append(Alarm(until, ALARM))
    work.touched = True


def vote(work: Work, user: int, play: int) -> None:
    """Note a vote; the same one again changes nothing."""
    ballot = work.document.ballot
    if work.status != "over" or ballot is None or not is_open(ballot):
        raise TableError("frozen" if work.status == "frozen" else "stale")
    if play not in range(len(ballot.plays)):
        raise TableError("not_offered")
    if ballot.votes.get(user) != play:
        ballot.votes[user] = play
        work.touched = True


def close(work: Work) -> None:
    """Count, forget who voted, and say what came of it."""
    work.alarms = [alarm for alarm in work.alarms if alarm.kind != ALARM]
    work.touched = True
    ballot = work.document.ballot
    if ballot is not None and is_open(ballot):
        counted = Counter(ballot.votes.values())
        ballot.tally = [counted[play] for play in range(len(ballot.plays))]
        ballot.votes = {}
        work.say(BallotOver(), board=False)
