"""One WebSocket connection to the gateway: HELLO, then what the client asks; a writer sends the session's events."""

import asyncio
import contextlib

from aiohttp import WSMsgType, web

from bot.sandbox.gateway.compression import encoder_for
from bot.sandbox.gateway.hub import CLOSE, GatewayError, GatewayHub, Outbox
from bot.sandbox.gateway.session import Session
from bot.sandbox.json_values import JsonObject, as_object, dump_json, number_of, parse_json

HEARTBEAT_MS = 41_250
ACKNOWLEDGE_SECONDS = 0.05
"""No network answers at once, and discord.py notes when it has sent a heartbeat only after it has: an answer that is
there before counts as one to the heartbeat before, "41.3s behind"."""
_HEARTBEAT, _IDENTIFY, _RESUME, _RECONNECT, _INVALID, _HELLO, _ACKNOWLEDGED = 1, 2, 6, 7, 9, 10, 11
_ENDING_CODES = (1000, 1001)


class GatewayConnection:
    """Serves one connection until either side closes it."""

    def __init__(self, hub: GatewayHub) -> None:
        self._hub = hub
        self._socket = web.WebSocketResponse(max_msg_size=0)
        self._outbox: Outbox = asyncio.Queue()
        self._session: Session | None = None
        self._cut = False

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Answer one request for the gateway."""
        await self._socket.prepare(request)
        writer = asyncio.create_task(self._write(request.query.get("compress")))
        self._outbox.put_nowait({"op": _HELLO, "d": {"heartbeat_interval": HEARTBEAT_MS}, "s": None, "t": None})
        try:
            await self._read()
        except GatewayError as error:
            await self._socket.close(code=error.close_code, message=str(error).encode())
        finally:
            writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await writer
            if self._session is not None:
                ended = not self._cut and self._socket.close_code in _ENDING_CODES
                self._hub.disconnected(self._session, self._outbox, ended=ended)
        return self._socket

    async def _read(self) -> None:
        async for message in self._socket:
            if message.type is not WSMsgType.TEXT:
                raise GatewayError(4002, "Error while decoding payload.")
            try:
                frame = as_object(parse_json(message.data))
            except ValueError:
                raise GatewayError(4002, "Error while decoding payload.") from None
            self._take(number_of(frame, "op", -1), as_object(frame.get("d")))

    def _take(self, opcode: int, data: JsonObject) -> None:
        if opcode == _HEARTBEAT:
            answer: JsonObject = {"op": _ACKNOWLEDGED, "d": None, "s": None, "t": None}
            asyncio.get_running_loop().call_later(ACKNOWLEDGE_SECONDS, self._outbox.put_nowait, answer)
        elif opcode in (_IDENTIFY, _RESUME):
            if self._session is not None:
                raise GatewayError(4005, "Already authenticated.")
            self._begin(opcode, data)
        elif self._session is None:
            raise GatewayError(4003, "Not authenticated.")

    def _begin(self, opcode: int, data: JsonObject) -> None:
        if opcode == _IDENTIFY:
            self._session = self._hub.identify(data, self._outbox)
            return
        self._session = self._hub.resume(data, self._outbox)
        if self._session is None:
            self._outbox.put_nowait({"op": _INVALID, "d": False, "s": None, "t": None})

    async def _write(self, compression: str | None) -> None:
        encoder = encoder_for(compression)
        while True:
            frame = await self._outbox.get()
            if frame.get("op") in (CLOSE, _RECONNECT, _INVALID):
                self._cut = True
            if frame.get("op") == CLOSE:
                await self._socket.close(code=number_of(frame, "d"))
                return
            text = dump_json(frame)
            with contextlib.suppress(ConnectionError):
                await (self._socket.send_bytes(encoder.encode(text)) if encoder else self._socket.send_str(text))
