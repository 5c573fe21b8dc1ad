"""`python -m bot backup COPY`: a consistent copy of the database, also while the bot runs."""

import argparse
import os
import sqlite3
import sys
from pathlib import Path

from bot.client.settings import SettingsError, read_settings
from bot.store import upkeep

HELP = "write a consistent copy of the database, even while the bot runs"


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the command's options to its parser."""
    parser.add_argument("copy", type=Path, help="the file to write; it must not exist yet")


def run(options: argparse.Namespace) -> int:
    """Write the copy; 0, or 1 with the reason why not."""
    try:
        database = read_settings(os.environ).database
        upkeep.backup(database, options.copy)
    except (SettingsError, OSError, sqlite3.Error) as error:
        print(f"no backup: {error}", file=sys.stderr)
        return 1
    print(f"{database} is copied to {options.copy}")
    return 0
