-- Faults that people have reported: their words, and the position of the game at that moment.

CREATE TABLE bugs (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    answers INTEGER NOT NULL,
    user INTEGER NOT NULL,
    at REAL NOT NULL,
    words TEXT NOT NULL,
    rules_version TEXT NOT NULL,
    data BLOB NOT NULL
);
CREATE INDEX bugs_by_table ON bugs (table_id);
CREATE INDEX bugs_by_user ON bugs (user, at);
