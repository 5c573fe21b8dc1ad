"""`python -m bot restore COPY`: puts a copy in the place of the database. The bot must not run."""

import argparse
import os
import sqlite3
import sys
from pathlib import Path

from bot.client.settings import SettingsError, read_settings
from bot.client.start_lock import AlreadyRunning, only_process
from bot.store import upkeep

HELP = "put a copy in the place of the database; stop the bot first"


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the command's options to its parser."""
    parser.add_argument("copy", type=Path, help="a file that backup wrote")


def run(options: argparse.Namespace) -> int:
    """Restore; 0, or 1 with the reason why not. Nothing changes unless the copy is sound."""
    try:
        database = read_settings(os.environ).database
        with only_process(database):
            upkeep.restore(options.copy, database)
    except (SettingsError, AlreadyRunning, OSError, ValueError, sqlite3.Error) as error:
        print(f"not restored: {error}", file=sys.stderr)
        return 1
    print(f"{options.copy} is now {database}")
    return 0
