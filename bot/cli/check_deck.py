"""`python -m bot check --deck FILE`: is a deck of one's own fit to be played?"""

import sys
from pathlib import Path

from bot.content.library import Library
from bot.content.own.check import check
from bot.content.own.faults import FaultyDeck
from bot.content.own.tree import MOST_BYTES
from bot.content.yaml_files import DATA
from bot.screens import deck_checks
from bot.texts import Locale, Texts


def run(path: Path) -> int:
    """Check the file; 0 if it is sound, 1 with a line for each fault, 2 if it can't be read."""
    texts = Texts.load(DATA / "texts")
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except OSError as error:
        print(f"{path.name}: {error.strerror}", file=sys.stderr)
        return 2
    try:
        stables = Library().stables
        deck = check(content, stables.bases, stables.names)
    except FaultyDeck as faulty:
        for fault in faulty.faults:
            print(f"{path.name}: {deck_checks.fault(texts, Locale.ENGLISH, fault)}", file=sys.stderr)
        return 1
    print("\n".join(deck_checks.summary(texts, Locale.ENGLISH, deck)).replace("**", ""))
    return 0
