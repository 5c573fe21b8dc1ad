"""The names of cards as the catalogues say them, read without all the rest: for whoever counts their letters."""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from bot.texts.catalogue import read_folder
from bot.texts.language import Language
from bot.texts.locale import Locale
from bot.texts.values import Joints

_FILES, _PREFIX = "cards*.ftl", "card-"


def card_title(directory: Path, tag: str, title: str) -> str:
    """Give the name of a card by its title id in a language (a tag of ours or Discord's), English where it lacks one.

    A title that no catalogue of `directory/<locale>` has is given back as it is.
    """
    for locale in (Locale.from_discord(tag), Locale.ENGLISH):
        name = _titles(directory / locale).get(title)
        if name is not None:
            return name
    return title


@lru_cache
def _titles(folder: Path) -> Mapping[str, str]:
    source = read_folder(folder, _FILES)
    language = Language(folder.name, source)
    plain = [key for key in source.phrases if key.startswith(_PREFIX) and "." not in key and not source.arguments(key)]
    return {key.removeprefix(_PREFIX): language.say(key, {}, Joints("", "")) for key in plain}
