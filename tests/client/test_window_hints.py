"""The hint below the receipt of a reaction window counts the Neighs that are left."""

from types import SimpleNamespace
from typing import cast

import discord

from bot.client.caller import Caller
from bot.client.press import Press
from bot.client.services import Services
from bot.games.core.decisions import Decision
from bot.games.stables.match import StableMatch
from bot.screens.custom_ids import CustomId
from bot.tables.state import TableState
from bot.texts import Locale
from cogs.window_presses import neigh
from tests.client.fake_channels import text_of
from tests.client.test_serve import rigs as rigs_of_serve
from tests.client.test_serve import services_of
from tests.tables.conftest import Build
from tests.tables.rig import ANN, BOB

rigs = rigs_of_serve
USERS = {0: ANN, 1: BOB}


async def until_a_window(services: Services) -> tuple[TableState, Decision]:
    """Play by the first options until a reaction window is open."""
    tables = services.tables
    table = await tables.open(1, 2, ANN, "Ann")
    await tables.join(table, BOB, "Bob")
    await tables.start(table, ANN)
    while True:
        state = await tables.look(table)
        (seat, asked), *_ = ((seat, one) for seat in (0, 1) for one in state.open_to(seat))
        if asked.kind == "window":
            return state, asked
        played = [option for option in asked.options if option != "draw"]
        await tables.answer(table, USERS[seat], asked.id, played[: max(1, asked.least)])


def neighs(state: TableState, seat: int) -> list[str]:
    """What a seat could stop a card with."""
    assert isinstance(state.match, StableMatch)
    return [held.card for held in state.match.look(seat).hand if held.card in ("neigh", "super_neigh")]


async def test_the_neigh_that_was_just_played_is_not_counted_any_more(rigs: Build) -> None:
    services = await services_of(rigs)
    state, asked = await until_a_window(services)
    while neighs(state, asked.seat) != ["neigh"]:
        state, asked = await until_a_window(services)
    interaction = SimpleNamespace(message=None, guild_id=1)
    caller = Caller(
        services=services,
        interaction=cast(discord.Interaction, interaction),
        user=USERS[asked.seat],
        name="",
        guild=1,
        channel=2,
        locale=Locale.ENGLISH,
    )
    token = state.token(asked.id)
    shown = text_of(await neigh(Press(caller, CustomId(state.id, token, "neigh"), ())))
    assert "You neigh" in shown
    assert "You hold none now: let cards be." in shown
