"""One block of statements on a store: a transaction, or queries that see one state.

A round trip to the engine costs more than a statement. So statements without a result are deferred: they are sent with
the next statement that has a result, or with the commit. Rows that will be needed soon can be prefetched
(`Source.prefetch`): they are read in the round trip of the next query.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from time import perf_counter
from typing import Any, Protocol, TypeAlias

from bot import progress
from bot.service.ports import DueIndex
from db.broken import Row
from db.errors import OutcomeUnknown

Statement: TypeAlias = tuple[str, tuple[Any, ...]]

WRITE = "BEGIN IMMEDIATE"
_WRITES = re.compile(r"(?:INSERT INTO|UPDATE|DELETE FROM) (\w+)")


class Source(Protocol):
    """What the repositories run their SQL on: a `Session`, or `db.guild.NoFile` if the guild has no file."""

    def defer(self, sql: str, *values: Any) -> None:
        """Do this with the next statement that returns something, or with the commit."""
        ...

    async def rows(self, sql: str, *values: Any) -> list[Row]:
        """Run this now and return its rows."""
        ...

    async def several(self, *statements: Statement) -> list[list[Row]]:
        """Run these now, in one round trip, and return the rows of each."""
        ...

    def prefetch(self, sql: str, *values: Any) -> None:
        """Read the rows of this query in the next round trip. A later `rows` with the same query then costs none.

        After a write to a table that it reads, the prefetched rows are dropped, and the query runs again.
        """
        ...


@lru_cache(maxsize=512)
def written_table(sql: str) -> str | None:
    """Return the table that a statement writes, None if it is not known.

    Rows are prefetched from guilds' files alone. No trigger or foreign key there changes rows of another table.
    """
    found = _WRITES.match(sql)
    return found and found[1]


class Session:
    """One block: a transaction, or with `writes` False queries under the file's lock.

    After an error a transaction can only be rolled back.
    """

    def __init__(self, run: Callable[[list[Statement]], Awaitable[list[list[Row]]]], *, writes: bool) -> None:
        self._run = run
        self._writes = writes
        self._deferred: list[Statement] = [(WRITE, ())] if writes else []
        self._to_prefetch: list[Statement] = []
        self._prefetched: dict[Statement, list[Row]] = {}
        self._begun = False
        self._fault: BaseException | None = None
        self._over = False

    def defer(self, sql: str, *values: Any) -> None:
        """Do this with the next statement that returns something, or with the commit."""
        if self._over:
            raise RuntimeError("the block is over")
        self._must_fit(values)
        self._deferred.append((sql, values))
        if self._prefetched:
            self._drop_prefetched(written_table(sql))

    def prefetch(self, sql: str, *values: Any) -> None:
        """Read the rows of this query in the next round trip."""
        self._to_prefetch.append((sql, values))

    async def rows(self, sql: str, *values: Any) -> list[Row]:
        """Run the deferred statements and this one, and return its rows; or return its prefetched rows."""
        return (await self.several((sql, values)))[0]

    async def several(self, *wanted: Statement) -> list[list[Row]]:
        """Run the deferred statements and these in one round trip. Return the rows of each, prefetched or read now."""
        if self._over:
            raise RuntimeError("the block is over")
        for _, values in wanted:
            self._must_fit(values)
        if all(statement in self._prefetched for statement in wanted):
            return [self._prefetched.pop(statement) for statement in wanted]
        before, prefetched = self._deferred, [statement for statement in self._to_prefetch if statement not in wanted]
        self._deferred, self._to_prefetch = [], []
        self._begun = True
        try:
            found = await self._run([*before, *wanted, *prefetched])
        except BaseException as error:
            self._fault = self._fault or error
            raise
        here, beside = len(before), len(before) + len(wanted)
        for sql, _ in wanted:
            if not sql.startswith("SELECT"):
                self._drop_prefetched(written_table(sql))
        self._prefetched.update(zip(prefetched, found[beside:], strict=True))
        return found[here:beside]

    def _must_fit(self, values: tuple[Any, ...]) -> None:
        """Raise ValueError if a text holds NUL: PostgreSQL cannot store it, and both engines refuse the same."""
        for value in values:
            if type(value) is str and "\0" in value:
                error = ValueError("the record does not fit: a text holds a NUL character")
                self._fault = self._fault or error
                raise error

    def _drop_prefetched(self, table: str | None) -> None:
        """Drop the prefetched rows of queries that read this table; None: of all."""
        for statement in [each for each in self._prefetched if table is None or table in each[0]]:
            del self._prefetched[statement]

    async def commit(self) -> None:
        """Commit. Raises the first error again if the block went on after one."""
        if self._fault is not None:
            raise self._fault
        if self._writes and (self._begun or len(self._deferred) > 1):
            self._to_prefetch.clear()
            await self.several(("COMMIT", ()))
        self._over = True

    async def roll_back(self) -> None:
        """Undo the transaction and end it."""
        self._deferred.clear()
        if self._writes and self._begun and not self._over:
            self._over = True
            await self._run([("ROLLBACK", ())])
        self._over = True


# -- transactions on guilds, counted -----------------------------------------------------------------------------------

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.5)


class Written(Protocol):
    """What a transaction on a guild has written."""

    @property
    def earliest(self) -> float | None:
        """When the first of what it made due is due."""
        ...

    @property
    def at_commit(self) -> list[Callable[[], None]]:
        """What is to be done after the commit."""
        ...


class CountedTransactions:
    """Counts transactions, and calls the listener after those that made something due."""

    def __init__(self) -> None:
        self._commits: defaultdict[int, int] = defaultdict(int)
        self.transactions: Counter[str] = Counter()
        """Transactions on guilds by result, `committed` or `rolled-back`, for the operator's tools."""
        self.durations = progress.Durations(BOUNDS)
        """How long they took, from the lock on the guild to the commit."""

    def commits(self, guild: int) -> int:
        """Return how many transactions this process has ended on a guild."""
        return self._commits[guild]

    @contextmanager
    def _counted(self, guild: int, due_index: DueIndex) -> Iterator[list[Written]]:
        """Count the block, a transaction that is committed when it ends. It puts itself into the list."""
        begun: list[Written] = []
        began, result = perf_counter(), "rolled-back"
        try:
            yield begun
            result = "committed"
            progress.committed()
            for do in [do for writing in begun for do in writing.at_commit]:
                do()
        except OutcomeUnknown:
            progress.part_done()  # nobody is told that nothing was done
            raise
        finally:  # a commit that was cancelled may have been written; to look in vain costs nothing
            self.transactions[result] += 1
            self.durations.add(perf_counter() - began)
            self._commits[guild] += 1
            if any(writing.earliest is not None for writing in begun):
                due_index.listener(guild)
