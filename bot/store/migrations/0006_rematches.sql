-- Which table is the rematch of which: at most one at a time.

CREATE TABLE rematches (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    rematch INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE
);
