"""The leases of shards on a real PostgreSQL: fair shares, moves, and claims in a forced order."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.errors import DeclaredDead, StoreUnavailable
from tests.cluster.support import run_out, until_waiting


@pytest.fixture
def members(pool: Any) -> Any:
    from db.postgres.members import PostgresMembers

    return PostgresMembers(pool)


@pytest.fixture
def leases(pool: Any) -> Any:
    from db.postgres.shards import PostgresShardLeases

    return PostgresShardLeases(pool)


async def joined(members: Any, count: int) -> list[int]:
    return [await members.join(f"m{number}", "v", 10.0) for number in range(count)]


async def moved_long_ago(pool: Any) -> None:
    await pool.execute("UPDATE cluster.shard_lease SET moved = moved - 100")


async def test_each_member_gets_its_share_and_no_more(members: Any, leases: Any) -> None:
    await leases.prepare(8)
    three = await joined(members, 3)
    found = [await leases.claim(member) for member in three]
    assert [list(each) for each in found] == [[0, 1, 2], [3, 4, 5], [6, 7]]
    assert len({epoch for each in found for epoch in each.values()}) == 8
    assert [await leases.claim(member) for member in three] == found


async def test_a_dead_members_shards_are_taken_with_new_epochs(members: Any, leases: Any, pool: Any) -> None:
    await leases.prepare(5)
    one, two, three = await joined(members, 3)
    before = {member: await leases.claim(member) for member in (one, two, three)}
    await run_out(pool, one)
    assert await leases.claim(two) == before[two], "not before it is declared dead"
    await members.declare_dead()
    after = {member: await leases.claim(member) for member in (two, three)}
    assert {shard: after[two][shard] for shard in before[two]} == before[two], "a lease goes on"
    taken = {**after[two], **after[three]}
    assert sorted(taken) == [0, 1, 2, 3, 4]
    assert min(taken[shard] for shard in before[one]) > max(
        epoch for each in before.values() for epoch in each.values()
    )
    assert [await leases.begin_move(member) for member in (two, three)] == [None, None], "no share became smaller"
    with pytest.raises(DeclaredDead):
        await leases.claim(one)


async def test_a_new_member_gets_its_share_move_by_move(members: Any, leases: Any, pool: Any) -> None:
    await leases.prepare(5)
    (one,) = await joined(members, 1)
    assert len(await leases.claim(one)) == 5
    assert await leases.begin_move(one) is None
    (two,) = await joined(members, 1)
    assert await leases.claim(two) == {}
    assert await leases.begin_move(one) == 4
    assert 4 in await leases.claim(one), "it has the shard until it gives it back"
    await leases.give_back(one, [4])
    assert list(await leases.claim(one)) == [0, 1, 2, 3], "it does not take it again"
    assert list(await leases.claim(two)) == [4]
    assert await leases.begin_move(one) is None, "the next move comes later"
    await moved_long_ago(pool)
    await pool.execute("UPDATE cluster.session_limit SET remaining = 199, resets = cluster.now() + 9")
    assert await leases.begin_move(one) is None, "few sessions are left today"
    await pool.execute("UPDATE cluster.session_limit SET remaining = 200")
    assert await leases.begin_move(one) == 3
    await leases.give_back(one, [3])
    await moved_long_ago(pool)
    assert await leases.begin_move(one) is None, "three and two are fair"
    assert [list(await leases.claim(member)) for member in (one, two)] == [[0, 1, 2], [3, 4]]


@pytest.mark.parametrize("one_at_a_time", [True, False])
async def test_two_claimers_never_get_one_shard(
    one_at_a_time: bool, members: Any, leases: Any, pool: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One has shard 0. Without the lock the other takes it: the test would find claims that are not serialised."""
    from db.postgres import shards

    if not one_at_a_time:
        monkeypatch.setattr(shards, "_ONE_AT_A_TIME", "SELECT 1")
    await leases.prepare(2)
    one, two = await joined(members, 2)
    async with pool.acquire() as connection:
        transaction = connection.transaction()
        await transaction.start()
        await connection.execute(shards._entering(one))  # pyright: ignore[reportPrivateUsage] - the order is forced
        await connection.execute(shards._CLAIM, one, 1)  # pyright: ignore[reportPrivateUsage]
        second = asyncio.create_task(leases.claim(two))
        await until_waiting(pool)
        await transaction.commit()
        theirs = await second
    assert list(theirs) == ([1] if one_at_a_time else [0])


async def test_giving_back_leaves_what_another_has_taken(members: Any, leases: Any) -> None:
    await leases.prepare(1)
    one, two = await joined(members, 2)
    await leases.claim(one)
    await members.leave(one)
    found = await leases.claim(two)
    await leases.give_back(one, [0])
    assert await leases.claim(two) == found


async def test_another_number_of_shards_needs_a_stop_of_all(members: Any, leases: Any) -> None:
    one, two = await joined(members, 2)
    assert await leases.agree(one, None, 4) == 4
    found = await leases.claim(one)
    assert await leases.agree(two, None, 3) == 4 == await leases.agree(two, 4, 3), "the first one has decided"
    assert await leases.claim(one) == found
    with pytest.raises(StoreUnavailable, match="serve 4 shards, and MISSION_SHARDS is 2"):
        await leases.agree(two, 2, 4)
    await members.leave(one)
    assert await leases.agree(two, 2, 4) == 2
    assert list(await leases.claim(two)) == [0, 1]


async def test_each_shard_has_beats_and_outages_of_its_own(
    members: Any, leases: Any, pool: Any, postgres_database: str
) -> None:
    """Where the number of shards changes, all outages are everybody's."""
    from db.postgres.connections import connections_to
    from db.postgres.uptime import PostgresShardBeats

    await pool.execute(
        "TRUNCATE outage, heartbeat; INSERT INTO heartbeat VALUES (1, 50); INSERT INTO outage VALUES (1, 2)"
    )
    connections = connections_to(postgres_database, most=1)
    beats = PostgresShardBeats(connections)
    (one,) = await joined(members, 1)
    await leases.agree(one, None, 2)
    assert await beats.of(0).last_heartbeat() == 50.0, "when the bot was last known to run"
    await beats.of(1).save_heartbeat(70.0)
    await beats.of(1).add_outage(50.0, 60.0)
    await beats.of(1).add_outage(50.0, 70.0)
    assert [await beats.of(shard).last_heartbeat() for shard in (0, 1)] == [50.0, 70.0]
    assert await beats.outages() == {0: [(1.0, 2.0)], 1: [(1.0, 2.0), (50.0, 70.0)]}
    await members.leave(one)
    (two,) = await joined(members, 1)
    await leases.agree(two, 3, 2)
    assert [await beats.of(shard).last_heartbeat() for shard in range(3)] == [70.0] * 3
    assert await beats.of(0).outages() == [(1.0, 2.0), (50.0, 70.0)] == await beats.of(2).outages()
    await connections.close()
