"""The printed names of cards by language, and their letters for the tie-break (CZ-23, decision 9)."""

from pathlib import Path

from msgspec import Struct

from bot.content import yaml_files
from bot.games.stables.book import Book
from bot.games.stables.cards import Design

FALLBACK = "en"


class NameFile(Struct, frozen=True, forbid_unknown_fields=True):
    """Names by card title and language; a language is left out where no printed name is known."""

    names: dict[str, dict[str, str]]


class Names:
    """Printed card names; English stands in where a language has none."""

    def __init__(self, by_title: dict[str, dict[str, str]]) -> None:
        self._by_title = by_title

    @classmethod
    def load(cls, path: Path) -> "Names":
        """Read a name file. Raises `ContentError`."""
        return cls(yaml_files.shape(yaml_files.read(path), NameFile, path.name).names)

    def name(self, title: str, language: str) -> str:
        """The name of a card; its bare title if it has none at all."""
        known = self._by_title.get(title, {})
        return known.get(language) or known.get(FALLBACK) or title

    def letters(self, book: Book, language: str) -> list[int]:
        """Letters in each design's name: letters only, an accented one counts as one (R7)."""
        return [sum(map(str.isalpha, self._of(book, design, language))) for design in book.designs]

    def _of(self, book: Book, design: Design, language: str) -> str:
        own = book.words.get(design.id)
        return self.name(design.name_key, language) if own is None else own.called(language)
