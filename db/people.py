"""The file across guilds: users' preferences, vacations and notices (truth) and the index of their tables (derived)."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from bot.clock import Clock
from bot.service.ports.reports import Report
from bot.service.records import DeferredNotice, Notice, Person, TableId, Vacation
from db.connection import File
from db.due_index import TableIndexFile
from db.guild_registry import GuildRegistryFile
from db.repositories.base import OF_USER, Embedded, Mapper

_PERSONS = Mapper(Person, "person")
_VACATIONS = Mapper(Vacation, "vacation")
_REPORTS = Mapper(Report, "report", {"table": "table_id"}, generated=True)
_DEFERRED = Mapper(
    DeferredNotice,
    "kept_back",
    {
        "table_id": Embedded(("guild", "table_id")),
        "digest_table": Embedded(("carrier_guild", "carrier_table"), absent=0),
    },
)
_AT_TABLE = "user = ? AND guild = ? AND table_id = ?"
_OF_USERS = ("person", "sits", "notice_at", "kept_back", "vacation", "report")
"""The tables with rows of users."""


class PeopleFile(GuildRegistryFile, TableIndexFile):
    """`bot.service.ports.People` on one file that stays open."""

    def __init__(self, file: File, clock: Clock) -> None:
        super().__init__(file)
        self._clock = clock

    async def person(self, user: int) -> Person:
        rows = await self._read(f"{_PERSONS.select} {OF_USER}", user)
        return _PERSONS.read(rows[0]) if rows else Person(user=user)

    async def save_person(self, person: Person) -> None:
        async with self._writing_only("person", user=person.user) as session:
            sql, values = _PERSONS.replace(person)
            session.defer(sql, *values)

    async def rated(self, users: Iterable[int]) -> frozenset[int]:
        rows = await self._read(
            "SELECT user FROM person WHERE rated = 1 AND user IN (SELECT value FROM json_each(?))",
            msgspec.json.encode(list(users)).decode(),
        )
        return frozenset(user for (user,) in rows)

    async def forget(self, user: int) -> None:
        """Delete a user's rows."""
        await self._write(*((f"DELETE FROM {table} WHERE user = ?", (user,)) for table in _OF_USERS))

    async def notice_at(self, user: int, guild: int, table: int) -> Notice | None:
        rows = await self._read(f"SELECT notice FROM notice_at WHERE {_AT_TABLE}", user, guild, table)
        return rows[0][0] if rows else None

    async def save_notice_at(self, user: int, guild: int, table: int, notice: Notice | None) -> None:
        if notice is None:
            await self._write((f"DELETE FROM notice_at WHERE {_AT_TABLE}", (user, guild, table)))
        else:
            await self._write(("INSERT OR REPLACE INTO notice_at VALUES (?, ?, ?, ?)", (user, guild, table, notice)))

    async def defer_notice(self, row: DeferredNotice) -> None:
        await self._write(_DEFERRED.replace(row))

    async def deferred_notices(self, user: int) -> list[DeferredNotice]:
        rows = await self._read(f"{_DEFERRED.select} WHERE user = ? ORDER BY at, guild, table_id", user)
        return [_DEFERRED.read(row) for row in rows]

    async def assign_notices(self, user: int, place: int, digest_table: TableId) -> None:
        free = "user = ? AND place = ? AND carrier_table = 0"
        sql = f"UPDATE kept_back SET carrier_guild = ?, carrier_table = ? WHERE {free}"
        await self._write((sql, (digest_table.guild, digest_table.table, user, place)))

    async def arrived(self, user: int, tables: Iterable[TableId], channel: int, message: int) -> None:
        sql = f"UPDATE kept_back SET channel = ?, message = ? WHERE {_AT_TABLE}"
        await self._write(*((sql, (channel, message, user, table.guild, table.table)) for table in tables))

    async def drop_notices(self, user: int, tables: Iterable[TableId]) -> None:
        sql = f"DELETE FROM kept_back WHERE {_AT_TABLE}"
        await self._write(*((sql, (user, table.guild, table.table)) for table in tables))

    async def vacation(self, user: int) -> Vacation | None:
        rows = await self._read(f"{_VACATIONS.select} WHERE user = ?", user)
        return _VACATIONS.read(rows[0]) if rows else None

    async def unspread(self) -> list[Vacation]:
        return [_VACATIONS.read(row) for row in await self._read(f"{_VACATIONS.select} WHERE spread = 0")]

    async def save_vacation(self, vacation: Vacation) -> None:
        await self._write(_VACATIONS.replace(vacation))

    async def add_report(self, report: Report, keep: int) -> None:
        old = "DELETE FROM report WHERE id NOT IN (SELECT id FROM report ORDER BY id DESC LIMIT ?)"
        await self._write(_REPORTS.insert(report), (old, (keep,)))

    async def reports(self, guild: int | None = None, last: int = 20) -> list[Report]:
        rows = await self._read(
            f"{_REPORTS.select} WHERE ?1 IS NULL OR guild = ?1 ORDER BY id DESC LIMIT ?2", guild, last
        )
        return [_REPORTS.read(row) for row in reversed(rows)]

    async def reports_of(self, user: int) -> list[Report]:
        """Return what a user has reported, oldest first."""
        return [_REPORTS.read(row) for row in await self._read(f"{_REPORTS.select} WHERE user = ? ORDER BY id", user)]

    async def drop_reports(self, guild: int) -> None:
        """Delete the reports from a server."""
        await self._write(("DELETE FROM report WHERE guild = ?", (guild,)))

    async def save_heartbeat(self, at: float) -> None:
        async with self._writing_only("heartbeat") as session:
            session.defer("INSERT OR REPLACE INTO heartbeat (one, at) VALUES (1, ?)", at)

    async def last_heartbeat(self) -> float | None:
        rows = await self._read("SELECT at FROM heartbeat")
        return rows[0][0] if rows else None

    async def add_outage(self, since: float, until: float) -> None:
        await self._write(("INSERT OR REPLACE INTO outage (since, until) VALUES (?, ?)", (since, until)))

    async def outages(self) -> list[tuple[float, float]]:
        return [(since, until) for since, until in await self._read("SELECT since, until FROM outage ORDER BY since")]
