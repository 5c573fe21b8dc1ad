"""Which decision a pressed control belongs to."""

from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from bot.client.caller import Caller
from bot.client.press import Press
from bot.client.services import Services
from bot.content.yaml_files import DATA
from bot.scenarios import files
from bot.scenarios.stage import Stage
from bot.screens.custom_ids import CustomId, decode
from bot.screens.hand import hand
from bot.screens.stables.showing import StableShowing
from bot.tables.errors import TableError
from bot.tables.state import TableState
from bot.texts import Locale, Texts
from cogs.suggestions import picks_of_all
from tests.screens.play import LIBRARY, controls, document, state_of

SCENARIOS = Path("tests/scenarios/own/order_of_effects.yaml")
TEXTS = Texts.load(DATA / "texts")
ANN, BOB, STRANGER = 100, 101, 999


def two_effects() -> TableState:
    """Ann's Mother Goose and her Barbed Wire both wait for her."""
    (scenario,) = (one for one in files.read([SCENARIOS]) if one.id == "R60-own-effect-before-barbed-wire")
    match = Stage(LIBRARY, scenario).set_up("seed")
    match.answer(0, match.decisions[0].id, ["play mother_goose_unicorn"])
    match.answer(1, match.decisions[0].id, ["pass"])
    return state_of(match, document(["Ann", "Bob"]))


def press(state: TableState, user: int, pressed: CustomId) -> Press:
    async def look(table: int) -> TableState:
        assert table == state.id
        return state

    services = cast("Services", SimpleNamespace(tables=SimpleNamespace(look=look)))
    caller = cast("Caller", SimpleNamespace(services=services, user=user))
    return Press(caller, pressed, ())


async def test_every_control_of_a_hand_belongs_to_a_decision_of_its_owner() -> None:
    state = two_effects()
    offered = state.open_to(0)
    assert len(offered) == 2
    reached: set[int] = set()
    for control in controls(hand(StableShowing(TEXTS, Locale.ENGLISH, state), 0)):
        pressed = decode(str(control["custom_id"]))
        assert pressed is not None
        reached.add((await press(state, ANN, pressed).asked()).id)
    assert reached == {asked.id for asked in offered}


@pytest.mark.parametrize(("user", "reason"), [(BOB, "stale"), (STRANGER, "not_yours")])
async def test_nobody_else_reaches_it(user: int, reason: str) -> None:
    state = two_effects()
    asked, _ = state.open_to(0)
    with pytest.raises(TableError) as refused:
        await press(state, user, CustomId(state.id, state.token(asked.id), "page", "0")).asked()
    assert refused.value.reason == reason


def test_all_of_them_are_suggested_for_typing() -> None:
    state = two_effects()
    suggested = [choice.value for choice in picks_of_all(StableShowing(TEXTS, Locale.ENGLISH, state), 0, "")]
    assert set(suggested) == {key for asked in state.open_to(0) for key in asked.answers()}
    assert len(set(suggested)) == len(suggested)
