"""`python -m bot check`: are the settings, the database and the data files in order? `--alive`: does the bot run?"""

import argparse
import os
import sqlite3
import sys
from pathlib import Path

from bot.cli import check_deck
from bot.client.heartbeat import is_alive
from bot.client.settings import Settings, SettingsError, read_settings
from bot.content.errors import ContentError
from bot.content.library import Library
from bot.content.yaml_files import DATA
from bot.manual.rule_texts import missing_texts
from bot.store import upkeep
from bot.texts import CatalogueError, Texts, check_texts

HELP = "check the settings, the database and the data files"


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the command's options to its parser."""
    parser.add_argument("--alive", action="store_true", help="only tell whether the bot runs and is well")
    parser.add_argument("--deck", type=Path, help="only check this deck of your own")


def run(options: argparse.Namespace) -> int:
    """Check; 0 if all is in order, 1 if not: a line for each fault; 2 if a deck's file can't be read."""
    if options.deck is not None:
        return check_deck.run(options.deck)
    try:
        settings = read_settings(os.environ)
    except SettingsError as error:
        print(error, file=sys.stderr)
        return 1
    if options.alive:
        return 0 if is_alive(settings.heartbeat) else 1
    faults = [*_database_faults(settings), *_data_faults()]
    for fault in faults:
        print(fault, file=sys.stderr)
    if not settings.token:
        print("no DISCORD_TOKEN: the bot can't connect to Discord, but `python -m bot play` works")
    print("all in order" if not faults else f"{len(faults)} faults")
    return 1 if faults else 0


def _database_faults(settings: Settings) -> list[str]:
    if not settings.database.exists():
        print(f"no database yet: {settings.database} is made at the first start")
        return []
    try:
        return [f"{settings.database}: {fault}" for fault in upkeep.faults(settings.database)]
    except sqlite3.Error as error:
        return [f"{settings.database}: {error}"]


def _data_faults() -> list[str]:
    try:
        library = Library()
        for preset in library.houserules.presets:
            library.read_cards(preset)
        library.stables.names.letters(library.book("second"), "en")
        _ = library.rulings
        unsaid = missing_texts(library.houserules, Texts.load(DATA / "texts"))
    except (ContentError, CatalogueError, OSError) as error:
        return [str(error)]
    return [str(finding) for finding in check_texts(DATA / "texts")] + [f"no text: {key}" for key in unsaid]
