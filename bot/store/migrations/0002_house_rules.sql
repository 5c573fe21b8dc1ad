-- What a server, or one of its channels (0: the whole server), has set for new tables; and who changed what, when.

CREATE TABLE house_rules (
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    key TEXT NOT NULL,
    value BLOB NOT NULL,
    PRIMARY KEY (guild, channel, key)
) WITHOUT ROWID;

CREATE TABLE house_changes (
    id INTEGER PRIMARY KEY,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    key TEXT NOT NULL,
    before BLOB,
    after BLOB,
    user INTEGER NOT NULL,
    at REAL NOT NULL
);
CREATE INDEX house_changes_by_guild ON house_changes (guild, id);
