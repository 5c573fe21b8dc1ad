from collections.abc import Mapping

import pytest
from msgspec.structs import replace

from bot.content.errors import BadRule
from bot.content.library import Library
from bot.screens import lobby
from bot.screens.limits import problems
from bot.screens.rules_in_force import in_brief
from bot.screens.screen import Screen
from bot.screens.stables.showing import StableShowing
from bot.store.records import Alarm, Status
from bot.tables.document import LobbyChange
from bot.tables.state import TableState
from bot.texts import Locale, Texts
from tests.screens.play import LIBRARY, NAMES, components, document, labels, state_of, text

NO_DECKS: list[str] = []


def showing(texts: Texts, names: tuple[str, ...], status: Status = "lobby", **changes: object) -> StableShowing:
    kept = document(names, **{"started_at": None, **changes})
    state: TableState = replace(state_of(None, kept, status), alarms=(Alarm(1_001_800.0, "lobby"),))
    return StableShowing(texts, Locale.ENGLISH, state)


def drawn(shown: StableShowing) -> Screen:
    return lobby.lobby(shown, LIBRARY)


def test_the_lobby_says_who_sits_where_and_how_it_is_played(texts: Texts):
    screen = drawn(showing(texts, ("Ann", "Bob", "")))
    assert text(screen).splitlines() == [
        "### Unstable Unicorns · second edition · Table 7",
        "Opened by **Ann** · starts when **Ann** presses Start (2-8 seats)",
        "Seats: 1 Ann (host) · 2 Bob · 3 Hazel (computer, simple) · 5 seats free",
        "Pace: live (90 s a turn, 20 s to neigh)",
        "House rules: as in the rulebook",
        "Ready: **Ann** can press Start.",
        "-# **Ann** can change game, pace and who begins under House rules.",
        "-# Closes <t:1001800:R> unless somebody joins.",
    ]
    assert labels(screen) == [
        "Join",
        "Leave",
        "Start",
        "Add computer",
        "Remove computer",
        "House rules",
        "More…",
    ]
    assert problems(components(screen)) == []


def test_a_rematch_says_that_it_begins_by_itself_as_long_as_somebody_is_asked(texts: Texts):
    shown = showing(texts, ("Ann", "Bob"))
    shown.state.seats[1].asked = True
    assert text(drawn(shown)).splitlines()[1] == "Opened by **Ann** · begins once nobody is missing (2-8 seats)"
    shown.state.seats[1].asked = False
    assert "starts when **Ann** presses Start" in text(drawn(shown))


def test_what_is_still_needed_is_said(texts: Texts):
    assert "One more player is needed" in text(drawn(showing(texts, ("Ann",))))
    full = text(drawn(showing(texts, NAMES)))
    assert "All seats are taken" in full
    assert "free" not in full


def test_house_rules_that_differ_are_listed(texts: Texts):
    rules = {
        "hand_limit": 5,
        "neigh_targets": "before",
        "destroy_own": True,
        "reaction_seconds": 40,
        "expansions": NO_DECKS,
    }
    shown = text(drawn(showing(texts, ("Ann", "Bob"), rules=rules)))
    assert "4 house rules differ: Hand limit (5)" in shown
    assert "Naming targets (before the Neighs)" in shown
    assert "Destroying your own (allowed)" in shown
    assert "Expansions" not in shown
    assert "40 s to neigh" in shown


def test_another_host_than_the_opener_is_told(texts: Texts):
    shown = text(drawn(showing(texts, ("Ann", "Bob"), host=101)))
    assert "Opened by **Ann** · starts when **Bob** presses Start" in shown
    assert "2 Bob (host)" in shown


def test_a_closed_lobby_has_no_buttons_and_says_why(texts: Texts):
    begun = lobby.closed(showing(texts, ("Ann", "Bob"), "playing", started_at=9.0))
    assert "The game has begun" in text(begun)
    assert "free" not in text(begun)
    expired = lobby.closed(showing(texts, ("Ann",), "ended", ended_by="expired"))
    assert "Nobody joined for 30 min" in text(expired)
    for reason, words in (
        ("host", "The host closes"),
        ("moderator", "manages this server"),
        ("empty", "Everybody has left"),
    ):
        closed = lobby.closed(showing(texts, ("Ann",), "ended", ended_by=reason))
        assert words in text(closed)
        assert labels(closed) == []
    assert "frozen" in text(lobby.closed(showing(texts, ("Ann",), "frozen")))


def test_a_lobby_follows_the_seats_of_its_preset(texts: Texts):
    class Small(Library):
        def seats(self, preset: str, rules: Mapping[str, object] | None = None) -> range:
            del preset, rules
            return range(3, 5)

    shown = {seats: text(lobby.lobby(showing(texts, NAMES[:seats]), Small())) for seats in (2, 3, 4, 6)}
    assert "(3-4 seats)" in shown[2]
    assert "One more player is needed" in shown[2]
    assert shown[3].splitlines()[2].endswith("· one seat free")
    assert "All seats are taken" in shown[4]
    assert "Only 4 can play this game: 2 seats have to be given up first." in shown[6]


def test_rules_for_which_there_is_no_room_are_counted(texts: Texts):
    rules = {"hand_limit": 5, "neigh_targets": "before", "destroy_own": True}
    shown = showing(texts, ("Ann",), rules=rules)
    brief = in_brief(shown, LIBRARY, 45)
    assert brief == "3 house rules differ: Hand limit (5) and 2 more: press House rules."
    assert in_brief(shown, LIBRARY).endswith("Destroying your own (allowed)")


def test_what_the_host_changed_stands_in_the_lobby(texts: Texts):
    changes = [
        LobbyChange(by="A*nn", what="preset", value="french"),
        LobbyChange(by="Ann", what="pace", value="days"),
        LobbyChange(by="Ann", what="hand_limit", value=5),
    ]
    assert text(drawn(showing(texts, ("Ann", "Bob"), changes=changes))).splitlines()[5:8] == [
        "-# **A\\*nn** changes the game: Unstable Unicorns · French sheet",
        "-# **Ann** changes the pace: days",
        "-# **Ann** changes a house rule: Hand limit (5)",
    ]


def test_a_game_that_can_not_be_dealt_says_why_instead_of_start(texts: Texts, monkeypatch: pytest.MonkeyPatch):
    def check(_preset: str, _rules: object, seats: int) -> None:
        raise BadRule("starting_hand", "impossible", reason="deck_too_small", seats=seats, cards=50, needed=60)

    monkeypatch.setattr(LIBRARY, "check", check)
    said = text(drawn(showing(texts, ("Ann", "Bob"))))
    assert "This can't be played yet. With 2 players 60 cards are dealt, and the deck has only 50." in said
    assert "can press Start" not in said


def test_many_changed_rules_stand_one_below_the_other(texts: Texts):
    seen = showing(texts, ("Ann", "Bob"))
    seen.state.document.rules = {
        "hand_limit": 5, "starting_hand": 4, "final_tie": "shared", "destroy_own": True, "turn_seconds": 604800,
    }  # fmt: skip
    lines = text(drawn(seen)).splitlines()
    assert "- Hand limit (5)" in lines
    assert "- Time for a turn (7 days)" in lines
