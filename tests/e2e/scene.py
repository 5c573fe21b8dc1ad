"""The real bot as its own process on a stand-in Discord inside the test, with a guild and people to play."""

import asyncio
import os
import sys
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from bot.sandbox.clock import JumpableClock
from bot.sandbox.model.channels import Channel
from bot.sandbox.model.guilds import Guild
from bot.sandbox.model.messages import Message
from bot.sandbox.people.offers import offers_of
from bot.sandbox.people.person import Person
from bot.sandbox.server import SandboxServer, Settings
from tests.e2e.kept import unsaid

NAMES = ("Ann", "Bob", "Cyn", "Dan", "Eve", "Fay", "Gus", "Hal")
START_SECONDS = 30.0
PATIENCE_SECONDS = 10.0
"""So long people wait for what a slow machine has made the bot defer."""


class Scene:
    """`people` in the channel `games` of a guild; the first of them owns it."""

    def __init__(self, server: SandboxServer, clock: JumpableClock, folder: Path, people: Sequence[str]) -> None:
        self.server = server
        self.clock = clock
        self.database = folder / "bot.db"
        self.log = folder / "bot.log"
        owner = server.crowd.person(people[0])
        self.guild: Guild = server.crowd.found_guild("Stable", owner, ["general", "games", "more"])
        self.people: list[Person] = [server.crowd.person(name, self.guild) for name in people]
        self.channel: Channel = server.crowd.channel(self.guild, "games")
        self.settings: dict[str, str] = {"BOARD_SECONDS": "0.05", "STARTS_PER_HOUR": "1000", "LOG_LEVEL": "INFO"}
        self._process: asyncio.subprocess.Process | None = None

    async def start_bot(self) -> None:
        """Start `python -m bot` and wait until people see its commands."""
        environment = {
            **os.environ,
            **self.server.endpoints.environment(),
            **self.settings,
            "DISCORD_TOKEN": self.server.settings.token,
            "DATABASE_PATH": str(self.database),
        }
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "bot", env=environment, stderr=log, stdout=log
            )
        await self.server.until_bot_connected(START_SECONDS)
        await self.until(lambda: bool(self.people[0].commands(self.channel)))

    def process_id(self) -> int:
        """The number of the bot's process, running or not."""
        assert self._process is not None
        return self._process.pid

    def is_running(self) -> bool:
        """Whether the bot has neither ended nor been killed."""
        assert self._process is not None
        return self._process.returncode is None

    def kill_at_once(self) -> None:
        """SIGKILL, if it still runs."""
        assert self._process is not None
        if self._process.returncode is None:
            self._process.kill()

    async def kill_bot(self) -> None:
        """SIGKILL, and the connection is gone."""
        assert self._process is not None
        self.kill_at_once()
        await self._process.wait()
        self.server.hub.drop_connections(1001)

    async def stop_bot(self, seconds: float = 10.0) -> int:
        """SIGTERM; gives the exit status. Raises `TimeoutError` if the bot goes on."""
        assert self._process is not None
        if self._process.returncode is None:
            self._process.terminate()
        try:
            async with asyncio.timeout(seconds):
                return await self._process.wait()
        except TimeoutError:
            self._process.kill()
            raise

    async def until(self, seen: Callable[[], bool], seconds: float = START_SECONDS) -> None:
        """Wait for something to be seen. Raises `TimeoutError`."""
        async with asyncio.timeout(seconds):
            while not seen():
                await asyncio.sleep(0.02)

    async def settled(self) -> None:
        """Wait until all that is to be said and shown has been."""
        await self.until(lambda: not unsaid(self.database))
        await self.server.until_quiet(0.1)

    def public(self) -> list[Message]:
        """The public messages of the channel, oldest first."""
        return [message for message in self.people[0].messages(self.channel) if message.private_to is None]

    def offering(self, label: str) -> Message:
        """The newest public message with an enabled button of that label."""
        return next(
            message for message in reversed(self.public()) if any(offer.label == label for offer in offers_of(message))
        )

    def is_offered(self, label: str) -> bool:
        """Whether any public message offers that button."""
        return any(offer.label == label for message in self.public() for offer in offers_of(message))

    async def set_rules(self, **values: str) -> None:
        """The owner sets house rules for the whole server."""
        for key, value in values.items():
            await self.people[0].slash("houserules set", self.channel, key=key, value=value)

    async def open_lobby(self, preset: str = "") -> Message:
        """The first person opens a table, of `preset` if one is named; gives the lobby's message."""
        named = {"preset": preset} if preset else {}
        await self.people[0].slash("table new", self.channel, **named)
        await self.until(lambda: self.is_offered("Join"))
        return self.offering("Join")

    async def start_game(self, computers: int = 0, preset: str = "") -> None:
        """Everybody takes a seat, and the first person starts."""
        lobby = await self.open_lobby(preset)
        for person in self.people[1:]:
            await person.press(lobby, label="Join")
        for _ in range(computers):
            await self.people[0].press(lobby, label="Add computer")
        await self.people[0].press(lobby, label="Start")
        await self.until(lambda: self.is_offered("My hand"))
        await self.settled()

    def errors(self) -> list[str]:
        """What the bot has logged as errors."""
        lines = self.log.read_text("utf-8").splitlines()
        return [line for line in lines if any(sign in line for sign in (" ERROR", " CRITICAL", "Traceback"))]

    def assert_flawless(self) -> None:
        """Nothing went unanswered, nothing was malformed, nothing was logged as an error."""
        assert self.errors() == []
        assert self.server.rejections == []
        assert [(each.kind, each.data) for each in self.server.unanswered] == []
        assert self.server.thinking == []


@asynccontextmanager
async def scene_of(folder: Path, people: int = 2, **settings: str) -> AsyncGenerator[Scene]:
    """A stand-in with so many people and the bot connected to it; `settings` are environment variables."""
    clock = JumpableClock()
    async with SandboxServer(Settings(clock=clock, patience=PATIENCE_SECONDS)) as server:
        scene = Scene(server, clock, folder, NAMES[:people])
        scene.settings |= settings
        await scene.start_bot()
        try:
            yield scene
        finally:
            await scene.stop_bot()
