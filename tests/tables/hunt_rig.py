"""Tables of Kill the Unicorns, with computer players that know how to hunt."""

from collections.abc import Mapping
from pathlib import Path

from bot.content.library import Library
from bot.content.rule import RuleValue
from bot.tables.players import players
from tests.tables.rig import ANN, NAMES, Rig, build

LIBRARY = Library()
BIG: Mapping[str, RuleValue] = {"extension": True}


async def hunt_rig(folder: Path) -> Rig:
    return await build(folder, library=LIBRARY, players=players(LIBRARY))


async def hunt_lobby(rig: Rig, *others: int, computers: int = 0, rules: Mapping[str, RuleValue] | None = None) -> int:
    """Open a hunt for Ann, `others` and computers; gives the table."""
    table = await rig.tables.open(1, 2, ANN, "Ann", "hunt", "live", dict(rules or {}))
    for user in others:
        await rig.tables.join(table, user, NAMES[user])
    for _ in range(computers):
        await rig.tables.add_computer(table, ANN)
    return table


async def hunt(rig: Rig, *others: int, computers: int = 0, rules: Mapping[str, RuleValue] | None = None) -> int:
    """The same, begun."""
    table = await hunt_lobby(rig, *others, computers=computers, rules=rules)
    await rig.tables.start(table, ANN)
    return table
