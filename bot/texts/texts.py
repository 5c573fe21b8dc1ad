"""Every word a person reads, in the language asked for."""

from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from pathlib import Path

from bot.texts.catalogue import Source, read_folder
from bot.texts.errors import CatalogueError, TextError
from bot.texts.language import Language
from bot.texts.locale import Locale
from bot.texts.values import Joints, Value

_MINUTE, _HOUR, _DAY = 60, 3600, 86400
# A unit is used from twice its length on (two minutes, two hours, …): "90 s" says more than "2 min".
_UNITS = (("day", _DAY, 3 * _DAY), ("hour", _HOUR, 2 * _HOUR), ("minute", _MINUTE, 2 * _MINUTE), ("second", 1, 0))


class Texts:
    """The catalogues of all languages, read and compiled once. What a language lacks is said in English."""

    def __init__(self, languages: Mapping[Locale, Language]) -> None:
        self._english = languages[Locale.ENGLISH]
        self._languages = dict(languages)
        self._joints = {locale: self._read_joints(locale) for locale in Locale}

    @classmethod
    def load(cls, directory: Path, locales: Collection[Locale] = tuple(Locale)) -> "Texts":
        """Read `directory/<locale>/*.ftl`; a language that isn't among `locales` is spoken as English.

        Raise `CatalogueError` when a file can't be read or English is missing.
        """
        silent = Language(Locale.ENGLISH, Source({}, {}, ()))
        languages = {locale: _language(directory / locale) if locale in locales else silent for locale in Locale}
        if not languages[Locale.ENGLISH].source.phrases:
            raise CatalogueError(f"{directory / Locale.ENGLISH}: no English texts here")
        return cls(languages)

    def say(self, locale: Locale, key: str, board: Locale | None = None, /, **arguments: Value) -> str:
        """Give the text for `key` (or `key.attribute`) in a language, English where that language lacks it.

        An argument called like a text (`$board-my-hand`) is that text as public messages have it: in the language of
        the `board`, which is the reader's if none is named.

        Strings are shown as they are: people's names come from `safe_name` (or `plain_name` for labels). Numbers choose
        the plural, lists are joined by grammar. Raise `TextError`, naming key and file, for an unknown key or a
        missing argument.
        """
        speaker = self._speaker(locale, key)
        for label in speaker.labels(key):
            arguments.setdefault(label, self.say(board or locale, label))
        return speaker.say(key, arguments, self._joints[locale])

    def spoken(self) -> list[Locale]:
        """Give the languages that have texts of their own."""
        return [locale for locale, language in self._languages.items() if language.source.phrases]

    def has(self, key: str) -> bool:
        """Tell whether there is a text for a key at all, for what is optional (such as `card-….notes`)."""
        return self._english.knows(key)

    def all_keys(self) -> frozenset[str]:
        """Give all English keys, attributes included (`key.attribute`)."""
        return frozenset(key for key in self._english.source.phrases if not key.startswith("-"))

    def arguments(self, key: str) -> frozenset[str]:
        """Give the names of the arguments the English text for a key needs; labels of buttons come by themselves."""
        return self._english.source.arguments(key) - self._english.labels(key)

    def listing(self, locale: Locale, items: Sequence[str]) -> str:
        """Join items as the language does: "A", "A and B", "A, B and C"."""
        return self._joints[locale].join(items)

    def card(self, locale: Locale, title: str, colour: str | None = None) -> str:
        """Give a card's name by its title id (`rhinocorn`), with its colour variant: "Baby Unicorn (pink)"."""
        name = self.say(locale, f"card-{title}")
        if colour is None:
            return name
        return self.say(locale, "card-variant", card=name, colour=self.say(locale, f"colour-{colour}"))

    def duration(self, locale: Locale, seconds: float) -> str:
        """Give a length of time in its largest sensible unit, rounded: "90 s", "10 min", "24 h", "3 days"."""
        unit, length = next((unit, length) for unit, length, least in _UNITS if seconds >= least)
        return self.say(locale, "duration", unit=unit, count=round(seconds / length))

    def _speaker(self, locale: Locale, key: str) -> Language:
        for language in (self._languages[locale], self._english):
            if language.knows(key):
                return language
        raise TextError(f"{key} stands in no English catalogue")

    def _read_joints(self, locale: Locale) -> Joints:
        between, before_last = (
            self._speaker(locale, key).say(key, {}, Joints("", "")) for key in ("list-between", "list-before-last")
        )
        return Joints(between, before_last)


def _language(folder: Path) -> Language:
    """Read a language, or take the same again if its files haven't changed. Raise `CatalogueError`."""
    return _read(folder, tuple((path, path.stat().st_mtime_ns) for path in sorted(folder.glob("*.ftl"))))


@lru_cache(maxsize=16)
def _read(folder: Path, files: tuple[tuple[Path, int], ...]) -> Language:
    del files
    source = read_folder(folder)
    if source.findings:
        raise CatalogueError("\n".join(map(str, source.findings)))
    return Language(folder.name, source)
