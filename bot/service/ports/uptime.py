"""When the bot was known to run, and when it was not: a port of the store. Raises `bot.errors.StoreError`."""

from __future__ import annotations

from typing import Protocol


class Beats(Protocol):
    """The stored beats of the bot, or of one shard of it."""

    async def save_heartbeat(self, at: float) -> None:
        """Store that the bot runs at this time."""
        ...

    async def last_heartbeat(self) -> float | None:
        """Return when the bot was last known to run, or None."""
        ...

    async def add_outage(self, since: float, until: float) -> None:
        """Store that the bot did not run between these times."""
        ...

    async def outages(self) -> list[tuple[float, float]]:
        """Return when the bot did not run, in order."""
        ...


class ShardBeats(Protocol):
    """The stored beats of each shard, which several processes serve."""

    def of(self, shard: int) -> Beats:
        """Return those of a shard."""
        ...

    async def outages(self) -> dict[int, list[tuple[float, float]]]:
        """Return the outages of each shard that had one, in order."""
        ...
