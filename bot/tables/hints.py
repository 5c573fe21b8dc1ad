"""Which hints a person has had: so that each comes once, whatever the table, and none for whoever wants none."""

import msgspec
from msgspec import Struct

from bot.store.repository import Repository

KEY = "hints"


class Hints(Struct, frozen=True):
    """Whether hints are `on` (None: nobody has asked yet), the names of those `seen`, and the one shown last.

    The last one, `name`, stays until the `moment` for which it was shown is over.
    """

    on: bool | None = None
    seen: tuple[str, ...] = ()
    name: str = ""
    moment: str = ""


async def read_hints(repository: Repository, user: int) -> Hints:
    """Give what is known about a person; what a newer program wrote and this one can't read counts as nothing."""
    stored = await repository.settings("user", user)
    try:
        return msgspec.json.decode(stored[KEY], type=Hints) if KEY in stored else Hints()
    except msgspec.ValidationError:
        return Hints()


async def write_hints(repository: Repository, user: int, hints: Hints) -> None:
    """Keep what is known about a person."""
    await repository.set_settings("user", user, {KEY: msgspec.json.encode(hints)})
