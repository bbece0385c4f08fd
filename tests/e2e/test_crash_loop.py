"""A process that is told to stop ends, although its database crashes again and again meanwhile."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.e2e.cluster_load import DATABASE, SPEED, cluster
from tests.soaking import SEED, seeded
from tests.support.own_postgres import OwnServer
from tests.support.own_postgres import server as server

STOPS = 10
PATIENCE = 30.0
"""Seconds of real time after which a process that was told to stop must have ended."""
pytestmark = [pytest.mark.e2e, pytest.mark.slow]


@asynccontextmanager
async def crashing(server: OwnServer, pause: float) -> AsyncIterator[None]:
    """Let the server crash again and again, so many seconds after each start; at the end it runs."""
    going = True

    async def crash() -> None:
        while going:
            await asyncio.to_thread(server.stop, "immediate")
            await asyncio.to_thread(server.start)
            await asyncio.sleep(pause)

    crashes = asyncio.create_task(crash())
    try:
        yield
    finally:
        going = False
        await crashes


@pytest.mark.guarantee("stop-works")
async def test_a_stop_while_the_database_crashes_ends(tmp_path: Path, server: OwnServer) -> None:
    print(f"again: {SEED}={(seed := seeded())}")  # noqa: T201 - shown beside what failed
    chance = random.Random(seed)
    database = await server.emptied(DATABASE)
    async with cluster(database, tmp_path, chance, shards=2, server=server) as load:
        for number in range(STOPS):
            await load.start("one", "two")
            match = await load.begin(1)
            async with load.playing(match), crashing(server, chance.uniform(0.0, 4.0) / SPEED):
                await asyncio.sleep(chance.uniform(0.0, 20.0) / SPEED)
                running = [bot for bot in load.bots.values() if bot.running]
                codes = await asyncio.gather(*(bot.stop(patience=PATIENCE) for bot in running))
                print(f"{number}: {codes}", flush=True)  # noqa: T201 - tells with `pytest -s` how far it has come
                assert codes == [0] * len(running)
