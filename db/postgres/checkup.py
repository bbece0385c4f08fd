"""How a PostgreSQL server and database are set up, for `doctor`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import asyncpg

from db.errors import HalfCopied, Moved
from db.postgres import cluster_pool
from db.postgres.connections import MOST, OTHERS, unreachable
from db.postgres.marks import must_be_used_here
from db.postgres.pool import Connection

_SINGLE = 2
"""The connections that hold the claim and that listen for wake-ups."""
CONNECTIONS = MOST + OTHERS + cluster_pool.MOST + _SINGLE
"""Connections that one bot may open."""
_SETTINGS = ("fsync", "full_page_writes", "synchronous_commit")
_SQL = """
SELECT current_setting('server_version') AS version, extract(epoch FROM clock_timestamp())::double precision AS now,
    current_setting('fsync') AS fsync, current_setting('full_page_writes') AS full_page_writes,
    current_setting('synchronous_commit') AS synchronous_commit, 'B' < 'a' AS sorts_by_bytes,
    (SELECT max(number) FROM schema_version) AS schema,
    current_setting('max_connections')::bigint - current_setting('superuser_reserved_connections')::bigint
        - (SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend') AS free
"""
_MEMBERS = """
SELECT name, version, expires < cluster.now() AS late,
    coalesce(array_agg(shard ORDER BY shard) FILTER (WHERE shard IS NOT NULL), '{}') AS shards
FROM cluster.member LEFT JOIN cluster.shard_lease USING (member_id)
WHERE NOT dead GROUP BY member_id, name, version, expires ORDER BY member_id
"""


@dataclass(frozen=True)
class RunningMember:
    """A bot that works on the database. `late`: its lease has run out, and no other one has noticed it."""

    name: str
    version: str
    late: bool
    shards: Sequence[int]


@dataclass(frozen=True)
class Checkup:
    """What was found. `now`: by the database's clock (UTC seconds). `free`: connections that may still be opened.

    `sorts_by_bytes`: whether texts are sorted as in files. `settings`: of the server, by their names.
    `mark`: why no bot starts on it.
    """

    version: str
    schema: int
    now: float
    free: int
    sorts_by_bytes: bool
    settings: Mapping[str, str]
    members: Sequence[RunningMember] = ()
    mark: Moved | HalfCopied | None = None


async def look_at(url: str) -> Checkup:
    """Ask a database that has our schema. Raises StoreError and its kinds."""
    try:
        connection = await asyncpg.connect(url)
        try:
            row = await connection.fetchrow(_SQL)
            members = [RunningMember(**dict(each)) for each in await connection.fetch(_MEMBERS)]
            mark = await _mark(connection, url)
        finally:
            await connection.close()
    except Exception as error:
        raise unreachable(error) from None
    assert row is not None
    plain = ("version", "schema", "now", "free", "sorts_by_bytes")
    settings = {name: row[name] for name in _SETTINGS}
    return Checkup(**{name: row[name] for name in plain}, settings=settings, members=members, mark=mark)


async def _mark(connection: Connection, url: str) -> Moved | HalfCopied | None:
    try:
        await must_be_used_here(connection, url)
    except (Moved, HalfCopied) as error:
        return error
    return None
