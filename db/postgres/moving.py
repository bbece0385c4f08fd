"""A PostgreSQL database as an end of a move (`db.moving`)."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from typing import Any, cast

import asyncpg

from bot.errors import StoreError
from db.broken import Row
from db.guild import GuildReading
from db.moving.digest import Digest
from db.moving.layout import PROGRESS, CopiedTable, Part, tables_of
from db.moving.ports import CHUNK, CopyRefused, Digests, PartReader, PartWriter, misfit
from db.postgres.block import reading, translated
from db.postgres.claim import Claim
from db.postgres.cluster_pool import open_pool
from db.postgres.connections import unreachable
from db.postgres.folding import plain
from db.postgres.marks import place_of
from db.postgres.members import PostgresMembers
from db.postgres.pool import Connection
from db.postgres.shards import OUTAGES_OF_ALL
from db.postgres.store import deletion_of, prepared

_BYTES = ' COLLATE "C"'
_READ = {"isolation": "repeatable_read", "readonly": True}
_GUILDS = "SELECT guild_id FROM guild ORDER BY guild_id"
_GUILD = "SELECT guild_id FROM guild WHERE guild_id = $1"
_STATE = "SELECT state, place FROM moving"
_MARK = (
    "INSERT INTO moving (one, state, place, at) VALUES (1, $1, $2, $3)"
    " ON CONFLICT (one) DO UPDATE SET state = excluded.state, place = excluded.place, at = excluded.at"
)
_NOTED = "SELECT guild, name, rows, hash FROM copy_progress"
_FORGET = "DELETE FROM copy_progress WHERE guild = $1"
_FINISHED = "DELETE FROM copy_progress; DELETE FROM moving"
_COUNTED = f"SELECT given = 0 AND last_report = 0 FROM {PROGRESS}"
_ALIVE = "SELECT name FROM cluster.member WHERE NOT dead ORDER BY member_id"
_NOW = "SELECT cluster.now()"
_EPOCH = "SELECT last_value + is_called::integer FROM cluster.epoch"  # it begins as one that was not called


class _Reader:
    """`db.moving.ports.PartReader` in a transaction."""

    def __init__(self, connection: Connection, part: Part) -> None:
        self._connection = connection
        self._part = part

    async def chunks(self, table: CopiedTable, since: float) -> AsyncIterator[list[Row]]:
        """Texts are ordered by their bytes, whatever the database sorts them by."""
        query = plain(*table.select(self._part, since, _BYTES))
        with _told():
            cursor = await self._connection.cursor(query.sql, *query.values)
            full = True
            while full:
                rows = cast("list[Any]", await cursor.fetch(CHUNK))
                full = len(rows) == CHUNK
                if rows:
                    yield [tuple(row) for row in rows]


class _Writer:
    """`db.moving.ports.PartWriter` in a transaction."""

    def __init__(self, connection: Connection, part: Part) -> None:
        self._connection = connection
        self._part = part

    async def put(self, table: CopiedTable, rows: list[Row]) -> None:
        """Of what the server says the first line is told alone: the others hold values."""
        try:
            await self._connection.copy_records_to_table(table.name, records=rows, columns=table.columns)
        except (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError) as error:
            raise misfit(self._part, table, type(error).__name__) from None

    async def note(self, digests: Digests) -> None:
        """Written with the rows."""
        guild = self._part or 0
        await self._connection.execute(_FORGET, guild)
        noted = [(guild, name, digest.rows, digest.hash) for name, digest in digests.items()]
        await self._connection.copy_records_to_table("copy_progress", records=noted)


class DatabaseEnd:
    """`db.moving.ports.Source` and `Target` on a database. Made by `open_database`."""

    def __init__(self, connection: Connection, url: str) -> None:
        self._connection = connection
        self._url = url
        self._epoch = 0

    @property
    def name(self) -> str:
        """The address without user and password."""
        return place_of(self._url)

    async def guilds(self) -> list[int]:
        """Return the guilds that have a row."""
        with _told():
            return [row["guild_id"] for row in await self._connection.fetch(_GUILDS)]

    @asynccontextmanager
    async def part(self, part: Part) -> AsyncIterator[PartReader]:
        """Open a transaction that sees one state."""
        with _told():
            async with self._connection.transaction(isolation="repeatable_read", readonly=True):
                yield _Reader(self._connection, part)

    @asynccontextmanager
    async def reading(self, guild: int) -> AsyncIterator[GuildReading]:
        """Open a reading of a guild, as the service reads it."""
        async with reading(self._connection, guild) as session:
            yield GuildReading(session, guild)

    async def begin_source(self, target: str) -> None:
        """No member of a cluster may be alive. The outages of single shards count for all of the bot from now on."""
        with _told():
            mark = await self._connection.fetchrow(_STATE)
            if mark is not None and mark["state"] == "filling":
                raise CopyRefused(f"{self.name}: a copy into this database is not finished")
            if mark is not None and mark["place"] != target:
                raise CopyRefused(f"{self.name}: all of it was moved to {mark['place']}; copy from there")
            await self._must_be_left()
            self._epoch = await self._connection.fetchval(_EPOCH)
            await self._connection.execute(OUTAGES_OF_ALL)

    async def mark_moved(self, target: str, now: float) -> None:
        """Members have numbers: a higher one tells that another was there."""
        with _told():
            if await self._connection.fetchval(_EPOCH) != self._epoch:
                raise CopyRefused(f"{self.name}: a process of the bot was started on this database meanwhile")
            await self._connection.execute(_MARK, "moved", target, now)

    async def begin_target(self, source: str) -> Mapping[Part, Digests]:
        """Mark it as half copied. No member of a cluster may be alive."""
        with _told():
            await self._must_be_left()
            mark = await self._connection.fetchrow(_STATE)
            if mark is None:
                await self._must_be_empty()
                await self._connection.execute(_MARK, "filling", source, await self._connection.fetchval(_NOW))
            elif mark["state"] == "moved":
                raise CopyRefused(f"{self.name}: the database is not empty: all of it was moved to {mark['place']}")
            elif mark["place"] != source:
                raise CopyRefused(f"{self.name}: a copy of {mark['place']} into it is not finished; finish that first")
            found: dict[Part, dict[str, Digest]] = {}
            for guild, name, rows, hashed in await self._connection.fetch(_NOTED):
                found.setdefault(guild or None, {})[name] = Digest(rows, hashed)
            return found

    @asynccontextmanager
    async def filling(self, part: Part) -> AsyncIterator[PartWriter]:
        """Open a transaction in which the part's rows are deleted first."""
        with _told():
            async with self._connection.transaction():
                await self._empty(part)
                yield _Writer(self._connection, part)

    async def remove(self, guild: int) -> None:
        """Delete a guild's rows."""
        with _told():
            async with self._connection.transaction():
                await self._empty(guild)
                await self._connection.execute(_FORGET, guild)

    async def finish(self) -> None:
        """Take the mark away."""
        with _told():
            await self._connection.execute(_FINISHED)

    async def _empty(self, part: Part) -> None:
        if part is not None and await self._connection.fetchval(_GUILD, part) is None:
            return
        statements = [(f"DELETE FROM {table.name}", ()) for table in tables_of(None)]
        for sql, values in statements if part is None else deletion_of(part):
            trip = plain(sql, values)
            await self._connection.execute(trip.sql, *trip.values)

    async def _must_be_empty(self) -> None:
        for table in (*tables_of(None), *tables_of(1)):
            sql = f"SELECT NOT EXISTS (SELECT FROM {table.name})"
            if not await self._connection.fetchval(_COUNTED if table.name == PROGRESS else sql):
                raise CopyRefused(f"{self.name}: the database is not empty")

    async def _must_be_left(self) -> None:
        """Raise CopyRefused while a member of a cluster is not dead."""
        pool = await open_pool(self._url)
        try:
            await PostgresMembers(pool).declare_dead()
        finally:
            await pool.close()
        alive = [row["name"] for row in await self._connection.fetch(_ALIVE)]
        if alive:
            raise CopyRefused(
                f"{self.name}: the bot works on this database, or was killed a moment ago: {', '.join(alive)}"
            )


@asynccontextmanager
async def open_database(url: str, *, make: bool = False) -> AsyncIterator[DatabaseEnd]:
    """Connect to a database on which no other process works. `make`: the schema of an empty one is made.

    Raises DatabaseInUse, StoreUnavailable, whose text never holds the URL.
    """
    claim = Claim(url)
    try:
        try:
            await claim.hold()
            connection = await prepared(url, make=make)
        except Exception as error:
            raise unreachable(error) from None
        try:
            yield DatabaseEnd(connection, url)
        finally:
            await connection.close()
    finally:
        await claim.close()


@contextmanager
def _told() -> Iterator[None]:
    """Raise the store's errors in the place of the driver's."""
    try:
        yield
    except (StoreError, GeneratorExit):
        raise
    except Exception as error:
        raise translated(error) from error
