"""A client with everything of discord.py's at work but the network: raw gateway frames in, stubbed HTTP out."""

from __future__ import annotations

import asyncio
import json
import statistics
import time
from collections.abc import Callable
from typing import Any, Self

import discord

GUILD = 1_234_567_890_123_456_789
CHANNEL = 1_234_567_890_123_456_790
USER = 1_234_567_890_123_456_791
APPLICATION = 1_234_567_890_123_456_792

_MESSAGE = {
    "id": str(CHANNEL + 9),
    "channel_id": str(CHANNEL),
    "author": {"id": str(APPLICATION), "username": "mission", "discriminator": "0", "avatar": None, "bot": True},
    "content": "",
    "timestamp": "2026-11-21T12:00:00+00:00",
    "edited_timestamp": None,
    "tts": False,
    "mention_everyone": False,
    "mentions": [],
    "mention_roles": [],
    "attachments": [],
    "embeds": [],
    "pinned": False,
    "type": 0,
    "flags": 1 << 15,
}


class _Answer:
    """What Discord would say to a callback or an edit; the two share a body."""

    status = 200
    reason = "OK"
    headers = {"content-type": "application/json"}  # noqa: RUF012 (never changed)
    _body = json.dumps(
        {
            "interaction": {
                "id": "1",
                "type": 3,
                "response_message_loading": False,
                "response_message_ephemeral": True,
            },
            **_MESSAGE,
            "components": [],
        }
    )

    async def text(self, encoding: str) -> str:
        return self._body

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        return None


class Line:
    """A client, and how many requests it has made."""

    def __init__(self, client: discord.Client) -> None:
        self.client = client
        self.requests = 0
        self._number = CHANNEL

    async def open(self) -> None:
        """Put one guild into the client's cache and take its network away."""
        await self.client._async_setup_hook()
        self.client.http._HTTPClient__session = self  # pyright: ignore[reportAttributeAccessIssue]
        state: Any = self.client._connection
        state.application_id = APPLICATION
        state.user = discord.ClientUser(state=state, data=_MESSAGE["author"])  # pyright: ignore[reportArgumentType]
        guild = {
            "id": str(GUILD),
            "name": "Bench",
            "channels": [],
            "roles": [],
            "members": [],
            "preferred_locale": "de",
        }
        state._add_guild_from_data(guild | {"emojis": [], "features": [], "member_count": 1})

    def request(self, *_: Any, **__: Any) -> _Answer:
        """Answer as aiohttp's session does."""
        self.requests += 1
        return _Answer()

    def frame(self, custom_id: str, components: list[Any]) -> str:
        """Return a click on a public message as the gateway sends it."""
        user = {"id": str(USER), "username": "ada", "discriminator": "0", "avatar": None, "global_name": "Ada"}
        member = {"user": user, "roles": [], "joined_at": None, "permissions": "2248473465835073", "flags": 0}
        return json.dumps(
            {
                "id": "1234567890123456800",
                "application_id": str(APPLICATION),
                "type": 3,
                "token": "t" * 200,
                "version": 1,
                "guild_id": str(GUILD),
                "channel_id": str(CHANNEL),
                "channel": {"id": str(CHANNEL), "type": 0, "name": "table", "guild_id": str(GUILD), "position": 0},
                "member": member | {"deaf": False, "mute": False, "nick": None},
                "locale": "de",
                "guild_locale": "de",
                "app_permissions": "2248473465835073",
                "entitlements": [],
                "authorizing_integration_owners": {"0": str(GUILD)},
                "context": 0,
                "attachment_size_limit": 10485760,
                "message": {**_MESSAGE, "components": components},
                "data": {"custom_id": custom_id, "component_type": 2},
            }
        )

    def receive(self, frame: str) -> None:
        """Let the library read a frame."""
        self.client._connection.parse_interaction_create(json.loads(frame))

    async def rate(self, frame: str, answers: int, seconds: float = 0.5, wave: int = 50) -> float:
        """Return clicks per second, sent in waves, each click answered by so many requests."""
        begin, done = time.perf_counter(), 0
        while (spent := time.perf_counter() - begin) < seconds:
            await self._wave(frame, wave, answers)
            done += wave
        return done / spent

    async def latencies(self, frame: str, answers: int, times: int = 300) -> list[float]:
        """Return milliseconds from a click arriving to its last answer leaving, one click at a time, sorted."""
        found: list[float] = []
        for _ in range(times):
            begin = time.perf_counter()
            await self._wave(frame, 1, answers)
            found.append((time.perf_counter() - begin) * 1000)
        return sorted(found)

    async def _wave(self, frame: str, clicks: int, answers: int) -> None:
        wanted = self.requests + clicks * answers
        for _ in range(clicks):
            self.receive(frame)
        async with asyncio.timeout(10):
            while self.requests < wanted:
                await asyncio.sleep(0)


async def alternated(runs: dict[str, Callable[[], Any]], rounds: int = 5) -> dict[str, float]:
    """Return the median of each run; they take turns, so that a busy minute hits all alike."""
    found: dict[str, list[float]] = {name: [] for name in runs}
    for run in runs.values():
        await run()
    for _ in range(rounds):
        for name, run in runs.items():
            found[name].append(await run())
    return {name: statistics.median(values) for name, values in found.items()}
