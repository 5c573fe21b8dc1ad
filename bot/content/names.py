"""The names of cards by language: as the catalogues say them, with which of them are printed, and their letters."""

from pathlib import Path

from msgspec import Struct

from bot.content import yaml_files
from bot.games.stables.book import Book
from bot.games.stables.cards import Design
from bot.texts import card_title


class NameFile(Struct, frozen=True, forbid_unknown_fields=True):
    """Printed names by card title and language; a language is left out where no printed name is known."""

    names: dict[str, dict[str, str]]


class Names:
    """What cards are called at the table, as the catalogues say it; those without a printed name are of our own."""

    def __init__(self, catalogues: Path, printed: dict[str, dict[str, str]]) -> None:
        self._catalogues = catalogues
        self._printed = printed

    @classmethod
    def load(cls, data: Path) -> "Names":
        """Read the printed names of a data folder. Raises `ContentError`."""
        path = data / "cards" / "names.yaml"
        return cls(data / "texts", yaml_files.shape(yaml_files.read(path), NameFile, path.name).names)

    def name(self, title: str, language: str) -> str:
        """The name of a card as it is shown: in English where a language has none, its bare title if nothing has."""
        return card_title(self._catalogues, language, title)

    def printed(self, title: str, language: str) -> str | None:
        """The name printed on the card, where it is known; else the name that is shown is one of ours."""
        return self._printed.get(title, {}).get(language)

    def letters(self, book: Book, language: str) -> list[int]:
        """Letters in each design's name as it is shown: letters only, an accented one counts as one (CZ-23, R7)."""
        return [sum(map(str.isalpha, self._of(book, design, language))) for design in book.designs]

    def _of(self, book: Book, design: Design, language: str) -> str:
        own = book.words.get(design.id)
        return self.name(design.name_key, language) if own is None else own.called(language)
