"""Channels that can't be written to: nobody tries again before something changes or a growing pause is over.

10,000 refusals in ten minutes would block our address for everybody.
"""

from msgspec import Struct

from bot.client.calls import CHANNEL_GONE

FIRST_PAUSE = 5.0
LONGEST_PAUSE = 600.0

PERMISSION_BY_CODE = {50001: "permission-view-channel", 160005: "permission-send-messages-in-threads"}


class Trouble(Struct, frozen=True):
    """Why (Discord's code), since when, until when nobody tries, and how long that pause is."""

    code: int
    since: float
    until: float
    pause: float

    @property
    def gone(self) -> bool:
        """Whether the channel or its server isn't there any more."""
        return self.code in CHANNEL_GONE

    @property
    def permission(self) -> str:
        """The text key of the permission that lacks."""
        return PERMISSION_BY_CODE.get(self.code, "permission-send-messages")


class Troubles:
    """Troubles by channel. Instants are seconds."""

    def __init__(self) -> None:
        self._by_channel: dict[int, Trouble] = {}

    def of(self, channel: int) -> Trouble | None:
        """Give a channel's trouble."""
        return self._by_channel.get(channel)

    def note(self, channel: int, code: int, now: float) -> Trouble:
        """Note a refusal: the pause doubles with each one."""
        before = self._by_channel.get(channel)
        pause = FIRST_PAUSE if before is None else min(LONGEST_PAUSE, before.pause * 2)
        trouble = Trouble(code, now if before is None else before.since, now + pause, pause)
        self._by_channel[channel] = trouble
        return trouble

    def over(self, channel: int) -> Trouble | None:
        """Note that the channel can be written to; gives the trouble there was."""
        return self._by_channel.pop(channel, None)

    def try_again(self, channels: set[int], now: float) -> set[int]:
        """Something has changed in these channels: end their pauses; gives those that had one."""
        paused = channels & self._by_channel.keys()
        for channel in paused:
            trouble = self._by_channel[channel]
            self._by_channel[channel] = Trouble(trouble.code, trouble.since, now, FIRST_PAUSE)
        return paused
