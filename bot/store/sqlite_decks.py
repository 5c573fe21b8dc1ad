"""Own decks in SQLite: texts by hash, and which of them a server offers."""

from collections.abc import Mapping

import aiosqlite

from bot.store.records import GuildDeck

TEXT = "SELECT text FROM own_decks WHERE hash = ?"
OFFERED = "SELECT id, hash, title, alone, user, at FROM guild_decks WHERE guild = ? ORDER BY id"


def guild_deck(row: aiosqlite.Row) -> GuildDeck:
    """Read a row of `OFFERED`."""
    name, hash_, title, alone, user, at = row
    return GuildDeck(str(name), str(hash_), bytes(title), bool(alone), int(user), float(at))


async def keep_texts(connection: aiosqlite.Connection, texts: Mapping[str, bytes]) -> None:
    """Keep texts by their hashes, inside the caller's transaction."""
    await connection.executemany("INSERT OR IGNORE INTO own_decks (hash, text) VALUES (?, ?)", list(texts.items()))


async def offer(connection: aiosqlite.Connection, guild: int, deck: GuildDeck, text: bytes, most: int) -> bool:
    """Let a server offer a deck, in place of one with the same id; False if it offers `most` others already."""
    rows = await connection.execute_fetchall(
        "SELECT count(*) FROM guild_decks WHERE guild = ? AND id != ?", (guild, deck.id)
    )
    if next(iter(rows))[0] >= most:
        return False
    before = await _hash_of(connection, guild, deck.id)
    await keep_texts(connection, {deck.hash: text})
    await connection.execute(
        "INSERT OR REPLACE INTO guild_decks (guild, id, hash, title, alone, user, at) VALUES (?, ?, ?, ?, ?, ?, ?)",
        (guild, deck.id, deck.hash, deck.title, deck.alone, deck.user, deck.at),
    )
    await _forget(connection, before)
    return True


async def withdraw(connection: aiosqlite.Connection, guild: int, name: str) -> bool:
    """Let a server no longer offer a deck; False if it doesn't."""
    before = await _hash_of(connection, guild, name)
    await connection.execute("DELETE FROM guild_decks WHERE guild = ? AND id = ?", (guild, name))
    await _forget(connection, before)
    return before is not None


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
