"""Words that a deck brings along, in the reader's language where they are there."""

from collections.abc import Mapping

from bot.texts import Locale


def said(words: Mapping[str, str], locale: Locale) -> str:
    """Give words in a language; else in English, else in the first language they are in."""
    return words.get(locale) or words.get(Locale.ENGLISH) or next(iter(words.values()))
