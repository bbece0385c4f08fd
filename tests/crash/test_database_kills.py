"""A process that dies in a transaction on PostgreSQL leaves all of it or nothing, and the next one goes on at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.clock import SetClock
from tests.crash.child import Children
from tests.crash.steps import sampled
from tests.db.support import GUILD, act, with_table
from tests.soaking import turn
from tests.support.postgres import emptied
from tests.support.postgres import postgres_database as postgres_database
from tests.support.postgres import postgres_server as postgres_server

Choose = Callable[[list[str]], list[int]]
SAMPLED = pytest.param(lambda steps: sampled(steps, 2, turn()), id="some")
ALL = pytest.param(lambda steps: [*range(len(steps))], id="all", marks=pytest.mark.slow)


async def next_process(uri: str, clock: SetClock) -> Any:
    """Open the store as the next process does: the server takes a moment to see that the former one is gone."""
    from db.errors import DatabaseInUse
    from db.postgres.store import open_postgres

    async with asyncio.timeout(9):
        while True:
            try:
                return await open_postgres(uri, clock)
            except DatabaseInUse:
                await asyncio.sleep(0.02)


@pytest.mark.parametrize("choose", [SAMPLED, ALL])
async def test_kill_at_any_trip_leaves_all_or_nothing(
    tmp_path: Path, postgres_database: str, clock: SetClock, children: Children, choose: Choose
) -> None:
    (tmp_path / "address").write_text(postgres_database)

    async def begin() -> None:
        await emptied(postgres_database, alone=True)
        store = await next_process(postgres_database, clock)
        await with_table(store)
        await store.close()

    await begin()
    steps = await children.whole("act-in-database", tmp_path / "address")
    assert steps.count("after COMMIT") == 3
    for dies in choose(steps):
        await begin()
        died_at = await children.killed("act-in-database", dies, tmp_path / "address")
        done = steps[: dies + 1].count("after COMMIT")
        store = await next_process(postgres_database, clock)
        async with store.read(GUILD) as tx:
            entries, snapshot = await tx.entries(1), await tx.snapshot(1)
            timers, rows = await tx.waiting(1)
        written = len(entries)
        assert [entry.number for entry in entries] == [*range(1, written + 1)], died_at
        assert written == done, died_at
        assert (0 if snapshot is None else snapshot.entries) == written, died_at
        assert (len(rows), len(timers)) == ((3, 1) if written else (0, 0)), died_at
        assert await act(store, GUILD, 1) == written + 1, died_at
        await store.close()
