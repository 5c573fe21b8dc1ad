"""What a worker is told: the view, whole, and nothing that the seat may not know."""

from random import Random

import pytest
from msgspec.structs import replace

from bot.simulation.choosers import random_chooser
from bot.tables.players.strong.stable_game import StableGame
from bot.tables.thinking.thought import mark_of, thought_of
from bot.tables.thinking.worker import think
from tests.tables.thinking.positions import LIBRARY, thought, until


@pytest.mark.parametrize("preset", ["second", "kids", "hunt"])
def test_a_view_arrives_as_it_was_sent(preset: str) -> None:
    match = LIBRARY.new_game(preset, {}, 4, "wire")
    choose = random_chooser(Random("wire"))
    for _ in range(120):
        if match.outcome is not None:
            break
        decision = match.decisions[0]
        view = match.view(decision.seat)
        assert thought_of(view, decision, "", 1, ()).seen() == view
        match.answer(decision.seat, decision.id, choose(match, decision))


def test_others_who_let_the_card_be_change_nothing() -> None:
    match, decision = until("second", "window", seats=4)
    before = mark_of(match.view(decision.seat), decision)
    other = next(one for one in match.decisions if one.seat != decision.seat)
    match.answer(other.seat, other.id, ["pass"])
    assert mark_of(match.view(decision.seat), decision) == before


def test_another_position_with_the_same_decision_is_thought_about_anew() -> None:
    match, decision = until("second", "action")
    other, same = until("second", "action", seed="elsewhere")
    same.id = decision.id
    assert mark_of(match.view(decision.seat), decision) != mark_of(other.view(same.seat), same)


def test_a_worker_gives_a_legal_answer_and_tells_its_faults_without_words() -> None:
    _, decision = until("second", "action")
    assert decision.accepts(think(LIBRARY, thought()).picks)
    broken = think(LIBRARY, replace(thought(), decision=0))
    assert not broken.picks
    assert broken.fault.startswith("StopIteration at")


@pytest.mark.parametrize("preset", ["second", "kids"])
def test_a_window_without_a_choice_takes_as_many_thought_games(preset: str, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []
    play = StableGame.play

    def counted(game: StableGame, picks: list[str], world: int) -> float:
        played.append(world)
        return play(game, picks, world)

    monkeypatch.setattr(StableGame, "play", counted)
    match, decision = until(preset, "window")
    effort: list[int] = []
    for only in (False, True):
        asked = replace(decision, options=["pass"]) if only else decision
        view = replace(match.view(decision.seat), pending=(asked,))
        picks = think(LIBRARY, thought_of(view, asked, "seed", 12, ())).picks
        assert asked.accepts(picks)
        effort.append(len(played))
        played.clear()
    assert effort[0] == effort[1] >= 12
