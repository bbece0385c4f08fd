"""The index of guilds with something to do.

The index is kept in memory. The file may hold an earlier time for a guild, never a later one. `mark` writes to the
file before the guild's commit, unless the file holds that time or an earlier one already; `settle` changes the memory
only, and `flush` writes it to the file now and then. So after a crash the file may name a guild too early, never too
late. Such a guild is checked once and settled.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager

from bot.errors import StoreError
from db.broken import Row
from db.repositories.mapping import upsert
from db.session import Statement
from db.shared_database import IndexFile

_PUT = upsert("wake", "guild, due", "guild")


class DueIndexFile:
    """`bot.service.ports.DueIndex` on one file that stays open."""

    def __init__(
        self, file: IndexFile, next_due_in_file: Callable[[int], AbstractAsyncContextManager[float | None]]
    ) -> None:
        """`next_due_in_file` holds a guild's file and yields when its next work is due (UTC seconds, or None)."""
        self._file = file
        file.initial_rows = self._initial_rows
        self._next_due_in_file = next_due_in_file
        self.listener: Callable[[int], None] = lambda guild: None
        self._due: dict[int, float] = {}
        self._written: dict[int, float] = {}  # the file holds this time or an earlier one
        self._unread: set[int] = set()  # guilds whose file could not be read: their mark stays in the index file

    async def load(self) -> None:
        """Read the file. Done once, before anything else."""
        self._written = dict(await self._ask("SELECT guild, due FROM wake"))  # pyright: ignore[reportArgumentType] - pairs
        self._due = dict(self._written)

    async def mark(self, guild: int, due: float) -> None:
        """A transaction does this by itself for all that it puts."""
        self._due[guild] = min(due, self._due.get(guild, due))
        if self._is_written(guild, due):
            return
        async with self._file.hold():
            if self._is_written(guild, due):
                return
            await self._write([(_PUT, (guild, due))])
            self._written[guild] = due

    async def settle(self, guild: int, due: float | None) -> StoreError | None:
        """What the guild's file says now counts if it is earlier: something may have been put since `due` was read.

        If the file cannot be read, `due` counts alone. Raises RuntimeError inside a block on this guild.
        """
        try:
            async with self._next_due_in_file(guild) as real:
                due = _earlier(due, real)
                self._set(guild, due)
                self._unread.discard(guild)
                if due is not None:
                    await self.mark(guild, due)  # writes only if the file says later, or nothing
        except StoreError as error:
            self._set(guild, due)
            self._unread.add(guild)
            return error
        return None

    async def due(self, now: float) -> list[int]:
        return [guild for due, guild in sorted((due, guild) for guild, due in self._due.items() if due <= now)]

    async def next(self) -> float | None:
        return min(self._due.values(), default=None)

    async def flush(self) -> None:
        """Write what was settled to the file."""
        async with self._file.hold():
            settled = {guild: self._due.get(guild) for guild in self._written if self._is_late(guild)}
            if not settled:
                return
            # Memory first, then the file: a concurrent `mark` must see that it has to be written, and waits.
            for guild, due in settled.items():
                if due is None:
                    del self._written[guild]
                else:
                    self._written[guild] = due
            await self._write(
                [
                    ("DELETE FROM wake WHERE guild = ?", (guild,)) if due is None else (_PUT, (guild, due))
                    for guild, due in settled.items()
                ]
            )

    async def forget(self, guild: int) -> None:
        """Take a guild out."""
        self._set(guild, None)
        self._unread.discard(guild)
        await self.flush()

    async def whole(self) -> bool:
        """Return whether the index was filled from all guild files since this file was made."""
        return bool((await self._ask("SELECT whole FROM progress"))[0][0])

    async def set_whole(self) -> None:
        """Note that it was."""
        async with self._file.hold():
            await self._write([("UPDATE progress SET whole = 1", ())])

    async def _ask(self, sql: str) -> list[Row]:
        async with self._file.hold():
            return await self._file.ask(sql)

    async def _write(self, statements: Sequence[Statement]) -> None:
        """Run these in one transaction. The caller holds the lock."""

        async def write() -> None:
            async with self._file.writing() as session:
                for sql, values in statements:
                    session.defer(sql, *values)

        await self._file.retry_if_lost(write)

    def _initial_rows(self) -> list[Statement]:
        """Return the statements that fill a new index file."""
        return [(_PUT, (guild, due)) for guild, due in self._written.items()]

    def _is_written(self, guild: int, due: float) -> bool:
        return guild in self._written and self._written[guild] <= due

    def _is_late(self, guild: int) -> bool:
        """Return whether the guild was settled for a later time than the file holds."""
        due = self._due.get(guild)
        return guild not in self._unread and (due is None or due > self._written[guild])

    def _set(self, guild: int, due: float | None) -> None:
        if due is None:
            self._due.pop(guild, None)
        else:
            self._due[guild] = due


def _earlier(one: float | None, other: float | None) -> float | None:
    if one is None or other is None:
        return other if one is None else one
    return min(one, other)
