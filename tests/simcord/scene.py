"""The real bot on simcord, with a server, people, and what they see and press."""

from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import discord
import simcord
from discord import ui
from msgspec.structs import replace

from bot.cli.bot_process import COGS
from bot.client.bot import Neighbot
from bot.client.painter import Painter
from bot.client.settings import Settings
from bot.client.start import services_of
from bot.store.repository import Repository
from bot.store.sqlite import open_repository
from tests.simcord.clock import SimulatedClock

Control = ui.Button[Any] | ui.Select[Any]

SETTLE_SECONDS = 4.5
"""So long simcord waits for the bot's work. What sleeps for longer (an attempt after a refusal: 5 s) isn't."""


class Program:
    """The bot as a process would hold it: made anew on the same database after a stop."""

    def __init__(self, folder: Path) -> None:
        self.clock = SimulatedClock()
        self._settings = Settings(database=folder / "bot.db", heartbeat=folder / "alive", board_seconds=0.02)
        self._repository: Repository | None = None

    async def bot(self) -> Neighbot:
        """Open the database, close it before if it was open, and put the rooms together."""
        await self.close()
        self._repository = await open_repository(self._settings.database)
        services = services_of(self._settings, self._repository, self.clock)
        return Neighbot(replace(services, painter=Painter(patience=SETTLE_SECONDS)), COGS)

    async def close(self) -> None:
        """Close the database."""
        if self._repository is not None:
            await self._repository.close()
            self._repository = None


class Scene:
    """`people` in the channel `games` of a server that the first of them owns."""

    def __init__(self, env: simcord.Env, program: Program, names: Sequence[str]) -> None:
        self.env = env
        self._program = program
        self.users = [env.create_user(name) for name in names]
        self.guild = env.create_guild("Stable", owner=self.users[0])
        self.channel = self.guild.create_text_channel("games")
        self.people = [self.guild.add_member(user) for user in self.users]

    async def restart(self) -> None:
        """Stop the bot and start it anew from its database."""
        await self.env.restart_bot(await self._program.bot())

    def seen(self, person: simcord.MemberActor) -> list[discord.Message]:
        """What somebody sees in the channel, the newest first."""
        return self.channel.history(viewer=person)[::-1]

    def offering(self, person: simcord.MemberActor, label: str) -> discord.Message:
        """The newest message with an enabled button of that label."""
        return next(each for each in self.seen(person) if any(label_of(one) == label for one in controls_of(each)))

    async def press(self, person: simcord.MemberActor, label: str) -> str:
        """Press the newest button of that label; gives what the person reads in answer, or nothing if none was."""
        return self.answer(await person.click(self.offering(person, label), label=label))

    def answer(self, result: simcord.InteractionResult) -> str:
        """The words of a private answer."""
        assert result.acknowledged
        told = [*result.followups[-1:], *([result.response] if result.response is not None else [])]
        return text_of(told[0].message) if told else ""

    async def start_game(self, **options: str) -> None:
        """Everybody takes a seat, and the first person starts."""
        host, *others = self.people
        await host.slash(self.channel, "table new", **options)
        for person in others:
            await self.press(person, "Join")
        await self.press(host, "Start")


def controls_of(message: discord.Message) -> list[Control]:
    """Everything on a message that can be pressed."""
    children = ui.LayoutView.from_message(message, timeout=None).walk_children()
    return [each for each in children if isinstance(each, ui.Button | ui.Select) and not each.disabled]


def menus_of(message: discord.Message) -> list[ui.Select[Any]]:
    """The menus among them."""
    return [each for each in controls_of(message) if isinstance(each, ui.Select)]


def label_of(control: Control) -> str:
    """What stands on a button; nothing on a menu."""
    return control.label or "" if isinstance(control, ui.Button) else ""


def text_of(message: discord.Message) -> str:
    """All words of a message."""
    children = ui.LayoutView.from_message(message, timeout=None).walk_children()
    return "\n".join(each.content for each in children if isinstance(each, ui.TextDisplay))


@asynccontextmanager
async def scene_of(folder: Path, names: Sequence[str] = ("ann", "bob")) -> AsyncGenerator[Scene]:
    """Start the bot, and stop it after the test."""
    program = Program(folder)
    env = simcord.Env(await program.bot(), shard_count=1, settle_timeout=SETTLE_SECONDS)
    program.clock.env = env
    await env.start()
    try:
        yield Scene(env, program, names)
    finally:
        await env.shutdown()
        await program.close()
