"""The numbered migrations of a PostgreSQL database."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

from bot.errors import StoreUnavailable
from db.errors import NewerFile
from db.postgres.pool import Connection

FOLDER = Path(__file__).parents[1] / "migrations" / "postgres"
_LOCK = 0x4D437067  # "MCpg": processes that start together migrate one after the other
_VERSIONS = "CREATE TABLE IF NOT EXISTS schema_version (number integer PRIMARY KEY, hash text NOT NULL)"


def scripts(folder: Path = FOLDER) -> dict[int, str]:
    """Return the migrations by number, in order. Some numbers may be unused. Raises ValueError if one is used twice."""
    found: dict[int, str] = {}
    for file in sorted(folder.glob("*.sql")):
        number = int(file.name.partition("_")[0])
        if number in found:
            raise ValueError(f"two migrations of PostgreSQL have the number {number}")
        found[number] = file.read_text(encoding="utf-8")
    return dict(sorted(found.items()))


async def migrate(connection: Connection, folder: Path = FOLDER) -> int:
    """Bring a database to the newest version, each migration in a transaction. Return how many were run.

    Raises NewerFile if the database is of a newer version, StoreUnavailable if a migration that it has run was changed.
    """
    known = scripts(folder)
    done = 0
    while True:
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", _LOCK)
            await connection.execute(_VERSIONS)
            missing = await _missing(connection, known)
            if not missing:
                return done
            number = missing[0]
            await connection.execute(known[number])
            await connection.execute(
                "INSERT INTO schema_version (number, hash) VALUES ($1, $2)", number, _hash(known[number])
            )
        done += 1


async def is_newest(connection: Connection, folder: Path = FOLDER) -> bool:
    """Return whether a database has run all migrations. Raises NewerFile, StoreUnavailable, as `migrate` does."""
    there = await connection.fetchval("SELECT to_regclass('schema_version') IS NOT NULL")
    return bool(there) and not await _missing(connection, scripts(folder))


async def must_be_newest(connection: Connection, folder: Path = FOLDER) -> None:
    """Raise StoreUnavailable if a database is of another version than this program's; NewerFile if of a newer one."""
    if not await is_newest(connection, folder):
        raise StoreUnavailable("the database is empty, or of an older version: the bot makes it new when it starts")


async def _missing(connection: Connection, known: dict[int, str]) -> list[int]:
    """Return the migrations that the database has not run."""
    run = {row["number"]: row["hash"] for row in await connection.fetch("SELECT number, hash FROM schema_version")}
    newest, own = max(run, default=0), max(known, default=0)
    if newest > own:
        raise NewerFile(f"the database has version {newest}; this program knows {own} and older ones")
    for number, hashed in run.items():
        if number not in known or hashed != _hash(known[number]):
            raise StoreUnavailable(f"migration {number} of the database is another than this program's")
    missing = [number for number in known if number not in run]
    if missing and missing[0] < newest:
        raise StoreUnavailable(f"the database has run migration {newest}, but not migration {missing[0]} before it")
    return missing


def _hash(script: str) -> str:
    return sha256(script.encode()).hexdigest()
