"""What a person has set for all their tables."""

from typing import Literal

import msgspec
from msgspec import Struct

from bot.store.repository import Repository

PingHabit = Literal["always", "turn", "late", "never"]
"""When somebody is mentioned: whenever they must act, at their turns, when time is short, or never."""


BidMessages = Literal["direct", "channel"]
"""Where secret bids are asked of somebody: in direct messages, or only in the channel."""


HandForm = Literal["pictures", "text"]
"""How somebody is shown their hand: with pictures, or in words alone."""


Records = Literal["kept", "hidden"]
"""Whether somebody's games are counted and rated. `hidden`: none from now on, and nobody sees the earlier ones."""


class Personal(Struct, frozen=True):
    """A person's settings.

    `let_be_after`: seconds after which cards are let be unless they press Wait, or None; it never looks at the hand.
    `ping`: when they are mentioned, or None for what the server has set.
    `language`: of their private replies, or None for Discord's. `bid_messages`: where secret bids are asked of them.
    `hand`: how it is shown to them. `records`: whether their games are counted and rated.
    """

    let_be_after: int | None = None
    ping: PingHabit | None = None
    language: str | None = None
    bid_messages: BidMessages = "direct"
    hand: HandForm = "pictures"
    records: Records = "kept"


async def read_personal(repository: Repository, user: int) -> Personal:
    """Give a person's settings; what a newer program wrote and this one can't read counts as not set."""
    stored = await repository.settings("user", user)
    values = {key: msgspec.json.decode(value) for key, value in stored.items() if key in Personal.__struct_fields__}
    try:
        return msgspec.convert(values, Personal)
    except msgspec.ValidationError:
        return Personal()


async def write_personal(repository: Repository, user: int, personal: Personal) -> None:
    """Keep a person's settings."""
    values = msgspec.structs.asdict(personal)
    await repository.set_settings("user", user, {key: msgspec.json.encode(value) for key, value in values.items()})
