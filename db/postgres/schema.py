"""The numbered migrations of a PostgreSQL database.

A migration may begin with a line `-- from: N`: programs whose newest migration is N, or a later one, work on a database
that has run it. So a change is made in two steps, and bots are restarted one after the other: a first version adds what
is new (`from`: the version before), a second one takes away what the first does not use any more (`from`: the first).
Without that line only programs that know the migration work, and all others have to be stopped before it runs.
"""

from __future__ import annotations

import re
from hashlib import sha256
from pathlib import Path

import asyncpg

from bot.errors import StoreUnavailable
from db.errors import DatabaseInUse, NewerFile
from db.postgres.pool import Connection

FOLDER = Path(__file__).parents[1] / "migrations" / "postgres"
_LOCK = 0x4D437067  # "MCpg": processes that start together migrate one after the other
_VERSIONS = "CREATE TABLE IF NOT EXISTS schema_version (number integer PRIMARY KEY, hash text NOT NULL)"
_OLDEST = "ALTER TABLE schema_version ADD COLUMN IF NOT EXISTS oldest integer"
# The column may not be there yet, and may be empty.
_RUN = """
SELECT number, hash, coalesce((to_jsonb(schema_version) ->> 'oldest')::integer, number) AS oldest FROM schema_version
"""
_MEMBERS = """
SELECT name, coalesce((to_jsonb(member) ->> 'schema')::integer, $1) AS schema FROM cluster.member WHERE NOT dead
"""
_UNSAID = 35
"""The newest migration that programs know which do not write it into their member's row."""
_PATIENCE = "SET LOCAL lock_timeout = '2s'"
"""Beside other processes a migration may not hold up their transactions for long while it waits for a table."""
_FROM = re.compile(r"-- from: (\d+)\n")


def scripts(folder: Path = FOLDER) -> dict[int, str]:
    """Return the migrations by number, in order. Some numbers may be unused. Raises ValueError if one is used twice."""
    found: dict[int, str] = {}
    for file in sorted(folder.glob("*.sql")):
        number = int(file.name.partition("_")[0])
        if number in found:
            raise ValueError(f"two migrations of PostgreSQL have the number {number}")
        found[number] = file.read_text(encoding="utf-8")
    return dict(sorted(found.items()))


async def migrate(connection: Connection, folder: Path = FOLDER, *, beside: bool = False) -> int:
    """Bring a database to the newest version, each migration in a transaction. Return how many were run.

    `beside`: other processes work on the database. Raises DatabaseInUse if one of them does not work on what a
    migration makes, or holds a table for long; NewerFile if the database is of a newer version, StoreUnavailable if a
    migration that it has run was changed.
    """
    known = scripts(folder)
    done = 0
    while True:
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", _LOCK)
            await connection.execute(_VERSIONS)
            missing = await _missing(connection, known, shared=beside)
            if not missing:
                return done
            await connection.execute(_OLDEST)
            number = missing[0]
            oldest = _oldest(number, known[number])
            if beside:
                await _must_suit_members(connection, oldest)
            try:
                await connection.execute(known[number])
            except asyncpg.LockNotAvailableError:
                raise DatabaseInUse("a migration waits for what other processes do") from None
            await connection.execute(
                "INSERT INTO schema_version (number, hash, oldest) VALUES ($1, $2, $3)",
                *(number, _hash(known[number]), oldest),
            )
        done += 1


async def is_newest(connection: Connection, folder: Path = FOLDER, *, shared: bool = False) -> bool:
    """Return whether a database has run all migrations. `shared`: for a process beside others, which also works on a
    newer version that allows this one. Raises NewerFile, StoreUnavailable, as `migrate` does.
    """
    there = await connection.fetchval("SELECT to_regclass('schema_version') IS NOT NULL")
    return bool(there) and not await _missing(connection, scripts(folder), shared=shared)


async def must_be_newest(connection: Connection, folder: Path = FOLDER, *, shared: bool = False) -> None:
    """Raise StoreUnavailable if a database is of another version than this program's; NewerFile if of a newer one.

    `shared`: as for `is_newest`.
    """
    if not await is_newest(connection, folder, shared=shared):
        raise StoreUnavailable("the database is empty, or of an older version: the bot makes it new when it starts")


async def hold_version(connection: Connection, folder: Path = FOLDER) -> int:
    """Keep the schema as it is until the transaction ends, and return this program's version: its newest migration.

    Raises NewerFile, StoreUnavailable if a process of this version cannot work beside others.
    """
    await connection.execute("SELECT pg_advisory_xact_lock_shared($1)", _LOCK)
    await must_be_newest(connection, folder, shared=True)
    return max(scripts(folder))


async def _must_suit_members(connection: Connection, oldest: int) -> None:
    """Raise DatabaseInUse if a process runs whose program is older than this version."""
    await connection.execute(_PATIENCE)
    if not await connection.fetchval("SELECT to_regclass('cluster.member') IS NOT NULL"):
        raise DatabaseInUse("the database is of a version that allows one process at a time")
    rows = await connection.fetch(
        "SELECT name, to_jsonb(m) ->> 'schema' AS schema FROM cluster.member m WHERE NOT dead"
    )
    older = sorted({row["name"] for row in rows if int(row["schema"] or 0) < oldest})
    if older:
        raise DatabaseInUse(f"a migration needs processes of an older version to be stopped first: {', '.join(older)}")


async def _missing(connection: Connection, known: dict[int, str], *, shared: bool) -> list[int]:
    """Return the migrations that the database has not run."""
    run = {row["number"]: row for row in await connection.fetch(_RUN)}
    newest, own = max(run, default=0), max(known, default=0)
    newer = [row["oldest"] for number, row in run.items() if number > own]
    if newer and not (shared and max(newer) <= own):
        raise NewerFile(f"the database has version {newest}; this program knows {own} and older ones")
    for number, row in run.items():
        if number <= own and (number not in known or row["hash"] != _hash(known[number])):
            raise StoreUnavailable(f"migration {number} of the database is another than this program's")
    missing = [number for number in known if number not in run]
    if missing and missing[0] < newest:
        raise StoreUnavailable(f"the database has run migration {newest}, but not migration {missing[0]} before it")
    return missing


def _oldest(number: int, script: str) -> int:
    """Return the newest migration that a program has to know to work on a database that has run this one."""
    found = _FROM.match(script)
    return number if found is None else int(found.group(1))


def _hash(script: str) -> str:
    return sha256(script.encode()).hexdigest()
