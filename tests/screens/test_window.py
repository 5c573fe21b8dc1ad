"""The reaction window is the same for everybody, whatever they hold, and ends as one line."""

import pytest
from msgspec.structs import replace

from bot.games.core.decisions import Decision
from bot.games.core.events import Event
from bot.screens import hand, window
from bot.screens.limits import problems
from bot.screens.screen import Screen
from bot.texts import Texts
from tests.screens.play import Game, components, labels, text, window_of, with_status

LABELS = ["Neigh", "Super Neigh", "Let it be", "Let all be this turn"]


def at_window(texts: Texts, seed: str = "window", **rules: object) -> tuple[Game, Decision]:
    """A game whose first reaction window has just opened."""
    game = Game(texts, 3, seed, rules=dict(rules))
    for asked in game.play():
        if asked.kind == "window":
            return game, asked
    raise AssertionError("no window")


def chained(texts: Texts, *cards: str) -> Game:
    """A game in which those cards answer the first card, one upon the other."""
    game, _ = at_window(texts)
    for card in cards:
        asked = game.match.decisions[0]
        state = game.match.state
        number = next(n for n in range(len(state.setup.cards)) if game.match.table.id(n) == card)
        state.hands[asked.seat].append(number)
        asked.options.append(card)
        game.answer(asked, [card])
    return game


def shown(game: Game) -> Screen:
    asked = game.match.decisions[0]
    return window.window(game.showing, window_of(game.showing, asked, game.told))


def test_the_window_shows_the_card_and_what_it_does(texts: Texts):
    game, asked = at_window(texts)
    screen = window.window(game.showing, window_of(game.showing, asked, game.told))
    player = game.showing.name(game.match.look(None).turn)
    first, short, closes = text(screen).splitlines()
    assert first == f"**{player}** plays *{game.showing.card(asked.source)}*."
    assert short == f"> {game.showing.short(asked.source)}"
    assert closes == "Deadline: <t:1000090:R>"
    assert labels(screen) == LABELS
    assert problems(components(screen)) == []


def test_no_button_stands_for_a_card_that_the_box_lacks(texts: Texts):
    game = Game(texts, 3, "kids", preset="kids")
    asked = next(one for one in game.play() if one.kind == "window")
    screen = window.window(game.showing, window_of(game.showing, asked, game.told))
    assert labels(screen) == [label for label in LABELS if label != "Super Neigh"]


def test_newcomers_read_what_the_window_is_and_the_box_decides_what_it_says(texts: Texts):
    game, asked = at_window(texts)
    payload = window_of(game.showing, asked, game.told)
    plain, explained = (text(window.window(game.showing, payload, explained=new)) for new in (False, True))
    assert "First game?" not in plain
    assert explained.startswith(plain)
    assert "**Neigh** stops the card" in explained


def test_a_neigh_shows_the_chain_so_far(texts: Texts):
    game = chained(texts, "neigh", "neigh")
    lines = text(shown(game)).splitlines()
    assert "neighs" in lines[2]
    assert "Another Neigh would save it" not in lines[2]
    assert lines[3].endswith("'s *Neigh*. Another Neigh would save it.")


@pytest.mark.parametrize(
    ("chain", "end"),
    [
        ((), "goes through"),
        (("neigh",), "is stopped"),
        (("neigh", "neigh"), "goes through"),
        (("neigh", "neigh", "neigh"), "is stopped"),
    ],
)
def test_the_hand_says_what_becomes_of_the_played_card(texts: Texts, chain: tuple[str, ...], end: str):
    game = chained(texts, *chain)
    playing = game.match.look(None).playing
    assert playing is not None
    told = f"-# When the time is up, *{game.showing.card(playing.card)}* {end}."
    assert told in text(hand.hand(game.showing, game.match.decisions[0].seat))


def test_wait_is_there_only_if_somebody_lets_cards_be_by_themselves(texts: Texts):
    game, asked = at_window(texts)
    game.document.seats[asked.seat].let_be_after = 5
    assert labels(shown(game)) == [*LABELS, "Wait"]
    game.document.seats[asked.seat].away = True
    assert labels(shown(game)) == LABELS


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_targets_named_first_are_shown(texts: Texts, seed: str):
    game = Game(texts, 3, seed, rules={"neigh_targets": "before"})
    aimed = into = False
    for asked in game.play():
        playing = game.match.look(None).playing
        if asked.kind == "window" and playing is not None and not playing.chain:
            line = text(shown(game)).splitlines()[0]
            if playing.aims:
                aimed = True
                assert all(f"**{game.showing.name(seat)}**" in line for seat in playing.aims)
            elif playing.into >= 0 and playing.into != playing.seat:
                into = True
                assert line.endswith(f"into **{game.showing.name(playing.into)}**'s stable.")
    assert aimed
    assert into


def test_a_window_that_is_over_is_still_told_from_its_message(texts: Texts):
    game, asked = at_window(texts)
    payload = window_of(game.showing, asked, game.told)
    for other in list(game.match.decisions):
        game.answer(other, ["pass"])
    assert text(window.window(game.showing, payload)).splitlines()[0].startswith("**")


def test_a_deadline_that_moved_is_shown_as_it_is_now(texts: Texts):
    game, asked = at_window(texts)
    payload = replace(window_of(game.showing, asked, game.told), until=5.0)
    assert text(window.window(game.showing, payload)).endswith("Deadline: <t:1000090:R>")


def test_outcomes(texts: Texts):
    game, asked = at_window(texts)
    payload = window_of(game.showing, asked, game.told)
    played = f"**{game.showing.name(game.match.look(None).turn)}** plays *{game.showing.card(asked.source)}*."
    assert text(window.closed(game.showing, payload, game.told)) == f"{played} Nobody stops it."
    ended = with_status(game.showing, "ended")
    assert text(window.closed(ended, payload, [])) == f"{played} The game ended here."
    seat = asked.seat
    neigh = Event("neighs", seat, game.match.look(None).turn, card="neigh", why=asked.source)
    told = text(window.closed(game.showing, payload, [*game.told, neigh]))
    assert told.startswith(f"{played} **{game.showing.name(seat)}** neighs")
    assert "\n" not in told


def test_a_neigh_that_nobody_answers_stops_the_card(texts: Texts):
    game = chained(texts, "neigh")
    payload = window_of(game.showing, game.match.decisions[0], game.told)
    for other in list(game.match.decisions):
        game.answer(other, ["pass"])
    told = text(window.closed(game.showing, payload, game.told))
    assert " neighs " in told
    assert "is stopped and goes to the discard pile." in told


@pytest.mark.parametrize(
    ("chain", "stopped"),
    [
        (("neigh",), ["*{card}* is stopped"]),
        (("neigh", "neigh"), ["*Neigh* is stopped", "*{card}* goes through."]),
        (("neigh", "neigh", "neigh"), ["*Neigh* is stopped", "*{card}* is stopped"]),
        (("neigh", "super_neigh"), ["*{card}* goes through."]),
        (("neigh", "neigh", "super_neigh"), ["*{card}* is stopped"]),
    ],
)
def test_the_line_of_a_closed_window_says_what_becomes_of_the_first_card(
    texts: Texts, chain: tuple[str, ...], stopped: list[str]
):
    game = chained(texts, *chain)
    playing = game.match.look(None).playing
    assert playing is not None
    card = game.showing.card(playing.card)
    payload = window_of(game.showing, game.match.decisions[0], game.latest)
    told: list[Event] = []
    for other in list(game.match.decisions):
        game.answer(other, ["pass"])
        told += game.latest
    line = text(window.closed(game.showing, payload, told))
    places = [line.index(part.format(card=card)) for part in stopped]
    assert places == sorted(places)
    assert ("goes through" in line) is ("goes through" in stopped[-1])
    assert line.count(" is stopped") == sum("is stopped" in part for part in stopped)


def test_a_card_under_a_super_neigh_is_open_again(texts: Texts):
    game = chained(texts, "neigh", "super_neigh")
    playing = game.match.look(None).playing
    assert playing is not None
    assert playing.chain == ()
    payload = window_of(game.showing, game.match.decisions[0], game.latest)
    lines = text(window.window(game.showing, payload)).splitlines()
    assert f"*Super Neigh* is done, so *{game.showing.card(playing.card)}* is open to a Neigh again: R25." in lines


def test_the_hand_offers_only_the_reactions_it_has(texts: Texts):
    game, asked = at_window(texts)
    asked.options[:] = ["pass"]
    assert labels(hand.hand(game.showing, asked.seat)) == ["Let it be", "Let all be this turn"]
    asked.options[:] = ["neigh", "super_neigh", "pass"]
    game.document.seats[asked.seat].quiet_turn = 1
    assert labels(hand.hand(game.showing, asked.seat)) == [*LABELS, "Wait"]
