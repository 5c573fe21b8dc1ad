"""The names of cards and their kinds in words, looked up often and so remembered."""

from functools import lru_cache

from bot.games.stables.book import Book
from bot.games.stables.cards import Design
from bot.texts import Locale, Texts


def design(book: Book, card: str) -> Design:
    """Give a card's design by its id."""
    return book.designs[book.number[card]]


def card_name(texts: Texts, locale: Locale, book: Book, card: str) -> str:
    """Give a card's name with its colour: "Baby Unicorn (pink)"."""
    known = design(book, card)
    return _name(texts, locale, known.name_key, known.variant or None)


def card_type(texts: Texts, locale: Locale, book: Book, card: str) -> str:
    """Give a card's kind with its sign: "◆ upgrade". The sign never stands alone."""
    return texts.say(locale, f"type-{design(book, card).type}.sign")


def card_short(texts: Texts, locale: Locale, book: Book, card: str) -> str:
    """Give what a card does in one line."""
    return texts.say(locale, f"card-{design(book, card).name_key}.short")


@lru_cache(maxsize=4096)
def _name(texts: Texts, locale: Locale, title: str, variant: str | None) -> str:
    return texts.card(locale, title, variant)
