"""The stable words by which the rules and the tables name things, read off their source."""

import re
from collections.abc import Iterable
from pathlib import Path

ENGINE = "\n".join(path.read_text(encoding="utf-8") for path in sorted(Path("bot/games/stables").glob("*.py")))
HUNT = "\n".join(path.read_text(encoding="utf-8") for path in sorted(Path("bot/games/hunt").glob("*.py")))
TABLES = "\n".join(path.read_text(encoding="utf-8") for path in sorted(Path("bot/tables").glob("*.py")))


def named(source: str, *patterns: str) -> list[str]:
    """Collect the quoted words that patterns catch in Python source."""
    found: Iterable[str] = (
        word for pattern in patterns for part in re.findall(pattern, source) for word in words(part)
    )
    return sorted(set(found))


def words(part: str) -> list[str]:
    return re.findall(r'"([a-z_-]+)"', part)


FACTS = named(
    ENGINE,
    r'Event\(\s*("\w+"(?: if \w+ else "\w+")?)',
    r'name = ("\w+" if [\w.]+ else "\w+")',
    r'tell_secret\(table, ("\w+")',
    r'_take\(table, effect, card, ("\w+")',
    r'("ruling-[a-z-]+")',
)
KINDS = named(
    ENGINE, r'\.ask\(\s*[\w.\[\]]+,\s*("\w+")', r'\.ask_effect\(effect, ("\w+")', r'Decision\(step, other, ("\w+")'
)
NEWS = named(TABLES, r'Notice\(what=("\w+")')
ENDS = named(ENGINE, r'_end\(table, [^"]*, ("\w+")\)')
"""How a game can end by its rules."""
HUNT_FACTS = named(HUNT, r'Event\(\s*("\w+")', r'tell_cards\(("\w+")', r"name, why = (.+)")
HUNT_KINDS = named(HUNT, r'\.ask\(\s*[\w.]+, ("\w+")')
HUNT_ENDS = named(HUNT, r'_end\(table, .*, ("\w+")\)')
HUNT_IDLE = named(HUNT, r'_nothing\(table, card, ("\w+")\)')
"""The same of Kill the Unicorns."""
