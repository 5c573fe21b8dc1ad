"""The board says who, what and until when, and fits into a message however big the table is."""

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.core.events import Event
from bot.games.stables.match import StableMatch
from bot.screens import board, hand
from bot.screens.games import game_of
from bot.screens.limits import TEXT, problems
from bot.screens.stables.board_lines import STEPS, seat_lines
from bot.screens.stables.showing import StableShowing
from bot.tables.document import SeatRecord
from bot.texts import Locale, Texts
from tests.screens.play import LIBRARY, Game, components, document, labels, state_of, text, with_status

NASTY = ["@everyone", "**", "`", "]( )", "\u202e", "e\u0301\u0301\u0301", "🦄", "<@1>", "\n# ", "Ü", "ﷺ", "||", "@"]
names = (
    st.lists(st.sampled_from(NASTY) | st.characters(codec="utf-8"), min_size=1, max_size=40)
    .map("".join)
    .map(lambda t: t[:40])
)


def crowded(sizes: list[int], called: list[str], seed: int) -> StableMatch:
    """A game whose stables are stuffed; one seat shows a hand of ten to everybody."""
    match = LIBRARY.stables.start("second", {}, len(called), str(seed))
    state = match.state
    cards = list(range(len(state.setup.cards)))
    state.chance.shuffle(cards)
    for seat, size in enumerate(sizes):
        state.stables[seat] = (cards[seat * 7 :] + cards)[:size]
    state.hands[0] = cards[:10]
    camera = next(card for card in cards if match.table.id(card) == "nanny_cam")
    state.stables[0].append(camera)
    return StableMatch(match.book, state)


@settings(max_examples=60, deadline=None)
@given(
    called=st.lists(names, min_size=8, max_size=8),
    sizes=st.lists(st.integers(0, 30), min_size=8, max_size=8) | st.just([30] * 8),
    seed=st.integers(0, 9),
)
def test_the_board_of_any_table_fits(texts: Texts, called: list[str], sizes: list[int], seed: int):
    match = crowded(sizes, called, seed)
    showing = StableShowing(texts, Locale.ENGLISH, state_of(match, document(called)))
    fact = Event("discards", 0, cards=tuple(match.table.id(card) for card in match.state.hands[0]), why="llamacorn")
    screen = board.board(showing, [fact])
    assert problems(components(screen)) == []
    shown = text(screen)
    assert all(showing.name(seat) in shown for seat in range(8))
    assert "@everyone" not in shown
    assert problems(components(hand.hand(showing, 0))) == []


def test_what_stands_above_a_board_takes_its_room_from_it(texts: Texts):
    called = ["W" * 40] * 8
    game = game_of(StableShowing(texts, Locale.ENGLISH, state_of(crowded([20] * 8, called, 3), document(called))))
    shortest = sum(map(len, board.told(game, (), "", "x" * TEXT)))
    told: set[int] = set()
    for above in range(0, TEXT - 100 - shortest, 40):
        length = sum(map(len, board.told(game, (), "", "x" * above)))
        assert length + above <= TEXT - 100
        told.add(length)
    assert len(told) > 1


def test_more_detail_says_more(texts: Texts):
    showing = StableShowing(texts, Locale.ENGLISH, state_of(crowded([30] * 8, ["Ann"] * 8, 1), document(["Ann"] * 8)))
    lengths = [len("\n".join(seat_lines(showing, 3, detail))) for detail in STEPS]
    assert lengths == sorted(lengths, reverse=True)
    assert len(set(lengths)) == len(STEPS)
    assert "and" in seat_lines(showing, 3, STEPS[1])[1]


def test_a_small_table_is_shown_in_full(texts: Texts):
    game = Game(texts, 3, "full")
    for asked in game.play():
        if asked.kind == "action" and game.match.look(None).turns > 9:
            break
    look = game.match.look(None)
    shown = text(board.board(game.showing, [Event("draws", look.turn, n=1)]))
    for seat, stands in enumerate(look.seats):
        assert f"**{game.showing.name(seat)}**" in shown
        for card in (*stands.stable, *stands.upgrades, *stands.downgrades):
            assert game.showing.card(card) in shown
    player = game.showing.name(look.turn)
    assert f"**{player}** ▸ " in shown
    assert f"**{player}** plays a card or draws. Deadline: <t:1000090:R>." in shown
    assert f"Draw pile {look.deck}" in shown
    assert f"Last: **{player}** draws a card." in shown
    assert labels(board.board(game.showing)) == ["My hand", "Story", "Rules", "More…"]


def test_who_is_away_or_gone_or_a_computer_is_told(texts: Texts):
    game = Game(texts, 4, "people", names=("Ann", "Bob", "Cyn", ""))
    game.document.seats[1].away = True
    game.document.seats[2] = SeatRecord(user=9, name="Cyn", left=True)
    shown = text(board.board(game.showing))
    assert "**Juniper (computer)** 0 of 7" in shown
    assert shown.count("away, the computer plays") == 1
    assert shown.count("left, the computer plays") == 1


def several_decide(game: Game) -> bool:
    """Play until several seats are asked by a card; False if that never comes."""
    for asked in game.play():
        if len({one.seat for one in game.match.decisions}) > 1 and asked.kind in ("discard", "sacrifice"):
            return True
    return False


def test_several_who_decide_are_named_with_the_card_that_asks(texts: Texts):
    game = next(game for game in (Game(texts, 3, f"several {seed}") for seed in range(20)) if several_decide(game))
    shown = text(board.board(game.showing)).splitlines()[1]
    assert shown.startswith("*")
    assert "decide" in shown


def test_a_finished_game_offers_no_hand(texts: Texts):
    game = Game(texts, 2, "over")
    for _ in game.play():
        pass
    screen = board.board(game.showing, game.latest)
    assert labels(screen) == ["Story", "Rules", "More…"]
    assert "over after" in text(screen)
    assert " wins " in text(screen)


def test_a_frozen_table_says_so_even_without_a_game(texts: Texts):
    game = Game(texts, 2, "frozen")
    assert "frozen" in text(board.board(with_status(game.showing, "frozen")))
    lost = StableShowing(texts, Locale.ENGLISH, state_of(None, game.document, "frozen"))
    assert "frozen" in text(board.board(lost))
