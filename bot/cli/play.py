"""`python -m bot play`: the stand-in Discord, the bot on it as its own process, and the page for people."""

import argparse
import asyncio
import os
import secrets
import signal
import sys
import tempfile
from pathlib import Path

from bot.sandbox.people.demo_world import found_demo_world
from bot.sandbox.server import SandboxServer
from bot.sandbox.server import Settings as SandboxSettings
from bot.texts import Locale

HELP = "play without Discord: a stand-in for it, the bot, and a page for 1-8 people"

PEOPLE = ("Ann", "Bob", "Cyn", "Dan", "Eve", "Fay", "Gus", "Hal")
STOP_SECONDS = 10.0
TAGS = {Locale.ENGLISH: "en-US"}
"""What Discord calls a language, where that isn't what we call it."""


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the command's options to its parser."""
    parser.add_argument("--port", type=int, default=8080, help="port of the page on this machine (0: any free one)")
    parser.add_argument(
        "--language",
        choices=[locale.value for locale in Locale],
        default=Locale.ENGLISH.value,
        help="the server's language, and the people's until they choose another one on the page (usual: en)",
    )
    parser.add_argument(
        "--database",
        type=Path,
        help="the bot's database file, to look into it later; the stand-in forgets its servers, channels and messages, "
        "so tables of an earlier run aren't found again",
    )


def run(options: argparse.Namespace) -> int:
    """Serve until Ctrl-C: 0. Gives the bot's exit status if it ends by itself, 1 if the port is taken."""
    with tempfile.TemporaryDirectory(prefix="neighbot-") as folder:
        database = options.database or Path(folder) / "bot.db"
        try:
            return asyncio.run(_serve(options.port, database, Locale(options.language)))
        except OSError as error:
            print(f"port {options.port}: {error.strerror} (try --port 0)", file=sys.stderr)
            return 1


def settings_of_a_run(port: int) -> SandboxSettings:
    """A stand-in with a token of its own: the bot of an earlier run that was killed is refused here, and so ends."""
    return SandboxSettings(port=port, token=secrets.token_urlsafe())


async def _serve(port: int, database: Path, language: Locale) -> int:
    stop = asyncio.Event()
    for name in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(name, stop.set)
    async with SandboxServer(settings_of_a_run(port)) as server:
        found_demo_world(server.crowd, PEOPLE, TAGS.get(language, language))
        bot = await _start_bot(server, database)
        try:
            connected = asyncio.create_task(server.until_bot_connected(60.0))
            await _first(connected, asyncio.create_task(bot.wait()), asyncio.create_task(stop.wait()))
            if bot.returncode is None and not stop.is_set():
                print(f"Play at {server.endpoints.origin}/ (Ctrl-C ends it)", flush=True)
                await _first(asyncio.create_task(bot.wait()), asyncio.create_task(stop.wait()))
            return 0 if stop.is_set() else _ended(bot.returncode or 0)
        finally:
            await _stop_bot(bot)


def _ended(status: int) -> int:
    """Say that the bot is gone, so that nobody waits at a dead page; gives its exit status as a shell would."""
    how = f"was killed by signal {-status}" if status < 0 else f"ended with status {status}"
    print(
        f"the bot {how}; so the stand-in ends, too, and forgets its servers; start `python -m bot play` again "
        "(the bot's log stands above)",
        file=sys.stderr,
    )
    return 128 - status if status < 0 else status


async def _start_bot(server: SandboxServer, database: Path) -> asyncio.subprocess.Process:
    """Start the bot as it always is started; a Ctrl-C in the terminal reaches it only through us."""
    environment = {
        "LOG_LEVEL": "WARNING",
        **os.environ,
        **server.endpoints.environment(),
        "DISCORD_TOKEN": server.settings.token,
        "DATABASE_PATH": str(database),
    }
    environment.pop("DISCORD_TOKEN_FILE", None)
    return await asyncio.create_subprocess_exec(sys.executable, "-m", "bot", env=environment, start_new_session=True)


async def _first(*tasks: asyncio.Task[object]) -> None:
    """Return when the first of these is done; the others are dropped."""
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()


async def _stop_bot(bot: asyncio.subprocess.Process) -> None:
    if bot.returncode is not None:
        return
    bot.terminate()
    try:
        async with asyncio.timeout(STOP_SECONDS):
            await bot.wait()
    except TimeoutError:
        bot.kill()
        await bot.wait()
