"""Before the game: who sits where, who is host, when a lobby closes. Each function changes the work or raises."""

from collections.abc import Mapping, Sequence

from bot.content.errors import ContentError
from bot.store.records import Alarm, TableRow
from bot.tables.document import SeatRecord, TableDocument, encode_document
from bot.tables.errors import Reason, TableError
from bot.tables.items import FirstVoteOver
from bot.tables.ports import Library, PlayedMatch
from bot.tables.state import TableState
from bot.tables.steps import end, settle, take_forced
from bot.tables.work import Work

MOST_LOBBIES = 3
"""So many tables that wait for their game one person may host."""

LOBBY_SECONDS = 30 * 60
"""A lobby closes this long after the last person joined or anything in it changed."""

NOT_LOBBY: dict[str, Reason] = {"frozen": "frozen", "over": "over", "ended": "over"}


def new_work(guild: int, channel: int, document: TableDocument) -> Work:
    """Give a new table as a change to be made to it."""
    row = TableRow(0, guild, channel, "lobby", 0, encode_document(document))
    return Work(TableState(row, document, None, ()), document.opened_at)


def need_lobby(work: Work) -> None:
    """Raise unless the table still waits for its game, and for no vote on who begins it."""
    if work.status != "lobby":
        raise TableError(NOT_LOBBY.get(work.status, "not_lobby"))
    if work.document.first_vote is not None:
        raise TableError("voting")


def need_seats(work: Work, library: Library) -> None:
    """Raise `TableError("wrong_seats")` unless so many can play the game by the house rules in force."""
    allowed, seats = library.seats(work.document.preset, work.document.rules), len(work.document.seats)
    if seats not in allowed:
        raise TableError("wrong_seats", least=allowed[0], most=allowed[-1], seats=seats)


def need_few(waiting: Sequence[TableDocument], user: int) -> None:
    """Raise `TableError("too_many_lobbies")` if a person hosts as many waiting tables as anybody may."""
    if sum(document.host == user for document in waiting) >= MOST_LOBBIES:
        raise TableError("too_many_lobbies", most=MOST_LOBBIES)


def need_host(work: Work, user: int) -> None:
    """Raise unless `user` is the host."""
    if user != work.document.host:
        raise TableError("not_host", host=work.document.host)


def touch(work: Work) -> None:
    """Note a change in the lobby: it stays open longer, and its message is drawn anew."""
    work.alarms = [Alarm(work.now + LOBBY_SECONDS, "lobby")]
    work.redraw("lobby")


def join(work: Work, library: Library, record: SeatRecord) -> int:
    """Sit a person or a computer down; gives the seat. Raises `not_lobby`, `already_seated`, `full`."""
    need_lobby(work)
    kept = work.document.seat_of(record.user) if record.person else None
    if kept is not None and not work.document.seats[kept].asked:
        raise TableError("already_seated")
    if kept is not None:
        work.document.seats[kept] = record
        touch(work)
        return kept
    if len(work.document.seats) >= library.seats(work.document.preset, work.document.rules)[-1]:
        raise TableError("full", seats=len(work.document.seats))
    work.document.seats.append(record)
    if record.person:
        work.members_changed()
    else:
        record.called = _free_name(work.document.seats[:-1])
    touch(work)
    return len(work.document.seats) - 1


def _free_name(others: Sequence[SeatRecord]) -> int:
    """Give the number of a name for a computer that sits down beside `others`: its seat's, else the first free one.

    It keeps that name when an earlier seat gets free.
    """
    taken = {record.called or seat for seat, record in enumerate(others, 1) if not record.person}
    return next(number for number in (len(others) + 1, *range(1, len(others) + 2)) if number not in taken)


def invite(work: Work, user: int) -> bool:
    """Note that a person is invited; False if they already were. Raises `not_lobby`, `already_seated`."""
    need_lobby(work)
    if work.document.seat_of(user) is not None:
        raise TableError("already_seated")
    if user in work.document.invited:
        return False
    work.document.invited.append(user)
    work.touched = True
    return True


def stand_up(work: Work, seat: int) -> None:
    """Empty a seat before the game; the next person becomes host, and without people the lobby closes.

    Whoever is still asked to a rematch counts for neither.
    A vote under way on who begins is called off; the host's pick stays with whom it meant.
    """
    first = work.document.first
    gone = work.document.seats.pop(seat)
    if first is not None and first >= seat:
        work.document.first = None if first == seat else first - 1
    if work.document.first_vote is not None:
        call_off(work)
    touch(work)
    if not gone.person:
        return
    work.members_changed()
    people = [record.user for record in work.document.seats if record.person and not record.asked]
    if not people:
        end(work, "ended", "empty")
    elif gone.user == work.document.host:
        work.document.host = people[0]


def take_invitation_back(work: Work, user: int) -> None:
    """Forget an invitation that never reached its person."""
    if user in work.document.invited:
        work.document.invited.remove(user)
        work.touched = True


def call_off(work: Work) -> None:
    """End a vote on who begins without a result: the table is a lobby again."""
    work.document.first_vote = None
    work.say(FirstVoteOver(first=-1))
    touch(work)


def remove_computer(work: Work, seat: int | None) -> None:
    """Take a computer away: that of a seat, or the last one. Raises `not_lobby`, `no_computer`."""
    need_lobby(work)
    seats = work.document.seats
    computers = [place for place, record in enumerate(seats) if not record.person and seat in (None, place)]
    if not computers:
        raise TableError("no_computer")
    stand_up(work, computers[-1])


def check_rules(library: Library, preset: str, rules: Mapping[str, object], seats: int | None = None) -> None:
    """Raise `TableError("bad_rules")` unless so many seats (None: some number of seats) can play by these rules."""
    try:
        library.check(preset, rules, seats)
    except ContentError as fault:
        raise TableError("bad_rules", why=str(fault)) from fault


def deal(work: Work, library: Library, seed: str, first: int | None) -> PlayedMatch:
    """Deal the game with the seat `first` to begin, or one by chance; the lobby stays one till `begin`.

    Raises `wrong_seats`, `bad_rules`.
    """
    need_seats(work, library)
    document = work.document
    try:
        return library.new_game(document.preset, document.rules, len(document.seats), seed, first, document.language)
    except ContentError as fault:
        raise TableError("bad_rules", why=str(fault)) from fault


def begin(work: Work, match: PlayedMatch) -> None:
    """Begin a game that was dealt."""
    work.alarms = []
    work.redraw("lobby")
    work.begin(match)
    work.redraw("board")
    take_forced(work)
    settle(work)
