"""Every card of every game by its name in any language, for whoever asks what one does."""

from collections.abc import Mapping, Sequence

from bot.content.hunts import GAME as HUNT
from bot.content.library import Library
from bot.games.hunt.book import HuntBook
from bot.games.stables.book import Book
from bot.screens import cards
from bot.screens.hunt import pages
from bot.screens.names import as_typed, card_name, design
from bot.screens.screen import Screen
from bot.texts import Locale, Texts, folded


def names(texts: Texts, locale: Locale, library: Library) -> list[tuple[str, str]]:
    """Give id and name of every card; ids that editions share come once."""
    stable = _stable_cards(library)
    found = [(card, card_name(texts, locale, book, card)) for card, book in stable.items()]
    return found + [(card, pages.name(texts, locale, card)) for card in pages.ids(_box(library)) if card not in stable]


def own_names(texts: Texts, locale: Locale, library: Library, decks: Sequence[str]) -> list[tuple[str, str]]:
    """Give the same of own decks that are at hand, by their names in the library."""
    books = [library.book(deck) for deck in decks]
    return [(card, card_name(texts, locale, book, card)) for book in books for card in book.words]


def suggested(
    texts: Texts, locale: Locale, library: Library, decks: Sequence[str], typed: str
) -> list[tuple[str, str]]:
    """Give id and name of the cards whose name in some language holds what is typed.

    Those found in the reader's language come first, then those it begins. Others are shown with both names.
    """
    wanted = folded(typed)
    by_language = _by_language(texts, locale, library, decks)
    own = by_language[locale]
    found = {
        card: (0, not folded(name).startswith(wanted), name) for card, name in own.items() if wanted in folded(name)
    }
    for others in by_language.values():
        for card, name in others.items():
            if card not in found and wanted in folded(name):
                both = texts.say(locale, "card-page-found", card=own[card], other=name)
                found[card] = (1, not folded(name).startswith(wanted), both)
    ordered = sorted(found, key=lambda card: (*found[card][:2], folded(found[card][2])))
    return [(card, found[card][2]) for card in ordered]


def page(texts: Texts, locale: Locale, library: Library, typed: str, decks: Sequence[str] = ()) -> Screen | None:
    """Give the page of a card named by its id or as people type its name in any language; None if there is none.

    Those of own `decks` come after those of the boxes.
    """
    for named in _by_language(texts, locale, library, decks).values():
        for card, name in named.items():
            if folded(typed) == card or as_typed(typed) == as_typed(name):
                return _page(texts, locale, library, card, decks)
    return None


def _by_language(
    texts: Texts, locale: Locale, library: Library, decks: Sequence[str]
) -> Mapping[Locale, Mapping[str, str]]:
    """Give the names by language and id, in the reader's language first."""
    return {
        one: dict(names(texts, one, library) + own_names(texts, one, library, decks))
        for one in dict.fromkeys([locale, *texts.spoken()])
    }


def _page(texts: Texts, locale: Locale, library: Library, card: str, decks: Sequence[str]) -> Screen:
    for deck in decks:
        book = library.book(deck)
        if card in book.words:
            return cards.card(texts, locale, book, card, below=_own_names_elsewhere(texts, locale, book, card))
    book = _stable_cards(library).get(card)
    if book is None:
        kind = pages.kind(_box(library), card)
        ids = library.rulings.hunt.about(kind, card)
        elsewhere = {one: pages.name(texts, one, card) for one in texts.spoken()}
        below = [*_called(texts, locale, elsewhere), *_ids(texts, locale, ids)]
        return pages.page(texts, locale, _box(library), card, below)
    ours = library.stables.names.printed(design(book, card).name_key, locale) is None
    below = _about(texts, locale, library, book, card)
    return cards.card(texts, locale, book, card, library.stables.editions, ours=ours, below=below)


def _about(texts: Texts, locale: Locale, library: Library, book: Book, card: str) -> list[str]:
    """Say how a card of a box is called in other languages, which boxes hold it, and which rulings it is about."""
    known = design(book, card)
    boxes = [
        texts.say(locale, "card-page-box", edition=texts.say(locale, f"choice-preset-{preset}"), copies=copies)
        for preset, other in library.stables.editions.items()
        if card in other.number and (copies := design(other, card).copies)
    ]
    rulings = library.rulings.stables if book.nursery else library.rulings.kids
    ids = rulings.about(known.type, known.name_key)
    boxed = texts.say(locale, "card-page-boxes", boxes=boxes)
    return [*_own_names_elsewhere(texts, locale, book, card), boxed, *_ids(texts, locale, ids)]


def _own_names_elsewhere(texts: Texts, locale: Locale, book: Book, card: str) -> list[str]:
    return _called(texts, locale, {one: card_name(texts, one, book, card) for one in texts.spoken()})


def _called(texts: Texts, locale: Locale, names: Mapping[Locale, str]) -> list[str]:
    """Say in a line how a card is called in other languages; nothing if it is called the same in all."""
    others = [
        texts.say(locale, "card-page-name", card=name, language=texts.say(locale, f"language-{one}"))
        for one, name in names.items()
        if name != names.get(locale)
    ]
    return [texts.say(locale, "card-page-names", names=others)] if others else []


def _ids(texts: Texts, locale: Locale, ids: Sequence[str]) -> list[str]:
    return [texts.say(locale, "rules-ids", ids=" · ".join(ids))] if ids else []


def _stable_cards(library: Library) -> dict[str, Book]:
    """Every card of the stable games with the first edition that has it."""
    editions = library.stables.editions
    return {card: editions[preset] for preset in reversed(editions) for card in editions[preset].ids}


def _box(library: Library) -> HuntBook:
    """The box of the hunt; its presets share one."""
    return next(library.hunts.box(one.deck) for one in library.houserules.presets.values() if one.game == HUNT)
