"""Which store the settings name, and how it is opened: files in a folder, or a PostgreSQL database.

The driver of PostgreSQL is an extra of the package: it is imported where a database is opened, and nowhere else.
"""

from __future__ import annotations

import importlib.util
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from bot.clock import Clock, SystemClock
from bot.config import OPEN_FILES, BadSettings, DatabaseUrl, Settings
from db.descriptor_limit import files_at_most
from db.folder import Folder
from db.reading import ReadingStore, open_reading
from db.store import SqliteStore, open_store

if TYPE_CHECKING:
    from db.postgres.store import PostgresStore, Use

log = logging.getLogger("mission")

AnyStore: TypeAlias = "SqliteStore | PostgresStore"
NOT_INSTALLED = "STORE=postgres needs one more package: .venv/bin/python -m pip install asyncpg"


@dataclass(frozen=True)
class Place:
    """Where games are kept. `folder`: the data folder; on a database it holds what is no game. `database`: None for
    files. `open_files`: how many of them stay open. `member`: this process's name among those on the database.
    """

    folder: Path
    database: DatabaseUrl | None = None
    open_files: int = OPEN_FILES
    member: str = ""

    @classmethod
    def of(cls, settings: Settings) -> Place:
        """Return the place that these settings name."""
        return cls(settings.data_dir, settings.database, settings.mission_open_files, settings.mission_member)


async def open_place(place: Place, clock: Clock, use: Use = "alone") -> AnyStore:
    """Open the store; a folder serves one process alone.

    Beside a database it holds what is no game. Raises what `open_store` and `open_postgres` raise.
    """
    if place.database is not None:
        place.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        return await _open_database(place.database, clock, use)
    room = files_at_most(place.open_files)
    if room.few is not None:
        log.warning("%s", room)
    return await open_store(place.folder, open_files=room, clock=clock)


@asynccontextmanager
async def opened_store(place: Place) -> AsyncIterator[AnyStore]:
    """Open the store of a stopped bot, and close it. Raises FolderInUse, DatabaseInUse and what `open_place` raises."""
    store = await open_place(place, SystemClock())
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def opened_reading(place: Place) -> AsyncIterator[ReadingStore | PostgresStore]:
    """Open the store for reading; the bot may run meanwhile. Raises StoreError and its kinds."""
    if place.database is None:
        async with open_reading(place.folder) as reading:
            yield reading
        return
    store = await _open_database(place.database, SystemClock(), "reading")
    try:
        yield store
    finally:
        await store.close()


async def forget_move(place: Place) -> None:
    """Let the bot start on a store although all of it was moved elsewhere. Raises StoreError and its kinds."""
    if place.database is None:
        Folder(place.folder).moved.unlink(missing_ok=True)
        return
    need_driver()
    from db.postgres.store import forget_move_of

    await forget_move_of(place.database.value)


async def _open_database(database: DatabaseUrl, clock: Clock, use: Use) -> PostgresStore:
    need_driver()
    from db.postgres.store import open_postgres

    return await open_postgres(database.value, clock, use=use)


def need_driver() -> None:
    """Raise BadSettings if the driver of PostgreSQL is not installed."""
    if importlib.util.find_spec("asyncpg") is None:
        raise BadSettings([NOT_INSTALLED])
