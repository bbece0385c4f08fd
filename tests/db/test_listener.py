"""Each commit that adds an outbox row or a timer wakes the listener."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing

import pytest

from bot.clock import SetClock
from bot.service.records import DueTimer, OutboxMessage, Timer
from db import SqliteStore
from db.guild import GuildWriting
from tests.db.support import GUILD, USER, with_table

NOW, NEVER = 1000.0, 1e13


class Listener:
    """Counts how often it was called, and what was committed by then."""

    def __init__(self, store: SqliteStore) -> None:
        self._store = store
        self.seen: list[list[float]] = []
        store.due_index.listener = self

    def __call__(self, _guild: int) -> None:
        sql = "SELECT due FROM outgoing UNION ALL SELECT due FROM timer ORDER BY due"
        with closing(sqlite3.connect(self._store.folder.guild(GUILD))) as connection:
            self.seen.append([due for (due,) in connection.execute(sql).fetchall()])


@pytest.fixture
async def listener(store: SqliteStore) -> Listener:
    """A table with a row that waits for ever, a row and a timer; and who listens from then on."""
    table = await with_table(store)
    async with store.write(GUILD) as tx:
        await tx.put_outgoing(OutboxMessage(table=table, kind="board", due=NEVER))
        await tx.put_outgoing(OutboxMessage(table=table, kind="lobby", due=NOW))
        await tx.put_timer(Timer(table=table, kind="sleep", due=NOW + 60))
    return Listener(store)


async def _found(tx: GuildWriting) -> DueTimer:
    timers, _ = await tx.due(1e12)
    return timers[0]


async def _postpone_timer(tx: GuildWriting) -> None:
    await tx.postpone_timer(await _found(tx), NOW + 9)


async def _postpone(tx: GuildWriting) -> None:
    row = await tx.outgoing(1, "lobby")
    assert row is not None
    await tx.postpone(row.id, NOW + 9)


PUTS: dict[str, tuple[Callable[[GuildWriting], Awaitable[None]], list[float]]] = {
    "row": (lambda tx: tx.put_outgoing(OutboxMessage(table=1, kind="post", due=7.0)), [7.0, NOW, NOW + 60, NEVER]),
    "timer": (lambda tx: tx.put_timer(Timer(table=1, kind="wake", due=7.0)), [7.0, NOW, NOW + 60, NEVER]),
    "row that waited": (lambda tx: tx.make_due(NEVER, 7.0), [7.0, NOW, NOW + 60]),
    "row postponed": (_postpone, [NOW + 9, NOW + 60, NEVER]),
    "timer postponed": (_postpone_timer, [NOW, NOW + 9, NEVER]),
    "all pulled in": (lambda tx: tx.shift_earlier(0.0, NOW + 60, 10.0, ()), [NOW - 10, NOW + 50, NEVER]),
}


@pytest.mark.parametrize("what", PUTS)
async def test_commit_that_puts_something_wakes(what: str, store: SqliteStore, listener: Listener) -> None:
    put, then = PUTS[what]
    async with store.write(GUILD) as tx:
        await put(tx)
        assert listener.seen == []
    assert listener.seen == [then]


async def test_commit_without_outbox_or_timer_wakes_no_listener(store: SqliteStore, listener: Listener) -> None:
    async with store.write(GUILD) as tx:
        await tx.drop_timer(1, "sleep")
        await tx.say_once(1, "x")
    async with store.read(GUILD) as reading:
        await reading.due(NOW)
    assert listener.seen == []


async def test_forgetting_a_user_wakes(store: SqliteStore, clock: SetClock, listener: Listener) -> None:
    await store.forget(USER)
    assert len(listener.seen) == 1 and min(listener.seen[0]) <= clock.now()


async def test_commit_cancelled_under_way_wakes(store: SqliteStore, listener: Listener) -> None:
    """The transaction is written to its end, and its cancellation is passed on. (The index has an earlier time.)"""

    async def act() -> None:
        async with store.write(GUILD) as tx:
            await tx.put_timer(Timer(table=1, kind="wake", due=NOW + 5))
            task.get_loop().call_soon(task.cancel)

    task = asyncio.create_task(act())
    with pytest.raises(asyncio.CancelledError):
        await task
    async with store.read(GUILD) as reading:
        assert await reading.timer(1, "wake") is not None
    assert listener.seen == [[NOW, NOW + 5, NOW + 60, NEVER]]
