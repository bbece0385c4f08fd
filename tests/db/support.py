"""Records to store, and ways to damage a file."""

from __future__ import annotations

import sqlite3
from contextlib import AbstractAsyncContextManager, closing
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

import pytest

from bot.service.ports.table_index import Listing
from bot.service.records import Entry, OutboxMessage, Seat, Snapshot, Table, Timer
from db.broken import Row
from db.connection import File
from db.guild import GuildReading, GuildWriting
from db.session import Statement
from db.store import SqliteStore

if TYPE_CHECKING:
    from db.postgres.store import PostgresStore

GUILD = 111_222_333_444_555_666
USER = 900_000_000_000_000_001

AnyStore: TypeAlias = "SqliteStore | PostgresStore"


class Guilds(Protocol):
    """The part of a store that each engine has."""

    def read(self, guild: int) -> AbstractAsyncContextManager[GuildReading]: ...

    def write(self, guild: int) -> AbstractAsyncContextManager[GuildWriting]: ...


def a_table(**changes: Any) -> Table:
    values: dict[str, Any] = {
        "game": "space-mission",
        "channel": 42,
        "host": USER,
        "options": {"preset": "yucata", "end": "8"},
        "seed": bytes(range(32)),
        "rules_version": 1,
        "language": "de",
        "created": 1000.0,
    }
    return Table(**{**values, **changes})


def an_entry(number: int, **changes: Any) -> Entry:
    values: dict[str, Any] = {
        "number": number,
        "seat": 0,
        "user": USER,
        "source": "slash",
        "interaction": None,
        "at": 1000.0 + number,
        "body": b'{"entry":"acted"}',
        "events": b"[]",
    }
    return Entry(**{**values, **changes})


def listings(*users: int, **changes: Any) -> dict[int, Listing]:
    """Return what the index holds of a running table for these users."""
    values: dict[str, Any] = {
        "game": "space-mission",
        "status": "running",
        "channel": 42,
        "seated": True,
        "awaited": False,
        "since": 1000.0,
    }
    return dict.fromkeys(users, Listing(**{**values, **changes}))


def two_seats() -> list[Seat]:
    return [Seat(number=0, user=USER, name="Ada"), Seat(number=1, computer="steady", name="Hopper")]


async def with_table(store: Guilds, guild: int = GUILD, **changes: Any) -> int:
    """Write a table with two seats and return its number."""
    async with store.write(guild) as writing:
        table = await writing.add_table(a_table(**changes))
        await writing.save_seats(table.id, two_seats())
    return table.id


async def act(store: Guilds, guild: int, table: int, due: float = 0.0) -> int:
    """Do what an action does: entry, snapshot, three rows to send, a timer. Return the entry's number."""
    async with store.write(guild) as writing:
        entries = await writing.entries(table, last=1)
        number = entries[-1].number + 1 if entries else 1
        await writing.append(table, an_entry(number))
        await writing.save_snapshot(table, Snapshot(number, b"{}" * 300, (number, 0)))
        for kind in ("board", "dm_panel", "notice"):
            await writing.put_outgoing(OutboxMessage(table=table, kind=kind, due=due))
        await writing.put_timer(Timer(table=table, kind="remind", due=due + 86_400.0))
    return number


async def put(writing: GuildWriting, row: OutboxMessage) -> OutboxMessage:
    """Put a row and return it as it stands."""
    await writing.put_outgoing(row)
    stands = await writing.outgoing(row.table, row.kind, row.target)
    assert stands is not None
    return stands


async def numbers(store: Guilds, guild: int, table: int) -> list[int]:
    async with store.read(guild) as reading:
        return [entry.number for entry in await reading.entries(table)]


def spoil(path: Path, first: int, last: int) -> None:
    """Overwrite pages `first` to `last` (from 1) with nonsense."""
    with closing(sqlite3.connect(path)) as connection:
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    data = bytearray(path.read_bytes())
    data[(first - 1) * size : last * size] = b"\xa5" * ((last - first + 1) * size)
    path.write_bytes(data)


def contents(folder: Path) -> dict[str, bytes]:
    """Return all files below a folder that hold data (SQLite's shared-memory files are no data)."""
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and not path.name.endswith("-shm") and path.name != "lock"
    }


def counted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return a list that will tell how many statements went at each round trip to a file's thread."""
    hops: list[int] = []
    run = File._run  # pyright: ignore[reportPrivateUsage] - there is no other place where a round trip is seen

    async def noted(self: File, statements: list[Statement]) -> list[list[Row]]:
        hops.append(len(statements))
        return await run(self, statements)

    monkeypatch.setattr(File, "_run", noted)
    return hops
