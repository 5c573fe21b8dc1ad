"""What comes after games: how many, who is rated, what is kept, and the story as a file."""

from bot.screens import records_data, story_file
from bot.screens.records import Pages
from bot.store.results import Standing, Tally
from bot.texts import Locale, Texts
from tests.screens.snapshots.games import Screens, shown, start

TALLIES = [
    Tally("unstable", "second", False, 3, 1),
    Tally("unstable", "own", False, 1, 1),
    Tally("hunt", "hunt", False, 22, 5),
    Tally("hunt", "hunt", True, 5, 4),
]
STANDINGS = [Standing(1, "Ann", 29.0, 7.0, 4, 2, 1), Standing(2, "*Bob*", 22.0, 6.0, 1, 0, 2)]


def screens(texts: Texts, locale: Locale) -> Screens:
    """Show the pages of `/stats`."""
    here, direct = Pages(texts, locale, on_server=True), Pages(texts, locale, on_server=False)
    return [
        ("a person", here.person("Ann", TALLIES, {"hunt": (STANDINGS[0], 2)}, own=True)),
        ("without games", here.person("Ann", [], {}, own=True)),
        ("somebody else without games", here.person("Bob", [], {}, own=False)),
        ("in direct messages", direct.person("Ann", TALLIES[:1], {}, own=True)),
        ("a server", here.server(TALLIES, {"unstable": 2, "hunt": 1})),
        ("a server without games", here.server([], {})),
        ("table", here.table("unstable", 0, STANDINGS, 32, Standing(3, "Cyn", 20.0, 6.0, 2, 0, 30))),
        ("table without people", here.table("hunt", 0, [], 0, None)),
        ("what is kept", records_data.data(texts, locale, "kept", 21)),
        ("what is kept of who keeps out", records_data.data(texts, locale, "hidden", 1)),
        ("before deleting", records_data.sure(texts, locale)),
    ]


def file(texts: Texts, locale: Locale, preset: str, lines: int = 30) -> str:
    """Write the beginning of a game's story as a file."""
    game = start(texts, locale, preset)
    for _ in game.play():
        pass
    return "\n".join(story_file.content(shown(game, locale), game.told).decode().split("\n")[:lines])
