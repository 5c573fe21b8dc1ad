"""Who begins, in words and controls."""

import pytest

from bot.content.library import Library
from bot.screens import first_player, lobby
from bot.screens.limits import problems
from bot.screens.stables.showing import StableShowing
from bot.store.records import Alarm
from bot.tables.document import CHANCE, FirstVote
from bot.tables.items import Ask, FirstVoteOpened, FirstVoteOver
from bot.texts import Locale, Texts
from tests.screens.play import LIBRARY, components, controls, document, labels, state_of, text, values


def showing(texts: Texts, **changes: object) -> StableShowing:
    kept = document(("Ann", "Bob", ""), **{"started_at": None, **changes})
    state = state_of(None, kept, "lobby")
    return StableShowing(texts, Locale.ENGLISH, type(state)(state.row, kept, None, (Alarm(1_000_090.0, "first_vote"),)))


def test_the_host_is_asked_with_every_seat_and_chance(texts: Texts):
    screen = first_player.ask_host(showing(texts))
    (menu,) = controls(screen)
    assert values(menu) == ["0.100", "1.101", "2.0", "-1"]
    assert "Who begins? The game starts as soon as you choose." in text(screen)
    assert problems(components(screen)) == []


@pytest.mark.parametrize(
    ("first", "said"),
    [
        (None, "**Ann** picks who begins."),
        (1, "**Bob** begins, picked by the host."),
        (CHANCE, "Chance says who begins, as the host wishes."),
    ],
)
def test_the_lobby_says_whom_the_host_has_picked(texts: Texts, first: int | None, said: str):
    shown = showing(texts, rules={"first_player": "host_picks"}, first=first)
    assert said in text(lobby.lobby(shown, LIBRARY)).splitlines()
    assert said not in text(lobby.lobby(showing(texts, first=first), LIBRARY))


def test_the_vote_has_a_button_for_each_seat_and_tells_no_votes(texts: Texts):
    screen = lobby.lobby(showing(texts, first_vote=FirstVote(seed="s", votes={101: 2})), LIBRARY)
    shown = text(screen)
    assert "**Who is the most colourful?** Vote for who begins." in shown
    assert "<t:1000090:R>" in shown
    assert "1 of 2 votes are in." in shown
    assert labels(screen) == ["Ann", "Bob", "Hazel", "Leave", "House rules", "More…"]
    assert [control["custom_id"] for control in controls(screen)][:3] == [
        "nb:7:-:vote_first:0.100",
        "nb:7:-:vote_first:1.101",
        "nb:7:-:vote_first:2.0",
    ]
    assert problems(components(screen)) == []


@pytest.mark.parametrize("game", Library().games())
def test_every_game_has_its_own_question(texts: Texts, game: str):
    assert texts.has(f"first-vote-{game}")


def test_everybody_is_called_and_only_who_wants_it_is_pinged(texts: Texts):
    asks = (Ask(seat=0, user=100, decision="first_vote"), Ask(seat=1, user=101, decision="first_vote"))
    screen = first_player.call(showing(texts), Library(), FirstVoteOpened(asks=asks, until=5.0), "https://board", {101})
    question = "**Who is the most colourful?** Vote for who begins."
    assert text(screen) == f"<@100> and <@101>, {question} It closes <t:1000090:R> · [To the vote](https://board)"
    assert screen.mentions == (101,)
    assert labels(screen) == ["Ann", "Bob", "Hazel"]


@pytest.mark.parametrize(
    ("over", "said"),
    [
        (FirstVoteOver(first=1, votes=(0, 2, 1)), "**Bob** begins, with 2 votes."),
        (FirstVoteOver(first=2, votes=(1, 0, 1), tied=True), "chance settles it: **Hazel** begins."),
        (FirstVoteOver(first=0, votes=(0, 0, 0), tied=True), "Nobody voted, so chance says it: **Ann** begins."),
        (FirstVoteOver(first=-1), "The vote on who begins is off"),
    ],
)
def test_what_came_of_the_vote(texts: Texts, over: FirstVoteOver, said: str):
    assert said in text(first_player.over(showing(texts), over))
