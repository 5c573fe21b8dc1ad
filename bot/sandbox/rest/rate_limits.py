"""Rate limits: a bucket a route and channel, told in headers, enforced with 429."""

import hashlib
import time
from collections import deque
from dataclasses import dataclass, field

from aiohttp import web

from bot.sandbox.clock import Clock
from bot.sandbox.rest.replies import json_reply

MESSAGE_CREATE = "POST /channels/{channel_id}/messages"
CALLBACK = "POST /interactions/{interaction_id}/{token}/callback"
_NOT_OVERALL = ("/interactions/", "/webhooks/")


@dataclass(frozen=True)
class Rate:
    """So many requests within so many seconds."""

    requests: int
    seconds: float


@dataclass
class RateLimits:
    """The rates by route, `default` for all others, `overall` for all together (answers to interactions are exempt).

    The clock is a real one by default, because the client's sleeps are real too, whatever the world's clock does.
    """

    routes: dict[str, Rate] = field(default_factory=dict[str, Rate])
    default: Rate = Rate(200, 5.0)
    overall: Rate = Rate(2_000, 1.0)
    clock: Clock = time.monotonic
    refused: int = 0
    _buckets: dict[tuple[str, str], deque[float]] = field(default_factory=dict[tuple[str, str], deque[float]])

    def take(self, route: str, major: str) -> tuple[dict[str, str], web.Response | None]:
        """Count one request; returns the headers to send, and the refusal when there were too many."""
        if route == CALLBACK:
            return {}, None
        exempt = route.partition(" ")[2].startswith(_NOT_OVERALL)
        gates = [((route, major), self._rate(route), False)]
        gates += [] if exempt else [(("", ""), self.overall, True)]
        for key, rate, is_overall in gates:
            wait = self._wait(key, rate)
            if wait > 0:
                self.refused += 1
                headers = self._headers(route, rate, 0, wait)
                return headers, _refusal(wait, is_overall, headers)
        for key, gate, _ in gates:
            self._used(key, gate).append(self.clock())
        used = self._used((route, major), self._rate(route))
        rate = self._rate(route)
        reset_after = max(0.0, used[0] + rate.seconds - self.clock())
        return self._headers(route, rate, rate.requests - len(used), reset_after), None

    def _rate(self, route: str) -> Rate:
        return self.routes.get(route, self.default)

    def _used(self, key: tuple[str, str], rate: Rate) -> deque[float]:
        used = self._buckets.setdefault(key, deque())
        while used and used[0] <= self.clock() - rate.seconds:
            used.popleft()
        return used

    def _wait(self, key: tuple[str, str], rate: Rate) -> float:
        used = self._used(key, rate)
        return used[0] + rate.seconds - self.clock() if len(used) >= rate.requests else 0.0

    def _headers(self, route: str, rate: Rate, remaining: int, reset_after: float) -> dict[str, str]:
        return {
            "X-RateLimit-Limit": str(rate.requests),
            "X-RateLimit-Remaining": str(remaining),
            "X-RateLimit-Reset": f"{time.time() + reset_after:.3f}",
            "X-RateLimit-Reset-After": f"{reset_after:.3f}",
            "X-RateLimit-Bucket": hashlib.sha256(route.encode()).hexdigest()[:32],
        }


def _refusal(wait: float, is_overall: bool, headers: dict[str, str]) -> web.Response:
    body = {"message": "You are being rate limited.", "retry_after": round(wait, 3), "global": is_overall, "code": 0}
    response = json_reply(body, 429)
    scope = {"X-RateLimit-Global": "true"} if is_overall else {"X-RateLimit-Scope": "user"}
    response.headers.update({**headers, **scope, "Retry-After": str(int(wait) + 1), "Via": "1.1 sandbox"})
    return response
