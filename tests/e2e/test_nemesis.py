"""Four processes on one PostgreSQL, faults of all kinds, and people who play: nothing is lost or done twice."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.cluster.history import faults as faults_of
from tests.e2e.cluster_history import damage, history_of
from tests.e2e.cluster_load import ClusterLoad, cluster
from tests.e2e.nemesis import FAULTS, ONE_OF_EACH
from tests.soaking import SEED, seeded
from tests.support.postgres import emptied
from tests.support.postgres import postgres_database as postgres_database
from tests.support.postgres import postgres_server as postgres_server

NAMES = ("one", "two", "three", "four")
SHARDS = 4
PLAYED = (1, 3)
"""Shards with games; direct messages are shard 0's."""
pytestmark = pytest.mark.e2e


async def strike(database: str, folder: Path, faults: int) -> ClusterLoad:
    """Let so many faults happen while people play, and find nothing wrong when all is quiet again."""
    print(f"again: {SEED}={(seed := seeded())}")  # noqa: T201 - shown beside what failed
    await emptied(database, alone=True)
    chance = random.Random(seed)
    async with cluster(database, folder, chance, shards=SHARDS) as load:
        await load.start(*NAMES)
        struck = 0
        while struck < faults:
            await load.settled()
            games = [await load.begin(shard) for shard in PLAYED]
            async with load.playing(*games):
                while struck < faults and not all(map(load.is_over, games)):
                    fault = ONE_OF_EACH[struck] if struck < len(ONE_OF_EACH) else chance.choice(FAULTS)
                    await load.revive()
                    await fault(load)
                    load.faults[fault.__name__] += 1
                    struck += 1
                    await load.accepted(chance.choice(games), 1)
        await load.quiet()
        history = await history_of(load)
        assert any(request.epoch for request in history.requests), "the processes tell their leases"
        assert list(faults_of(history)) == []
        assert await damage(load) == []
    return load


@pytest.mark.slow
async def test_ten_faults_lose_nothing(tmp_path: Path, postgres_database: str) -> None:
    load = await strike(postgres_database, tmp_path, 10)
    assert sum(len(match.accepted) for match in load.matches) > 10


@pytest.mark.slow
async def test_200_faults_lose_nothing(tmp_path: Path, postgres_database: str) -> None:
    load = await strike(postgres_database, tmp_path, 200)
    assert set(load.faults) == {fault.__name__ for fault in FAULTS}
    assert sum(len(match.accepted) for match in load.matches) > 200
