"""My hand: the cards, what is asked and until when, and controls for every shape of a decision."""

from collections.abc import Sequence

import pytest

from bot.games.core.decisions import Decision
from bot.games.stables.match import StableMatch
from bot.scenarios.files import Scenario
from bot.scenarios.stage import Stage
from bot.screens import custom_ids, hand
from bot.screens.controls import Answer, interpret
from bot.screens.limits import Part, problems
from bot.screens.screen import Screen
from bot.texts import Texts
from tests.screens.play import LIBRARY, Game, components, controls, inside, labels, text, values, with_status


def at_turn(texts: Texts, seats: int = 3) -> Game:
    game = Game(texts, seats, "hand")
    for asked in game.play():
        if asked.kind == "action":
            return game
    raise AssertionError("no turn")


def asking(game: Game, decision: Decision) -> Game:
    """Let the game ask its first seat something of our own instead."""
    game.match.state.pending[:] = [decision]
    return game


def holding(game: Game, seat: int, *cards: str) -> Game:
    """Give a seat exactly these cards."""
    state = game.match.state
    known = range(len(state.setup.cards))
    state.hands[seat] = [next(n for n in known if game.match.table.id(n) == card) for card in cards]
    game.match = StableMatch(game.match.book, state)
    return game


def menus(screen: Screen) -> list[Part]:
    return [part for part in controls(screen) if part["type"] == 3]


def test_a_turn_shows_cards_prompt_deadline_and_ways_to_act(texts: Texts):
    game = at_turn(texts)
    seat = game.match.decisions[0].seat
    holding(game, seat, "rhinocorn", "neigh", "neigh", "reset_button")
    game.match.decisions[0].options[:] = ["draw", "play rhinocorn"]
    screen = hand.hand(game.showing, seat, said="You did well.")
    shown = text(screen)
    assert shown.startswith("You did well.\n**Your hand: 4 cards (limit 7)**\n")
    assert shown.endswith(
        "\n### Play one card or draw a card.\nDeadline: <t:1000090:R>.\n-# When the time is up, you draw a card."
    )
    assert f"-# Turn {game.match.look(None).turns}: **{game.showing.name(seat)}**." in shown
    assert "**Rhinocorn** · ◆ magical unicorn · Beginning of turn" in shown
    assert "Neigh ×2 · ✕ instant · " in shown
    assert "(not now: only while another player plays a card)" in shown
    assert "(not now: it could do nothing now)" in shown
    (menu,) = menus(screen)
    assert values(menu) == ["play rhinocorn"]
    assert menu["placeholder"] == "Play a card"
    assert inside(menu, "options")[0]["description"] == game.showing.short("rhinocorn")
    assert labels(screen) == ["Draw a card"]


@pytest.mark.parametrize(
    ("owned", "held", "reason"),
    [
        ((0, "broken_stable"), "yay", "*Broken Stable* in your stable stops your upgrades"),
        (
            (1, "queen_bee_unicorn"),
            "basic_unicorn_red",
            "*Queen Bee Unicorn* in **Bob**'s stable keeps basic unicorns out",
        ),
        ((0, "yay"), "kiss_of_life", "no unicorn that may come back lies in the discard pile"),
    ],
)
def test_a_card_that_cannot_be_played_says_why(texts: Texts, owned: tuple[int, str], held: str, reason: str):
    game = at_turn(texts)
    asking(game, Decision(5, 0, "action", ["draw"], open=False))
    state = game.match.state
    owner, card = owned
    number = next(n for n in range(len(state.setup.cards)) if game.match.table.id(n) == card)
    state.stables[owner].append(number)
    holding(game, 0, held)
    assert f"(not now: {reason})" in text(hand.hand(game.showing, 0))


def test_a_second_play_may_be_left(texts: Texts):
    game = asking(at_turn(texts), Decision(5, 0, "action", ["play yay"], ("done",), open=False))
    screen = hand.hand(game.showing, 0)
    assert "Play a second card, or press Done." in text(screen)
    assert labels(screen) == ["Done"]


def test_an_effect_that_is_not_optional_is_named(texts: Texts):
    game = asking(at_turn(texts), Decision(5, 0, "opening", ["use sadistic_ritual", "use rhinocorn"]))
    screen = hand.hand(game.showing, 0)
    assert "*Sadistic Ritual* isn't optional." in text(screen)
    assert labels(screen) == ["Use Sadistic Ritual", "Use Rhinocorn"]
    assert "**Rhinocorn** · ◆ magical unicorn" in text(screen)


@pytest.mark.parametrize(
    ("decision", "expected"),
    [
        (Decision(5, 0, "use", ["use"], ("skip",), source="llamacorn"), ["Use it", "Leave it unused"]),
        (
            Decision(5, 0, "mode", ["destroy", "sacrifice"], source="chainsaw_unicorn"),
            ["Destroy another player's card", "Sacrifice a card of yours"],
        ),
        (Decision(5, 0, "into", ["@0", "@1"], source="yay"), ["Your own stable", "Bob's stable"]),
        (Decision(5, 0, "player", ["@1", "@2"], source="americorn"), ["Bob", "Cyn"]),
        (
            Decision(5, 0, "replace", ["use unicorn_phoenix"], ("skip",), source="unicorn_phoenix"),
            ["Use Unicorn Phoenix", "Let it go"],
        ),
        (
            Decision(5, 0, "search", ["deck/yay"], ("skip",), open=False, source="classy_narwhal"),
            ["Yay", "Take nothing"],
        ),
        (Decision(5, 0, "discard", [], ("skip",), 2, 2, open=False, source="necromancer_unicorn"), ["Skip"]),
        (
            Decision(5, 0, "destroy", ["@1/narwhal", "@0/narwhal"], source="rhinocorn"),
            ["Narwhal in Bob's stable", "Narwhal"],
        ),
    ],
)
def test_few_short_options_are_buttons(texts: Texts, decision: Decision, expected: Sequence[str]):
    screen = hand.hand(asking(at_turn(texts), decision).showing, 0)
    assert labels(screen) == expected
    assert menus(screen) == []
    assert problems(components(screen)) == []


def test_different_cards_are_chosen_in_one_menu(texts: Texts):
    wanted = ["yay", "neigh", "narwhal"]
    game = asking(
        at_turn(texts), Decision(5, 0, "discard", wanted, ("skip",), 2, 2, open=False, source="stable_artillery")
    )
    screen = hand.hand(game.showing, 0)
    (menu,) = menus(screen)
    assert (menu["min_values"], menu["max_values"], values(menu)) == (2, 2, wanted)
    assert "Stable Artillery: Which 2 cards do you discard?" in text(screen)
    assert labels(screen) == ["Skip"]


def test_alike_cards_are_chosen_step_by_step(texts: Texts):
    options = ["neigh", "neigh", "yay", "narwhal"]
    game = asking(at_turn(texts), Decision(5, 0, "limit", options, (), 3, 3, open=False))
    holding(game, 0, *options)
    first = hand.hand(game.showing, 0)
    assert labels(first) == ["Neigh ×2", "Yay", "Narwhal"]
    assert "Nothing chosen yet." in text(first)
    second = hand.hand(game.showing, 0, ["neigh", "yay"])
    assert labels(second) == ["Neigh ×2", "Narwhal", "Back"]
    assert "Chosen 2 of 3: Neigh and Yay" in text(second)
    last = hand.hand(game.showing, 0, ["neigh", "yay", "neigh"])
    assert labels(last) == ["Back", "Confirm"]


def test_an_order_is_built_from_the_top(texts: Texts):
    options = ["deck/yay", "deck/neigh", "deck/narwhal"]
    game = asking(
        at_turn(texts), Decision(5, 0, "order", options, (), 3, 3, ordered=True, open=False, source="unicorn_oracle")
    )
    screen = hand.hand(game.showing, 0, ["deck/neigh"])
    assert "From the top: Neigh" in text(screen)
    assert labels(screen) == ["Yay", "Narwhal", "Back"]


def test_more_than_a_menu_holds_is_paged(texts: Texts):
    game = at_turn(texts)
    found = [f"discard/{card}" for card in game.match.book.ids[:60]]
    decision = Decision(5, 0, "from_discard", found, ("skip",), source="majestic_flying_unicorn")
    asking(game, decision)
    seen: list[str] = []
    for page in range(3):
        screen = hand.hand(game.showing, 0, page=page)
        assert problems(components(screen)) == []
        (menu,) = menus(screen)
        assert str(menu["placeholder"]).endswith(f"Page {page + 1} of 3")
        seen += values(menu)
        pressable = [part["label"] for part in controls(screen) if part["type"] == 2]
        assert pressable == [*(["Previous"] if page else []), *(["Next"] if page < 2 else []), "Skip"]
    assert seen == found
    assert values(menus(hand.hand(game.showing, 0, page=99))[0]) == found[50:]


def test_every_answer_to_one_choice_is_on_the_screen(texts: Texts):
    game = Game(texts, 4, "answers")
    checked = 0
    for asked in game.play():
        if asked.most > 1 or asked.kind == "window":
            continue
        offered: set[str] = set()
        for page in range(1 + len(asked.options) // 25):
            for part in controls(hand.hand(game.showing, asked.seat, page=page)):
                read = custom_ids.decode(str(part["custom_id"]))
                assert read is not None
                for value in values(part) if part["type"] == 3 else [read.argument]:
                    step = interpret(asked, [], read, [value])
                    offered |= set(step.picks) if isinstance(step, Answer) else set()
        assert offered == set(asked.answers())
        checked += 1
    assert checked > 50


def test_a_question_about_other_cards_names_the_hand_in_one_line(texts: Texts):
    game = asking(at_turn(texts), Decision(5, 0, "destroy", ["@1/narwhal"], source="rhinocorn"))
    holding(game, 0, "neigh", "neigh", "yay")
    shown = text(hand.hand(game.showing, 0))
    assert "\n-# Neigh ×2 · Yay\n" in shown
    assert game.showing.short("yay") not in shown


def test_an_empty_hand_says_so_once(texts: Texts):
    game = at_turn(texts)
    holding(game, 0)
    assert text(hand.hand(game.showing, 0)).count("Your hand") == 1


def test_who_waits_sees_for_whom(texts: Texts):
    game = at_turn(texts)
    turn = game.match.decisions[0].seat
    other = (turn + 1) % 3
    screen = hand.hand(game.showing, other)
    assert f"Nothing is asked of you. **{game.showing.name(turn)}** decides." in text(screen)
    assert labels(screen) == ["Show my hand again"]


def test_who_is_asked_by_several_effects_is_named_once(texts: Texts):
    game = at_turn(texts)
    asked = [Decision(place, 1, "use", ["use"], ("skip",), source="llamacorn") for place in (5, 6)]
    game.match.state.pending[:] = asked
    assert "Nothing is asked of you. **Bob** decides." in text(hand.hand(game.showing, 0))


def test_without_a_seat_or_a_game_there_is_no_hand(texts: Texts):
    game = at_turn(texts)
    assert "You don't sit at this table" in text(hand.hand(game.showing, None))
    assert "hasn't begun" in text(hand.hand(with_status(game.showing, "lobby"), 0))
    assert "The game is over." in text(hand.hand(with_status(game.showing, "over"), 0))
    assert "frozen" in text(hand.hand(with_status(game.showing, "frozen"), 0))


def test_a_huge_hand_fits(texts: Texts):
    game = at_turn(texts)
    state = game.match.state
    state.hands[0] = list(range(len(state.setup.cards)))
    every = game.match.book.ids
    asking(game, Decision(5, 0, "discard", [*every, *every], (), 3, 3, open=False, source="rainbow_lasso"))
    for page in range(5):
        screen = hand.hand(game.showing, 0, ["yay"], page)
        assert problems(components(screen)) == []


def test_what_an_effect_cannot_reach_stands_above_its_question(texts: Texts):
    game = Game(texts, 3, "reach", names=("Ann", "Bob", "Cyn"))
    scenario = Scenario(
        "reach",
        "unstable",
        "second",
        ["ann", "bob", "cyn"],
        [],
        {},
        table={
            "turn": "ann",
            "phase": "action",
            "ann": {"hand": ["unicorn_poison"]},
            "bob": {"stable": ["rainbow_aura", "narwhal"]},
            "cyn": {"stable": ["magical_kittencorn", "rhinocorn"]},
        },
    )
    game.match = Stage(LIBRARY, scenario).set_up("reach")
    game.answer(game.match.decisions[0], ["play unicorn_poison"])
    while game.match.decisions[0].kind == "window":
        game.answer(game.match.decisions[0], ["pass"])
    shown = text(hand.hand(game.showing, 0))
    kitten = "*Magical Kittencorn* in **Cyn**'s stable"
    assert f"-# Out of reach: *Narwhal* in **Bob**'s stable (because of *Rainbow Aura*) and {kitten}\n" in shown
    assert "Out of reach" not in text(hand.hand(game.showing, 1))
