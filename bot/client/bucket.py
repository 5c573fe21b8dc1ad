"""A bucket of tokens: so many at once, then one every so many seconds. What finds none is told how long to wait."""

from collections.abc import Callable


class Bucket:
    """Holds `most` tokens, full at first; one comes back every `seconds`. `now` gives seconds."""

    def __init__(self, most: int, seconds: float, now: Callable[[], float]) -> None:
        self._most = most
        self._seconds = seconds
        self._now = now
        self._full_at = now()

    def take(self) -> float:
        """Take a token and give 0.0, or take none and give the seconds until there is one."""
        now = self._now()
        full_at = max(self._full_at, now) + self._seconds
        wait = full_at - now - self._most * self._seconds
        if wait > 1e-6:
            return wait
        self._full_at = full_at
        return 0.0

    def empty(self) -> None:
        """Take all tokens: whoever counts with us says that it was too much."""
        self._full_at = max(self._full_at, self._now() + self._most * self._seconds)
