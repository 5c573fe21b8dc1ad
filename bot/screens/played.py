"""What is played at a table, by name: an edition, or a deck of a server's own."""

from bot.games.stables.book import in_language
from bot.tables.document import TableDocument
from bot.texts import Locale, Texts


def game(texts: Texts, locale: Locale, document: TableDocument) -> str:
    """Name the game with its edition or deck."""
    return preset(texts, locale, document, document.preset)


def preset(texts: Texts, locale: Locale, document: TableDocument, name: str) -> str:
    """Name a preset that a table plays or once played."""
    title = document.decks.get(name)
    if title is not None:
        return texts.say(locale, "game-own", title=in_language(title, locale))
    key = f"game-{name}"
    return texts.say(locale, key) if texts.has(key) else texts.say(locale, "game-own-gone")


def decks(texts: Texts, locale: Locale, document: TableDocument, names: list[str]) -> str:
    """Name own decks in a list."""
    return texts.listing(
        locale, [in_language(document.decks[name], locale) for name in names if name in document.decks]
    )
