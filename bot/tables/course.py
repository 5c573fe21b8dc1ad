"""How a game goes, turn by turn: what everybody has by public count, kept as it was when each turn began."""

from bot.tables.work import Work

MOST = 256
"""So many instants are kept; of a longer game every second one goes."""


def note(work: Work) -> None:
    """Keep the standing if a turn has begun since the last one kept, and at the end of the game."""
    match, course = work.playing(), work.document.course
    turn = match.view(None).turns + (match.outcome is not None)
    if turn in course:
        return
    if len(course) >= MOST:
        for early in sorted(course)[1::2]:
            del course[early]
    course[turn] = list(match.standing)
