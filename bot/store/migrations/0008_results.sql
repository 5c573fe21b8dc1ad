-- Games that were played to their end, how their people did, and how they are rated on each server.

CREATE TABLE games (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,
    preset TEXT NOT NULL,
    seats INTEGER NOT NULL,
    people INTEGER NOT NULL,
    ended_at REAL NOT NULL
);
CREATE INDEX games_by_guild ON games (guild);

CREATE TABLE results (
    table_id INTEGER NOT NULL REFERENCES games (table_id) ON DELETE CASCADE,
    user INTEGER NOT NULL,
    guild INTEGER NOT NULL,
    place INTEGER NOT NULL,
    won INTEGER NOT NULL,
    stayed INTEGER NOT NULL,
    PRIMARY KEY (table_id, user)
) WITHOUT ROWID;
CREATE INDEX results_by_user ON results (user, guild);

CREATE TABLE standings (
    guild INTEGER NOT NULL,
    game TEXT NOT NULL,
    user INTEGER NOT NULL,
    name TEXT NOT NULL,
    mu REAL NOT NULL,
    sigma REAL NOT NULL,
    games INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    PRIMARY KEY (guild, game, user)
) WITHOUT ROWID;
CREATE INDEX standings_by_user ON standings (user);
