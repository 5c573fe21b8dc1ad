"""Interactions: what a person asked of the bot, and how far the answer has got."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import IntEnum

from bot.sandbox.json_values import JsonObject
from bot.sandbox.rules.limits import FIRST_ANSWER_SECONDS, TOKEN_SECONDS


class InteractionKind(IntEnum):
    """Discord's types of interaction."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL_SUBMIT = 5


class CallbackKind(IntEnum):
    """Discord's types of first answer."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


@dataclass
class Interaction:
    """One interaction. `message_id`: the message pressed on; `original_id`: the message that the first answer made."""

    id: int
    token: str
    kind: InteractionKind
    user_id: int
    channel_id: int
    guild_id: int | None
    created_at: float
    data: JsonObject
    message_id: int | None = None
    command_name: str | None = None
    answer: CallbackKind | None = None
    acknowledged_at: float | None = None
    failed: bool = False
    original_id: int | None = None
    reply_ids: list[int] = field(default_factory=list[int])
    modal: JsonObject | None = None
    choices: Sequence[JsonObject] = ()
    settled: asyncio.Event = field(default_factory=asyncio.Event)
    replied: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def answer_until(self) -> float:
        """When it counts as failed unless it was acknowledged before."""
        return self.created_at + FIRST_ANSWER_SECONDS

    @property
    def token_until(self) -> float:
        """When its token ends."""
        return self.created_at + TOKEN_SECONDS
