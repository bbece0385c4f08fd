"""Tests of the service on PostgreSQL: in the place of each data folder that a test opens there is a database.

`TEST_STORE=postgres` chooses it for a whole run of tests/service and tests/stateful (`make soak` has one). A test file
that runs on PostgreSQL in every run takes the fixture: `pytestmark = pytest.mark.usefixtures("folders_in_postgres")`.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from bot.clock import Clock
from tests.support.postgres import guarded_blocks, in_database, make_database, opened_as_user
from tests.support.postgres import postgres_server as postgres_server

if TYPE_CHECKING:
    from db.postgres.store import PostgresStore, Use

CHOSEN = "TEST_STORE"
"""The setting: `TEST_STORE=postgres pytest tests/service`."""
_numbers = count(1)


class Databases:
    """The databases of a test. One folder that is opened again has the same.

    `use`: "shared" where several stores are open on it at a time.
    """

    def __init__(self, server: str, use: Use = "alone") -> None:
        self._server = server
        self._use: Use = use
        self._of: dict[Path, str] = {}

    async def open(self, folder: Path, *, clock: Clock, **_of_files: Any) -> PostgresStore:
        """Open the store in the place of a folder (`db.open_store`)."""
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # the bot keeps there what is no game
        if folder not in self._of:
            name = f"folder_{os.getpid()}_{next(_numbers)}"
            await make_database(self._server, name)
            self._of[folder] = name
        return await opened_as_user(in_database(self._server, self._of[folder]), clock, use=self._use)

    async def drop(self) -> None:
        """Drop them, also where a test has left a connection open."""
        import asyncpg

        server = await asyncpg.connect(self._server)
        try:
            for name in self._of.values():
                await server.execute(f"DROP DATABASE {name} WITH (FORCE)")
        finally:
            await server.close()


@pytest.fixture
def folders_in_postgres(postgres_server: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let worlds that are opened from now on keep their games in PostgreSQL."""
    with _instead_of_folders(Databases(postgres_server), monkeypatch):
        yield


@pytest.fixture
def folders_shared_in_postgres(postgres_server: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let several worlds that are opened on one folder share a database of PostgreSQL."""
    with _instead_of_folders(Databases(postgres_server, "shared"), monkeypatch):
        yield


@contextmanager
def _instead_of_folders(databases: Databases, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr("tests.service.world.open_store", databases.open)
    with guarded_blocks():
        yield
    asyncio.run(databases.drop())


@pytest.fixture(autouse=True)
def store_of_the_run(request: pytest.FixtureRequest) -> None:
    """Let all tests of a folder run on the store that the run names. Those that look into files are skipped there."""
    if os.environ.get(CHOSEN) != "postgres":
        return
    if why := request.node.get_closest_marker("files"):
        pytest.skip(f"only files have it: {why.args[0]}")
    request.getfixturevalue("folders_in_postgres")
