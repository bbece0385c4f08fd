"""Four processes on one PostgreSQL, faults of all kinds, and people who play: nothing is lost or done twice."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

from tests.cluster import audit
from tests.cluster.history import History
from tests.cluster.history import faults as faults_of
from tests.e2e.cluster_history import damage, history_of
from tests.e2e.cluster_load import DATABASE, ClusterLoad, cluster
from tests.e2e.nemesis import FAULTS, PAIRS, let_the_disk_be_filled
from tests.soaking import SEED, seeded
from tests.support.own_postgres import OwnServer, own_server

NAMES = ("one", "two", "three", "four")
SHARDS = 4
PLAYED = (1, 3)
"""Shards with games; direct messages are shard 0's."""
pytestmark = pytest.mark.e2e


@pytest.fixture
def server() -> Iterator[OwnServer]:
    with own_server() as server:
        yield server


async def strike(server: OwnServer, folder: Path, pairs: int) -> ClusterLoad:
    """Let so many pairs of faults happen while people play, and find nothing wrong when all is quiet again."""
    print(f"again: {SEED}={(seed := seeded())}")  # noqa: T201 - shown beside what failed
    database = await server.emptied(DATABASE)
    await prepared(database)
    chance = random.Random(seed)
    async with cluster(database, folder, chance, shards=SHARDS, server=server) as load:
        await load.start(*NAMES)
        struck = 0
        while struck < pairs:
            await load.served()
            games = [await load.begin(shard) for shard in PLAYED]
            async with load.playing(*games):
                while struck < pairs and not all(map(load.is_over, games)):
                    pair = PAIRS[struck] if struck < len(PAIRS) else tuple(chance.sample(FAULTS, 2))
                    await load.revive()
                    await asyncio.gather(*(fault(load) for fault in pair))
                    load.faults.update(fault.__name__ for fault in pair)
                    struck += 1
                    print(f"{struck}: {' and '.join(fault.__name__ for fault in pair)}", flush=True)  # noqa: T201
                    await load.accepted(chance.choice(games), 1)
        await look_at(load)
    return load


async def prepared(database: str) -> None:
    """Let a database note what is checked, and let its disk be filled."""
    connection = await asyncpg.connect(database)
    await audit.install(connection)
    await connection.close()
    await let_the_disk_be_filled(database)


async def look_at(load: ClusterLoad) -> None:
    """Find nothing wrong at rest, and nothing that could not be looked at."""
    await load.quiet()
    history = await history_of(load)
    print(summary(load, history))  # noqa: T201 - shown with `pytest -s`, or beside what failed
    assert list(faults_of(history)) == []
    assert await damage(load) == []
    assert all(entry.member for entry in history.entries) and history.deaths and history.leases
    assert any(request.epoch for request in history.requests), "the processes tell their leases"
    assert any(request.shows for request in history.requests if request.epoch), "and what boards show"
    assert all(history.secrets.values())


def edits_by_token(load: ClusterLoad) -> int:
    """Return how often a board was edited by the token of a click."""
    return sum(request.shows > 0 and request.path.startswith("/webhooks/") for request in load.loopback.requests)


def summary(load: ClusterLoad, history: History) -> str:
    """Return what has happened, in figures."""
    calls = Counter(call.outcome for call in history.calls)
    return (
        f"faults {sum(load.faults.values())}: {dict(load.faults.most_common())}\n"
        f"games {len(load.matches)}, actions {dict(calls)}, given up {sum(match.given_up for match in load.matches)}, "
        f"entries {len(history.entries)}, requests {len(history.requests)}, boards by token {edits_by_token(load)}, "
        f"leases {len(history.leases)}, deaths {len(history.deaths)}"
    )


async def test_ten_faults_lose_nothing(tmp_path: Path, server: OwnServer) -> None:
    load = await strike(server, tmp_path, 5)
    assert sum(len(match.accepted) for match in load.matches) > 5


@pytest.mark.slow
async def test_200_faults_lose_nothing(tmp_path: Path, server: OwnServer) -> None:
    load = await strike(server, tmp_path, 100)
    assert set(load.faults) == {fault.__name__ for fault in FAULTS}
    assert sum(len(match.accepted) for match in load.matches) > 100
    assert edits_by_token(load)
