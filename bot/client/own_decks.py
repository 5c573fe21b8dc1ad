"""What `/houserules deck` does: bringing a deck, listing them, taking one out; and finding a server's decks."""

import asyncio

import discord

from bot.client.attachments import read_at_most
from bot.client.caller import Caller, Refusal
from bot.client.houses import need_manager
from bot.content.own.check import check
from bot.content.own.faults import Fault, FaultyDeck
from bot.content.own.shelf import OWN
from bot.content.own.tree import MOST_BYTES
from bot.screens import decks
from bot.screens.screen import Screen
from bot.store.records import GuildDeck
from bot.tables.own_decks import EXPANSIONS


async def add_deck(caller: Caller, file: discord.Attachment) -> Screen:
    """Check a file and offer its deck on this server, or say what is wrong with it. Raises `Refusal`, `TableError`."""
    need_manager(caller)
    texts, locale = caller.services.texts, caller.locale
    content = await read_at_most(caller, file, MOST_BYTES)
    try:
        if content is None:
            raise FaultyDeck([Fault("too_big", n=MOST_BYTES // 1024)])
        deck = await asyncio.to_thread(check, content, caller.services.library.stables.bases)
    except FaultyDeck as faulty:
        return decks.refused(texts, locale, faulty.faults)
    before = any(known.id == deck.id for known in await offered(caller))
    await caller.services.tables.decks.add(caller.guild, deck, content, caller.user)
    return decks.added(texts, locale, deck, replaced=before)


async def list_decks(caller: Caller) -> Screen:
    """Show the decks of this server."""
    return decks.listed(caller.services.texts, caller.locale, await offered(caller))


async def remove_deck(caller: Caller, name: str) -> Screen:
    """Offer a deck here no longer. Raises `Refusal` while a house rule names it, `TableError`."""
    need_manager(caller)
    for row in await caller.services.repository.house_rules(caller.guild):
        if row.key == EXPANSIONS and f'"{name}"'.encode() in row.value:
            raise Refusal(caller.say("deck-in-use"))
    await caller.services.tables.decks.remove(caller.guild, name)
    return decks.removed(caller.services.texts, caller.locale, name)


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
    wanted = typed.strip().casefold().removeprefix(OWN)
    for deck in await offered(caller):
        if wanted in (deck.id, decks.title(deck, caller.locale).casefold()):
            return OWN + deck.id
    return None
