"""What can go wrong in the store, by name."""


class StoreError(Exception):
    """The database refused something."""


class Conflict(StoreError):
    """The table's row is not at the version that the change was made for; nothing was written."""

    def __init__(self, table: int, version: int) -> None:
        super().__init__(f"table {table} is no longer at version {version}")
        self.table = table
        self.version = version


class DeckGone(StoreError):
    """A house rule names a deck that its server doesn't offer; nothing was written."""


class HouseChanged(StoreError):
    """A server's house rules are no longer those that a change was weighed by; nothing was written."""


class CommitFailed(StoreError):
    """A COMMIT failed; none of the changes in it were written."""


class NewerDatabase(StoreError):
    """The database was written by a newer program than this one."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__(
            f"the database is at migration {found}, this program knows only {known}: start the newer program"
        )
        self.found = found
        self.known = known


class StoreClosed(StoreError):
    """The store has been closed; the change was not written."""
