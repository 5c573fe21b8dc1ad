"""Who begins: by chance, as the host picks, or by a vote once the host has pressed Start (house rule `first_player`).

A seat is named together with who sits there, so that a press on an old message can't mean somebody else.
"""

from collections import Counter

from bot.store.records import Alarm
from bot.tables import lobby
from bot.tables.document import CHANCE, FIRST_VOTE, FirstVote, TableDocument
from bot.tables.errors import TableError
from bot.tables.items import Ask, FirstVoteOpened, FirstVoteOver
from bot.tables.ports import Library
from bot.tables.tokens import fraction
from bot.tables.work import Work

RULES = ("random", "host_picks", "vote")
"""The values of the house rule."""


def candidate(document: TableDocument, seat: int) -> str:
    """Name a seat and who sits there; `CHANCE` has a name as well."""
    return f"{seat}.{document.seats[seat].user}" if seat != CHANCE else str(CHANCE)


def seat_named(document: TableDocument, name: str) -> int:
    """Give the seat of that name, or `CHANCE`. Raises `TableError("stale")` if somebody else sits there by now."""
    for seat in (CHANCE, *range(len(document.seats))):
        if candidate(document, seat) == name:
            return seat
    raise TableError("stale")


def pick(work: Work, library: Library, user: int, name: str) -> None:
    """Let the host pick who begins. Raises `not_lobby`, `voting`, `not_host`, `stale` (also if it isn't theirs)."""
    lobby.need_lobby(work)
    lobby.need_host(work, user)
    if _rule(work, library) != "host_picks":
        raise TableError("stale")
    work.document.first = seat_named(work.document, name)
    lobby.touch(work)


def begin(work: Work, library: Library, seed: str) -> None:
    """Begin the game, or open the vote on who begins it.

    Raises `not_lobby`, `voting`, `wrong_seats`, `bad_rules`, and `choose_first` if the host has to say so first.
    """
    lobby.need_lobby(work)
    lobby.need_seats(work, library)
    match _rule(work, library):
        case "host_picks":
            first = work.document.first
            if first is None:
                raise TableError("choose_first")
            lobby.begin(work, lobby.deal(work, library, seed, None if first == CHANCE else first))
        case "vote":
            _open(work, library, seed)
        case _:
            lobby.begin(work, lobby.deal(work, library, seed, None))


def vote(work: Work, user: int, name: str) -> None:
    """Take a person's vote; the last one ends it. Raises `stale`, `not_seated`, `already`."""
    under_way = work.document.first_vote
    if work.status != "lobby" or under_way is None:
        raise TableError("stale")
    if work.document.seat_of(user) is None:
        raise TableError("not_seated")
    if user in under_way.votes:
        raise TableError("already")
    seat = seat_named(work.document, name)
    if seat == CHANCE:
        raise TableError("stale")
    under_way.votes[user] = seat
    work.redraw("lobby")
    _close_if_complete(work)


def time_is_up(work: Work, library: Library) -> None:
    """Count the votes and begin, chance breaking ties; a game that can't begin any more is a lobby again."""
    document, under_way = work.document, work.document.first_vote
    if under_way is None:
        return
    counted = Counter(under_way.votes.values())
    votes = tuple(counted[seat] for seat in range(len(document.seats)))
    best = [seat for seat, count in enumerate(votes) if count == max(votes)]
    first = best[int(fraction(document.secret, FIRST_VOTE, work.before.row.version, 0) * len(best))]
    try:
        match = lobby.deal(work, library, under_way.seed, first)
    except TableError:
        lobby.call_off(work)
        return
    document.first_vote = None
    work.say(FirstVoteOver(first=first, votes=votes, tied=len(best) > 1))
    lobby.begin(work, match)


def _rule(work: Work, library: Library) -> object:
    return library.in_force(work.document.preset, work.document.rules).get("first_player")


def _open(work: Work, library: Library, seed: str) -> None:
    """Ask everybody; computers don't vote."""
    document = work.document
    lobby.check_rules(library, document.preset, document.rules, len(document.seats))
    document.first_vote = FirstVote(seed=seed)
    until = work.now + work.pace.turn
    work.alarms = [Alarm(until, FIRST_VOTE)]
    asks = tuple(
        Ask(seat=seat, user=record.user, decision=FIRST_VOTE)
        for seat, record in enumerate(document.seats)
        if record.person
    )
    work.say(FirstVoteOpened(asks=asks, until=until), FIRST_VOTE)


def _close_if_complete(work: Work) -> None:
    """Let the clock ring at once when everybody has voted."""
    under_way = work.document.first_vote
    if under_way is not None and under_way.votes.keys() >= set(work.document.people()):
        work.alarms = [Alarm(work.now, FIRST_VOTE)]
