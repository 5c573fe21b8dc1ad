"""The names of cards and their kinds in words, looked up often and so remembered."""

import re
from functools import lru_cache

from bot.games.stables.book import Book
from bot.games.stables.cards import Design
from bot.texts import Locale, Texts, folded

SHORT = 90
"""Characters of what a card does in one line."""


def design(book: Book, card: str) -> Design:
    """Give a card's design by its id."""
    return book.designs[book.number[card]]


def card_name(texts: Texts, locale: Locale, book: Book, card: str) -> str:
    """Give a card's name with its colour: "Baby Unicorn (pink)"."""
    known, own = design(book, card), book.words.get(card)
    if own is not None:
        return own.called(locale)
    return _name(texts, locale, known.name_key, known.variant or None)


def as_typed(name: str) -> str:
    """Give a name as people type it: words alone, without capitals, accents and signs."""
    return " ".join(re.findall(r"\w+", folded(name)))


def card_type(texts: Texts, locale: Locale, book: Book, card: str) -> str:
    """Give a card's kind with its sign, and its symbol: "◆ upgrade", "✧ magic, ☀️ sun". No sign ever stands alone."""
    known = design(book, card)
    kind = texts.say(locale, f"type-{known.type}.sign")
    if known.symbol is None:
        return kind
    return texts.say(locale, "type-with-symbol", type=kind, symbol=texts.say(locale, f"symbol-{known.symbol}"))


def card_short(texts: Texts, locale: Locale, book: Book, card: str) -> str:
    """Give what a card does in one line."""
    own = book.words.get(card)
    if own is not None:
        text = own.says(locale)
        return text if len(text) <= SHORT else f"{text[: SHORT - 1].rstrip()}…"
    return texts.say(locale, f"card-{design(book, card).text_key}.short")


def card_told(texts: Texts, locale: Locale, book: Book, card: str) -> str:
    """Give what a card does where people decide by it: own cards have no line of theirs, so their text, uncut."""
    own = book.words.get(card)
    return card_short(texts, locale, book, card) if own is None else own.says(locale)


def card_text(texts: Texts, locale: Locale, book: Book, card: str) -> str:
    """Give a card's whole rule."""
    own = book.words.get(card)
    return texts.say(locale, f"card-{design(book, card).text_key}.text") if own is None else own.says(locale)


@lru_cache(maxsize=4096)
def _name(texts: Texts, locale: Locale, title: str, variant: str | None) -> str:
    return texts.card(locale, title, variant)
