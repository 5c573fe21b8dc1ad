"""Which preset is opened for what a person chose."""

from types import SimpleNamespace
from typing import cast

import pytest

from bot.client.caller import Caller, Refusal
from bot.client.opening import preset_of
from bot.content.library import Library
from bot.content.yaml_files import DATA
from bot.texts import Locale, Texts

TEXTS = Texts.load(DATA / "texts")
GAMES = {"second": "unstable", "french": "unstable", "kids": "kids"}


class TwoGames(Library):
    """Two games on offer, whatever the data say."""

    def presets(self) -> list[str]:
        return list(GAMES)

    def game(self, preset: str) -> str:
        return GAMES[preset]


def caller(library: Library) -> Caller:
    services = SimpleNamespace(library=library)

    def say(key: str, **arguments: str | list[str]) -> str:
        return TEXTS.say(Locale.ENGLISH, key, **arguments)

    return cast(Caller, SimpleNamespace(services=services, say=say))


@pytest.mark.parametrize(
    ("game", "preset", "usual", "opened"),
    [
        (None, None, "second", "second"),
        (None, None, "kids", "kids"),
        (None, "kids", "second", "kids"),
        ("unstable", None, "french", "french"),
        ("unstable", None, "kids", "second"),
        ("unstable", "french", "kids", "french"),
        ("kids", None, "second", "kids"),
    ],
)
def test_what_is_left_out_follows_from_the_rest(game: str | None, preset: str | None, usual: str, opened: str) -> None:
    assert preset_of(caller(TwoGames()), game, preset, usual) == opened


def test_an_edition_of_another_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(Refusal) as refused:
        preset_of(caller(TwoGames()), "kids", "french", "second")
    assert refused.value.text == (
        "Unstable Unicorns for Kids isn't played with that edition's rules. Choose among: Kids."
    )


@pytest.mark.parametrize("preset", Library().presets())
def test_every_preset_has_its_words(preset: str) -> None:
    for key in (f"game-{preset}", f"choice-preset-{preset}", f"choice-game-{Library().game(preset)}"):
        assert TEXTS.has(key), key
