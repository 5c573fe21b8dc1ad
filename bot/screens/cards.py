"""A card on its own page, for whoever asks what it does."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from bot.games.stables.book import Book
from bot.screens import layouts
from bot.screens.names import card_name, card_text, card_type, design
from bot.screens.screen import Screen
from bot.texts import Locale, Texts

NO_OTHERS: Mapping[str, Book] = MappingProxyType({})


def card(
    texts: Texts,
    locale: Locale,
    book: Book,
    card: str,
    editions: Mapping[str, Book] = NO_OTHERS,
    *,
    ours: bool = False,
    below: Sequence[str] = (),
) -> Screen:
    """Show a card's kind, how often it is in the deck, its rule and its hard cases. Raises `KeyError`.

    Where it says something else in other `editions` (decks by preset), that follows; then what else there is to say
    `below`, and that the name is `ours`.
    """
    shown = design(book, card)
    name, kind = card_name(texts, locale, book, card), card_type(texts, locale, book, card)
    rule = card_text(texts, locale, book, card)
    if shown.type == "baby":
        key = "card-page-baby" if book.nursery else "card-page-baby.chosen"
        page = texts.say(locale, key, card=name, type=kind, text=rule)
    else:
        page = texts.say(locale, "card-page", card=name, type=kind, copies=shown.copies, text=rule)
    parts = [page, *_notes(texts, locale, shown.text_key)]
    told = {shown.text_key}
    for preset, other in editions.items():
        wording = design(other, card).text_key if card in other.number else shown.text_key
        if wording not in told:
            told.add(wording)
            rule = texts.say(locale, f"card-{wording}.text")
            parts += [texts.say(locale, "card-page-edition", edition=preset, text=rule)]
            parts += _notes(texts, locale, wording)
    own = [texts.say(locale, "card-page-ours")] if ours else []
    return layouts.screen([*parts, "\n".join([*below, *own])])


def _notes(texts: Texts, locale: Locale, wording: str) -> list[str]:
    notes = f"card-{wording}.notes"
    return [texts.say(locale, "card-page-notes", notes=texts.say(locale, notes))] if texts.has(notes) else []
