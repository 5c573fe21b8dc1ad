"""Changing how a lobby will be played: what the server has set for the new edition or pace comes with it."""

from bot.client.caller import Caller
from bot.client.houses import here
from bot.content.rule import RuleValue
from bot.tables.house.places import Place
from bot.tables.house.terms import SECONDS
from bot.tables.state import TableState

HOSTS_OWN = "first_player"
"""The one rule that a host chooses in the lobby: it stays."""


async def change_preset(caller: Caller, table: int, preset: str) -> None:
    """Let the host change the edition. Raises `TableError`."""
    tables = caller.services.tables
    state = await tables.look(table)
    terms = await caller.services.house.terms(_place(caller, state), preset, state.document.pace)
    rules: dict[str, RuleValue] = dict(terms.rules)
    if HOSTS_OWN in state.document.rules:
        rules[HOSTS_OWN] = state.document.rules[HOSTS_OWN]
    await tables.set_up(table, caller.user, preset=preset, rules=rules)


async def change_pace(caller: Caller, table: int, pace: str) -> None:
    """Let the host change the pace; seconds go with the pace they were set for. Raises `TableError`."""
    tables = caller.services.tables
    state = await tables.look(table)
    document = state.document
    terms = await caller.services.house.terms(_place(caller, state), document.preset, pace)
    rules: dict[str, RuleValue] = {key: value for key, value in document.rules.items() if key not in SECONDS}
    rules |= {key: value for key, value in terms.rules.items() if key in SECONDS}
    await tables.set_up(table, caller.user, pace=pace, rules=rules)


def _place(caller: Caller, state: TableState) -> Place:
    """Give the table's place; only where the person is do we know which channel a thread lies in."""
    return here(caller) if caller.channel == state.row.channel else Place(state.row.guild, state.row.channel)
