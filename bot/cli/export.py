"""`python -m bot export NUMBER`: a reported fault as a scenario file that begins in that very position."""

import argparse
import asyncio
import os
import sqlite3
import sys
from pathlib import Path

from msgspec import MsgspecError

from bot.client.settings import SettingsError, read_settings
from bot.content.errors import ContentError
from bot.content.library import Library
from bot.scenarios.export import Exported, Given, written
from bot.store.errors import NewerDatabase
from bot.store.records import AnswerRow
from bot.store.repository import Repository
from bot.store.sqlite import open_repository
from bot.tables.document import decode_document
from bot.tables.own_decks import texts_of
from bot.tables.undoing.standing import TAKING_BACK

HELP = "write a reported fault as a scenario file that begins in that very position"


class NoExport(Exception):
    """Why a report can't be written, in words."""


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the command's options to its parser."""
    parser.add_argument("number", type=int, help="the number that /bug told")
    parser.add_argument("--out", type=Path, help="the file to write; without it the scenario is printed")


def run(options: argparse.Namespace) -> int:
    """Write the scenario; 0, or 1 with the reason why not."""
    try:
        database = read_settings(os.environ).database
        text = asyncio.run(text_of(database, options.number))
        if options.out is None:
            sys.stdout.write(text)
        else:
            options.out.write_text(text, encoding="utf-8")
    except (NoExport, NewerDatabase, SettingsError, ContentError, MsgspecError, OSError, sqlite3.Error) as error:
        print(f"no export: {error}", file=sys.stderr)
        return 1
    if options.out is not None:
        print(f"report {options.number} is written to {options.out}")
    return 0


async def text_of(database: Path, number: int) -> str:
    """Give a report of a database as the text of a scenario file. Raises what `run` catches."""
    if not database.exists():
        raise NoExport(f"there is no database {database}")
    repository = await open_repository(database)
    try:
        return written(Library(), await _exported(repository, number))
    finally:
        await repository.close()


async def _exported(repository: Repository, number: int) -> Exported:
    """Gather what a report is about. Raises `NoExport` for a number that was never given."""
    bug = await repository.bugs.get(number)
    row = await repository.table(bug.table) if bug is not None else None
    if bug is None or row is None:
        raise NoExport(f"there is no report {number}")
    document = decode_document(row.document)
    answers = [answer for answer in await repository.answers(row.id) if answer.number <= bug.answers]
    return Exported(
        id=f"BUG-{number}",
        heading=f"Report {number}: table {row.id} after answer {bug.answers}, rules version {bug.save.rules_version}",
        words=bug.words,
        preset=document.preset,
        rules=document.rules,
        save=bug.save.data,
        decks=await texts_of(repository, document.decks),
        given=[Given(answer.number, answer.seat, _picks(answer), answer.actor) for answer in answers],
    )


def _picks(answer: AnswerRow) -> tuple[str, ...]:
    """Tell what was answered; one that took others back names only the answer after which the game went on."""
    if answer.decision == TAKING_BACK:
        return (f"takes answers back to just after answer {answer.picks[0]}",)
    return answer.picks
