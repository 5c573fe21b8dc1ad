-- Where tables are shown to others, and how far each of these mirrors has come; how delayed tables stood at each turn.

CREATE TABLE mirrors (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    channel INTEGER NOT NULL,
    guild INTEGER NOT NULL,
    user INTEGER NOT NULL,
    told INTEGER NOT NULL,
    telling INTEGER NOT NULL,
    shown INTEGER,
    message INTEGER,
    posts INTEGER NOT NULL,
    PRIMARY KEY (table_id, channel)
) WITHOUT ROWID;
CREATE INDEX mirrors_by_channel ON mirrors (channel);

CREATE TABLE moments (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    turn INTEGER NOT NULL,
    events INTEGER NOT NULL,
    save BLOB NOT NULL,
    PRIMARY KEY (table_id, turn)
);
