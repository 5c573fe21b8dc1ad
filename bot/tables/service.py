"""The front door: everything that people, computers and clocks do at tables. Knows nothing of Discord.

Users, guilds and channels are Discord's numbers; instants are seconds since the epoch. Every method that changes
something returns after the COMMIT. What a person can't do raises `TableError`, what can't be written `StoreError`;
either way nothing has changed.
"""

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress

from msgspec import Struct

from bot.content.rule import RuleValue
from bot.store.records import TableRow
from bot.store.repository import Repository
from bot.tables import first_player, lobby, plays, rematches, seating, terms
from bot.tables.alarms import Alarms
from bot.tables.ballots import Ballots
from bot.tables.computers import Computers
from bot.tables.document import SeatRecord, TableDocument
from bot.tables.errors import TableError
from bot.tables.interruptions import Interruptions
from bot.tables.keeper import Keeper
from bot.tables.outbox import Outbox
from bot.tables.own_decks import OwnDecks, named
from bot.tables.personal import Personal, read_personal, write_personal
from bot.tables.plays import Answered
from bot.tables.ports import Clock, Entropy, Library, Listener, Player, PlayerMaker
from bot.tables.rematches import Rematches
from bot.tables.seating import KickResult
from bot.tables.state import TableState
from bot.tables.take_up import take_up
from bot.tables.thinking.thinkers import Brain, NoBrain, Thinkers
from bot.tables.undoing.service import Undoing
from bot.tables.work import Work


class Mine(Struct, frozen=True):
    """One of a person's tables: `state`, their `seat`, and the kinds of decision that wait for them."""

    state: TableState
    seat: int
    awaited: tuple[str, ...]


class Tables:
    """All tables of one process."""

    def __init__(
        self,
        repository: Repository,
        library: Library,
        players: Mapping[str, PlayerMaker],
        clock: Clock,
        entropy: Entropy,
        *,
        process: str = "bot",
        rules_version: str = "1",
        stand_in: str = "simple",
        brain: Brain | None = None,
        strengths: Mapping[str, int] | None = None,
    ) -> None:
        """Set up. `stand_in` names the computer player for whoever is away or has left; it must be in `players`.

        `strengths`: computers that look ahead with a `brain`, and how far.
        """
        if stand_in not in players:
            raise ValueError(f"no computer player is called {stand_in}")
        self._repository = repository
        self._library = library
        self._players = players
        self._clock = clock
        self._entropy = entropy
        self._process = process
        self._stand_in = stand_in
        self._opening = asyncio.Lock()
        self._keeper = Keeper(repository, library, clock, rules_version)
        self.thinkers = Thinkers(self._keeper, brain or NoBrain(), strengths or {}, self._player_of)
        self._alarms = Alarms(self._keeper, process, self._player_of, self.thinkers)
        self.computers = Computers(self._keeper, library, (*players, *self.thinkers.strengths), stand_in)
        self.outbox = Outbox(self._keeper)
        self.interruptions = Interruptions(repository, self._keeper, self.outbox, clock, process)
        self.undoing = Undoing(repository, self._keeper)
        self.ballots = Ballots(repository, self._keeper)
        self.decks = OwnDecks(repository, library.shelf, clock)
        self.rematches = Rematches(repository, self._keeper, self.decks, clock, entropy, self._create, self._person)

    # Lobby

    async def open(
        self,
        guild: int,
        channel: int,
        user: int,
        name: str,
        preset: str = "second",
        pace: str = "live",
        rules: Mapping[str, RuleValue] | None = None,
        language: str = "en",
        house: Mapping[str, RuleValue] | None = None,
        home: int = 0,
        wants_thread: bool = False,
    ) -> int:
        """Open a lobby with its host in it; gives the table's number. Own decks come from `decks.played`.

        `house` is what its place has set, `home` the channel of a thread; with `wants_thread` it gets one of its own.
        Raises `unknown_preset`, `unknown_pace`, `bad_rules`, `too_many_lobbies`.
        """
        terms.check_named(self._library, preset, pace)
        lobby.check_rules(self._library, preset, rules or {})
        document = TableDocument(
            secret=self._entropy.text(),
            preset=preset,
            pace=pace,
            language=language,
            host=user,
            opener=name,
            opened_at=self._clock.now(),
            rules=dict(rules or {}),
            house=None if house is None else dict(house),
            home=home or channel,
            wants_thread=wants_thread,
        )
        document.decks = {deck: self._library.shelf.title(deck) for deck in named(preset, document.rules)}
        work = lobby.new_work(guild, channel, document)
        lobby.join(work, self._library, await self._person(user, name))
        return await self._create(work, user)

    async def join(self, table: int, user: int, name: str) -> int:
        """Sit a person down; gives the seat. A rematch for which the last one does begins.

        Raises `not_lobby`, `already_seated`, `full`.
        """
        record = await self._person(user, name)

        def step(work: Work) -> int:
            asked = any(one.asked for one in work.document.seats)
            seat = lobby.join(work, self._library, record)
            if asked:
                rematches.begin_if_complete(work, self._library, self._entropy.text)
            return seat

        return await self._keeper.change(table, step)

    async def leave(self, table: int, user: int, *, lobby_only: bool = False) -> None:
        """Take a person out: of the lobby, or of the game for good; see `rematches.leave`."""
        seed = self._entropy.text
        await self._keeper.change(table, lambda work: rematches.leave(work, self._library, user, seed, lobby_only))

    async def add_computer(self, table: int, user: int, player: str | None = None) -> int:
        """Let someone at the table seat a computer; see `Computers.add`."""
        return await self.computers.add(table, user, player)

    async def remove_computer(self, table: int, user: int, seat: int | None = None) -> None:
        """Let someone at the table send a computer away: that of a seat, or the last one. Raises `no_computer`."""

        def step(work: Work) -> None:
            seating.need_seat(work, user)
            lobby.remove_computer(work, seat)

        await self._keeper.change(table, step)

    async def set_up(
        self,
        table: int,
        user: int,
        *,
        preset: str | None = None,
        pace: str | None = None,
        rules: Mapping[str, RuleValue] | None = None,
    ) -> None:
        """Let the host change the lobby's game, pace or house rules, where not None: see `terms.set_up`."""
        await self._keeper.change(table, lambda work: terms.set_up(work, self._library, user, preset, pace, rules))

    async def start(self, table: int, user: int) -> None:
        """Let the host begin the game, or open the vote on who begins it.

        Raises `not_host`, `wrong_seats`, `bad_rules`, `not_lobby`, `voting`, `choose_first`, `rematch_waits`.
        """
        seed = self._entropy.text()

        def step(work: Work) -> None:
            lobby.need_lobby(work)
            lobby.need_host(work, user)
            rematches.without_asked(work, self._library)
            first_player.begin(work, self._library, seed)

        await self._keeper.change(table, step)

    async def pick_first(self, table: int, user: int, name: str) -> None:
        """Let the host pick who begins, by `first_player.candidate`. Raises `not_host`, `not_lobby`, `stale`."""
        await self._keeper.change(table, lambda work: first_player.pick(work, self._library, user, name))

    async def vote_first(self, table: int, user: int, name: str) -> None:
        """Take a person's vote on who begins. Raises `stale`, `not_seated`, `already`."""
        await self._keeper.change(table, lambda work: first_player.vote(work, user, name))

    async def kick(self, table: int, by: int, target: int, way: str | None = None) -> KickResult:
        """Send a person away (host), or vote for it in a game: see `seating.kick`."""
        return await self._keeper.change(table, lambda work: seating.kick(work, by, target, way))

    async def invite(self, table: int, by: int, user: int) -> bool:
        """Note an invitation to a lobby; False if that person has one. Raises `not_seated`, `already_seated`."""

        def step(work: Work) -> bool:
            seating.need_seat(work, by)
            return lobby.invite(work, user)

        return await self._keeper.change(table, step)

    async def take_invitation_back(self, table: int, user: int) -> None:
        """Forget an invitation that could not be posted, so that it can be given again."""
        await self._keeper.change(table, lambda work: lobby.take_invitation_back(work, user))

    async def end(self, table: int, by: int, *, moderator: bool = False, lobby_only: bool | None = None) -> None:
        """Let the host, or a moderator of the server, break a lobby or game off: see `seating.break_off`."""

        def step(work: Work) -> None:
            seating.break_off(work, by, moderator=moderator, lobby_only=lobby_only)

        await self._keeper.change(table, step)

    async def move(self, table: int, by: int, channel: int, *, home: int = 0, moderator: bool = False) -> None:
        """Let the host or a moderator go on in another channel (of `home` if it is a thread) with the boards."""

        def step(work: Work) -> str:
            if not moderator:
                lobby.need_host(work, by)
            work.channel = channel
            work.document.home = home or channel
            work.redraw("lobby" if work.document.started_at is None else "board")
            return "lobby" if work.document.started_at is None else "board"

        board = await self._keeper.change(table, step)
        await self.outbox.board_lost(table, "lobby" if board == "lobby" else "board")

    # The game

    async def answer(self, table: int, user: int, decision: int, picks: Sequence[str]) -> Answered:
        """Take a person's answer to a decision.

        Raises `already` (this person did), `not_yours`, `stale`, `not_offered`, `over`, `not_started`, `frozen`.
        """
        return await self._answer(table, user, decision, picks)

    async def answer_token(self, table: int, user: int, name: str, picks: Sequence[str]) -> Answered:
        """Take an answer to the decision with that token. Raises what `answer` raises."""
        state = await self._keeper.state(table)
        decision = state.decision_named(name)
        if decision is not None:
            return await self._answer(table, user, decision, picks, name)
        await self._keeper.change(table, plays.need_game)
        seat = state.seat_of(user)
        if seat is None:
            raise TableError("not_yours")
        for row in reversed(await self._repository.answers(table)):
            if row.seat == seat and state.stands(row.number) and state.token(row.decision) == name:
                raise TableError("already" if row.actor == "person" else "stale")
        raise TableError("stale")

    async def wait(self, table: int, user: int) -> None:
        """Stop letting cards be for this person: neither this card by their setting, nor the turn's."""
        await self._keeper.change(table, lambda work: plays.wait(work, user))

    async def let_all_be(self, table: int, user: int) -> None:
        """Let this card and all of this turn be, until the person presses Neigh or Wait."""
        await self._keeper.change(table, lambda work: plays.let_all_be(work, user))

    async def here(self, table: int, user: int) -> None:
        """Note that a person pressed something, anywhere at a table: whoever was away is back.

        Raises nothing but `no_table` and `frozen`.
        """
        state = await self._keeper.state(table)
        seat = state.seat_of(user)
        if seat is not None and (state.seats[seat].missed or state.seats[seat].away):
            await self._keeper.change(table, lambda work: plays.here(work, user))

    async def draft(self, table: int, user: int, decision: int) -> list[str]:
        """Give what a person has picked so far for a decision."""
        seat = (await self._keeper.state(table)).seat_of(user)
        return [] if seat is None else await self._repository.draft(table, seat, decision)

    async def set_draft(self, table: int, user: int, decision: int, picks: Sequence[str]) -> None:
        """Keep what a person has picked so far; it goes when the decision does. Raises `stale`, `not_yours`."""
        state = await self._keeper.state(table)
        seat = state.seat_of(user)
        if seat is None:
            raise TableError("not_yours")
        if all(asked.id != decision for asked in state.open_to(seat)):
            raise TableError("stale")
        await self._repository.set_draft(table, seat, decision, picks)

    # Looking and settings

    async def look(self, table: int) -> TableState:
        """Give a table as last committed. Raises `no_table`."""
        return await self._keeper.state(table)

    async def mine(self, user: int) -> list[Mine]:
        """Give a person's lobbies and games, everywhere, and what is awaited of them."""
        found: list[Mine] = []
        for state in await self._readable(await self._repository.tables(("lobby", "playing"), member=user)):
            seat = state.seat_of(user)
            if seat is not None:
                found.append(Mine(state, seat, tuple(asked.kind for asked in state.open_to(seat))))
        return found

    async def in_guild(self, guild: int) -> list[TableState]:
        """Give a server's lobbies and games."""
        return await self._readable(await self._repository.tables(("lobby", "playing"), guild=guild))

    async def personal(self, user: int) -> Personal:
        """Give a person's settings."""
        return await read_personal(self._repository, user)

    async def set_personal(self, user: int, personal: Personal) -> None:
        """Keep a person's settings, and let their tables know from the next card on."""
        await write_personal(self._repository, user, personal)
        for row in await self._repository.tables(("lobby", "playing"), member=user):
            await self._keeper.change(row.id, lambda work: take_up(work, user, personal))

    # Running

    def listen(self, listener: Listener) -> None:
        """Tell `listener` which table changed, after each COMMIT."""
        self._keeper.listeners.append(listener)

    async def ring_due(self) -> int:
        """Ring all alarms that are due; gives how many there were. `run` does so by itself."""
        return await self._alarms.ring_due()

    async def run(self) -> None:
        """Keep the clocks of all tables until cancelled."""
        await self._alarms.run()

    async def close(self) -> None:
        """Let changes under way be written, and note when we stopped; the repository stays open."""
        await self.thinkers.close()
        await self._keeper.finish()
        await self._repository.beat(self._process, self._clock.now())

    async def _readable(self, rows: list[TableRow]) -> list[TableState]:
        states: list[TableState] = []
        for row in rows:
            with suppress(TableError):
                states.append(await self._keeper.state(row.id))
        return states

    async def _waiting(self, user: int) -> list[TableDocument]:
        """Give the lobbies in which a person sits."""
        states = await self._readable(await self._repository.tables(("lobby",), member=user))
        return [state.document for state in states]

    async def _create(self, work: Work, user: int) -> int:
        """Write a new lobby, unless its host has too many that wait."""
        async with self._opening:
            lobby.need_few(await self._waiting(user), user)
            return await self._keeper.create(work)

    async def _person(self, user: int, name: str) -> SeatRecord:
        personal = await self.personal(user)
        return SeatRecord(user=user, name=name, player=self._stand_in, let_be_after=personal.let_be_after)

    async def _answer(
        self, table: int, user: int, decision: int, picks: Sequence[str], name: str | None = None
    ) -> Answered:
        """Take an answer, if the decision still has that name: after a taking back its number may mean another."""

        def step(work: Work) -> Answered:
            if name is not None and work.token(decision) != name:
                raise TableError("stale")
            return plays.answer(work, user, decision, picks)

        try:
            return await self._keeper.change(table, step)
        except TableError as error:
            if error.reason in ("stale", "not_yours") and await self._answered(table, user, decision):
                raise TableError("already") from error
            raise

    async def _answered(self, table: int, user: int, decision: int) -> bool:
        state = await self._keeper.state(table)
        seat = state.seat_of(user)
        row = await self._repository.answered(table, seat, decision) if seat is not None else None
        return row is not None and row.actor == "person" and state.stands(row.number)

    def _player_of(self, work: Work, seat: int) -> Player:
        record = work.document.seats[seat]
        make = self._players.get(record.player) or self._players[self._stand_in]
        return make(f"{work.document.secret}:{seat}")
