"""A person's feed over a WebSocket, for as many open pages as there are."""

import asyncio
import contextlib

from aiohttp import web

from bot.sandbox.json_values import dump_json
from bot.sandbox.people.crowd import Crowd
from bot.sandbox.people.feed import FeedEntry
from bot.sandbox.people.http_views import feed_view
from bot.sandbox.people.person import Person

_PING_SECONDS = 20.0


class LiveFeed:
    """Serves the feeds of one crowd."""

    def __init__(self, crowd: Crowd) -> None:
        self._crowd = crowd

    async def serve(self, request: web.Request, person: Person) -> web.WebSocketResponse:
        """Send everything a person is told from now on, until the page is closed."""
        socket = web.WebSocketResponse(heartbeat=_PING_SECONDS)
        await socket.prepare(request)
        waiting: asyncio.Queue[FeedEntry] = asyncio.Queue()

        def tell(who: Person, entry: FeedEntry) -> None:
            if who is person:
                waiting.put_nowait(entry)

        self._crowd.listen(tell)
        writer = asyncio.create_task(_write(socket, waiting))
        try:
            async for _message in socket:
                continue
        finally:
            self._crowd.unlisten(tell)
            writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await writer
        return socket


async def _write(socket: web.WebSocketResponse, waiting: asyncio.Queue[FeedEntry]) -> None:
    while True:
        text = dump_json(feed_view(await waiting.get()))
        with contextlib.suppress(ConnectionError):
            await socket.send_str(text)
