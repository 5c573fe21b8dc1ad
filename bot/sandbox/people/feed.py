"""What people's clients are told, one entry a change."""

from dataclasses import dataclass

from bot.sandbox.json_values import JsonObject


@dataclass(frozen=True)
class FeedEntry:
    """One change as one client learnt of it. `at`: seconds since 1970 by the server's clock."""

    at: float
    name: str
    payload: JsonObject
