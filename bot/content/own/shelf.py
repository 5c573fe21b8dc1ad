"""The own decks that this process has to do with just now; the store keeps them all."""

from collections import OrderedDict

from bot.content.errors import ContentError
from bot.content.own.deck import OwnDeck, hash_of, parse

OWN = "own:"
"""Before a deck's hash in what is played (`own:1f3e…`), before its id where people choose."""

MOST = 256
"""Decks at hand at once: 16 MB of text if all are as large as can be."""


class UnknownDeck(ContentError):
    """An own deck that is not at hand."""

    def __init__(self, name: str) -> None:
        super().__init__("own deck", name, "is not at hand")


class Shelf:
    """Own decks by name (`own:` and the hash of the text); those not asked for in a long time go."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._decks: OrderedDict[str, tuple[bytes, OwnDeck]] = OrderedDict()

    def __contains__(self, name: str) -> bool:
        return name in self._decks

    def put(self, content: bytes) -> str:
        """Take a deck that was checked once; gives its name. Raises `FaultyDeck` if it can't be read any more."""
        name = OWN + hash_of(content)
        if name not in self._decks:
            self._decks[name] = (content, parse(content))
        self._decks.move_to_end(name)
        while len(self._decks) > self._most:
            self._decks.popitem(last=False)
        return name

    def names(self) -> list[str]:
        """Give the names of the decks that are here, in alphabetical order."""
        return sorted(self._decks)

    def deck(self, name: str) -> OwnDeck:
        """Give a deck. Raises `UnknownDeck`."""
        return self._find(name)[1]

    def content(self, name: str) -> bytes:
        """Give a deck's text. Raises `UnknownDeck`."""
        return self._find(name)[0]

    def title(self, name: str) -> dict[str, str]:
        """Give a deck's title by language. Raises `UnknownDeck`."""
        return self.deck(name).title

    def _find(self, name: str) -> tuple[bytes, OwnDeck]:
        if name not in self._decks:
            raise UnknownDeck(name)
        self._decks.move_to_end(name)
        return self._decks[name]
