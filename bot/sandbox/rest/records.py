"""What went wrong on the way: refused requests, kept so that a test can assert that there were none."""

from collections import deque
from dataclasses import dataclass, field

from bot.sandbox.json_values import JsonObject
from bot.sandbox.rules.errors import ApiError, Code

_OUR_FAULT = (400, 404, 405, 413, 500)
_NO_FAULT = (Code.ALREADY_ACKNOWLEDGED, Code.THREAD_ARCHIVED, Code.THREAD_ALREADY_CREATED)
_BAN_STATUSES = (401, 403, 429)
BAN_WINDOW_SECONDS = 600.0


@dataclass(frozen=True)
class Refusal:
    """One refused request: when, what, and Discord's answer."""

    at: float
    method: str
    path: str
    status: int
    code: int
    message: str
    errors: JsonObject | None
    body: object


@dataclass
class Records:
    """`rejections`: requests no healthy bot sends (malformed, over a limit, to no route).

    `refusals`: requests that circumstances made fail (deleted, forbidden, too late, answered twice).
    `invalid`: instants of 401, 403 and 429 answers, of which 10,000 in 10 minutes block an address.
    """

    rejections: list[Refusal] = field(default_factory=list[Refusal])
    refusals: list[Refusal] = field(default_factory=list[Refusal])
    invalid: deque[float] = field(default_factory=deque[float])
    requests: int = 0

    def note(self, at: float, method: str, path: str, error: ApiError, body: object) -> None:
        """Record a refused request."""
        entry = Refusal(at, method, path, error.status, error.code, error.message, error.errors, body)
        (self.rejections if is_rejection(error) else self.refusals).append(entry)

    def note_status(self, at: float, status: int) -> None:
        """Count an answer towards the block of an address."""
        if status in _BAN_STATUSES:
            self.invalid.append(at)
        while self.invalid and self.invalid[0] < at - BAN_WINDOW_SECONDS:
            self.invalid.popleft()


def is_rejection(error: ApiError) -> bool:
    """Whether an error shows a fault in the request itself rather than in the circumstances."""
    if error.deliberate or error.kind in _NO_FAULT:
        return False
    return error.status in _OUR_FAULT and (error.status != 404 or error.kind == Code.NOT_FOUND)
