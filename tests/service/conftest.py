from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.service.every_game import wide_world
from tests.service.world import ANN, BOB, World
from tests.service.world import world as make_world
from tests.support.on_postgres import folders_in_postgres as folders_in_postgres
from tests.support.on_postgres import postgres_server as postgres_server
from tests.support.on_postgres import store_of_the_run as store_of_the_run
from tests.support.threadless import sqlite_without_threads as sqlite_without_threads


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with make_world(tmp_path / "data") as made:
        yield made


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[World]:
    """A host of every game, the toys too."""
    async with wide_world(tmp_path / "data") as made:
        yield made


@pytest.fixture
async def forging(world: World, game: str) -> World:
    """A world with a running table of a game and a lobby, to be pressed at random."""
    await world.started(ANN, BOB, game=game)
    await world.opened(ANN, game)
    return world
