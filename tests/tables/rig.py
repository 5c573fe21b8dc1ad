"""A table service on a temporary database with a clock that stands still: what every test of the room starts from."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from bot.store.records import SentItem
from bot.store.sqlite import SqliteRepository, open_repository
from bot.tables.clocks import ManualClock, SeededEntropy
from bot.tables.document import TableDocument
from bot.tables.items import AnyPayload
from bot.tables.players.random_player import RandomPlayer
from bot.tables.ports import Library, PlayerMaker
from bot.tables.service import Tables
from bot.tables.state import TableState
from tests.tables.fake_game import FakeLibrary, FakeMatch, Stage

ANN, BOB, CYN, DAN = 11, 12, 13, 14
NAMES = {ANN: "Ann", BOB: "Bob", CYN: "Cyn", DAN: "Dan"}
START = 1_000_000.0


RANDOM: Mapping[str, PlayerMaker] = {"random": RandomPlayer, "simple": RandomPlayer}


class Rig:
    """`tables` on `repository`, with helpers that say in one line what a person does."""

    def __init__(
        self,
        path: Path,
        repository: SqliteRepository,
        library: Library,
        clock: ManualClock,
        players: Mapping[str, PlayerMaker] = RANDOM,
    ) -> None:
        self.path = path
        self.repository = repository
        self.library = library
        self.clock = clock
        self.tables = Tables(
            repository,
            library,
            players,
            clock,
            SeededEntropy("rig"),
        )

    async def lobby(self, *others: int, computers: int = 0, pace: str = "live", preset: str = "second") -> int:
        table = await self.tables.open(1, 2, ANN, "Ann", preset, pace)
        for user in others:
            await self.tables.join(table, user, NAMES[user])
        for _ in range(computers):
            await self.tables.add_computer(table, ANN)
        return table

    async def game(self, *others: int, computers: int = 0, pace: str = "live", preset: str = "second") -> int:
        table = await self.lobby(*others, computers=computers, pace=pace, preset=preset)
        await self.tables.start(table, ANN)
        return table

    async def state(self, table: int) -> TableState:
        return await self.tables.look(table)

    async def document(self, table: int) -> TableDocument:
        return (await self.state(table)).document

    async def match(self, table: int) -> FakeMatch:
        match = (await self.state(table)).match
        assert isinstance(match, FakeMatch)
        return match

    async def asked(self, table: int) -> list[tuple[int, str]]:
        match = await self.match(table)
        return [(asked.seat, asked.kind) for asked in match.decisions]

    async def press(self, table: int, user: int, *picks: str) -> None:
        """Answer whatever is open now for a person."""
        state = await self.state(table)
        seat = state.seat_of(user)
        assert seat is not None
        await self.tables.answer(table, user, state.open_to(seat)[0].id, picks)

    async def after(self, seconds: float) -> None:
        """Let time pass, ringing every alarm at its instant."""
        goal = self.clock.now() + seconds
        while True:
            instant = await self.repository.next_alarm(self.clock.now())
            if instant is None or instant > goal:
                break
            self.clock.set(max(instant, self.clock.now()))
            await self.tables.ring_due()
        self.clock.set(goal)
        await self.repository.beat("bot", goal)

    async def said(self, table: int) -> list[AnyPayload]:
        return [item.payload for item in await self.tables.outbox.pending(table)]

    async def kinds(self, table: int) -> list[str]:
        return [type(payload).__name__ for payload in await self.said(table)]

    async def send_all(self, table: int) -> list[SentItem | None]:
        """Be the Discord client for a moment: everything is said."""
        sent: list[SentItem | None] = []
        for item in await self.tables.outbox.pending(table):
            await self.tables.outbox.sent(table, item.number, 2, 1000 + item.number)
            sent.append(await self.tables.outbox.said(table, item.name) if item.name else None)
        for board in await self.tables.outbox.boards(table):
            name = "lobby" if board.name == "lobby" else "board"
            await self.tables.outbox.board_shown(table, name, board.wanted, 2, 900)
        return sent

    async def kill(self) -> None:
        """Die: what waits for its COMMIT is lost."""
        self.repository._writer._task.cancel()  # pyright: ignore[reportPrivateUsage]
        for connection in (self.repository._reading, self.repository._writing):  # pyright: ignore[reportPrivateUsage]
            await connection.close()

    async def again(self) -> "Rig":
        """Give a second process on the same file."""
        return Rig(self.path, await open_repository(self.path), self.library, self.clock)


async def build(
    folder: Path,
    stages: Sequence[Stage] | None = None,
    library: Library | None = None,
    players: Mapping[str, PlayerMaker] = RANDOM,
) -> Rig:
    path = folder / "bot.db"
    chosen = library or FakeLibrary(list(stages) if stages else None)
    return Rig(path, await open_repository(path), chosen, ManualClock(START), players)
