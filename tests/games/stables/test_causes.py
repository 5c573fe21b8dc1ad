"""Why a card can't be played or reached names the cards that are in the way, whatever they are called."""

from typing import Any

import pytest

from bot.content.library import Library
from bot.games.stables.causes import Cause
from bot.games.stables.look import HandCard, Look
from bot.games.stables.match import StableMatch
from bot.games.stables.redeal import redeal
from bot.scenarios.files import Scenario
from bot.scenarios.stage import Stage
from tests.content.own.making import card as own_card
from tests.games.stables.own_scene import Scene


def set_up(library: Library, **table: Any) -> StableMatch:
    """Ann's action at a table of ann, bob and cyn."""
    whole: dict[str, Any] = {"turn": "ann", "phase": "action", "ann": {}, "bob": {}, "cyn": {}, **table}
    scenario = Scenario("why-not", "unstable", "second", ["ann", "bob", "cyn"], [], {}, table=whole)
    return Stage(library, scenario).set_up("why not")


def held(look: Look) -> HandCard:
    (card,) = look.hand
    return card


CASES: list[tuple[list[list[str]], str, str, list[tuple[int, str]]]] = [
    ([["broken_stable"], [], []], "yay", "no_upgrades", [(0, "broken_stable")]),
    ([[], [], ["queen_bee_unicorn"]], "narwhal", "locked_out", [(2, "queen_bee_unicorn")]),
    ([[], ["rainbow_aura", "narwhal"], []], "unicorn_poison", "no_effect", [(1, "rainbow_aura")]),
    ([[], ["pandamonium", "narwhal"], []], "unicorn_poison", "no_effect", [(1, "pandamonium")]),
    ([[], ["magical_kittencorn"], []], "unicorn_poison", "no_effect", [(1, "magical_kittencorn")]),
    (
        [[], ["rainbow_aura", "narwhal"], ["rainbow_aura", "rhinocorn"]],
        "unicorn_poison",
        "no_effect",
        [(1, "rainbow_aura"), (2, "rainbow_aura")],
    ),
    ([["pandamonium", "narwhal"], [], []], "unicorn_swap", "no_effect", [(0, "pandamonium")]),
    ([[], [], []], "unicorn_poison", "no_effect", []),
    ([[], [], []], "neigh", "instant", []),
]
"""The stables of ann, bob and cyn, the card in ann's hand, why it can't be played, and for which cards."""


@pytest.mark.parametrize(("stables", "hand", "refusal", "causes"), CASES)
def test_a_refused_card_names_what_is_in_the_way(
    library: Library, stables: list[list[str]], hand: str, refusal: str, causes: list[tuple[int, str]]
) -> None:
    ann, bob, cyn = ({"stable": cards} for cards in stables)
    match = set_up(library, ann={**ann, "hand": [hand]}, bob=bob, cyn=cyn)
    card = held(match.look(0))
    assert card.refusal == refusal
    assert list(card.causes) == [Cause(*one) for one in causes]


@pytest.mark.parametrize(
    ("hand", "lacks"),
    [
        ("unicorn_poison", "destroy"),
        ("back_kick", "return_to_hand"),
        ("unicorn_swap", "give"),
        ("re_target", "move"),
        ("targeted_destruction", "one_of"),
        ("blatant_thievery", "choose_player"),
        ("kiss_of_life", "revive"),
        ("two_for_one", "sacrifice"),
    ],
)
def test_a_card_that_could_do_nothing_says_what_it_lacks(library: Library, hand: str, lacks: str) -> None:
    card = held(set_up(library, ann={"hand": [hand]}).look(0))
    assert (card.refusal, card.lacks, card.causes) == ("no_effect", lacks, ())


def test_a_card_that_can_be_played_has_no_causes(library: Library) -> None:
    card = held(set_up(library, ann={"hand": ["unicorn_poison"]}, bob={"stable": ["narwhal"]}).look(0))
    assert (card.refusal, card.lacks, card.causes) == (None, "", ())


@pytest.mark.parametrize("card", ["slowdown", "ginormous_unicorn"])
def test_who_may_play_no_neigh_sees_for_which_card(library: Library, card: str) -> None:
    match = set_up(library, bob={"stable": [card]})
    assert match.look(1).silenced == (Cause(1, card),)
    assert match.look(0).silenced == ()
    blinded = set_up(library, bob={"stable": ["ginormous_unicorn", "blinding_light"]})
    assert blinded.look(1).silenced == ()


def test_what_an_effect_cannot_reach_is_told_to_its_owner_alone(library: Library) -> None:
    match = set_up(
        library,
        ann={"hand": ["unicorn_poison"]},
        bob={"stable": ["rainbow_aura", "narwhal"]},
        cyn={"stable": ["magical_kittencorn", "rhinocorn"]},
    )
    answer(match, "play unicorn_poison")
    while match.decisions[0].kind == "window":
        answer(match, "pass")
    assert match.decisions[0].options == ["@2/rhinocorn"]
    told = {(one.seat, one.card): [cause.card for cause in one.causes] for one in match.look(0).sheltered}
    assert told == {(1, "narwhal"): ["rainbow_aura"], (2, "magical_kittencorn"): ["magical_kittencorn"]}
    assert match.look(1).sheltered == ()
    assert match.look(None).sheltered == ()
    again = redeal(match.book, match.view(0), "other")
    assert again.look(0).sheltered == match.look(0).sheltered


def test_a_card_of_an_own_deck_is_named_as_it_is() -> None:
    fence = own_card("fence", type="downgrade", abilities=None, always=["no_upgrades"])
    scene = Scene(fence, ["fence"], ["yay"], [])
    (held_card,) = scene.match.look(0).hand
    assert (held_card.refusal, held_card.causes) == ("no_upgrades", (Cause(0, "own.sky.fence"),))


def answer(match: StableMatch, pick: str) -> None:
    asked = match.decisions[0]
    match.answer(asked.seat, asked.id, [pick])
