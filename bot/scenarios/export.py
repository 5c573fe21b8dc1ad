"""Writing a position of a game that was really played as a scenario that begins in just that position."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import yaml
from msgspec import Struct

from bot.content.library import Library
from bot.content.rule import RuleValue
from bot.games.core.decisions import Decision
from bot.scenarios.files import Scenario
from bot.scenarios.runner import STAGES
from bot.scenarios.saves import packed
from bot.scenarios.scene import Scene, named_winners
from bot.scenarios.words import to_word

SEATS = ("ann", "bob", "cyn", "dan", "eve", "fay", "gus", "hal")
"""What seats are called: nobody's name leaves the database."""


class Given(Struct, frozen=True):
    """An answer that led to a position: its number, the seat, the picks as keys, and who gave it."""

    number: int
    seat: int
    picks: tuple[str, ...]
    actor: str


class Exported(Struct, frozen=True, kw_only=True):
    """A position: its `save`, what is played with which own `decks` (their texts), what led there.

    `heading` tells about it in a line, `words` are a person's.
    """

    id: str
    heading: str
    words: str
    preset: str
    rules: Mapping[str, RuleValue]
    save: bytes
    decks: Sequence[bytes]
    given: Sequence[Given]


class _Block(str):
    """A text to be written line by line."""


class _Row(list[str]):
    """A list to be written in one line."""


class _Dumper(yaml.SafeDumper):
    """Knows blocks and rows."""

    def of_block(self, block: _Block) -> yaml.Node:
        """Write a text line by line."""
        return self.represent_scalar("tag:yaml.org,2002:str", str(block), style="|")  # pyright: ignore[reportUnknownMemberType]

    def of_row(self, row: _Row) -> yaml.Node:
        """Write a list in one line."""
        return self.represent_sequence("tag:yaml.org,2002:seq", list(row), flow_style=True)


_Dumper.add_representer(_Block, _Dumper.of_block)
_Dumper.add_representer(_Row, _Dumper.of_row)


def written(library: Library, exported: Exported) -> str:
    """Give the text of the scenario's file. Raises `ContentError` if the save can't be read."""
    for deck in exported.decks:
        library.shelf.put(deck)
    game = library.game(exported.preset)
    seats: list[str] = list(SEATS[: library.saved_game(exported.save).seats])
    stage = STAGES[game](library, Scenario(exported.id, game, exported.preset, seats, [], {}))
    stage.load(exported.save)
    scenario: dict[str, Any] = {
        "id": exported.id,
        "about": exported.heading,
        "game": game,
        "preset": exported.preset,
        **({"rules": dict(exported.rules)} if exported.rules else {}),
        "seats": _Row(seats),
        **({"decks": [_Block(deck.decode()) for deck in exported.decks]} if exported.decks else {}),
        "save": _Block(packed(exported.save)),
        "play": list(_open(stage)),
        "then": {"winner": named_winners(stage.match, seats)} if stage.match.outcome is not None else {},
    }
    body: str = yaml.dump([scenario], Dumper=_Dumper, sort_keys=False, allow_unicode=True, width=120)  # pyright: ignore[reportUnknownMemberType]
    return "\n".join([*_comment(exported, seats), body])


def _open(stage: Scene) -> Iterator[dict[str, dict[str, list[object]]]]:
    """State exactly what is open; where a seat has several decisions, in an order of its choice, one after the other.

    The runner takes a seat's first one if it has a single answer, unless that is stated yet: so it comes last.
    """
    by_seat: dict[int, list[Decision]] = {}
    for decision in stage.match.decisions:
        by_seat.setdefault(decision.seat, []).append(decision)
    for decisions in by_seat.values():
        if decisions[0].only_answer() is not None:
            decisions.append(decisions.pop(0))
    for place in range(max(map(len, by_seat.values()), default=0)):
        yield {
            "offered": {
                stage.seats[seat]: [
                    _word(key, stage.seats) for key in stage.offers(decisions[min(place, len(decisions) - 1)])
                ]
                for seat, decisions in sorted(by_seat.items())
            }
        }


def _word(key: str, seats: Sequence[str]) -> object:
    words = [to_word(part, seats) for part in key.split(" + ")]
    return words[0] if len(words) == 1 else _Row(words)


def _comment(exported: Exported, seats: Sequence[str]) -> Iterator[str]:
    """Tell what it is, in whose words what is wrong, and what was answered before."""
    yield f"# {exported.heading}"
    yield from (f"#   {_clean(line)}" for line in exported.words.splitlines())
    if exported.given:
        yield "# The answers that led there:"
    for given in exported.given:
        picks = ", ".join(to_word(pick, seats) for pick in given.picks)
        yield f"#   {given.number}. {seats[given.seat]} ({given.actor}): {_clean(picks)}"


def _clean(line: str) -> str:
    """Leave out what YAML wouldn't read even in a comment."""
    return "".join(sign if sign.isprintable() else " " for sign in line)
