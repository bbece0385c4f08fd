"""What the members of a cluster need of the database. All times are the database's."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol


class Members(Protocol):
    """The members' rows. Each method raises StoreError and its kinds."""

    async def join(self, name: str, version: str, lease: float) -> int:
        """Add a member whose lease runs out after so many seconds. Return its number, which is never given again."""
        ...

    async def beat(self, member: int, lease: float) -> None:
        """Renew a member's lease. Raises DeclaredDead."""
        ...

    async def declare_dead(self) -> list[int]:
        """Declare every member dead whose lease has run out, and return them.

        Waits until their transactions have ended: none commits afterwards.
        """
        ...

    async def leave(self, member: int) -> None:
        """Declare this process itself dead. Waits for its transactions."""
        ...


class ShardLeases(Protocol):
    """Which member serves which of Discord's shards. Each method raises StoreError and its kinds."""

    async def claim(self, member: int) -> dict[int, int]:
        """Take free shards up to the member's fair share. Return the epoch of each shard that it now has.

        A shard is free if it was given back or its member is dead. Raises DeclaredDead.
        """
        ...

    async def begin_move(self, member: int) -> int | None:
        """Return a shard that the member is to give back, as it has more than its share; None if there is none now.

        The members together begin one move at a time, a few seconds apart, and none when few of the sessions are left
        that Discord allows a day. Raises DeclaredDead.
        """
        ...

    async def give_back(self, member: int, shards: Iterable[int]) -> None:
        """End the member's leases of these shards. It no longer serves them."""
        ...


class Permits(Protocol):
    """When a shard may begin a session with Discord. Each method raises StoreError and its kinds."""

    async def note_limit(self, total: int, remaining: int, reset_after: float, max_concurrency: int) -> None:
        """Note what Discord says: sessions a day, those that are left until the reset, and how many begin at a time."""
        ...

    async def take(self, shard: int) -> float:
        """Take a permit: 0.0, or else the seconds after which to ask again."""
        ...


class Tokens(Protocol):
    """Requests that the bot may send to Discord. Each method raises StoreError and its kinds."""

    async def take(self, most: int, rate: float) -> int:
        """Take at most so many tokens and return how many. `rate`: new ones a second, and the most that are kept."""
        ...

    async def empty(self, seconds: float) -> None:
        """Let there be no tokens for so long: Discord said so."""
        ...
