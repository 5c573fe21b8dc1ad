"""Discord's ids: milliseconds since 2015 in the upper bits, a counter in the lower ones."""

from bot.sandbox.clock import Clock

DISCORD_EPOCH_MS = 1_420_070_400_000


class SnowflakeMaker:
    """Makes ids that always rise; the same clock readings give the same ids."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def make(self) -> int:
        """The next id."""
        now = (int(self._clock() * 1000) - DISCORD_EPOCH_MS) << 22
        self._last = max(now, self._last + 1)
        return self._last


def seconds_of(snowflake: int) -> float:
    """When an id was made, in seconds since 1970."""
    return ((snowflake >> 22) + DISCORD_EPOCH_MS) / 1000
