"""Own decks in SQLite: texts by hash, and which of them a server offers."""

import json
from collections.abc import Mapping

import aiosqlite

from bot.store.records import DECK, DeckOutcome, GuildDeck, HouseChange, Offer, Withdrawal
from bot.store.sqlite_house import note

TEXT = "SELECT text FROM own_decks WHERE hash = ?"
OFFERED = "SELECT id, hash, title, alone, user, at FROM guild_decks WHERE guild = ? ORDER BY id"


def guild_deck(row: aiosqlite.Row) -> GuildDeck:
    """Read a row of `OFFERED`."""
    name, hash_, title, alone, user, at = row
    return GuildDeck(str(name), str(hash_), bytes(title), bool(alone), int(user), float(at))


async def keep_texts(connection: aiosqlite.Connection, texts: Mapping[str, bytes]) -> None:
    """Keep texts by their hashes, inside the caller's transaction."""
    await connection.executemany("INSERT OR IGNORE INTO own_decks (hash, text) VALUES (?, ?)", list(texts.items()))


async def offer(connection: aiosqlite.Connection, guild: int, offer: Offer) -> DeckOutcome:
    """Let a server offer a deck, in place of the one with the same id, and note it."""
    deck = offer.deck
    rows = await connection.execute_fetchall(
        "SELECT count(*) FROM guild_decks WHERE guild = ? AND id != ?", (guild, deck.id)
    )
    if next(iter(rows))[0] >= offer.most:
        return "too_many"
    before = await _hash_of(connection, guild, deck.id)
    if before != offer.replaced:
        return "changed"
    if await _in_use(connection, guild, offer.held):
        return "in_use"
    await keep_texts(connection, {deck.hash: offer.text})
    await connection.execute(
        "INSERT OR REPLACE INTO guild_decks (guild, id, hash, title, alone, user, at) VALUES (?, ?, ?, ?, ?, ?, ?)",
        (guild, deck.id, deck.hash, deck.title, deck.alone, deck.user, deck.at),
    )
    await note(connection, guild, _change(deck.id, before, deck.hash, deck.user, deck.at))
    await _forget(connection, before)
    return "done"


async def withdraw(connection: aiosqlite.Connection, guild: int, withdrawal: Withdrawal) -> DeckOutcome:
    """Let a server no longer offer a deck, unless a house rule holds it, and note it."""
    deck = withdrawal.deck
    before = await _hash_of(connection, guild, deck.id)
    if before != deck.hash:
        return "unknown" if before is None else "changed"
    if await _in_use(connection, guild, withdrawal.held):
        return "in_use"
    await connection.execute("DELETE FROM guild_decks WHERE guild = ? AND id = ?", (guild, deck.id))
    await note(connection, guild, _change(deck.id, before, None, withdrawal.user, withdrawal.at))
    await _forget(connection, before)
    return "done"


def _change(name: str, before: str | None, after: str | None, user: int, at: float) -> HouseChange:
    """Give a line for the history of house rules: which text of a deck was offered before, and which is now."""
    was, now = (None if hash_ is None else json.dumps([name, hash_]).encode() for hash_ in (before, after))
    return HouseChange(0, DECK, was, now, user, at)


async def _in_use(connection: aiosqlite.Connection, guild: int, held: Mapping[str, bytes]) -> bool:
    for key, mark in held.items():
        rows = await connection.execute_fetchall(
            "SELECT 1 FROM house_rules WHERE guild = ? AND key = ? AND instr(value, ?) > 0 LIMIT 1", (guild, key, mark)
        )
        if next(iter(rows), None) is not None:
            return True
    return False


async def _hash_of(connection: aiosqlite.Connection, guild: int, name: str) -> str | None:
    rows = await connection.execute_fetchall("SELECT hash FROM guild_decks WHERE guild = ? AND id = ?", (guild, name))
    return next((str(row[0]) for row in rows), None)


async def _forget(connection: aiosqlite.Connection, hash_: str | None) -> None:
    """Drop a text that no server offers and no table, not even one that is over, was played with."""
    await connection.execute(
        "DELETE FROM own_decks WHERE hash = ?1 AND NOT EXISTS (SELECT 1 FROM guild_decks WHERE hash = ?1)"
        " AND NOT EXISTS (SELECT 1 FROM tables WHERE instr(document, CAST(?1 AS BLOB)) > 0)",
        (hash_,),
    )
