"""Calls, notices and the end: said once, in public."""

from dataclasses import replace

import pytest

from bot.games.core.match import Outcome
from bot.screens import calls, end, notices
from bot.screens.limits import problems
from bot.tables.items import Ask, Call, End, Notice
from bot.texts import Locale, Texts
from tests.screens.play import NAMES, UNTIL, Game, components, labels, text

LINK = "https://example.org"


@pytest.fixture
def game(texts: Texts) -> Game:
    return Game(texts, 8, "news")


def asks(*seats: int, decision: str = "discard", source: str = "llamacorn") -> tuple[Ask, ...]:
    return tuple(Ask(seat=seat, user=100 + seat, decision=decision, source=source) for seat in seats)


def test_a_turn_is_called_with_a_way_to_the_hand_and_the_board(game: Game):
    screen = calls.call(game.showing, Call(token="t", asks=asks(1, decision="action", source=""), until=UNTIL), LINK)
    assert text(screen).startswith("<@101>, it's your turn: play one card or draw.")
    assert "<t:1000090:R>" in text(screen)
    assert f"[To the board]({LINK})" in text(screen)
    assert labels(screen) == ["My hand"]
    assert screen.mentions == (101,)


@pytest.mark.parametrize(
    ("locale", "one", "several"),
    [
        (Locale.FRENCH, "défausses-tu", "défaussez-vous"),
        (Locale.CZECH, "odhodíš", "odhodíte"),
        (Locale.ROMANIAN, "decartezi", "decartați"),
    ],
)
def test_several_are_spoken_to_as_several(game: Game, locale: Locale, one: str, several: str):
    showing = replace(game.showing, locale=locale)
    for seats, words, others in (((1,), one, several), ((1, 2), several, one)):
        told = text(calls.call(showing, Call(token="t", asks=asks(*seats), until=UNTIL), LINK))
        assert words in told
        assert others not in told


def test_several_are_called_at_once_with_what_is_asked(game: Game):
    screen = calls.call(game.showing, Call(token="t", asks=asks(1, 2), until=UNTIL, acted=2), LINK)
    assert text(screen).startswith("<@101> and <@102>, you're asked. Llamacorn: Which card do you discard?")
    assert screen.mentions == (101,)
    assert calls.call(game.showing, Call(token="t", asks=asks(1, 2), until=UNTIL), LINK, {102}).mentions == (102,)
    assert problems(components(screen)) == []


def test_a_reminder_says_that_time_is_short(game: Game):
    screen = calls.call(game.showing, Call(token="t", asks=asks(1), until=UNTIL, reminder=True), LINK)
    assert "your time is nearly over" in text(screen)


def test_a_deadline_that_moved_is_shown_as_it_is_now(game: Game):
    token = game.showing.state.token(game.match.decisions[0].id)
    screen = calls.call(game.showing, Call(token=token, asks=asks(1), until=5.0), LINK)
    assert f"<t:{int(UNTIL)}:R>" in text(screen)


@pytest.mark.parametrize("what", ["away", "back", "left", "kicked", "host", "vote", "frozen"])
def test_news_about_people(game: Game, what: str):
    screen = notices.notice(game.showing, Notice(what=what, seat=1, user=101, n=1, needed=3))
    assert ("**Bob**" in text(screen)) == (what != "frozen")
    assert problems(components(screen)) == []


def test_a_notice_may_concern_nobody(game: Game):
    assert "frozen" in text(notices.notice(game.showing, Notice(what="frozen")))


@pytest.mark.parametrize(
    ("winners", "reason"),
    [
        *(((2,), reason) for reason in ("unicorns", "deck", "letters")),
        ((2, 5), "shared"),
        *(((), reason) for reason in ("tie", "host", "moderator", "nobody_left")),
    ],
)
def test_the_end_names_winners_and_places(game: Game, winners: tuple[int, ...], reason: str):
    game.match.state.outcome = Outcome(winners, reason)
    game.match.state.turns = 23
    screen = end.end(game.showing, End(winners=winners, reason=reason, seconds=1900.0))
    result, *places = text(screen).splitlines()
    assert ("wins" if winners else "Nobody wins") in result
    assert all(f"**{NAMES[seat]}**" in result for seat in winners)
    assert "(32 min)" in result
    assert len(places) == 8
    assert all(places[rank].startswith(f"1. **{NAMES[seat]}**") for rank, seat in enumerate(winners))
    assert problems(components(screen)) == []


@pytest.mark.parametrize("reason", ["deck", "letters", "shared", "tie"])
def test_a_game_that_was_cut_is_told_from_an_empty_draw_pile(game: Game, reason: str):
    winners = () if reason == "tie" else (2,)
    game.match.state.outcome = Outcome(winners, reason)
    game.match.state.turns = 23
    payload = End(winners=winners, reason=reason, seconds=1900.0)
    assert "The game reached the most turns it may have" in text(end.end(game.showing, payload))
    game.match.state.deck.clear()
    assert "The draw pile ran out" in text(end.end(game.showing, payload))


def test_who_has_as_many_unicorns_shares_a_place(texts: Texts):
    game = Game(texts, 3, "places")
    for _ in game.play():
        pass
    outcome = game.match.outcome
    assert outcome is not None
    places = text(end.end(game.showing, End(winners=outcome.winners, reason=outcome.reason, seconds=60.0))).splitlines()
    assert places[1].startswith(f"1. **{NAMES[outcome.winners[0]]}** · 7 unicorns")
    counts = [int(line.split("· ")[1].split(" ")[0]) for line in places[1:]]
    assert counts == sorted(counts, reverse=True)


def test_a_winner_who_left_is_said_to_have_been_played_by_the_computer(game: Game):
    game.match.state.outcome = Outcome((2,), "unicorns")
    game.match.state.turns = 23
    payload = End(winners=(2,), reason="unicorns", seconds=60.0)
    game.showing.state.seats[3].left = True
    assert "had left" not in text(end.end(game.showing, payload))
    game.showing.state.seats[2].left = True
    assert f"**{NAMES[2]}** had left; the computer played on." in text(end.end(game.showing, payload))
