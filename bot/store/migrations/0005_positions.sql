-- Where a game stood after each step of it: the answers up to then, and the match in its saved form, packed.

CREATE TABLE positions (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    answers INTEGER NOT NULL,
    rules_version TEXT NOT NULL,
    data BLOB NOT NULL,
    PRIMARY KEY (table_id, answers)
) WITHOUT ROWID;
