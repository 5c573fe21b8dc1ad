"""The pages of the gallery: in each language the same tables at the same moments."""

from pathlib import Path

from bot.texts import Locale, Texts
from tests.screens.snapshots import alone, games, lobbies, records
from tests.screens.snapshots.drawing import drawn

FOLDER = Path("tests/screens/snapshots")


def pages(texts: Texts, locale: Locale) -> dict[str, str]:
    """Give the text of each page by its name."""
    told = {
        "lobby": lobbies.screens(texts, locale),
        "news": lobbies.news(texts, locale),
        "settings": alone.people(texts, locale),
        "records": records.screens(texts, locale),
        "rules": alone.rules(texts, locale),
        "cards": alone.cards(texts, locale),
        "houserules": alone.house(texts, locale),
        "errors": alone.errors(texts, locale),
        **{f"game_{preset}": games.moments(texts, locale, preset) for preset in games.PRESETS},
        **{f"replay_{preset}": games.looking_back(texts, locale, preset) for preset in games.PRESETS},
        **{f"end_{preset}": games.ends(texts, locale, preset) for preset in games.PRESETS},
    }
    shown = {name: "\n\n".join(drawn(title, screen) for title, screen in screens) for name, screens in told.items()}
    stories = {f"story_{preset}": "\n".join(games.story(texts, locale, preset)) for preset in games.PRESETS}
    files = {f"file_{preset}": records.file(texts, locale, preset) for preset in ("second", "hunt")}
    return {name: f"{text}\n" for name, text in {**shown, **stories, **files}.items()}
