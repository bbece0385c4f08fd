"""A client with all of discord.py but the network: raw gateway frames in, stubbed HTTP out.

What comes in was recorded in the simulated Discord (`tests.support.inprocess`). It is not played there: simcord follows
every task and timer of its event loop, which would cost more than what is measured.
"""

from __future__ import annotations

import asyncio
import json
import statistics
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from itertools import count
from typing import Any, Self

import discord
from simcord.backend.serializers import guild_create_payload, message_payload, user_payload

from bot.service.card import Card
from cogs.components.compose import compose
from tests.support.inprocess import simulated


@dataclass(frozen=True)
class Recorded:
    """A click on a button as the gateway sends it, and what a client knows before: the bot's user and the guild.

    `message`: what Discord answers to an edit of a message.
    """

    click: str
    bot: Any
    guild: Any
    message: Any


async def recorded(card: Card, label: str) -> Recorded:
    """Post a card in a simulated guild and let a member click one of its buttons."""
    clicks: list[Any] = []

    def hear(event: str, payload: Any) -> None:
        if event == "INTERACTION_CREATE":
            clicks.append(payload)

    async with simulated(discord.Client(intents=discord.Intents(guilds=True))) as world:
        backend = world.env.backend
        backend.subscribers.append(hear)
        channel = world.client.get_channel(world.channel.id)
        assert isinstance(channel, discord.TextChannel)
        message = await channel.send(view=compose(card).view)
        await world.member("ada", locale="de").click(message, label=label)
        return Recorded(
            json.dumps(clicks[0]),
            user_payload(backend.bot_user),
            guild_create_payload(backend, backend.get_guild(world.guild.id)),
            message_payload(backend, backend.get_message(channel.id, message.id)),
        )


class _Answer:
    """What Discord would say to a callback or an edit; the two share a body."""

    status = 200
    reason = "OK"

    def __init__(self, message: Any) -> None:
        self.headers = {"content-type": "application/json"}
        told = {"id": "1", "type": 3, "response_message_loading": False, "response_message_ephemeral": True}
        self._body = json.dumps({"interaction": told, **message})

    async def text(self, encoding: str) -> str:
        return self._body

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        return None


class Line:
    """A client, and how many requests it has made."""

    def __init__(self, client: discord.Client, given: Recorded) -> None:
        self.client = client
        self.requests = 0
        self._given = given
        self._answer = _Answer(given.message)
        self._ids = count(int(json.loads(given.click)["id"]))

    async def open(self) -> Self:
        """Put one guild into the client's cache and take its network away."""
        await self.client._async_setup_hook()
        self.client.http._HTTPClient__session = self  # pyright: ignore[reportAttributeAccessIssue]
        state: Any = self.client._connection
        state.application_id = int(json.loads(self._given.click)["application_id"])
        state.user = discord.ClientUser(state=state, data=self._given.bot)
        state._add_guild_from_data(self._given.guild)
        return self

    def request(self, *_: Any, **__: Any) -> _Answer:
        """Answer as aiohttp's session does."""
        self.requests += 1
        return self._answer

    def receive(self) -> None:
        """Let the library read a click. Each has an id of its own: one that comes again is not served again."""
        click: Any = json.loads(self._given.click)
        click["id"] = str(next(self._ids))
        self.client._connection.parse_interaction_create(click)

    async def rate(self, answers: int, seconds: float, wave: int = 50) -> float:
        """Return clicks per second, sent in waves, each click answered by so many requests."""
        begin, done = time.perf_counter(), 0
        while (spent := time.perf_counter() - begin) < seconds or not done:
            await self._wave(wave, answers)
            done += wave
        return done / spent

    async def latencies(self, answers: int, times: int) -> list[float]:
        """Return milliseconds from a click arriving to its last answer leaving, one click at a time."""
        found: list[float] = []
        for _ in range(times):
            begin = time.perf_counter()
            await self._wave(1, answers)
            found.append((time.perf_counter() - begin) * 1000)
        return found

    async def _wave(self, clicks: int, answers: int) -> None:
        wanted = self.requests + clicks * answers
        for _ in range(clicks):
            self.receive()
        async with asyncio.timeout(10):
            while self.requests < wanted:
                await asyncio.sleep(0)


async def alternated(runs: dict[str, Callable[[], Awaitable[float]]], rounds: int) -> dict[str, float]:
    """Return the median of each run; they take turns, so that a busy minute hits all alike."""
    found: dict[str, list[float]] = {name: [] for name in runs}
    for run in runs.values():
        await run()
    for _ in range(rounds):
        for name, run in runs.items():
            found[name].append(await run())
    return {name: statistics.median(values) for name, values in found.items()}
