"""Members wake each other on a real PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.cluster.shards import shard_of

GUILDS = [(shard << 22) + (1 << 40) for shard in range(4)]


DIRECT = -(3 << 22)
LISTENS = "datname = current_database() AND query LIKE 'LISTEN%'"


class Woken:
    """A member that notes each notice."""

    def __init__(self, url: str, member: int) -> None:
        from db.postgres.wakeups import Wakeups

        self.notices: list[list[int]] = []
        self.came = asyncio.Event()
        self.member = member
        self.wakeups = Wakeups(url, member, self._note)
        self.task = asyncio.create_task(self.wakeups.keep())

    def _note(self, guilds: list[int]) -> None:
        self.notices.append(sorted(guilds))
        self.came.set()

    async def next(self) -> list[int]:
        async with asyncio.timeout(5):
            await self.came.wait()
        self.came.clear()
        return self.notices[-1]


@pytest.fixture
async def two(pool: Any, postgres_database: str) -> AsyncIterator[tuple[Woken, Woken]]:
    """Return two members with two of four shards each."""
    from db.postgres.members import PostgresMembers
    from db.postgres.shards import PostgresShardLeases

    leases = PostgresShardLeases(pool)
    await leases.prepare(4)
    numbers = [await PostgresMembers(pool).join(name, "v", 10.0) for name in ("one", "two")]
    for number in numbers:
        await leases.claim(number)
    one, two = (Woken(postgres_database, number) for number in numbers)
    await asyncio.gather(one.wakeups.listening.wait(), two.wakeups.listening.wait())
    yield one, two
    for each in (one, two):
        each.task.cancel()
    await asyncio.gather(one.task, two.task, return_exceptions=True)


async def test_the_member_that_serves_a_guild_is_woken_once(two: tuple[Woken, Woken]) -> None:
    one, other = two
    assert [shard_of(guild, 4) for guild in GUILDS] == [0, 1, 2, 3]
    for guild in [*GUILDS, *GUILDS, DIRECT]:
        other.wakeups.wake(guild)
        one.wakeups.wake(guild)
    await asyncio.gather(one.next(), other.next())
    other.wakeups.wake(GUILDS[0])
    one.wakeups.wake(GUILDS[2])
    await asyncio.gather(one.next(), other.next())
    assert one.notices == [[DIRECT, *GUILDS[:2]], [GUILDS[0]]], "not by itself, and direct messages are shard 0's"
    assert other.notices == [GUILDS[2:], [GUILDS[2]]]


async def test_many_guilds_are_told_in_several_notices(two: tuple[Woken, Woken]) -> None:
    one, other = two
    guilds = {-(10**18) - number for number in range(1000)}
    for guild in guilds:
        other.wakeups.wake(guild)
    while len(one.notices) < 4:
        await one.next()
    assert {guild for notice in one.notices for guild in notice} == guilds


async def test_a_lost_connection_is_made_again(
    two: tuple[Woken, Woken], pool: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("db.postgres.wakeups.AGAIN", 0.01)
    monkeypatch.setattr("db.postgres.wakeups.EVERY", 0.0)
    one, other = two
    other.wakeups.wake(GUILDS[0])
    await one.next()
    for each in two:
        each.wakeups.listening.clear()
    await pool.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE " + LISTENS)
    await one.wakeups.listening.wait()
    other.wakeups.wake(GUILDS[1])
    assert await one.next() == [GUILDS[1]]
