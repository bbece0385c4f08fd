"""What a process serves follows its leases. The leases and Discord are simple lists here."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import pytest

from bot.cluster.membership import Membership
from bot.cluster.shards import ShardKeeper
from bot.errors import DeclaredDead, StoreUnavailable
from tests.cluster.test_membership import Rows


class Cluster:
    """The leases of this process, and a server that notes what it is told, together with what is given back."""

    def __init__(self) -> None:
        self.leases: dict[int, int] = {}
        self.surplus: int | None = None
        self.done: list[tuple[str, int]] = []
        self.refuses: set[int] = set()
        self.open: set[int] = set()
        self.answering: asyncio.Event | None = None

    async def claim(self, member: int) -> dict[int, int]:
        found = dict(self.leases)
        if self.answering is not None:
            await self.answering.wait()
        return found

    async def begin_move(self, member: int) -> int | None:
        found, self.surplus = self.surplus, None
        return found

    async def give_back(self, member: int, shards: Iterable[int]) -> None:
        for shard in shards:
            self.done.append(("give back", shard))
            self.leases.pop(shard, None)

    async def adopt(self, shard: int, epoch: int) -> None:
        if shard in self.refuses:
            raise OSError("Discord cannot be reached")
        self.done.append(("adopt", shard))
        self.open.add(shard)

    async def release(self, shard: int) -> None:
        self.done.append(("release", shard))
        self.open.discard(shard)

    def connected(self) -> set[int]:
        return self.open


@pytest.fixture
async def cluster() -> Cluster:
    return Cluster()


@pytest.fixture
async def keeper(cluster: Cluster) -> ShardKeeper:
    membership = Membership(Rows())
    await membership.join("one", "v")
    return ShardKeeper(membership, cluster, cluster)


async def look(keeper: ShardKeeper) -> None:
    await keeper.look()
    await keeper.settle()


async def test_what_is_leased_is_served(cluster: Cluster, keeper: ShardKeeper) -> None:
    cluster.leases = {0: 1, 1: 2}
    await look(keeper)
    await look(keeper)
    assert cluster.done == [("adopt", 0), ("adopt", 1)]
    assert keeper.served == {0: 1, 1: 2}
    del cluster.leases[0]
    await look(keeper)
    assert cluster.done[2:] == [("release", 0)]


async def test_another_lease_of_a_shard_is_served_anew(cluster: Cluster, keeper: ShardKeeper) -> None:
    cluster.leases = {0: 1}
    await look(keeper)
    cluster.leases = {0: 5}
    await look(keeper)
    assert cluster.done == [("adopt", 0), ("release", 0), ("adopt", 0)]
    assert keeper.served == {0: 5}


async def test_a_shard_that_cannot_connect_is_tried_again(cluster: Cluster, keeper: ShardKeeper) -> None:
    cluster.leases, cluster.refuses = {0: 1, 1: 2}, {0}
    await look(keeper)
    assert keeper.served == {1: 2}
    cluster.refuses.clear()
    await look(keeper)
    assert keeper.served == {0: 1, 1: 2}


async def test_a_shard_that_connects_again_is_released_again(cluster: Cluster, keeper: ShardKeeper) -> None:
    cluster.leases, cluster.open = {0: 1}, {0, 3}
    await look(keeper)
    assert cluster.done == [("release", 0), ("release", 3), ("adopt", 0)]
    cluster.open.add(3)
    await look(keeper)
    assert cluster.done[3:] == [("release", 3)]


async def test_a_shard_is_given_back_when_nothing_serves_it(cluster: Cluster, keeper: ShardKeeper) -> None:
    cluster.leases = {0: 1, 1: 2}
    await look(keeper)
    cluster.surplus = 1
    await look(keeper)
    assert cluster.done[2:] == [("release", 1), ("give back", 1)]
    assert (keeper.leased, keeper.served) == ({0: 1}, {0: 1})


async def test_a_claim_answered_late_keeps_nothing_given_back(cluster: Cluster, keeper: ShardKeeper) -> None:
    """The claim saw the lease, and its answer comes while the shard is given back."""
    cluster.leases = {0: 1, 1: 2}
    await look(keeper)
    cluster.answering = asyncio.Event()
    claiming = asyncio.create_task(keeper.look())
    await asyncio.sleep(0)
    cluster.surplus = 1
    moving = asyncio.create_task(keeper._move())  # pyright: ignore[reportPrivateUsage] - the order is forced
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    cluster.answering.set()
    await asyncio.gather(claiming, moving)
    await keeper.settle()
    assert (keeper.leased, keeper.served) == ({0: 1}, {0: 1})


async def test_at_the_end_all_is_given_back(cluster: Cluster, keeper: ShardKeeper) -> None:
    cluster.leases, cluster.refuses = {0: 1, 1: 2}, {1}
    await look(keeper)
    await keeper.close()
    assert sorted(cluster.done[1:]) == [("give back", 0), ("give back", 1), ("release", 0), ("release", 1)]
    assert [what for what, _ in cluster.done[1:]] == ["release", "release", "give back", "give back"]
    assert (keeper.leased, keeper.served) == ({}, {})


async def test_looks_go_on_until_the_member_is_dead(
    cluster: Cluster, keeper: ShardKeeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.cluster.shards.EVERY", 0.0)
    answers: list[Exception | None] = [StoreUnavailable("away"), None, DeclaredDead("over")]

    async def claim(member: int) -> dict[int, int]:
        if (error := answers.pop(0)) is not None:
            raise error
        return {}

    monkeypatch.setattr(cluster, "claim", claim)
    with pytest.raises(DeclaredDead):
        await keeper.keep()
    assert answers == []
    await keeper.settle()
