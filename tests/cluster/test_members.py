"""Members on a real PostgreSQL: leases, and the fence. Orders are forced by locks; leases run out in the database."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.clock import SetClock
from bot.cluster.membership import LEASE, Membership
from bot.errors import DeclaredDead, StoreUnavailable
from tests.cluster.support import run_out, until_waiting

GUILD = 111_222_333_444_555_666
NAMES = "SELECT name FROM guild"


@pytest.fixture
def members(pool: Any) -> Any:
    from db.postgres.members import PostgresMembers

    return PostgresMembers(pool)


async def name_guild(connection: Any, member: int | None, name: str, *, seconds: float = 5.0) -> None:
    """Write in a transaction of a member. None: without the fence."""
    from db.postgres.block import Fence, writing

    async with writing(connection, GUILD, None if member is None else Fence(member, seconds)) as session:
        session.defer("UPDATE guild SET name = ? WHERE guild_id = ?", name, GUILD)


async def test_a_number_is_given_once(members: Any, pool: Any) -> None:
    first = await members.join("one", "v", 10.0)
    await members.leave(first)
    await pool.execute("UPDATE cluster.member SET beat = 0, expires = 0")
    second = await members.join("one", "v", 10.0)
    assert second > first
    assert [row[0] for row in await pool.fetch("SELECT member_id FROM cluster.member")] == [second], "long dead"


async def test_a_beat_prolongs_a_lease_that_ran_out(members: Any, pool: Any) -> None:
    member = await members.join("one", "v", 10.0)
    await run_out(pool, member)
    await members.beat(member, 10.0)
    assert await members.declare_dead() == []
    assert await pool.fetchval("SELECT expires - beat FROM cluster.member") == pytest.approx(10.0)


async def test_a_member_is_declared_dead_once_and_stays_dead(members: Any, pool: Any) -> None:
    one, two = [await members.join(name, "v", 10.0) for name in ("one", "two")]
    await run_out(pool, one)
    both = await asyncio.gather(members.declare_dead(), members.declare_dead())
    assert sorted(both) == [[], [one]]
    with pytest.raises(DeclaredDead, match=f"member {one} "):
        await members.beat(one, 10.0)
    await members.beat(two, 10.0)


async def test_a_beat_that_comes_first_saves_its_member(members: Any, pool: Any, connection: Any) -> None:
    member = await members.join("one", "v", 10.0)
    await run_out(pool, member)
    async with connection.transaction():
        await connection.execute(f"SELECT cluster.enter({member})")
        declaring = asyncio.create_task(members.declare_dead())
        await until_waiting(pool)
        await members.beat(member, 10.0)
    assert await declaring == []


async def test_a_transaction_under_way_ends_before_the_death(members: Any, pool: Any, connection: Any) -> None:
    member = await members.join("one", "v", 10.0)
    await run_out(pool, member)
    async with connection.transaction():
        await connection.execute(f"SELECT cluster.enter({member})")
        declaring = asyncio.create_task(members.declare_dead())
        await until_waiting(pool)
        await connection.execute(f"INSERT INTO guild VALUES ({GUILD}, 'before', 'en', 1)")
        assert not await pool.fetchval("SELECT dead FROM cluster.member")
    assert await declaring == [member]
    assert await pool.fetchval(NAMES) == "before"


@pytest.mark.parametrize("fenced", [True, False])
async def test_a_dead_member_cannot_commit(fenced: bool, members: Any, pool: Any, connection: Any) -> None:
    """It can without the fence: the test would find a fence that does nothing."""
    member = await members.join("one", "v", 10.0)
    await name_guild(connection, member, "alive")
    await run_out(pool, member)
    assert await members.declare_dead() == [member]
    if fenced:
        with pytest.raises(DeclaredDead):
            await name_guild(connection, member, "dead")
    else:
        await name_guild(connection, None, "dead")
    assert await pool.fetchval(NAMES) == ("alive" if fenced else "dead")


async def test_the_fence_looks_after_it_has_its_lock(members: Any, pool: Any, connection: Any) -> None:
    """It waits while the member is declared dead. One statement for both would read the row as it was before."""
    from db.postgres.members import exclusively

    member = await members.join("one", "v", 10.0)
    async with pool.acquire() as declaring, pool.acquire() as other:
        transaction = declaring.transaction()
        await transaction.start()
        await declaring.execute(exclusively(member))
        await declaring.execute("UPDATE cluster.member SET dead = true")
        writing = asyncio.create_task(name_guild(connection, member, "dead"))
        lock = "SELECT dead FROM cluster.member, LATERAL (SELECT pg_advisory_xact_lock_shared(19779, member_id)) AS l"
        at_once = asyncio.create_task(other.fetchval(lock))
        await until_waiting(pool, 2)
        await transaction.commit()
    with pytest.raises(DeclaredDead):
        await writing
    assert await at_once is False
    assert await pool.fetchval(NAMES) is None


async def test_a_stopped_process_is_rolled_back(members: Any, pool: Any, connection: Any) -> None:
    from db.postgres.block import Fence, writing

    member = await members.join("one", "v", 10.0)
    await run_out(pool, member)
    dead: list[int] = []
    with pytest.raises(StoreUnavailable):
        async with writing(connection, GUILD, Fence(member, seconds=0.1)) as session:
            await session.rows("SELECT 1")
            dead = await members.declare_dead()
    assert dead == [member]
    assert await pool.fetchval(NAMES) is None


async def test_leaving_waits_for_own_transactions(members: Any, pool: Any, connection: Any) -> None:
    member = await members.join("one", "v", 10.0)
    async with connection.transaction():
        await connection.execute(f"SELECT cluster.enter({member})")
        leaving = asyncio.create_task(members.leave(member))
        await until_waiting(pool)
    await leaving
    with pytest.raises(DeclaredDead):
        await members.beat(member, 10.0)


async def test_the_fence_costs_no_trip(members: Any, connection: Any) -> None:
    from db.postgres.block import Block, Fence
    from db.session import Session

    sent: list[int] = []
    for fence in (None, Fence(await members.join("one", "v", 10.0))):
        block = Block(connection, GUILD, fence)
        session = Session(block.run, writes=True)
        assert await session.rows("SELECT name FROM guild WHERE guild_id = ?", GUILD) == [("",)]
        await session.commit()
        sent.append(block.sent)
    assert sent[0] == sent[1]


@pytest.mark.parametrize("careful", [True, False])
async def test_nobody_dies_as_the_database_was_away(
    careful: bool, members: Any, pool: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All leases have run out, and one member beats first. Without its care it would declare the other one dead."""
    clock = SetClock()
    one, two = Membership(members, clock=clock.now), Membership(members, clock=clock.now)
    for each in (one, two):
        await each.join("m", "v")
    for _ in range(4):
        clock.advance(LEASE / 4)
        await one.beat()
        await two.beat()
    clock.advance(LEASE + 1)
    await run_out(pool, one.member, two.member)
    if not careful:
        monkeypatch.setattr(one, "_is_steady", lambda now: True)
    await one.beat()
    dead = await one.declare_dead()
    if careful:
        assert dead == []
        await two.beat()
    else:
        assert dead == [two.member]


async def test_a_lost_connection_hides_no_cancellation(pool: Any, connection: Any) -> None:
    """A task is told to end while its connection is lost: its transaction cannot be rolled back."""
    from db.postgres.cluster_pool import transaction

    open_ = asyncio.get_running_loop().create_future()

    async def work() -> None:
        async with transaction(pool) as inside:
            lost = asyncio.Event()
            inside.add_termination_listener(lambda _: lost.set())
            open_.set_result((await inside.fetchval("SELECT pg_backend_pid()"), lost))
            await asyncio.Event().wait()

    task = asyncio.create_task(work())
    pid, lost = await open_
    await connection.execute("SELECT pg_terminate_backend($1)", pid)
    await lost.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
