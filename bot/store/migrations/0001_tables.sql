-- Tables, their games and everything that must be said about them. Instants are seconds since the epoch.

CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'playing', 'over', 'ended', 'frozen')),
    version INTEGER NOT NULL,
    document BLOB NOT NULL,
    events INTEGER NOT NULL DEFAULT 0,
    answers INTEGER NOT NULL DEFAULT 0,
    items INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX tables_by_status ON tables (status, guild);

CREATE TABLE members (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    user INTEGER NOT NULL,
    PRIMARY KEY (user, table_id)
) WITHOUT ROWID;
CREATE INDEX members_by_table ON members (table_id);

CREATE TABLE saves (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    stage TEXT NOT NULL CHECK (stage IN ('first', 'latest')),
    rules_version TEXT NOT NULL,
    data BLOB NOT NULL,
    PRIMARY KEY (table_id, stage)
);

CREATE TABLE alarms (
    id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    at REAL NOT NULL,
    kind TEXT NOT NULL,
    decision INTEGER NOT NULL,
    seats TEXT NOT NULL,
    lease_until REAL NOT NULL DEFAULT 0,
    lease_owner TEXT NOT NULL DEFAULT ''
);
CREATE INDEX alarms_by_time ON alarms (at);
CREATE INDEX alarms_by_table ON alarms (table_id);

CREATE TABLE answers (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    decision INTEGER NOT NULL,
    picks TEXT NOT NULL,
    actor TEXT NOT NULL CHECK (actor IN ('person', 'computer', 'clock', 'table')),
    at REAL NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

CREATE TABLE events (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    answer INTEGER NOT NULL,
    data BLOB NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

CREATE TABLE items (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    kind TEXT NOT NULL,
    payload BLOB NOT NULL,
    nonce TEXT NOT NULL,
    name TEXT NOT NULL,
    sent INTEGER NOT NULL DEFAULT 0,
    channel INTEGER,
    message INTEGER,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
CREATE INDEX items_unsent ON items (table_id) WHERE sent = 0;

CREATE TABLE boards (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    wanted INTEGER NOT NULL DEFAULT 1,
    shown INTEGER NOT NULL DEFAULT 0,
    channel INTEGER,
    message INTEGER,
    nonce TEXT NOT NULL,
    PRIMARY KEY (table_id, name)
) WITHOUT ROWID;

CREATE TABLE drafts (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    decision INTEGER NOT NULL,
    picks TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, decision)
) WITHOUT ROWID;

CREATE TABLE settings (
    scope TEXT NOT NULL CHECK (scope IN ('user', 'guild', 'bot')),
    owner INTEGER NOT NULL,
    key TEXT NOT NULL,
    value BLOB NOT NULL,
    PRIMARY KEY (scope, owner, key)
) WITHOUT ROWID;

CREATE TABLE heartbeats (
    process TEXT PRIMARY KEY,
    at REAL NOT NULL
) WITHOUT ROWID;

CREATE TABLE leases (
    name TEXT PRIMARY KEY,
    owner TEXT NOT NULL,
    until REAL NOT NULL
) WITHOUT ROWID;
