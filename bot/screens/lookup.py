"""Every card of every game by its name, for whoever asks what one does."""

from collections.abc import Sequence

from bot.content.hunts import GAME as HUNT
from bot.content.library import Library
from bot.games.hunt.book import HuntBook
from bot.screens import cards
from bot.screens.hunt import pages
from bot.screens.names import as_typed, card_name, design
from bot.screens.screen import Screen
from bot.texts import Locale, Texts, folded


def names(texts: Texts, locale: Locale, library: Library) -> list[tuple[str, str]]:
    """Give id and name of every card; ids that editions share come once."""
    editions = library.stables.editions
    stable = {card: preset for preset in reversed(editions) for card in editions[preset].ids}
    found = [(card, card_name(texts, locale, editions[preset], card)) for card, preset in stable.items()]
    return found + [(card, pages.name(texts, locale, card)) for card in pages.ids(_box(library)) if card not in stable]


def page(texts: Texts, locale: Locale, library: Library, typed: str) -> Screen | None:
    """Give the page of a card named by its id or as people type its name; None if there is none."""
    for card, name in names(texts, locale, library):
        if folded(typed) == card or as_typed(typed) == as_typed(name):
            return _page(texts, locale, library, card)
    return None


def own_names(texts: Texts, locale: Locale, library: Library, decks: Sequence[str]) -> list[tuple[str, str]]:
    """Give the same of own decks that are at hand, by their names in the library."""
    books = [library.book(deck) for deck in decks]
    return [(card, card_name(texts, locale, book, card)) for book in books for card in book.words]


def own_page(texts: Texts, locale: Locale, library: Library, decks: Sequence[str], typed: str) -> Screen | None:
    """Give the page of a card of own decks; None if there is none."""
    for deck in decks:
        for card, name in own_names(texts, locale, library, [deck]):
            if folded(typed) == card or as_typed(typed) == as_typed(name):
                return cards.card(texts, locale, library.book(deck), card)
    return None


def _page(texts: Texts, locale: Locale, library: Library, card: str) -> Screen:
    for book in library.stables.editions.values():
        if card in book.number:
            title = design(book, card).name_key
            ours = library.stables.names.printed(title, locale) is None
            return cards.card(texts, locale, book, card, library.stables.editions, ours=ours)
    return pages.page(texts, locale, _box(library), card)


def _box(library: Library) -> HuntBook:
    """The box of the hunt; its presets share one."""
    return next(library.hunts.box(one.deck) for one in library.houserules.presets.values() if one.game == HUNT)
