"""Reports of faults: the game as it stands is kept under a number, with the person's words.

What is kept holds everything, hidden cards too; only who runs the bot can take it out, by `python -m bot export`.
"""

from bot.store.records import Bug, BugLimits, Save
from bot.store.repository import Repository
from bot.tables.errors import TableError
from bot.tables.state import TableState

LIMITS = BugLimits(of_table=20, of_person=5, seconds=24 * 3600.0)
LONGEST = 1000
"""Characters of a person's words."""


async def report(repository: Repository, state: TableState, user: int, words: str, now: float) -> int:
    """Keep how a table's game stands, as somebody sees a fault in it; gives the report's number.

    Raises `no_game`, `too_many_bugs`.
    """
    latest = await repository.save(state.id)
    if latest is None:
        raise TableError("no_game")
    save = Save(state.match.save(), latest.rules_version) if state.match is not None else latest
    bug = Bug(state.id, state.row.answers, user, now, words[:LONGEST], save)
    number = await repository.bugs.add(bug, LIMITS)
    if number is None:
        raise TableError("too_many_bugs")
    return number
