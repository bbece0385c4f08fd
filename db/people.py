"""What is kept across guilds: preferences, vacations and notices (truth), and the index of users' tables (derived)."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from bot.clock import Clock
from bot.service.ports.reports import Report
from bot.service.records import DeferredNotice, Notice, Person, TableId, Vacation
from db.connection import File
from db.guild_registry import GuildRegistryFile
from db.repositories.base import OF_USER
from db.repositories.mapping import Embedded, Mapper, as_list, in_list, upsert
from db.table_index import TableIndexRows

_PERSONS = Mapper(Person, "person", key="user_id")
_VACATIONS = Mapper(Vacation, "vacation", key="user_id")
_REPORTS = Mapper(Report, "report")
_DEFERRED = Mapper(
    DeferredNotice,
    "kept_back",
    {
        "table_id": Embedded(("guild", "table_id")),
        "digest_table": Embedded(("carrier_guild", "carrier_table"), absent=0),
    },
    key="user_id, guild, table_id",
)
_NOTICE_AT = upsert("notice_at", "user_id, guild, table_id, notice", "user_id, guild, table_id")
_HEARTBEAT = upsert("heartbeat", "one, at", "one")
_OUTAGE = upsert("outage", "since, until", "since")
_AT_TABLE = "user_id = ? AND guild = ? AND table_id = ?"
_NOTICE_OF = f"SELECT notice FROM notice_at WHERE {_AT_TABLE}"
_OF_USERS = ("person", "sits", "notice_at", "kept_back", "vacation", "report")
"""The tables with rows of users."""


class PeopleRows(TableIndexRows):
    """`bot.service.ports.People`, and what the privacy of users needs."""

    async def person(self, user: int) -> Person:
        rows = await self._read(f"{_PERSONS.select} {OF_USER}", user)
        return _PERSONS.read(rows[0]) if rows else Person(user=user)

    async def person_at(self, user: int, guild: int, table: int) -> tuple[Person, Notice | None]:
        person = (f"{_PERSONS.select} {OF_USER}", (user,))
        persons, notices = await self._read_several(person, (_NOTICE_OF, (user, guild, table)))
        return _PERSONS.read(persons[0]) if persons else Person(user=user), notices[0][0] if notices else None

    async def save_person(self, person: Person) -> None:
        async with self._writing_only("person", user=person.user) as session:
            sql, values = _PERSONS.upsert(person)
            session.defer(sql, *values)

    async def rated(self, users: Iterable[int]) -> frozenset[int]:
        rows = await self._read(f"SELECT user_id FROM person WHERE rated = 1 AND {in_list('user_id')}", as_list(users))
        return frozenset(user for (user,) in rows)

    async def forget(self, user: int) -> None:
        """Delete a user's rows."""
        await self._write(*((f"DELETE FROM {table} WHERE user_id = ?", (user,)) for table in _OF_USERS))

    async def notice_at(self, user: int, guild: int, table: int) -> Notice | None:
        rows = await self._read(_NOTICE_OF, user, guild, table)
        return rows[0][0] if rows else None

    async def save_notice_at(self, user: int, guild: int, table: int, notice: Notice | None) -> None:
        if notice is None:
            await self._write((f"DELETE FROM notice_at WHERE {_AT_TABLE}", (user, guild, table)))
        else:
            await self._write((_NOTICE_AT, (user, guild, table, notice)))

    async def defer_notice(self, row: DeferredNotice) -> None:
        await self._write(_DEFERRED.upsert(row))

    async def deferred_notices(self, user: int) -> list[DeferredNotice]:
        rows = await self._read(f"{_DEFERRED.select} WHERE user_id = ? ORDER BY at, guild, table_id", user)
        return [_DEFERRED.read(row) for row in rows]

    async def assign_notices(self, user: int, place: int, digest_table: TableId) -> None:
        free = "user_id = ? AND place = ? AND carrier_table = 0"
        sql = f"UPDATE kept_back SET carrier_guild = ?, carrier_table = ? WHERE {free}"
        await self._write((sql, (digest_table.guild, digest_table.table, user, place)))

    async def arrived(self, user: int, tables: Iterable[TableId], channel: int, message: int) -> None:
        sql = f"UPDATE kept_back SET channel = ?, message = ? WHERE {_AT_TABLE}"
        await self._write(*((sql, (channel, message, user, table.guild, table.table)) for table in tables))

    async def drop_notices(self, user: int, tables: Iterable[TableId]) -> None:
        sql = f"DELETE FROM kept_back WHERE {_AT_TABLE}"
        await self._write(*((sql, (user, table.guild, table.table)) for table in tables))

    async def vacation(self, user: int) -> Vacation | None:
        rows = await self._read(f"{_VACATIONS.select} WHERE user_id = ?", user)
        return _VACATIONS.read(rows[0]) if rows else None

    async def unspread(self) -> list[Vacation]:
        return [
            _VACATIONS.read(row) for row in await self._read(f"{_VACATIONS.select} WHERE spread = 0 ORDER BY user_id")
        ]

    async def save_vacation(self, vacation: Vacation) -> None:
        await self._write(_VACATIONS.upsert(vacation))

    async def add_report(self, report: Report, keep: int) -> None:
        old = "DELETE FROM report WHERE id NOT IN (SELECT id FROM report ORDER BY id DESC LIMIT ?)"
        async with self._writing() as session:
            ((number,),) = await session.rows("UPDATE progress SET last_report = last_report + 1 RETURNING last_report")
            sql, values = _REPORTS.insert(msgspec.structs.replace(report, id=number))
            session.defer(sql, *values)
            session.defer(old, keep)

    async def reports(self, guild: int | None = None, last: int = 20) -> list[Report]:
        which, values = ("", ()) if guild is None else ("WHERE guild = ?", (guild,))
        rows = await self._read(f"{_REPORTS.select} {which} ORDER BY id DESC LIMIT ?", *values, last)
        return [_REPORTS.read(row) for row in reversed(rows)]

    async def reports_of(self, user: int) -> list[Report]:
        return [
            _REPORTS.read(row) for row in await self._read(f"{_REPORTS.select} WHERE user_id = ? ORDER BY id", user)
        ]

    async def drop_reports(self, guild: int) -> None:
        """Delete the reports from a server."""
        await self._write(("DELETE FROM report WHERE guild = ?", (guild,)))

    async def save_heartbeat(self, at: float) -> None:
        async with self._writing_only("heartbeat") as session:
            session.defer(_HEARTBEAT, 1, at)

    async def last_heartbeat(self) -> float | None:
        rows = await self._read("SELECT at FROM heartbeat")
        return rows[0][0] if rows else None

    async def add_outage(self, since: float, until: float) -> None:
        await self._write((_OUTAGE, (since, until)))

    async def outages(self) -> list[tuple[float, float]]:
        return [(since, until) for since, until in await self._read("SELECT since, until FROM outage ORDER BY since")]


class PeopleFile(GuildRegistryFile, PeopleRows):
    """All of it in one file that stays open, with the registry of guild files."""

    def __init__(self, file: File, clock: Clock) -> None:
        super().__init__(file)
        self._clock = clock

    async def keep_only(self, guilds: Iterable[int]) -> None:
        """Forget the tables of all other guilds."""
        kept = set(guilds)
        async with self._writing() as session:
            for (guild,) in await session.rows("SELECT DISTINCT guild FROM sits"):
                if guild not in kept:
                    session.defer("DELETE FROM sits WHERE guild = ?", guild)

    async def whole(self) -> bool:
        """Return whether the index was filled from all guild files since this file was made."""
        return bool((await self._read("SELECT whole FROM progress"))[0][0])

    async def set_whole(self) -> None:
        """Note that it was."""
        await self._write(("UPDATE progress SET whole = 1", ()))
