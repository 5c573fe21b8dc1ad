-- Tables that go take the notes of whose rematch they are with them, without a look at all the others.

CREATE INDEX rematches_by_rematch ON rematches (rematch);
