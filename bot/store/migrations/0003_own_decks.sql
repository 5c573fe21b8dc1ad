-- Decks of people's own: texts by hash, kept as long as a server offers them or a table plays with them.

CREATE TABLE own_decks (
    hash TEXT PRIMARY KEY,
    text BLOB NOT NULL
) WITHOUT ROWID;

CREATE TABLE guild_decks (
    guild INTEGER NOT NULL,
    id TEXT NOT NULL,
    hash TEXT NOT NULL REFERENCES own_decks (hash),
    title BLOB NOT NULL,
    alone INTEGER NOT NULL,
    user INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (guild, id)
) WITHOUT ROWID;
CREATE INDEX guild_decks_by_hash ON guild_decks (hash);
