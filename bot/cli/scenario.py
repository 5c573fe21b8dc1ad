"""`python -m bot scenario PATH…`: plays scenario files; the last line says `N passed, N failed`."""

import argparse
import logging
import sys
from pathlib import Path

from bot.content.library import Library
from bot.scenarios import files, runner

log = logging.getLogger(__name__)

HELP = "play scenario files and compare what they state"


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the command's options to its parser."""
    parser.add_argument("paths", nargs="+", type=Path, help="files or folders")
    parser.add_argument("--preset", help="only scenarios with this preset")
    parser.add_argument("--resave", action="store_true", help="save and load the game between all steps")
    parser.add_argument("--disputed", type=Path, help="YAML list of ids that must fail, with reasons")


def run(options: argparse.Namespace) -> int:
    """Play the scenarios; 0 when all pass, 1 when one fails, 2 when a file can't be read."""
    try:
        scenarios = files.read(options.paths)
        disputed = files.read_disputed(options.disputed) if options.disputed else {}
    except files.ScenarioFileError as error:
        print(error, file=sys.stderr)
        return 2
    library = Library()
    failed = passed = 0
    for scenario in scenarios:
        if options.preset and scenario.preset != options.preset:
            continue
        failure = _play(library, scenario, options.resave)
        if scenario.id in disputed:
            failure = None if failure else "passes, though it is listed as disputed"
        if failure:
            failed += 1
            print(f"{scenario.id}: {failure}")
        else:
            passed += 1
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


def _play(library: Library, scenario: files.Scenario, resave: bool) -> str | None:
    """Play one scenario. What breaks down in it fails it and is logged; the others are played all the same."""
    try:
        return runner.play(library, scenario, resave=resave)
    except Exception as error:
        log.exception("scenario %s broke down", scenario.id)
        return f"broke down: {error!r}"
