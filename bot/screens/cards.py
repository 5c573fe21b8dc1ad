"""A card on its own page, for whoever asks what it does."""

from bot.games.stables.book import Book
from bot.screens import layouts
from bot.screens.names import card_name, card_type, design
from bot.screens.screen import Screen
from bot.texts import Locale, Texts


def card(texts: Texts, locale: Locale, book: Book, card: str) -> Screen:
    """Show a card's kind, how often it is in the deck, its rule and its hard cases. Raises `KeyError`."""
    shown = design(book, card)
    name, kind = card_name(texts, locale, book, card), card_type(texts, locale, book, card)
    rule = texts.say(locale, f"card-{shown.text_key}.text")
    if shown.type == "baby":
        key = "card-page-baby" if book.nursery else "card-page-baby.chosen"
        page = texts.say(locale, key, card=name, type=kind, text=rule)
    else:
        page = texts.say(locale, "card-page", card=name, type=kind, copies=shown.copies, text=rule)
    notes = f"card-{shown.text_key}.notes"
    if not texts.has(notes):
        return layouts.screen([page])
    return layouts.screen([page, texts.say(locale, "card-page-notes", notes=texts.say(locale, notes))])
