"""Two tables that differ only behind a viewer's back look the same to that viewer, step by step (secrecy.md)."""

from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
import yaml

from bot.content.library import Library
from bot.games.stables.match import StableMatch
from bot.scenarios.files import Scenario
from bot.scenarios.stage import Stage
from bot.scenarios.words import fit

PAIRS: list[dict[str, Any]] = yaml.safe_load(Path(__file__).with_name("pairs.yaml").read_text(encoding="utf-8"))
LIBRARY = Library()


def form(value: Any, which: int) -> Any:
    """Take one of the two forms of everything that stands as `either`."""
    if isinstance(value, dict):
        table = cast("dict[str, Any]", value)
        return table["either"][which] if "either" in table else {key: form(part, which) for key, part in table.items()}
    return [form(part, which) for part in cast("list[Any]", value)] if isinstance(value, list) else value


class World:
    """One of the two tables, and all that its viewers are shown."""

    def __init__(self, pair: dict[str, Any], which: int) -> None:
        self.seats = [name for name in ("ann", "bob", "cyn") if name in pair["table"]]
        table = form(pair["table"], which)
        preset = pair.get("preset", "second")
        rules = pair.get("rules", {})
        scenario = Scenario(pair["id"], LIBRARY.game(preset), preset, self.seats, [], {}, table=table, rules=rules)
        self.match: StableMatch = Stage(LIBRARY, scenario).set_up("pairs")
        self.steps = form(pair["play"], which)
        self.viewers = pair["viewers"]
        self.shown: list[bytes] = []
        self.record([])

    def record(self, events: list[Any]) -> None:
        for name in self.viewers:
            viewer = None if name == "spectator" else self.seats.index(name)
            seen = [event.seen_by(viewer) for event in events]
            self.shown.append(msgspec.json.encode([name, seen, self.match.view(viewer), self.match.look(viewer)]))

    def step(self, number: int) -> None:
        ((seat, words),) = self.steps[number].items()
        for decision in self.match.decisions:
            picks = fit(words, decision, self.seats)
            if self.seats[decision.seat] == seat and picks is not None:
                self.record(self.match.answer(decision.seat, decision.id, picks))
                return
        raise AssertionError(f"{seat} can't answer {words}: {self.match.decisions}")


def unnumbered(shown: bytes) -> bytes:
    """Card numbers stand for cards, and the two boxes hold different ones: compare the cards by name instead.

    Which cards a box holds everybody knows, so what follows from that alone is left out.
    """
    name, events, view, look = msgspec.json.decode(shown)
    kept = {key: view[key] for key in ("pending", "step", "turns", "deck", "counts", "extra_turns", "outcome")}
    kept["hands"] = [[card < 0 for card in hand] for hand in view["hands"]]
    kept["stack"] = [
        {key: frame[key] for key in ("type", "seat", "stage", "step") if key in frame} for frame in view["stack"]
    ]
    del look["stopping"]  # follows from the box alone
    return msgspec.json.encode([name, events, kept, look])


@pytest.mark.parametrize("pair", PAIRS, ids=[pair["id"] for pair in PAIRS])
def test_a_pair_looks_the_same(pair: dict[str, Any]) -> None:
    one, other = World(pair, 0), World(pair, 1)
    assert one.match.save() != other.match.save()
    for number in range(len(one.steps)):
        one.step(number)
        other.step(number)
    assert [unnumbered(shown) for shown in one.shown] == [unnumbered(shown) for shown in other.shown]


def test_an_owner_is_told_the_difference() -> None:
    """The comparison can fail: whoever holds the cards sees which ones they are."""
    pair = {**PAIRS[0], "viewers": ["bob"]}
    one, other = World(pair, 0), World(pair, 1)
    assert [unnumbered(shown) for shown in one.shown] != [unnumbered(shown) for shown in other.shown]
