"""What came of checking an own deck: its faults in words, or what it holds and can be used as."""

from collections import Counter
from collections.abc import Callable

from bot.content.own.deck import OwnDeck
from bot.content.own.faults import Fault
from bot.games.stables.book import in_language
from bot.games.stables.cards import CardType
from bot.texts import Locale, Texts, plain_name
from bot.texts.values import Value

Clean = Callable[[str], str]
"""What makes a stranger's words harmless where they will stand."""

_TYPES: tuple[CardType, ...] = ("baby", "basic", "magical", "magic", "upgrade", "downgrade", "instant")


def fault(texts: Texts, locale: Locale, found: Fault, clean: Clean = plain_name) -> str:
    """Say what is wrong and where, in one line; what strangers wrote is cut short and made harmless by `clean`."""
    told = _what(texts, locale, found, clean)
    if found.field:
        told = texts.say(locale, "deck-fault-field", field=clean(found.field[-_FIELD:]), fault=told)
    if not found.line:
        return texts.say(locale, "deck-fault-whole", fault=told)
    if found.card:
        return texts.say(locale, "deck-fault-card", line=found.line, card=clean(found.card), fault=told)
    return texts.say(locale, "deck-fault-line", line=found.line, fault=told)


_FIELD = 32
"""Of a longer way to a field its end says more than its beginning."""


def _what(texts: Texts, locale: Locale, found: Fault, clean: Clean) -> str:
    key = f"deck-fault-{found.what}"
    endings = ("" if found.got else "none", *found.known[:1], "known" if found.known else "")
    key = next((f"{key}.{ending}" for ending in endings if ending and texts.has(f"{key}.{ending}")), key)
    arguments: dict[str, Value] = {
        "got": clean(found.got),
        "known": texts.listing(locale, [clean(word) for word in found.known]),
        "n": found.n,
    }
    needed = texts.arguments(key)
    return texts.say(locale, key, **{name: value for name, value in arguments.items() if name in needed})


def summary(texts: Texts, locale: Locale, deck: OwnDeck) -> list[str]:
    """Say what a sound deck holds and can be used as, line by line."""
    counts = Counter[str]()
    for design in deck.designs:
        counts[design.type] += design.copies
    lines = [
        texts.say(
            locale,
            "deck-summary",
            title=in_language(deck.title, locale),
            id=deck.id,
            count=counts.total(),
            number=len(deck.designs),
        )
    ]
    lines += [
        texts.say(locale, "deck-summary-type", type=texts.say(locale, f"type-{kind}.sign"), count=counts[kind])
        for kind in _TYPES
        if counts[kind]
    ]
    return [*lines, texts.say(locale, "deck-use-alone" if deck.alone else "deck-use-expansion")]
