"""What belongs to no guild: users and their notices, pending interactions, and which guilds have something due."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

from bot.clock import Clock
from bot.errors import StoreError
from bot.service.interactions import PendingInteraction
from db.broken import Row
from db.pending_interactions import PENDING, UNANSWERED, PendingRows
from db.people import PeopleRows
from db.postgres.connections import Connections
from db.repositories.base import SharedRows
from db.session import Session, Statement

_DUE = (
    "SELECT guild_id FROM ("
    "SELECT guild_id, CASE WHEN due > 0 THEN due ELSE created END AS since FROM outgoing WHERE due <= ? "
    "UNION ALL SELECT guild_id, due FROM timer WHERE due <= ?"
    ") AS waiting {where} GROUP BY guild_id ORDER BY min(since), guild_id"
)
_OF_SHARDS = "WHERE CASE WHEN guild_id < 0 THEN 0 ELSE (guild_id >> 22) % ? END = ANY(?::bigint[])"
"""As `bot.cluster.shards.shard_of`."""
_NEXT = "SELECT min(due) FROM (SELECT min(due) AS due FROM outgoing UNION ALL SELECT min(due) FROM timer) AS earliest"
_KINDS = ("bigint", "bigint", "text", "bigint", "bigint", "text", "double precision", "bigint", "bigint", "bigint")
"""Of the columns of a pending interaction."""
_OF_THE_DEAD = "NOT EXISTS (SELECT 1 FROM cluster.member WHERE member.member_id = unanswered.member_id AND NOT dead)"
_UNFLUSHED = "set_config('synchronous_commit', 'off', true) AS unflushed"
"""Joined to what a statement writes: its commit does not wait for the disk."""
_FENCED = f"{_UNFLUSHED}, cluster.enter(?) AS entered"
"""The fence of a statement that is a transaction by itself. It raises when the member is dead."""
_PUT = (
    f"INSERT INTO unanswered ({PENDING.columns}, member_id) "
    f"SELECT noted.*, ?::integer FROM unnest({', '.join(f'?::{kind}[]' for kind in _KINDS)}) AS noted, {{guard}} "
    "ON CONFLICT (interaction) DO UPDATE SET member_id = excluded.member_id, at = excluded.at "
    f"WHERE unanswered.{UNANSWERED} AND {_OF_THE_DEAD} RETURNING interaction"
)
_ANSWERED = "WHERE interaction = ANY(?)"
_MARK = f"UPDATE unanswered SET token = '' FROM {{guard}} {_ANSWERED}"
_MARK_AND_PUT = f"WITH answered AS (UPDATE unanswered SET token = '' {_ANSWERED}) {_PUT}"
"""An answered interaction stays claimed for a while: its delivery to another process may be late."""
_TAKE_OVER = (
    "UPDATE unanswered SET member_id = ? WHERE interaction IN ("
    f"SELECT interaction FROM unanswered WHERE {UNANSWERED} AND {_OF_THE_DEAD} FOR UPDATE SKIP LOCKED"
    f") RETURNING {PENDING.columns}"
)


class PooledRows(SharedRows):
    """Rows of the database, read anew each time: another process may have changed them."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    async def _read(self, sql: str, *values: object) -> list[Row]:
        return await self._connections.ask(sql, *values)

    async def _read_several(self, *statements: Statement) -> list[list[Row]]:
        return await self._connections.ask_several(*statements)

    def _writing(self) -> AbstractAsyncContextManager[Session]:
        return self._connections.sharing()

    def _writing_only(self, *tables: str, user: int | None = None) -> AbstractAsyncContextManager[Session]:
        return self._connections.sharing()


class PostgresPeople(PooledRows, PeopleRows):
    """`bot.service.ports.People` in a database."""

    def __init__(self, connections: Connections, clock: Clock) -> None:
        super().__init__(connections)
        self._clock = clock

    def _note(self, session: Session, guild: int, table: int, name: str) -> None:
        """Note nothing: the guild's own row has its name and its numbers, and a transaction may hold it."""


class _Unflushed:
    """`db.pending_interactions.UnflushedSource` in a database."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    @asynccontextmanager
    async def hold(self) -> AsyncIterator[None]:
        """Keep nobody out: each transaction locks what it writes."""
        yield

    async def ask(self, sql: str, *values: Any) -> list[Row]:
        """Return the rows of one query."""
        return await self._connections.ask(sql, *values)

    async def write_unflushed(self, statements: list[Statement]) -> list[list[Row]]:
        """Run statements of `PostgresPending._statements`, each of which is a transaction by itself.

        It survives the end of the process, and perhaps not one of the server.
        """
        return [await self._connections.write_one(sql, *values) for sql, values in statements]


class PostgresPending(PendingRows):
    """`bot.service.ports.PendingInteractions` in a database. Each row names the member that serves the interaction."""

    def __init__(self, connections: Connections) -> None:
        super().__init__(_Unflushed(connections))
        self._connections = connections

    @property
    def _member(self) -> int | None:
        fence = self._connections.fence
        return None if fence is None else fence.member

    async def abandoned(self) -> list[PendingInteraction]:
        """Take over the rows of members that are dead; those of a process that was no member, too."""
        if self._member is None:
            return await super().abandoned()
        async with self._connections.sharing(flushed=False) as session:
            found = await session.rows(_TAKE_OVER, self._member)
        return sorted(map(PENDING.read, found), key=lambda row: (row.at, row.interaction))

    def _statements(self, rows: list[tuple[Any, ...]], removals: list[int]) -> list[Statement]:
        """Return one statement with its fence: BEGIN, a second one and COMMIT would each be a round trip more.

        The rows are sorted, so that processes that insert the same ones do not wait for each other in a circle.
        """
        member, removed = self._member, (tuple(removals),)
        guard, entered = (_UNFLUSHED, ()) if member is None else (_FENCED, (member,))
        if not rows:
            return [(_MARK.format(guard=guard), (*entered, *removed))]
        columns = tuple(zip(*sorted(rows, key=lambda row: row[0]), strict=True))
        sql, before = (_MARK_AND_PUT, removed) if removals else (_PUT, ())
        return [(sql.format(guard=guard), (*before, member, *columns, *entered))]

    async def _change(self, statement: str, *values: object) -> None:
        self._must_be_open()
        await self.flush()
        async with self._connections.sharing(flushed=False) as session:
            session.defer(statement, *values)


class PostgresDueIndex:
    """`bot.service.ports.DueIndex` by a query: what is due stands in the database, and nothing is written besides.

    `held`: the number of the bot's shards and those that this process serves, if others serve the rest. It is told of
    the guilds of its own alone.
    """

    def __init__(self, connections: Connections) -> None:
        self._connections = connections
        self.listener: Callable[[int], None] = lambda guild: None
        self.held: Callable[[], tuple[int, list[int]]] | None = None

    async def mark(self, guild: int, due: float) -> None:
        """Do nothing: the row itself tells it."""

    async def settle(self, guild: int, due: float | None) -> StoreError | None:
        """Do nothing: what was done is not due any more."""
        return None

    async def due(self, now: float) -> list[int]:
        where, shards = ("", ()) if self.held is None else (_OF_SHARDS, self.held())
        return [guild for (guild,) in await self._connections.ask(_DUE.format(where=where), now, now, *shards)]

    async def next(self) -> float | None:
        ((due,),) = await self._connections.ask(_NEXT)
        return due
