"""The index of due guilds: a port of the store."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from bot.errors import StoreError


class DueIndex(Protocol):
    """The index of guilds with something to do, so that closed files are found without opening them all."""

    listener: Callable[[int], None]
    """Called with the guild after each commit that put an outbox row or a timer. It must not raise."""

    async def mark(self, guild: int, due: float) -> None:
        """Store that something is due in the guild at that time or earlier. Written before the guild's commit."""
        ...

    async def settle(self, guild: int, due: float | None) -> StoreError | None:
        """Set the guild's next time after its due work was done; None when nothing is left.

        Return the error of reading the guild's file or of writing the index, if there was one.
        """
        ...

    async def due(self, now: float) -> list[int]:
        """Return the guilds that are due, earliest first."""
        ...

    async def next(self) -> float | None:
        """Return the earliest time of all guilds, or None."""
        ...
