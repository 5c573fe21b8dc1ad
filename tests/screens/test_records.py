"""The games of a person and a server: within Discord's limits whoever plays there, and harmless names."""

import json
from datetime import UTC, datetime

import pytest

from bot.screens import limits, records_data
from bot.screens.limits import problems
from bot.screens.records import PAGE, Pages
from bot.screens.screen import Screen
from bot.store.rating import Rating
from bot.store.results import KeptResult, KeptStanding, Standing, Tally
from bot.texts import Locale, Texts
from tests.screens.play import components, labels, text

NASTY = ("@everyone", "*" * 200, "𝕬" * 32, "\u202eevil", "[a](http://b)", "||||", "<@123>", "# big", "١" * 40, "\n\n")
TALLIES = [
    Tally("unstable", "second", False, 3, 1),
    Tally("unstable", "own", False, 1, 1),
    Tally("hunt", "hunt", False, 2, 0),
    Tally("hunt", "hunt", True, 5, 4),
]


def standing(place: int) -> Standing:
    rating = Rating(mu=40.0 - place / 20)
    name = NASTY[place % len(NASTY)] * 3
    return Standing(1000 + place, name, rating.mu, rating.sigma, 100_000 + place, 99_999, place)


def table(pages: Pages, page: int, people: int = 500, own: Standing | None = None) -> Screen:
    part = [standing(place) for place in range(page * PAGE + 1, min((page + 1) * PAGE, people) + 1)]
    return pages.table("unstable", page, part, people, own)


WORDS = {Locale.ENGLISH: "rating", Locale.FRENCH: "cote", Locale.CZECH: "hodnocení", Locale.ROMANIAN: "scor"}


@pytest.mark.parametrize("locale", list(Locale))
def test_a_rating_is_called_the_same_wherever_it_is_told_of(texts: Texts, locale: Locale) -> None:
    for key in ("settings-records-kept", "settings-records-kept.about", "stats-sure"):
        assert WORDS[locale] in texts.say(locale, key).lower(), key


@pytest.mark.parametrize("locale", list(Locale))
def test_a_table_of_five_hundred_people_fits_page_by_page(texts: Texts, locale: Locale) -> None:
    pages = Pages(texts, locale, on_server=True)
    told: list[str] = []
    for page in range(34):
        screen = table(pages, page, own=standing(7))
        assert problems(components(screen)) == []
        assert screen.mentions == ()
        told += text(screen).splitlines()
    assert sum(" · **" in line for line in told) == 500
    assert not any("<@" in line.replace("\\<", "") or "@everyone" in line for line in told)


def test_the_table_tells_the_reader_where_they_stand(texts: Texts) -> None:
    pages = Pages(texts, Locale.ENGLISH, on_server=True)
    assert "You: place 77 with " in text(table(pages, 0, own=standing(77)))
    assert "You: place" not in text(table(pages, 5, own=standing(77)))
    assert "You: place" not in text(table(pages, 0))
    assert labels(table(pages, 0))[2:] == ["This server", "My games"]


def test_one_page_needs_no_turning(texts: Texts) -> None:
    pages = Pages(texts, Locale.ENGLISH, on_server=True)
    assert labels(table(pages, 0, people=3)) == ["This server", "My games"]
    assert "Nobody is rated yet" in text(table(pages, 0, people=0))


def test_a_persons_games_by_game_and_preset(texts: Texts) -> None:
    pages = Pages(texts, Locale.ENGLISH, on_server=True)
    screen = pages.person("*Ann*", TALLIES, {"unstable": (standing(2), 40)}, own=True)
    assert text(screen).splitlines()[1:] == [
        "**Kill the Unicorns** · 2 games, 0 wins",
        "**Unstable Unicorns** · 4 games, 2 wins",
        "Rating **1596**, place 2 of 40",
        "- second edition · 3 games, 1 win",
        "- decks of their own · 1 game, 1 win",
        "-# Against computers alone: 5 games, 4 wins",
    ]
    assert r"\*Ann\*" in text(screen)
    assert labels(screen) == ["This server", "My data"]
    assert problems(components(screen)) == []


def test_a_servers_games_and_the_ways_to_its_tables(texts: Texts) -> None:
    pages = Pages(texts, Locale.ENGLISH, on_server=True)
    screen = pages.server(
        [Tally("unstable", "second", False, 300, 0), Tally("kids", "kids", True, 1, 0)], {"unstable": 9}
    )
    assert text(screen).splitlines()[1:] == ["**Unstable Unicorns** · 300 games", "-# Against computers alone: 1 game"]
    assert labels(screen) == ["Unstable Unicorns", "My games", "My data"]


def test_direct_messages_have_no_server(texts: Texts) -> None:
    screen = Pages(texts, Locale.ENGLISH, on_server=False).person("Ann", [], {}, own=True)
    assert "on all servers" in text(screen)
    assert "No game is finished yet" in text(screen)
    assert labels(screen) == ["My data"]


def test_the_file_holds_everything_as_any_program_reads_it(monkeypatch: pytest.MonkeyPatch) -> None:
    at = datetime(2026, 11, 30, tzinfo=UTC).timestamp()
    results = [KeptResult(n, 2**60 + 1, "unstable", "second", 4, 3, at, 1, True, True) for n in range(9)]
    ratings = [KeptStanding(2**60 + 1, "unstable", "Ann", 25.0, 8.0, 9, 9)]
    told = json.loads(records_data.content(2**60 + 3, results, ratings))
    assert told["user"] == str(2**60 + 3)
    assert told["games"][0] == {
        "table": 0,
        "guild": str(2**60 + 1),
        "game": "unstable",
        "preset": "second",
        "seats": 4,
        "people": 3,
        "ended_at": "2026-11-30T00:00:00+00:00",
        "place": 1,
        "won": True,
        "stayed": True,
    }
    assert told["ratings"][0]["name"] == "Ann"
    monkeypatch.setattr(limits, "FILE_BYTES", 1500)
    short = records_data.content(1, results, ratings)
    assert len(short) <= 1500
    assert json.loads(short)["games_left_out"] == 9 - len(json.loads(short)["games"]) > 0
