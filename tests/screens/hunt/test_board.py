"""The board of a hunt: colours in words and shapes, who placed what isn't said, room for six at the end."""

from typing import Any

from bot.games.hunt.cards import COLORS
from bot.games.hunt.match import HuntMatch
from bot.games.hunt.state import Attached, Day, Market
from bot.screens import board
from bot.screens.hunt import board_lines
from bot.screens.limits import problems
from bot.texts import Texts
from tests.screens.hunt.play import HuntGame
from tests.screens.hunt.positions import Position
from tests.screens.hunt.test_whole_games import LONG
from tests.screens.play import components, text

TABLE: dict[str, Any] = {
    "day": 3,
    "phase": "hunt",
    "first": "Bob",
    "line": ["legend_a", "blue_0"],
    "placed": {"legend_a": ["Ann/trojan", "Cyn/smelly"], "blue_0": ["Bob/totem"]},
    "deck": ["yellow_1"],
    "discard": ["pink_0"],
    "market": {"butcher": [3, 2], "fake_horn": 1, "cotton_candy": ["blue"], "fairy_dust": []},
    "Ann": {
        "character": "knight",
        "hand": [4, 1],
        "played": [3, 3],
        "unicorns": ["start_pink", "purple_2", "legend_b"],
        "attached": {"purple_2": ["cotton_candy/yellow"], "legend_b": ["bleached"]},
        "pate": [4],
    },
    "Bob": {"character": "wizard", "hand": [2, 2], "unicorns": ["start_blue"]},
    "Cyn": {"character": "princess", "power_used": True, "hand": [], "unicorns": []},
}


def test_the_line_shows_colours_in_words_and_who_placed_but_not_what(texts: Texts):
    shown = text(board.board(Position(texts, TABLE, seats=3).showing))
    assert shown.startswith("### Table 7 · day 3 of 4 · hunt 3\n**Bob** opens the hunt for *Moonlight Legend* or ")
    assert (
        "**Hunted now:** Moonlight Legend (✨ legendary, 4 coins) · scheme cards by **Ann** and **Cyn**\n"
        "-# **Bob** is awaited\n"
        "4. Blue Pigicorn (💧 blue, 0 coins) · a scheme card by **Bob**\n"
    ) in shown
    assert "Trojan" not in shown
    assert "Smelly" not in shown


def test_herds_hands_points_and_powers_are_shown(texts: Texts):
    shown = text(board.board(Position(texts, TABLE, seats=3).showing))
    assert (
        "**Ann** 10 points · 2 hunt cards · Knight · Charge! ready\n"
        "-# played: 3 and 3 · Pâté points: 4\n"
        "-# Pony with a Party Hat (🌸 pink 1), Greedy Purple (⭐ yellow 2) + Cotton Candy, "
        "Crystal Legend (✨ legendary 4) + Bleached Unicorn\n"
        "**Bob** ▸ first player · 1 point · 2 hunt cards · Wizard · Rewind ready\n"
        "-# Rocking Horse (💧 blue 1)\n"
        "**Cyn** 0 points · 0 hunt cards · Princess · Royal Veto used today\n"
        "-# no unicorns\n"
    ) in shown


def test_market_stock_prices_and_piles_are_shown(texts: Texts):
    shown = text(board.board(Position(texts, TABLE, seats=3).showing))
    assert (
        "**Black market**\n-# Unicorn Butcher for 2 (Pâté points 3 and 2)\n-# Fake Horn for 3 (1 left)\n"
        "-# Cotton Candy for 3 (💧 blue)\n-# Fairy Dust sold out\nUnicorn deck 1 · discarded 1"
    ) in shown


def test_the_expert_game_shows_numbers_instead_of_played_cards(texts: Texts):
    shown = text(board.board(Position(texts, TABLE, {"expert": True}, seats=3).showing))
    assert "-# played: 2 hunt cards · Pâté points: 4" in shown
    assert "played: 3 and 3" not in shown


def test_how_a_hunt_was_decided_stands_on_the_board(texts: Texts):
    table = Position(texts, {**TABLE, "Cyn": {**TABLE["Cyn"], "hand": [2, 0]}}, seats=3)
    table.answer("2")
    table.answer("2")
    last = table.answer("1")
    assert "2 and 2 tie, so **Ann**'s 1 takes *Moonlight Legend*." in text(board.board(table.showing, last))


def test_six_seats_at_the_end_of_the_last_day_fit(texts: Texts):
    game = HuntGame(texts, 6, "full", {"extension": True}, LONG)
    for asked in game.play():
        if asked.kind == "trap":
            break
    state = game.match.state
    state.day, state.stack = 4, [Day("market"), Market()]
    state.line, state.placed, state.deck = [], {}, []
    for place, unicorn in enumerate(state.setup.unicorns):
        state.seats[place % 6].unicorns.append(unicorn)
        scheme = state.seats[place % 6].scheme_cards[place % 8]
        tokens = [Attached(("cotton_candy", "fairy_dust")[place % 2], color=COLORS[place % 4])] * (place < 16)
        state.attached[unicorn] = [Attached(scheme, place % 6), *tokens]
    for seat in state.seats:
        seat.hand, seat.played, seat.pate = [], list(seat.hunt_cards), [4]
    state.pending.clear()
    game.match = HuntMatch(game.match.book, state)
    game.match.run()
    screen = board.board(game.showing)
    assert problems(components(screen)) == []
    assert "Golden Legend" in text(screen)
    assert text(screen).count("unicorns:") == 0


def test_the_shortest_board_counts_colours_instead_of_naming_unicorns(texts: Texts):
    shown = "\n".join(board_lines.board(Position(texts, TABLE, seats=3).showing, board_lines.STEPS[-1]))
    assert "-# 3 unicorns: 🌸 pink ×1, ⭐ yellow ×1 and ✨ legendary ×1" in shown
