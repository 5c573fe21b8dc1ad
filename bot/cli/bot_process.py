"""`python -m bot` without a command: the bot itself."""

import asyncio
import os
import sys

import discord

from bot.client.logs import start_logging
from bot.client.settings import SettingsError, read_settings
from bot.client.start import run_bot
from bot.client.start_lock import AlreadyRunning
from bot.client.stuck import TRANSIENT
from bot.store.errors import NewerDatabase

COGS = (
    "cogs.tables",
    "cogs.play",
    "cogs.bid",
    "cogs.look",
    "cogs.watch",
    "cogs.replay",
    "cogs.bug",
    "cogs.stats",
    "cogs.houserules",
    "cogs.presses",
)
"""The modules that are loaded; each is an area."""

AUTHENTICATION_FAILED = 4004
"""How Discord's gateway closes a connection whose token it doesn't know (any more)."""

UNKNOWN_TOKEN = "Discord doesn't know this token: check DISCORD_TOKEN."


def run() -> int:
    """Run the bot until SIGTERM: 0. Gives 2 if the settings lack something, 1 if it can't run."""
    try:
        settings = read_settings(os.environ)
    except SettingsError as error:
        print(error, file=sys.stderr)
        return 2
    if not settings.token:
        print(
            "DISCORD_TOKEN is missing: set it, or DISCORD_TOKEN_FILE, to your bot's token (see .env.example).\n"
            "To play without Discord: make play (or python -m bot play).",
            file=sys.stderr,
        )
        return 2
    start_logging(settings.log_level, settings.log_format)
    try:
        asyncio.run(run_bot(settings, COGS))
    except (AlreadyRunning, NewerDatabase) as error:
        print(error, file=sys.stderr)
        return 1
    except discord.LoginFailure:
        print(UNKNOWN_TOKEN, file=sys.stderr)
        return 1
    except discord.ConnectionClosed as error:
        print(UNKNOWN_TOKEN if error.code == AUTHENTICATION_FAILED else f"the bot can't run: {error}", file=sys.stderr)
        return 1
    except (discord.HTTPException, discord.GatewayNotFound, *TRANSIENT) as error:
        print(f"the bot can't run: {error or type(error).__name__}", file=sys.stderr)
        return 1
    return 0
