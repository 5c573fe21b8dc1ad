"""What survives a crash: one SQLite file behind a small protocol.

`records` what is kept, `repository` the protocol, `sqlite` its one implementation, `writer` several answers to a
COMMIT, `migrate` numbered migrations, `upkeep` backup and integrity.
"""
