"""Which texts every house rule needs, and which of them are missing."""

from collections.abc import Iterator
from typing import get_args

from bot.content.houserules import GAMES, HouseRules
from bot.content.impossible import DeckFault
from bot.texts import Texts


def needed_texts(schema: HouseRules) -> Iterator[str]:
    """Yield the key of every text about house rules: names, what they decide, values, reasons to refuse, games."""
    for key, rule in schema.every().items():
        yield f"houserule-{key}"
        yield f"houserule-{key}.about"
        yield from (f"houserule-{key}.{value}" for value in rule.words)
    for reason in (*get_args(DeckFault), *(refused.reason for refused in schema.not_allowed)):
        yield f"houserule-impossible-{reason}"
    yield from (f"houserules-about-{section}" for section in (*GAMES, "table"))


def missing_texts(schema: HouseRules, texts: Texts) -> list[str]:
    """Give the keys of texts that house rules need and English lacks."""
    return [key for key in needed_texts(schema) if not texts.has(key)]
