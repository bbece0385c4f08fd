"""This process as a member: it keeps its lease, and declares members dead whose lease has run out."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.clock import boot_time
from bot.cluster.ports import Members
from bot.errors import DeclaredDead, StoreError
from bot.failure_log import RepeatedFailure

LEASE = 10.0
"""Seconds without a beat after which a member may be declared dead."""
BEATS = 4
"""Beats in a lease."""
MARGIN = 0.15
"""The part of a lease by which a member stops sending before others may take its place."""
AGAIN = 0.1
"""Seconds until a beat that failed is tried again."""
WATCH = 1.0
"""Seconds between two looks whether a lease has run out."""

log = logging.getLogger("mission.cluster")


class Membership:
    """A lease that is kept by beats.

    A database that is away kills nobody: as long as no other member declared this one dead, none has taken its place.
    """

    def __init__(self, members: Members, *, lease: float = LEASE, clock: Callable[[], float] = boot_time) -> None:
        """`clock`: seconds that go on while the process is stopped."""
        self.member = 0
        self._members = members
        self._lease = lease
        self._clock = clock
        self._beaten = float("-inf")
        self._steady_since = float("inf")

    @property
    def deadline(self) -> float:
        """Return until when by `boot_time` no other member takes this one's place."""
        return self._beaten + self._lease * (1 - MARGIN)

    def is_in_time(self) -> bool:
        """Return whether this process may send: looked at in the last moment before each request."""
        return self._clock() < self.deadline

    async def join(self, name: str, version: str) -> None:
        """Become a member. Raises StoreError."""
        asked = self._clock()
        self.member = await self._members.join(name, version, self._lease)
        self._beaten = self._steady_since = asked

    async def beat(self) -> None:
        """Renew the lease. Raises DeclaredDead, StoreError.

        The deadline counts from before the question: the answer may have been on its way for long.
        """
        asked = self._clock()
        await self._members.beat(self.member, self._lease)
        if not self._is_steady(asked):
            self._steady_since = asked
        self._beaten = asked

    async def declare_dead(self) -> list[int]:
        """Declare members dead whose lease has run out, and return them. Raises StoreError.

        A member that was away for a while declares nobody dead for one lease, as the others may have been away for the
        same reason, and need time to beat again. So does one that has just joined.
        """
        now = self._clock()
        if not self._is_steady(now) or now - self._steady_since < self._lease:
            return []
        dead = await self._members.declare_dead()
        if dead:
            log.warning("declared dead, as the lease ran out: %s", ", ".join(f"member {member}" for member in dead))
        return dead

    def _is_steady(self, now: float) -> bool:
        """Return whether the last beat is recent.

        With half a lease, another member whose beats failed for the same time has at least one beat left to make.
        """
        return now - self._beaten <= self._lease / 2

    async def leave(self) -> None:
        """End the membership, so that others take over at once. Raises StoreError."""
        self._beaten = float("-inf")
        await self._members.leave(self.member)

    async def keep(self) -> None:
        """Beat until this process is declared dead. Raises DeclaredDead."""
        await repeated(self.beat, "no beat", every=self._lease / BEATS, again=AGAIN)

    async def watch(self) -> None:
        """Declare members dead whose lease has run out, again and again until cancelled.

        Not between the beats: it waits as long as the transactions of such a member last.
        """
        await repeated(self.declare_dead, "nobody is declared dead", every=WATCH)


async def repeated(work: Callable[[], Awaitable[object]], failure: str, *, every: float, again: float = 1.0) -> None:
    """Do this every so many seconds, after an error of the store `again` seconds later. Raises DeclaredDead."""
    failures = RepeatedFailure(log, failure)
    while True:
        try:
            await work()
        except DeclaredDead:
            raise
        except StoreError as error:
            failures.failed(error)
            await asyncio.sleep(again)
        else:
            failures.over()
            await asyncio.sleep(every)
