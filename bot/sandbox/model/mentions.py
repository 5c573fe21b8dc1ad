"""Who a message calls: the mentions in its text, as far as `allowed_mentions` lets them through."""

import re

from bot.sandbox.json_values import JsonObject, JsonValue, as_list, as_object, snowflakes_of
from bot.sandbox.model.messages import Message

_USER_MENTION = re.compile(r"<@!?(\d+)>")


def mark_mentions(message: Message, body: JsonObject, known: set[int]) -> None:
    """Note on a message which of the known users it calls, and whether it calls everyone."""
    allowed = body.get("allowed_mentions")
    found = [int(number) for number in _USER_MENTION.findall(message.text)]
    message.mention_ids = [user for user in dict.fromkeys(found) if user in known and _may_call(allowed, user)]
    calls_everyone = "@everyone" in message.text or "@here" in message.text
    message.mentions_everyone = calls_everyone and (allowed is None or "everyone" in _parsed(allowed))


def _may_call(allowed: JsonValue, user_id: int) -> bool:
    if allowed is None:
        return True
    return "users" in _parsed(allowed) or user_id in snowflakes_of(as_object(allowed).get("users"))


def _parsed(allowed: JsonValue) -> list[JsonValue]:
    return as_list(as_object(allowed).get("parse"))
