"""What counts of a game that was played to its end: who was there, in which place, who won.

Winners share the first place, everybody else follows by what they had in the end; whoever left of their own accord
comes last. Who was removed by the host or by vote doesn't count as having played, and computers never do.
"""

from bot.content.own.shelf import OWN
from bot.store.results import GameResult, PersonResult
from bot.tables.ports import Library
from bot.tables.state import TableState

OWN_PRESET = "own"
"""What all decks of people's own are counted as."""


def result_of(before: TableState, after: TableState, library: Library) -> GameResult | None:
    """Give the result if a game has just been played to its end; None for all else, and for one broken off."""
    match = after.match
    if before.status != "playing" or after.status != "over" or match is None:
        return None
    winners, standing = after.document.winners, match.standing
    ranks = {
        seat: (record.left, seat not in winners, -standing[seat])
        for seat, record in enumerate(after.seats)
        if record.user and not record.sent_away
    }
    people = tuple(
        PersonResult(
            user=after.seats[seat].user,
            name=after.seats[seat].name,
            place=1 + sum(other < rank for other in ranks.values()),
            won=seat in winners and not after.seats[seat].left,
            stayed=not after.seats[seat].left,
        )
        for seat, rank in ranks.items()
    )
    preset = after.document.preset
    return GameResult(
        game=library.game(preset),
        preset=OWN_PRESET if preset.startswith(OWN) else preset,
        seats=len(after.seats),
        ended_at=after.document.ended_at or 0.0,
        people=people,
    )
