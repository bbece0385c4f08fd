"""What all repositories share."""

from __future__ import annotations

from collections.abc import Callable

from db.connection import Row, Source


class Repository:
    """Reads from a source. `guild` is whose file it is."""

    def __init__(self, source: Source, guild: int) -> None:
        self._source = source
        self._guild = guild

    async def _one(self, sql: str, *values: object) -> Row | None:
        rows = await self._source.rows(sql, *values)
        return rows[0] if rows else None


class Recorder(Repository):
    """Writes too. Notes when the first thing put here is due."""

    def __init__(self, source: Source, guild: int, now: Callable[[], float]) -> None:
        super().__init__(source, guild)
        self._now = now
        self.earliest: float | None = None

    def _promise(self, due: float) -> None:
        # 0 means at once; in the index it stands with its time, so that no guild's "at once" is always first.
        due = due or self._now()
        self.earliest = due if self.earliest is None else min(self.earliest, due)
