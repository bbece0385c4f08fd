"""The disk of PostgreSQL fills up during a write: nothing changes, the error says so, and later writes succeed."""

from __future__ import annotations

import os
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.clock import SetClock
from bot.errors import StoreFull
from bot.service.records import Person, Snapshot
from tests.db.full_disk_worker import fill
from tests.db.support import GUILD, USER, act, an_entry, numbers, with_table
from tests.support.own_postgres import OwnServer, own_server, server_folder
from tests.support.own_postgres import server as server

ROOM = 32 * 2**20
FULL = """
CREATE FUNCTION need_room() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full';
END $$;
CREATE TRIGGER need_room AFTER INSERT OR UPDATE ON {} EXECUTE FUNCTION need_room();
"""


@pytest.fixture
async def connection(server: OwnServer) -> AsyncIterator[Any]:
    import asyncpg

    connection = await asyncpg.connect(await server.emptied())
    yield connection
    await connection.close()


@pytest.fixture
async def store(connection: Any, server: OwnServer, clock: SetClock) -> AsyncIterator[Any]:
    from db.postgres.store import open_postgres

    store = await open_postgres(server.uri("games"), clock, most=4)
    yield store
    await store.close()


@pytest.mark.parametrize("table", ["entry", "snapshot", "outgoing", "timer"])
async def test_whatever_finds_no_room_takes_the_action_with_it(store: Any, connection: Any, table: str) -> None:
    number = await with_table(store)
    await act(store, GUILD, number)
    await connection.execute(FULL.format(table))
    with pytest.raises(StoreFull, match="No space left"):
        await act(store, GUILD, number)
    assert await numbers(store, GUILD, number) == [1], "it can be read"
    await connection.execute("DROP FUNCTION need_room CASCADE")
    assert await act(store, GUILD, number) == 2


async def test_what_people_choose_is_refused(store: Any, connection: Any) -> None:
    await store.people.save_person(Person(user=USER, language="de"))
    await connection.execute(FULL.format("person"))
    with pytest.raises(StoreFull) as refused:
        await store.people.save_person(Person(user=USER, language="en"))
    assert refused.value.of == "database"
    await connection.execute("DROP FUNCTION need_room CASCADE")
    assert (await store.people.person(USER)).language == "de"


@contextmanager
def small_disk() -> Iterator[Path]:
    """Yield a folder with a small file system of its own; skip the test where none can be mounted."""
    with server_folder() as folder:
        options = f"size={ROOM},mode=777"
        done = subprocess.run(["mount", "-t", "tmpfs", "-o", options, "none", folder], capture_output=True, check=False)
        if done.returncode:
            pytest.skip("no file system can be mounted here")
        try:
            yield folder
        finally:
            subprocess.run(["umount", "--lazy", folder], check=True)


async def test_a_file_system_that_is_full_refuses_so(clock: SetClock) -> None:
    """The tables' disk is full, and that of the server's log is not."""
    from db.postgres.store import open_postgres

    with small_disk() as small, own_server() as server:
        store = await open_postgres(await server.emptied(on=small / "tables"), clock, most=4)
        table = await with_table(store)
        assert await act(store, GUILD, table) == 1
        fill(small / "filler")
        with pytest.raises(StoreFull, match="No space left"):
            async with store.write(GUILD) as writing:
                await writing.append(table, an_entry(2))
                await writing.save_snapshot(table, Snapshot(2, os.urandom(2_000_000), ()))
        assert await numbers(store, GUILD, table) == [1]
        (small / "filler").unlink()
        assert await act(store, GUILD, table) == 2
        await store.close()
