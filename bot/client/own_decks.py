"""What `/houserules deck` does: bringing a deck, listing them, taking one out; and finding a server's decks."""

import asyncio

import discord

from bot.client.attachments import read_at_most
from bot.client.caller import Caller
from bot.client.house_places import need_manager
from bot.content.own.check import check
from bot.content.own.deck import OwnDeck
from bot.content.own.faults import Fault, FaultyDeck
from bot.content.own.shelf import OWN
from bot.content.own.tree import MOST_BYTES
from bot.screens import decks
from bot.screens.screen import Screen
from bot.store.records import GuildDeck
from bot.tables.deck_drafts import DeckDraft, DeckDrafts
from bot.tables.errors import TableError
from bot.texts import folded


async def add_deck(caller: Caller, file: discord.Attachment) -> Screen:
    """Check a file and offer its deck on this server, or say what is wrong with it; ask first if it takes a place.

    Raises `Refusal`, `TableError`.
    """
    need_manager(caller)
    texts, locale = caller.services.texts, caller.locale
    content = await read_at_most(caller, file, MOST_BYTES)
    try:
        if content is None:
            raise FaultyDeck([Fault("too_big", n=MOST_BYTES // 1024)])
        deck = await _checked(caller, content)
    except FaultyDeck as faulty:
        return decks.refused(texts, locale, faulty.faults)
    before = next((known for known in await offered(caller) if known.id == deck.id), None)
    if before is None:
        await caller.services.tables.decks.add(caller.guild, deck, content, caller.user)
        return decks.added(texts, locale, deck, replaced=False)
    if before.hash == deck.hash:
        return decks.same(texts, locale, before)
    token = await _drafts(caller).keep(caller.user, DeckDraft(caller.guild, content, before.hash))
    return decks.ask_replace(texts, locale, before, deck, token)


async def replace_deck(caller: Caller, token: str) -> Screen:
    """Put a deck in the place of another, as the person was shown. Raises `Refusal`, `TableError`."""
    need_manager(caller)
    draft = await _drafts(caller).take(caller.user, caller.guild, token)
    try:
        deck = await _checked(caller, draft.text)
    except FaultyDeck as faulty:
        return decks.refused(caller.services.texts, caller.locale, faulty.faults)
    await caller.services.tables.decks.add(caller.guild, deck, draft.text, caller.user, draft.replaced)
    return decks.added(caller.services.texts, caller.locale, deck, replaced=True)


async def list_decks(caller: Caller) -> Screen:
    """Show the decks of this server."""
    return decks.listed(caller.services.texts, caller.locale, await offered(caller))


async def ask_remove(caller: Caller, name: str) -> Screen:
    """Ask whether a deck shall go. Raises `Refusal`, `TableError` (while a house rule names it, at once)."""
    need_manager(caller)
    deck = await caller.services.tables.decks.find(caller.guild, name)
    await caller.services.tables.decks.need_free(caller.guild, name)
    return decks.ask_remove(caller.services.texts, caller.locale, deck)


async def remove_deck(caller: Caller, name: str, token: str) -> Screen:
    """Offer a deck here no longer, if it is the one that the person was shown. Raises `Refusal`, `TableError`."""
    need_manager(caller)
    deck = await caller.services.tables.decks.find(caller.guild, name)
    if decks.token_of(deck) != token:
        raise TableError("deck_changed")
    await caller.services.tables.decks.remove(caller.guild, deck, caller.user)
    return decks.removed(caller.services.texts, caller.locale, name)


async def _checked(caller: Caller, content: bytes) -> OwnDeck:
    """Check a deck off the loop. Raises `FaultyDeck`."""
    stables = caller.services.library.stables
    return await asyncio.to_thread(check, content, stables.bases, stables.names)


def _drafts(caller: Caller) -> DeckDrafts:
    return DeckDrafts(caller.services.repository)


async def offered(caller: Caller) -> list[GuildDeck]:
    """Give the decks of this server, by id."""
    return await caller.services.tables.decks.offered(caller.guild)


async def at_hand(caller: Caller) -> list[str]:
    """Have the decks of this server at hand; gives their names in the library."""
    names = [OWN + deck.hash for deck in await offered(caller)]
    await caller.services.tables.decks.at_hand(names)
    return [name for name in names if name in caller.services.library.shelf]


async def deck_preset(caller: Caller, typed: str) -> str | None:
    """Give the preset of an own deck that is meant by its id, title or preset; None if there is none."""
    wanted = folded(typed).removeprefix(OWN)
    for deck in await offered(caller):
        if wanted in (deck.id, folded(decks.title(deck, caller.locale))):
            return OWN + deck.id
    return None
