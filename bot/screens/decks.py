"""The decks of a server's own: brought, refused, listed. Private."""

from collections.abc import Sequence

import msgspec

from bot.content.own.deck import OwnDeck
from bot.content.own.faults import Fault
from bot.games.stables.book import in_language
from bot.screens import custom_ids, deck_checks, layouts
from bot.screens.house.folding import folded
from bot.screens.screen import Screen
from bot.store.records import GuildDeck
from bot.texts import Locale, Texts, safe_name
from bot.texts.values import Value

FEW_UNICORNS = 20
"""Fewer in a deck that is played alone are too few for somebody to win by them in most games."""


def added(texts: Texts, locale: Locale, deck: OwnDeck, *, replaced: bool) -> Screen:
    """Say that a deck can be played now, what is in it and how to play it."""
    head = texts.say(locale, "deck-replaced" if replaced else "deck-added")
    how = [texts.say(locale, "deck-how-expansion", id=deck.id)]
    if deck.alone:
        how.append(texts.say(locale, "deck-how-alone"))
    unicorns = sum(design.copies for design in deck.designs if design.type in ("basic", "magical"))
    if deck.alone and unicorns < FEW_UNICORNS:
        how.append(texts.say(locale, "deck-few-unicorns", count=unicorns))
    return layouts.screen([head, "\n".join(deck_checks.summary(texts, locale, deck)), "\n".join(how)])


def same(texts: Texts, locale: Locale, deck: GuildDeck) -> Screen:
    """Say that a file is the deck that is offered already."""
    return layouts.screen([texts.say(locale, "deck-same", title=title(deck, locale), id=deck.id)])


def ask_replace(texts: Texts, locale: Locale, before: GuildDeck, deck: OwnDeck, token: str) -> Screen:
    """Show which deck a new one would take the place of, and ask whether that is meant."""
    head = texts.say(locale, "deck-ask-replace", **_named(before, locale))
    told = [head, "\n".join(deck_checks.summary(texts, locale, deck))]
    return layouts.screen(
        told, [_sure(texts, locale, "deck-ask-replace", custom_ids.encode(0, "deck_replace", "", token))]
    )


def ask_remove(texts: Texts, locale: Locale, deck: GuildDeck) -> Screen:
    """Ask whether a deck shall go."""
    head = texts.say(locale, "deck-ask-remove", **_named(deck, locale))
    custom_id = custom_ids.encode(0, "deck_remove", deck.id, token_of(deck))
    return layouts.screen([head], [_sure(texts, locale, "deck-ask-remove", custom_id)])


def token_of(deck: GuildDeck) -> str:
    """Give a sign of a deck's text for what is about exactly that text."""
    return deck.hash[:16]


def _named(deck: GuildDeck, locale: Locale) -> dict[str, Value]:
    time = f"<t:{int(deck.at)}:d>"
    return {"title": title(deck, locale), "id": deck.id, "player": f"<@{deck.user}>", "time": time}


def _sure(texts: Texts, locale: Locale, key: str, custom_id: str) -> list[layouts.Control]:
    keep = custom_ids.encode(0, "house_keep", key)
    return [
        layouts.button(custom_id, texts.say(locale, f"{key}.button"), layouts.DANGER),
        layouts.button(keep, texts.say(locale, "house-ask-keep")),
    ]


def refused(texts: Texts, locale: Locale, faults: Sequence[Fault]) -> Screen:
    """Say what is wrong with a file; nothing was taken over."""
    lines = [
        texts.say(locale, "deck-fault-bullet", fault=deck_checks.fault(texts, locale, fault, safe_name))
        for fault in faults
    ]
    kept = folded(lines)[0]
    head = texts.say(locale, "deck-refused", count=len(faults))
    return layouts.screen(["\n".join([head, *kept])])


def listed(texts: Texts, locale: Locale, decks: Sequence[GuildDeck]) -> Screen:
    """Show the decks of a server, one a line."""
    if not decks:
        return layouts.screen([texts.say(locale, "deck-none")])
    lines = [
        texts.say(
            locale,
            "deck-line.alone" if deck.alone else "deck-line",
            **_named(deck, locale),
        )
        for deck in decks
    ]
    return layouts.screen(["\n".join([texts.say(locale, "deck-heading"), *lines])])


def removed(texts: Texts, locale: Locale, name: str) -> Screen:
    """Say that a deck is gone; games in progress keep it."""
    return layouts.screen([texts.say(locale, "deck-removed", id=safe_name(name))])


def title(deck: GuildDeck, locale: Locale) -> str:
    """Give a deck's title in a language."""
    return in_language(msgspec.json.decode(deck.title, type=dict[str, str]), locale)
