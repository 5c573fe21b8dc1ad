"""All sessions of the bot: identifies and resumes them, and hands every change of the world to those it concerns."""

import asyncio

from bot.sandbox.gateway.intents import is_wanted
from bot.sandbox.gateway.session import RESUME_SECONDS, Session
from bot.sandbox.json_values import JsonObject, as_list, number_of, text_of
from bot.sandbox.model.wire import guild_create_json
from bot.sandbox.model.world import World, WorldEvent

Outbox = asyncio.Queue[JsonObject]
CLOSE = "close"


class GatewayError(Exception):
    """A reason to close a connection, with Discord's close code."""

    def __init__(self, close_code: int, reason: str) -> None:
        super().__init__(reason)
        self.close_code = close_code


class GatewayHub:
    """The sessions. `identifies` counts them over the hub's life: Discord allows 1,000 a day."""

    def __init__(self, world: World, gateway_url: str) -> None:
        self.world = world
        self.gateway_url = gateway_url
        self.sessions: dict[str, Session] = {}
        self.identifies = 0
        self.resumes = 0
        self._connected = asyncio.Event()
        world.listen(self._on_event)

    @property
    def live_sessions(self) -> list[Session]:
        """The sessions somebody is connected to."""
        return [session for session in self.sessions.values() if session.outbox is not None]

    async def until_connected(self) -> None:
        """Wait until a bot is connected."""
        await self._connected.wait()

    def identify(self, data: JsonObject, outbox: Outbox) -> Session:
        """Start a session, and send READY and the guilds.

        Raises GatewayError (4004 wrong token, 4010 invalid shard).
        """
        if text_of(data, "token") != self.world.token:
            raise GatewayError(4004, "Authentication failed.")
        self.identifies += 1
        session = Session(f"session{self.identifies}", number_of(data, "intents"), _shard(data), outbox=outbox)
        self.sessions[session.id] = session
        guilds = [guild for guild in self.world.guilds.values() if self._is_in(guild.id) and session.is_for(guild.id)]
        session.dispatch("READY", self._ready(session, [guild.id for guild in guilds]))
        for guild in guilds:
            if guild.available:
                session.dispatch("GUILD_CREATE", guild_create_json(self.world, guild))
        self._connected.set()
        return session

    def resume(self, data: JsonObject, outbox: Outbox) -> Session | None:
        """Take a session up again and send what was missed; None when it can't be resumed.

        Raises GatewayError (4004 wrong token).
        """
        if text_of(data, "token") != self.world.token:
            raise GatewayError(4004, "Authentication failed.")
        session = self.sessions.get(text_of(data, "session_id"))
        missed = session.missed_since(number_of(data, "seq")) if session is not None else None
        if session is None or missed is None or self._is_over(session):
            return None
        self.resumes += 1
        session.outbox, session.lost_at = outbox, None
        for frame in missed:
            outbox.put_nowait(frame)
        session.dispatch("RESUMED", {})
        self._connected.set()
        return session

    def disconnected(self, session: Session, outbox: Outbox, *, ended: bool) -> None:
        """Note that a connection is gone; `ended`: the client closed it for good, so the session ends too."""
        if session.outbox is not outbox:
            return
        session.outbox, session.lost_at = None, self.world.clock()
        if ended:
            self.sessions.pop(session.id, None)
        for lost in [other for other in self.sessions.values() if self._is_over(other)]:
            del self.sessions[lost.id]
        if not self.live_sessions:
            self._connected.clear()

    def drop_connections(self, close_code: int = 4000) -> None:
        """Cut all connections; the sessions can be resumed."""
        self._send_all({"op": CLOSE, "d": close_code})

    def ask_to_reconnect(self) -> None:
        """Send RECONNECT to all: Discord does so every few hours."""
        self._send_all({"op": 7, "d": None})

    def invalidate_sessions(self) -> None:
        """Make all sessions invalid, so that the bot must identify anew."""
        self._send_all({"op": 9, "d": False})
        self.sessions.clear()

    def _send_all(self, frame: JsonObject) -> None:
        for session in self.live_sessions:
            if session.outbox is not None:
                session.outbox.put_nowait(frame)

    def _on_event(self, event: WorldEvent) -> None:
        if not event.for_bot or (event.guild_id is not None and not self._is_in(event.guild_id)):
            return
        for session in self.sessions.values():
            if session.is_for(event.guild_id) and is_wanted(event, session.intents):
                session.dispatch(event.name, event.payload)

    def _is_in(self, guild_id: int) -> bool:
        guild = self.world.guilds.get(guild_id)
        return guild is not None and self.world.bot.id in guild.members

    def _is_over(self, session: Session) -> bool:
        return session.lost_at is not None and self.world.clock() - session.lost_at > RESUME_SECONDS

    def _ready(self, session: Session, guild_ids: list[int]) -> JsonObject:
        return {
            "v": 10,
            "user": self.world.bot.to_own_json(),
            "guilds": [{"id": str(number), "unavailable": True} for number in guild_ids],
            "session_id": session.id,
            "resume_gateway_url": self.gateway_url,
            "shard": list(session.shard),
            "application": {"id": str(self.world.bot.id), "flags": 0},
        }


def _shard(data: JsonObject) -> tuple[int, int]:
    pair = [number for number in as_list(data.get("shard")) if isinstance(number, int)]
    if not pair:
        return (0, 1)
    if len(pair) != 2 or not 0 <= pair[0] < pair[1]:
        raise GatewayError(4010, "Invalid shard.")
    return (pair[0], pair[1])
