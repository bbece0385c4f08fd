"""The store: `bot.service.ports.Store` in a PostgreSQL database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, Literal, TypeAlias, TypeVar

import asyncpg

from bot.clock import Clock
from bot.errors import StoreUnavailable
from bot.service.places import is_direct
from bot.service.ports import DueIndex, PendingInteractions, People
from bot.service.ports.table_index import Listing
from db import privacy
from db.errors import DatabaseInUse
from db.guild import GuildReading, GuildWriting
from db.pending_interactions import PendingRows
from db.people import PeopleRows
from db.postgres.claim import Claim
from db.postgres.connections import MOST, Connections, connections_to, unreachable
from db.postgres.marks import forget_move, must_be_used_here
from db.postgres.pool import Connection
from db.postgres.schema import is_newest, migrate, must_be_newest
from db.postgres.shared import PostgresDueIndex, PostgresPending, PostgresPeople
from db.postgres.uptime import PostgresShardBeats
from db.repositories.mapping import as_list, in_list
from db.session import CountedTransactions, Session, Statement
from db.table_index import Users, sit

T = TypeVar("T")

OLDEST = 17
"""The oldest version of PostgreSQL that serves: `transaction_timeout`, and the collation that tests have."""
OF_GUILDS = (
    *("invitation", "summary", "plan", "own_note", "welcome", "manners", "result_seat", "result", "vacancy", "ballot"),
    *("remark", "said", "posted", "timer", "outgoing", "snapshot", "entry", "seat", "game_table"),
)
"""The tables with a guild's rows besides its own, each before those that it refers to."""
Use: TypeAlias = Literal["shared", "alone", "reading"]
"""How a process uses a database: as one of several bots, for itself alone, or only to read."""
_NUMBERS = 2**63
"""Numbers of guilds are below it. A forged button may name one that is not: no row can have it."""
_NO_GUILD = 0
"""The number of a guild that is never stored."""
_TRIES, _PAUSE = 20, 0.5
"""How often, and seconds apart, a bot looks whether it can bring the schema to the newest version."""
_LONG = 20.0
"""Seconds that a deletion may take in a large guild. If its process is stopped meanwhile, others take over so late."""
_GIVEN = "UPDATE progress SET given = last_table FROM guild WHERE guild_id = ? AND last_table > given"


class DatabaseWriting(GuildWriting):
    """A transaction on a guild. The index of users' tables is written in it."""

    async def index(self, table: int, users: Mapping[int, Listing], server: str) -> None:
        """`server` stands in the guild's row."""
        sit(self._source, self._guild, table, Users(self._now(), users))


class PostgresStore(CountedTransactions):
    """The store on the connections to a database. Made by `open_postgres`."""

    shared = True

    def __init__(self, connections: Connections, clock: Clock) -> None:
        super().__init__()
        self.connections = connections
        self._clock = clock
        self._admitted: set[int] = set()
        self.people_rows: PeopleRows = PostgresPeople(connections, clock)
        self.pending_rows: PendingRows = PostgresPending(connections)
        self.people: People = self.people_rows
        self.pending: PendingInteractions = self.pending_rows
        self.dues = PostgresDueIndex(connections)
        self.due_index: DueIndex = self.dues
        self.shard_beats = PostgresShardBeats(connections)

    @asynccontextmanager
    async def read(self, guild: int) -> AsyncIterator[GuildReading]:
        """Open a reading of a guild. One that is not stored is empty.

        Raises StoreUnavailable; RuntimeError when this task has a block on this guild already.
        """
        stored = _stored(guild)
        async with self.connections.reading(stored) as session:
            yield GuildReading(session, stored)

    async def read_with(self, guild: int, read: Callable[[GuildReading], Awaitable[T]]) -> T:
        """Return what `read` returns. What it needs in one round trip costs no transaction.

        Raises what the block raises that `read` opens.
        """
        stored = _stored(guild)
        return await self.connections.read_with(stored, lambda session: read(GuildReading(session, stored)))

    @asynccontextmanager
    async def write(self, guild: int) -> AsyncIterator[DatabaseWriting]:
        """Open a transaction on a guild, whose row it locks.

        The due index's listener is called after a commit that put something into the outbox or among the timers. A
        fault or a cancellation inside the block rolls all of it back. A cancellation during the commit is passed on
        when the commit has ended: then it may have been written. A connection that is lost during the commit is an
        error only if nothing was written, or if the database does not tell.
        Raises StoreFull, StoreUnavailable; ValueError for records that do not fit (at once, or when the block ends);
        RuntimeError when this task has a block on this guild already.
        """
        make = not is_direct(guild) or guild in self._admitted
        self._admitted.discard(guild)
        with self._counted(guild, self.due_index) as begun:
            async with self.connections.writing(guild, make=make) as session:
                writing = DatabaseWriting(session, guild, self._clock.now)
                begun.append(writing)
                yield writing
                writing.save_counters()

    def admit(self, guild: int) -> None:
        """Let the next transaction make a place of direct messages: late work of no process may bring it back."""
        self._admitted.add(guild)

    def refuse(self, guild: int) -> None:
        """Let late work make nothing new for this place, until it is admitted again."""
        self._admitted.discard(guild)

    async def revisions(self, guilds: Iterable[int]) -> dict[int, int]:
        """Return the numbers of these guilds' states; 0 for a guild that is not stored."""
        wanted = list(guilds)
        sql = f"SELECT guild_id, revision FROM guild WHERE {in_list('guild_id')}"
        found = dict(await self.connections.ask(sql, as_list(wanted)))
        return {guild: found.get(guild, 0) for guild in wanted}

    async def guilds(self) -> list[int]:
        return [guild for (guild,) in await self.connections.ask("SELECT guild_id FROM guild ORDER BY guild_id")]

    async def data_of(self, user: int) -> dict[str, Any]:
        """Return all that is kept of a user, as plain values (`db.privacy.show_user`)."""
        return await privacy.show_user(self, user)

    async def forget(self, user: int) -> list[int]:
        """Done by `db.privacy`."""
        return await privacy.anonymise_user(self, user)

    def reading_in_passing(self, guild: int) -> AbstractAsyncContextManager[Session | None]:
        """Open a reading of what is stored of a guild."""
        return self.connections.reading(guild)

    def deleting_in_passing(self, guild: int) -> AbstractAsyncContextManager[Session | None]:
        """Open a transaction on a guild. What it deletes is overwritten when the server cleans its tables."""
        return self.connections.writing(guild, seconds=_LONG)

    async def remove_guild(self, guild: int) -> None:
        """Delete a guild's rows in one transaction. Tables of new guilds are numbered above those of this one."""
        async with self.connections.writing(guild, seconds=_LONG) as session:
            for sql, values in deletion_of(guild):
                session.defer(sql, *values)

    async def remove_copies(self, guild: int, user: int) -> None:
        """Do nothing: there are no copies but backups, which are the operator's."""

    async def wipe_shared(self) -> None:
        """Do nothing: the server overwrites deleted rows when it cleans its tables."""

    async def close(self) -> None:
        """Close all connections. Waits for running blocks for a while."""
        await self.pending_rows.close()
        await self.connections.close()


def _stored(guild: int) -> int:
    """Return the number under which a guild's rows are found."""
    return guild if -_NUMBERS <= guild < _NUMBERS else _NO_GUILD


def deletion_of(guild: int) -> list[Statement]:
    """Return the statements that delete a guild's rows in a transaction."""
    return [
        ("SELECT set_config('store.deleted_guild', ?, true)", (str(guild),)),
        *((f"DELETE FROM {table} WHERE guild_id = ?", (guild,)) for table in OF_GUILDS),
        (_GIVEN, (guild,)),
        ("DELETE FROM guild WHERE guild_id = ?", (guild,)),
    ]


async def open_postgres(url: str, clock: Clock, *, most: int = MOST, use: Use = "alone") -> PostgresStore:
    """Connect to a database and return the store. The schema is brought to the newest version, but for reading.

    Raises DatabaseInUse if another process uses the database in a way that does not go with this one; Moved,
    HalfCopied, StoreUnavailable and its kinds, of which no text holds the URL.
    """
    claim = None if use == "reading" else Claim(url, shared=use == "shared")
    try:
        if use == "shared":
            await _renew(url)
        if claim is not None:
            await claim.hold()
        await _prepare(url, use)
    except BaseException as error:
        if claim is not None:
            await claim.close()
        raise unreachable(error) if isinstance(error, Exception) else error from None
    connections = connections_to(url, most=most, writes=use != "reading")
    connections.claim = claim
    return PostgresStore(connections, clock)


async def _renew(url: str) -> None:
    """Bring the schema to the newest version: beside processes whose programs work on it, else for itself alone.

    Another process that begins at the same time may do it. Raises DatabaseInUse while bots of another version run.
    """
    connection = await _connected(url)
    try:
        for tries in range(_TRIES):
            if await is_newest(connection, shared=True):
                return
            try:
                await _migrate(connection, url)
            except DatabaseInUse:
                if tries == _TRIES - 1:
                    raise
                await asyncio.sleep(_PAUSE)
    finally:
        await connection.close()


async def _migrate(connection: Connection, url: str) -> None:
    alone, shared = Claim(url), Claim(url, shared=True)
    try:
        try:
            await alone.hold()
        except DatabaseInUse:
            await shared.hold()
            await migrate(connection, beside=True)
        else:
            await migrate(connection)
    finally:
        await alone.close()
        await shared.close()


async def _prepare(url: str, use: Use) -> None:
    connection = await prepared(url, make=use == "alone", shared=use == "shared")
    try:
        if use != "reading":
            await must_be_used_here(connection, url)
    finally:
        await connection.close()


async def forget_move_of(url: str) -> None:
    """Let processes start on a database although all of it was moved elsewhere. Raises StoreUnavailable."""
    try:
        connection = await prepared(url, make=False)
        try:
            await forget_move(connection)
        finally:
            await connection.close()
    except Exception as error:
        raise unreachable(error) from None


async def prepared(url: str, *, make: bool, shared: bool = False) -> Connection:
    """Connect to a database whose schema is the newest; with `make` it is brought there, else StoreUnavailable.

    `shared`: for a process beside others (`schema.is_newest`).
    """
    connection = await _connected(url)
    try:
        await (migrate(connection) if make else must_be_newest(connection, shared=shared))
    except BaseException:
        await connection.close()
        raise
    return connection


async def _connected(url: str) -> Connection:
    connection = await asyncpg.connect(url)
    version = connection.get_server_version()
    if version.major < OLDEST:
        await connection.close()
        raise StoreUnavailable(f"PostgreSQL {version.major} is too old; {OLDEST} or newer is needed")
    return connection
