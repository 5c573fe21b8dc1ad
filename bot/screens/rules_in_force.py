"""House rules in words: every one in force at a table, and which ones differ from its preset."""

from collections.abc import Sequence
from typing import cast

from msgspec import Struct

from bot.content.library import Library
from bot.content.rule import word
from bot.screens import limits, played
from bot.screens.showing import Showing
from bot.tables.house.keys import EXPANSIONS

SHOWN_OF_TABLE = frozenset({"pace", "turn_seconds", "reaction_seconds", "pictures"})
"""Rules about how people play that are told even when nobody has changed them."""

SECONDS = frozenset({"turn_seconds", "reaction_seconds"})

IN_A_LINE = 4
"""More rules than that stand one below the other."""

LOBBY_ROOM = 1500
"""Characters that the rules may take in the lobby's message."""

_PAGE_ROOM, _PAGE_BYTES = 900, 4000


class InForce(Struct, frozen=True):
    """A rule at a table: its value and that of the preset, in words."""

    key: str
    value: str
    usual: str

    @property
    def differs(self) -> bool:
        """Whether the table has changed it."""
        return self.value != self.usual


def in_force(showing: Showing, library: Library) -> list[InForce]:
    """Give every rule that plays a part at a table, those that differ first."""
    document = showing.state.document
    usual = library.in_force(document.preset, {})
    values = library.in_force(document.preset, document.rules)
    values["pace"] = usual["pace"] = document.pace  # which is said beside the rules, as itself
    rules = [
        InForce(key, worded(showing, key, value), worded(showing, key, usual[key]))
        for key, value in values.items()
        if showing.texts.has(f"houserule-{key}")
        and (key in SHOWN_OF_TABLE or key not in library.houserules.table or key in document.rules)
    ]
    return sorted(rules, key=lambda rule: not rule.differs)


def differing(showing: Showing, library: Library) -> list[str]:
    """Give each rule that the table has changed with its value: "Hand limit (5)"."""
    return [_brief(showing, rule) for rule in in_force(showing, library) if rule.differs]


def in_brief(showing: Showing, library: Library, room: int = LOBBY_ROOM) -> str:
    """Say which rules differ, in a line for the lobby; those for which there is no room are counted."""
    texts, locale = showing.texts, showing.locale
    rules = differing(showing, library)
    if not rules:
        return texts.say(locale, "lobby-rules-usual")
    kept, between = list(rules), texts.say(locale, "lobby-between")
    if len(rules) > IN_A_LINE:
        between = "\n- "
        kept[0] = between + kept[0]
    while len(between.join(kept)) > room:
        kept.pop()
    count, left, listed = len(rules), len(rules) - len(kept), between.join(kept)
    if left:
        return texts.say(locale, "lobby-rules-differ.more", count=count, rules=listed, left=left)
    return texts.say(locale, "lobby-rules-differ", count=count, rules=listed)


def pages(showing: Showing, library: Library) -> list[str]:
    """Explain every rule in force, one a line, what differs marked and first; as many pages as that takes."""
    told = [f"- {_explained(showing, rule)}" for rule in in_force(showing, library)]
    found: list[list[str]] = [[]]
    for line in told:
        if found[-1] and not _fits([*found[-1], line]):
            found.append([])
        found[-1].append(line)
    return ["\n".join(lines) for lines in found]


def worded(showing: Showing, key: str, value: object) -> str:
    """Give a value in words."""
    if key == EXPANSIONS and value:
        return played.decks(showing.texts, showing.locale, showing.state.document, cast("list[str]", value))
    if key in SECONDS and isinstance(value, int):
        return showing.texts.duration(showing.locale, value)
    name = f"houserule-{key}.{word(value)}"
    return showing.say(name) if showing.texts.has(name) else word(value)


def _brief(showing: Showing, rule: InForce) -> str:
    name = showing.say(f"houserule-{rule.key}")
    return showing.texts.say(showing.locale, "lobby-rule", rule=name, value=rule.value)


def _explained(showing: Showing, rule: InForce) -> str:
    name, about = showing.say(f"houserule-{rule.key}"), showing.say(f"houserule-{rule.key}.about")
    if rule.differs:
        return showing.say("houserules-line.changed", rule=name, value=rule.value, usual=rule.usual, about=about)
    return showing.say("houserules-line", rule=name, value=rule.value, about=about)


def _fits(lines: Sequence[str]) -> bool:
    text = "\n".join(lines)
    return len(text) <= _PAGE_ROOM and len(text.encode()) <= min(_PAGE_BYTES, limits.TEXT_BYTES)
