"""Two processes of the bot on one PostgreSQL: one dies, and the other serves its servers."""

from __future__ import annotations

import random
import signal
import time
from itertools import pairwise
from pathlib import Path

import pytest

from tests.e2e.cluster_load import SPEED, cluster
from tests.e2e.nemesis import LEASE
from tests.soaking import seeded
from tests.support.postgres import emptied
from tests.support.postgres import postgres_database as postgres_database
from tests.support.postgres import postgres_server as postgres_server

TAKEN_OVER = 30.0
"""Seconds, by the processes' time, in which the shards of a killed process are served again."""
PACE = 3.0
"""Discord asks for 5 seconds between two sessions, by which they begin; a busy machine lets one of them begin late."""
pytestmark = pytest.mark.e2e


async def test_a_killed_process_is_replaced_within_30_seconds(tmp_path: Path, postgres_database: str) -> None:
    """It dies while players act; the other process's players notice nothing, and nothing is lost or done twice."""
    await emptied(postgres_database, alone=True)
    async with cluster(postgres_database, tmp_path, random.Random(seeded()), shards=2) as load:
        await load.start("one", "two")
        await load.served(share=1)
        served = await load.served_by()
        assert sorted(served) == [0, 1] and set(served.values()) == {"one", "two"}
        first, second = await load.begin(0), await load.begin(1)
        gateway = load.loopback.gateway
        async with load.playing(first, second):
            await load.accepted(first, 2)
            await load.accepted(second, 2)
            assert await load.bots[served[1]].kill() == -signal.SIGKILL
            killed = time.perf_counter()
            await load.loopback.until(lambda: gateway.ready, what="the other process")
            assert (time.perf_counter() - killed) * SPEED < TAKEN_OVER
            await load.accepted(first, 2)
            await load.accepted(second, 2)
        await load.quiet()
        assert await load.served_by() == {0: served[0], 1: served[0]}
        for match in load.matches:
            await load.check(match)
        begun = gateway.identified_at
        assert min(later - earlier for earlier, later in pairwise(begun)) * SPEED > PACE, "sessions begin by permits"


async def test_a_stopped_process_gives_its_shards_away(tmp_path: Path, postgres_database: str) -> None:
    """A restart of one process after the other: players go on, and nobody waits for a lease to run out."""
    await emptied(postgres_database, alone=True)
    async with cluster(postgres_database, tmp_path, random.Random(seeded()), shards=2) as load:
        await load.start("one", "two")
        await load.served(share=1)
        match, gateway = await load.begin(1), load.loopback.gateway
        async with load.playing(match):
            for _ in range(2):
                name = (await load.served_by())[1]
                await load.accepted(match, 1)
                told = time.perf_counter()
                assert await load.bots[name].stop() == 0
                await load.loopback.until(lambda: gateway.ready, what="the other process")
                assert (time.perf_counter() - told) * SPEED < LEASE
                await load.accepted(match, 1)
                await load.served(share=1)
        await load.quiet()
        await load.check(match)
