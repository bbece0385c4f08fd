"""Discord's rate limits, and a messenger that keeps them as discord.py does: it waits, and in the end gives up."""

from __future__ import annotations

import asyncio
import random
import time
from collections import OrderedDict
from collections.abc import Collection, Hashable
from dataclasses import dataclass, field

from bot.service.card import Card
from bot.service.interactions import Reply
from bot.service.messenger import Gone, Later, Sent
from cogs.components.compose import compose
from tests.service.pretended import labels, nonces, text

PATIENCE = 30.0
"""Seconds that the library waits for a limit (`bot.client`)."""
NONCE_SECONDS = 300.0


class Bucket:
    """At most so many requests within so many seconds. There are thousands, so each is small."""

    __slots__ = ("_most", "_seconds", "_slots")

    def __init__(self, most: int, seconds: float) -> None:
        self._most = most
        self._seconds = seconds
        self._slots: list[float] = []

    def wait(self, now: float) -> float:
        """Return how long the next request has to wait."""
        while self._slots and self._slots[0] <= now - self._seconds:
            del self._slots[0]
        if len(self._slots) < self._most:
            return 0.0
        return self._slots[len(self._slots) - self._most] + self._seconds - now

    def take(self, at: float) -> None:
        """Note a request that leaves at that time."""
        self._slots.append(at)


@dataclass
class Counts:
    """What the pretended Discord saw."""

    requests: int = 0
    waited: int = 0
    refused: int = 0
    limited: int = 0
    failed: int = 0
    vanished: int = 0
    gone: int = 0
    """Requests done; those that waited for a limit; given up for one; answered 429; 5xx; done but not acknowledged;
    edits of messages that had been deleted.
    """


@dataclass(slots=True)
class Message:
    """A message that stands: what it can be found by, and the hash of what it says.

    Neither words nor pictures are kept: Discord's memory would be taken for the host's.
    """

    channel: int
    nonces: tuple[int, ...]
    said: int
    versions: int = 1


@dataclass
class LimitedMessenger:
    """Fulfils `bot.service.messenger.Messenger`. 50 requests a second, 5 in 5 seconds to one channel and way.

    A few requests are answered by a 429 beyond what the limits say, by a 5xx, or done without a word.
    """

    chance: random.Random
    latency: tuple[float, float] = (0.03, 0.08)
    faults: float = 0.01
    everywhere: Bucket = field(default_factory=lambda: Bucket(50, 1.0))
    counts: Counts = field(default_factory=Counts)
    messages: dict[int, Message] = field(default_factory=dict)
    notices: dict[int, float] = field(default_factory=dict)
    """User -> when the newest message that notifies them arrived."""
    lifted: bool = False
    """No limits and no faults any more: to see what is left to be sent."""
    _places: dict[Hashable, Bucket] = field(default_factory=dict)
    _nonces: OrderedDict[tuple[int, str], tuple[int, float]] = field(default_factory=OrderedDict)
    _next: int = 10**9

    async def send(self, channel: int, card: Card, nonce: str) -> Sent:
        words = said(card)
        silent = await self._admitted(("send", channel))
        now = time.monotonic()
        known = self._nonces.get((channel, nonce))
        if known is None or now - known[1] > NONCE_SECONDS:
            self._next += 1
            known = (self._next, now)
            self._nonces[channel, nonce] = known
            self.messages[self._next] = Message(channel, tuple(nonces(card)), hash(words))
            for user in card.mentions:
                self.notices[user] = now
            self._forget(now)
        if silent:
            raise Later
        return Sent(channel, known[0])

    async def send_dm(self, user: int, card: Card, nonce: str) -> Sent:
        sent = await self.send(-user, card, nonce)
        self.notices[user] = time.monotonic()
        return sent

    async def edit(self, channel: int, message: int, card: Card) -> bool:
        words = said(card)
        silent = await self._admitted(("edit", channel))
        stands = self.messages.get(message)
        if stands is None:
            self.counts.gone += 1
            raise Gone("message")
        stands.said = hash(words)
        stands.versions += 1
        if silent:
            raise Later
        return True

    async def delete(self, channel: int, message: int) -> None:
        await self._admitted(("delete", channel))
        self.messages.pop(message, None)

    async def find(self, channel: int, nonce: int) -> int | None:
        await self._admitted(("find", channel))
        here = (number for number, found in self.messages.items() if found.channel == channel and nonce in found.nonces)
        return next(here, None)

    async def find_dm(self, user: int, nonce: int) -> Sent | None:
        found = await self.find(-user, nonce)
        return None if found is None else Sent(-user, found)

    async def answer(self, reply: Reply, card: Card) -> int:
        raise AssertionError("no request waits here")

    async def open_thread(self, channel: int, name: str) -> int:
        raise AssertionError("no threads here")

    async def lacks(self, channel: int, *, thread: bool = False) -> tuple[str, ...]:
        return ()

    def channel_name(self, channel: int) -> str | None:
        return None

    def can_view(self, channel: int, user: int, roles: Collection[int]) -> bool:
        return True

    def operator(self) -> str | None:
        return None

    async def is_member(self, guild: int, user: int) -> bool:
        await self._admitted(("member", guild))
        return True

    async def _admitted(self, place: Hashable) -> bool:
        """Wait as the library does; return whether the request is done without its answer arriving. Raises Later."""
        if self.lifted:
            await asyncio.sleep(0)
            return False
        bucket = self._places.setdefault(place, Bucket(5, 5.0))
        now = time.monotonic()
        wait = max(self.everywhere.wait(now), bucket.wait(now))
        if wait > PATIENCE:
            self.counts.refused += 1
            raise Later(wait)
        for limit in (self.everywhere, bucket):
            limit.take(now + wait)
        self.counts.waited += wait > 0
        await asyncio.sleep(wait + self.chance.uniform(*self.latency))
        return await self._mishap()

    async def _mishap(self) -> bool:
        """Now and then, answer by 429 (the library asks again), by a 5xx, or not at all."""
        fate = self.chance.random()
        if fate < self.faults * 0.5:
            self.counts.limited += 1
            await asyncio.sleep(self.chance.uniform(0.2, 2.0))
        elif fate < self.faults * 0.75:
            self.counts.failed += 1
            raise Later
        self.counts.requests += 1
        if self.faults * 0.75 <= fate < self.faults:
            self.counts.vanished += 1
            return True
        return False

    def _forget(self, now: float) -> None:
        while self._nonces and next(iter(self._nonces.values()))[1] < now - NONCE_SECONDS:
            self._nonces.popitem(last=False)


def said(card: Card) -> str:
    """Return what a message says to its readers, after making it as it is made for Discord."""
    compose(card)
    return "\n".join([text(card), *labels(card)])
