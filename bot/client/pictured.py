"""Messages with pictures: a file is sent once and again only when it changes, and none where files are refused."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable

from bot.client.calls import FORBIDDEN, PICTURE_GONE, Channels, Failed
from bot.screens.screen import Screen

WITHOUT_FILES_SECONDS = 600.0
"""So long no picture is sent to a channel that refused one."""

KEPT = 4096
"""Of so many messages it is known which picture they carry; to others it is sent anew."""

Draw = Callable[[bool], Awaitable[Screen]]
"""Draws a message; with False, without its picture."""


class PicturedMessages:
    """Posts and edits messages that may have a picture. `now` gives seconds."""

    def __init__(self, channels: Channels, now: Callable[[], float]) -> None:
        self._channels = channels
        self._now = now
        self._carried: OrderedDict[int, str] = OrderedDict()
        self._wordy: dict[int, float] = {}

    async def post(self, channel: int, nonce: str, draw: Draw) -> int | Failed:
        """Post a message as `Channels.post` does; without its picture where no files are allowed."""
        screen = await draw(self._takes_files(channel))
        sent = await self._channels.post(channel, screen, nonce)
        if isinstance(sent, Failed) and self._refuses_files(channel, screen, sent):
            screen = await draw(False)
            sent = await self._channels.post(channel, screen, nonce)
        if not isinstance(sent, Failed):
            self._note(sent, screen)
        return sent

    async def edit(self, channel: int, message: int, draw: Draw) -> Failed | None:
        """Bring a message up to date as `Channels.edit` does; a picture that it carries already isn't sent again.

        What it carries is forgotten while Discord works on it: after a failure or a crash the picture is sent anew.
        """
        screen = await draw(self._takes_files(channel))
        carried = self._carried.pop(message, "")
        shown = screen.keeping() if screen.picture and carried == screen.picture else screen
        failed = await self._channels.edit(channel, message, shown)
        if failed is not None and shown.kept and failed.code in PICTURE_GONE:
            failed = await self._channels.edit(channel, message, screen)
        if failed is not None and self._refuses_files(channel, screen, failed):
            screen = await draw(False)
            failed = await self._channels.edit(channel, message, screen)
        if failed is None:
            self._note(message, screen)
        return failed

    def _takes_files(self, channel: int) -> bool:
        return self._now() >= self._wordy.get(channel, 0.0)

    def _refuses_files(self, channel: int, screen: Screen, failed: Failed) -> bool:
        """Tell whether a message may have been refused for its picture; for a while there is none there then."""
        if not screen.files or failed.code not in FORBIDDEN:
            return False
        self._wordy[channel] = self._now() + WITHOUT_FILES_SECONDS
        return True

    def _note(self, message: int, screen: Screen) -> None:
        if not screen.picture:
            return
        self._carried[message] = screen.picture
        while len(self._carried) > KEPT:
            self._carried.popitem(last=False)
