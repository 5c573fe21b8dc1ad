"""Changing how a lobby will be played: what the server had set for the new edition or pace comes with it."""

from bot.client.caller import Caller
from bot.client.house_places import here
from bot.content.rule import RuleValue
from bot.tables.errors import TableError
from bot.tables.house.places import Place
from bot.tables.house.terms import SECONDS, Terms, terms_again
from bot.tables.state import TableState

HOSTS_OWN = "first_player"
"""The one rule that a host chooses in the lobby: it stays."""


async def change_preset(caller: Caller, table: int, preset: str) -> None:
    """Let the host change the edition. Raises `TableError`."""
    tables = caller.services.tables
    state = await tables.look(table)
    terms = await _terms(caller, state, preset, state.document.pace)
    rules: dict[str, RuleValue] = dict(terms.rules)
    if HOSTS_OWN in state.document.rules:
        rules[HOSTS_OWN] = state.document.rules[HOSTS_OWN]
    await tables.set_up(table, caller.user, preset=preset, rules=rules)


async def change_pace(caller: Caller, table: int, pace: str) -> None:
    """Let the host change the pace; seconds go with the pace they were set for. Raises `TableError`."""
    tables = caller.services.tables
    state = await tables.look(table)
    document = state.document
    terms = await _terms(caller, state, document.preset, pace)
    rules: dict[str, RuleValue] = {key: value for key, value in document.rules.items() if key not in SECONDS}
    rules |= {key: value for key, value in terms.rules.items() if key in SECONDS}
    await tables.set_up(table, caller.user, pace=pace, rules=rules)


async def _terms(caller: Caller, state: TableState, preset: str, pace: str) -> Terms:
    """Give the terms by what was set when the table opened; a table that didn't keep that goes by what is set now.

    Only where the person is do we know which channel a thread lies in. Raises `TableError`.
    """
    house, row = caller.services.house, state.row
    if state.document.house is not None:
        if preset not in house.keys.content.presets() and preset not in state.document.decks:
            raise TableError("unknown_preset", preset=preset)
        return terms_again(house.keys, state.document.house, preset, pace)
    place = here(caller) if caller.channel == row.channel else Place(row.guild, row.channel)
    return await house.terms(place, preset, pace)
