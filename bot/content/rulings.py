"""Which statements of the rules and rulings a card is about, by number, for whoever wants to look them up."""

from pathlib import Path

from msgspec import Struct

from bot.content import yaml_files


class OfGame(Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers about every card of a type, and about single cards by title."""

    types: dict[str, list[str]]
    cards: dict[str, list[str]]

    def about(self, kind: str, title: str) -> list[str]:
        """Give the numbers about a card, its own first."""
        return list(dict.fromkeys([*self.cards.get(title, []), *self.types.get(kind, [])]))


class Rulings(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers by game: Unstable Unicorns, its edition for Kids, Kill the Unicorns."""

    stables: OfGame
    kids: OfGame
    hunt: OfGame

    @classmethod
    def load(cls, path: Path) -> "Rulings":
        """Read a file of rulings. Raises `ContentError`."""
        return yaml_files.shape(yaml_files.read(path), cls, path.name)
