"""How a person is reached in direct messages: what the bot has learnt about it, whatever the table."""

import msgspec
from msgspec import Struct

from bot.store.repository import Repository

KEY = "reach"


class Reach(Struct, frozen=True):
    """The `channel` of a person's direct messages, if known; nobody writes to them before `closed_until`.

    `told`: whether they have read why they get none. `locale`: the language in which they last read Discord.
    """

    channel: int | None = None
    closed_until: float = 0.0
    told: bool = False
    locale: str = ""


async def read_reach(repository: Repository, user: int) -> Reach:
    """Give what is known about a person."""
    stored = await repository.settings("user", user)
    return msgspec.json.decode(stored[KEY], type=Reach) if KEY in stored else Reach()


async def write_reach(repository: Repository, user: int, reach: Reach) -> None:
    """Keep what is known about a person."""
    await repository.set_settings("user", user, {KEY: msgspec.json.encode(reach)})
