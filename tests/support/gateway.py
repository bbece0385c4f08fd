"""Discord's gateway over a real WebSocket: HELLO, IDENTIFY, READY, heartbeats, RESUME with true replay, zlib-stream.

Which event reaches which session, and in what shape, is simcord's reading of Discord (intents, content, shards).
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
import zlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from types import SimpleNamespace
from typing import Any

import discord
from aiohttp import WSMsgType, web
from simcord.backend import Backend
from simcord.backend.serializers import guild_create_payload, user_payload
from simcord.gateway import FakeGateway

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, INVALID_SESSION, HELLO, ACK = 0, 1, 2, 6, 9, 10, 11
WRONG_TOKEN, UNKNOWN_ERROR = 4004, 4000


class Connection:
    """One socket; frames leave it in the order they were handed over."""

    def __init__(self, socket: web.WebSocketResponse, *, compressed: bool) -> None:
        self.socket = socket
        self._deflate = zlib.compressobj() if compressed else None
        self._outbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    def send(self, frame: dict[str, Any]) -> None:
        self._outbox.put_nowait(frame)

    async def _write(self) -> None:
        with contextlib.suppress(ConnectionError):
            while True:
                text = json.dumps(await self._outbox.get())
                if self._deflate is None:
                    await self.socket.send_str(text)
                else:
                    packed = self._deflate.compress(text.encode()) + self._deflate.flush(zlib.Z_SYNC_FLUSH)
                    await self.socket.send_bytes(packed)

    async def close(self, code: int = 1000) -> None:
        self._writer.cancel()
        await self.socket.close(code=code)


class _Sending(dict[str, Callable[[Any], None]]):
    """Looks like discord.py's parser table to simcord's gateway; every parser puts the event on the wire."""

    def __init__(self, send: Callable[[str, Any], None]) -> None:
        super().__init__()
        self._send = send

    def __missing__(self, event: str) -> Callable[[Any], None]:
        return partial(self._send, event)


@dataclass
class Session:
    """What Discord remembers of one shard's connection, also while the socket is gone."""

    id: str
    shard: int
    shards: int
    intents: int
    connection: Connection | None
    muted: bool = False
    twice: bool = False
    events: list[dict[str, Any]] = field(default_factory=list)

    def send(self, event: str, payload: Any) -> None:
        for _ in range(2 if self.twice and event == "INTERACTION_CREATE" else 1):
            frame = {"op": DISPATCH, "t": event, "s": len(self.events) + 1, "d": payload}
            self.events.append(frame)
            if self.connection is not None and not self.muted:
                self.connection.send(frame)

    def takes(self, event: str, payload: Mapping[str, Any]) -> bool:
        guild = payload.get("guild_id") or (payload.get("id") if event.startswith("GUILD_") else None)
        return (int(guild) >> 22) % self.shards == self.shard if guild else self.shard == 0


class Gateway:
    """All sessions of the bot. `identified` and `resumed` count what its shards asked for.

    `turned_away`: what the next connections get before they are greeted: the status of a refusal, or the code (from
    1000 on) with which the socket is closed.
    """

    def __init__(self, backend: Backend, token: str, url: Callable[[], str], on_change: Callable[[], None]) -> None:
        self._backend = backend
        self.token = token
        self._url = url
        self._on_change = on_change
        self._feeds: dict[str, FakeGateway] = {}
        self.sessions: dict[str, Session] = {}
        self.identified: list[dict[str, Any]] = []
        self.identified_at: list[float] = []
        self.resumed = 0
        self.heartbeat_interval = 41250
        self.turned_away: list[int] = []
        backend.subscribers.append(self.feed)

    @property
    def ready(self) -> bool:
        """Whether every shard the bot speaks of has a live session."""
        alive = [session for session in self.sessions.values() if session.connection is not None]
        return bool(alive) and len(alive) == alive[0].shards

    @property
    def connected(self) -> bool:
        return any(session.connection is not None for session in self.sessions.values())

    def feed(self, event: str, payload: Mapping[str, Any]) -> None:
        for session in list(self.sessions.values()):
            if session.takes(event, payload):
                self._feeds[session.id].feed(event, payload)

    @contextlib.contextmanager
    def mute(self) -> Iterator[None]:
        """Events that happen while this is open are kept but not sent; a RESUME brings them."""
        for session in self.sessions.values():
            session.muted = True
        try:
            yield
        finally:
            for session in self.sessions.values():
                session.muted = False

    @contextlib.contextmanager
    def twice(self) -> Iterator[None]:
        """Interactions that come while this is open are delivered twice, the one right behind the other."""
        for session in self.sessions.values():
            session.twice = True
        try:
            yield
        finally:
            for session in self.sessions.values():
                session.twice = False

    async def cut(self, *, resumable: bool = True, code: int = UNKNOWN_ERROR, shard: int | None = None) -> None:
        """Close every socket, or that of one shard.

        The bot comes back by RESUME, or by a fresh IDENTIFY where the session is forgotten.
        """
        cut = [session for session in self.sessions.values() if shard in (None, session.shard)]
        open_now = [session.connection for session in cut if session.connection is not None]
        for session in cut:
            session.connection = None
            if not resumable:
                del self.sessions[session.id]
        for connection in open_now:
            await connection.close(code)

    async def button_id(self, request: web.Request) -> web.StreamResponse:
        """The aiohttp handler of one socket, from HELLO to its end."""
        refusal = self.turned_away.pop(0) if self.turned_away else None
        if refusal is not None and refusal < 1000:
            return web.Response(status=refusal)
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        if refusal is not None:
            await socket.close(code=refusal)
            return socket
        connection = Connection(socket, compressed=request.query.get("compress") == "zlib-stream")
        connection.send({"op": HELLO, "d": {"heartbeat_interval": self.heartbeat_interval}})
        try:
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    await self._take(connection, json.loads(message.data))
        finally:
            for session in self.sessions.values():
                if session.connection is connection:
                    session.connection = None
            await connection.close()
            self._on_change()
        return socket

    async def _take(self, connection: Connection, frame: Any) -> None:
        kind, data = frame["op"], frame["d"]
        if kind == HEARTBEAT:
            connection.send({"op": ACK})
        elif kind == IDENTIFY:
            await self._identify(connection, data)
        elif kind == RESUME:
            self._resume(connection, data)

    async def _identify(self, connection: Connection, data: dict[str, Any]) -> None:
        if data["token"] != self.token:
            await connection.close(WRONG_TOKEN)
            return
        self.identified.append(data)
        self.identified_at.append(time.perf_counter())
        shard, shards = data.get("shard") or (0, 1)
        session = Session(f"session-{len(self.identified)}", shard, shards, data["intents"], connection)
        self.sessions = {key: kept for key, kept in self.sessions.items() if kept.shard != shard}
        self.sessions[session.id] = session
        state = SimpleNamespace(intents=discord.Intents._from_value(session.intents), parsers=_Sending(session.send))
        self._feeds[session.id] = FakeGateway(self._backend, state)
        session.send("READY", self._ready(session))
        for guild in self._backend.guilds.values():
            payload = guild_create_payload(self._backend, guild)
            if session.takes("GUILD_CREATE", payload):
                self._feeds[session.id].feed("GUILD_CREATE", payload)
        self._on_change()

    def _ready(self, session: Session) -> dict[str, Any]:
        guilds = [{"id": str(guild)} for guild in self._backend.guilds]
        return {
            "v": 10,
            "user": dict(user_payload(self._backend.bot_user)),
            "guilds": [{**guild, "unavailable": True} for guild in guilds if session.takes("GUILD_CREATE", guild)],
            "session_id": session.id,
            "resume_gateway_url": self._url(),
            "shard": [session.shard, session.shards],
            "application": {"id": str(self._backend.application_id), "flags": 0},
        }

    def _resume(self, connection: Connection, data: dict[str, Any]) -> None:
        session = self.sessions.get(data["session_id"])
        if session is None or data["token"] != self.token:
            connection.send({"op": INVALID_SESSION, "d": False})
            return
        self.resumed += 1
        session.connection = connection
        for frame in session.events[data["seq"] :]:
            connection.send(frame)
        session.send("RESUMED", {})
        self._on_change()
