"""Puts the rooms together, runs the bot until a signal, and takes it apart again in order."""

import asyncio
import gc
import logging
import signal
import time
from collections.abc import Sequence

import msgspec

from bot.client.addresses import set_addresses
from bot.client.backoff import remember_start, wait_before_connecting
from bot.client.bot import Neighbot
from bot.client.calls import Channels
from bot.client.direct_screens import DirectScreens
from bot.client.in_flight import InFlight
from bot.client.message_turns import MessageTurns
from bot.client.painter import Painter
from bot.client.rate_gate import RateGate, SideGate
from bot.client.recent_threads import RecentThreads
from bot.client.scaled_clock import ScaledClock
from bot.client.services import Services
from bot.client.settings import Settings
from bot.client.start_lock import only_process
from bot.client.troubles import Troubles
from bot.content.library import Library
from bot.content.yaml_files import DATA
from bot.store.repository import Repository
from bot.store.sqlite import open_repository
from bot.tables.clocks import SystemClock, SystemEntropy
from bot.tables.house.rulebook import HouseRulebook
from bot.tables.mirrors import Mirrors
from bot.tables.players import players
from bot.tables.players.strong.strong_player import ITERATIONS
from bot.tables.ports import Clock
from bot.tables.service import Tables
from bot.tables.thinking.workers import Workers
from bot.texts import Texts

log = logging.getLogger(__name__)

STARTS = "starts"
END_SECONDS = 0.5
"""So long a stop waits for a client that is closed, and once more for one that is cut off."""

DIRECTS_A_SECOND = 8.0
"""The part of all requests that direct messages may take."""


def services_of(settings: Settings, repository: Repository, clock: Clock) -> Services:
    """Put the rooms together."""
    library = Library()
    tables = Tables(
        repository, library, players(library), clock, SystemEntropy(), brain=Workers(), strengths=ITERATIONS
    )
    texts = Texts.load(DATA / "texts")
    gate = RateGate()
    channels = Channels(gate)
    return Services(
        settings=settings,
        texts=texts,
        library=library,
        repository=repository,
        tables=tables,
        mirrors=Mirrors(repository, library),
        house=HouseRulebook(repository, library, texts.spoken(), clock),
        clock=clock,
        channels=channels,
        threads=RecentThreads(channels, time.monotonic),
        direct_channels=Channels(SideGate(RateGate(DIRECTS_A_SECOND), gate)),
        direct_screens=DirectScreens(tables, repository, texts),
        troubles=Troubles(),
        in_flight=InFlight(),
        turns=MessageTurns(),
        painter=Painter(),
    )


def _lasting_services(settings: Settings, repository: Repository) -> Services:
    """Set up. Catalogues and cards never become garbage: a search among them would hold up the start and the stop."""
    gc.disable()
    services = services_of(settings, repository, ScaledClock(settings.clock_speed))
    gc.freeze()
    gc.enable()
    return services


async def run_bot(settings: Settings, extensions: Sequence[str]) -> None:
    """Run the bot until SIGTERM or SIGINT.

    Raises `AlreadyRunning`, `NewerDatabase`, and `discord.LoginFailure` for a token that Discord doesn't know.
    """
    set_addresses(settings)
    stop = asyncio.Event()
    for name in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(name, stop.set)
    with only_process(settings.database):
        repository = await open_repository(settings.database)
        try:
            await _wait_after_crashes(repository, settings.starts_per_hour, stop)
            if not stop.is_set():
                services = _lasting_services(settings, repository)
                await _run(Neighbot(services, extensions), settings.token, stop)
                await services.tables.close()
        finally:
            await repository.close()


async def _run(bot: Neighbot, token: str, stop: asyncio.Event) -> None:
    running = asyncio.create_task(bot.start(token), name="client")
    stopping = asyncio.create_task(stop.wait(), name="stop")
    await asyncio.wait({running, stopping}, return_when=asyncio.FIRST_COMPLETED)
    stopping.cancel()
    log.info("stopping")
    await bot.close()
    await end_client(running)


async def end_client(running: asyncio.Task[None]) -> None:
    """Let the client end; one that still waits for Discord is cut off. Raises what ended it."""
    _, late = await asyncio.wait({running}, timeout=END_SECONDS)
    if late:
        log.warning("the connection does not end: cut off")
        running.cancel()
        await asyncio.wait(late, timeout=END_SECONDS)
    else:
        await running


async def _wait_after_crashes(repository: Repository, free: int, stop: asyncio.Event) -> None:
    clock = SystemClock()
    stored = await repository.settings("bot", 0)
    starts = msgspec.json.decode(stored.get(STARTS, b"[]"), type=list[float])
    wait = wait_before_connecting(starts, clock.now(), free)
    await repository.set_settings("bot", 0, {STARTS: msgspec.json.encode(remember_start(starts, clock.now()))})
    if wait:
        log.warning("started %s times within the hour: connecting in %.0f s", len(starts), wait)
        await clock.wait(clock.now() + wait, stop)
