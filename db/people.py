"""The file across guilds: preferences (truth) and the index of each user's tables (derived)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

import msgspec

from bot.clock import Clock
from bot.service.records import Person, TableId
from db.connection import File, Row, Session
from db.digest import DigestFile
from db.guild_registry import GuildRegistryFile, note_number
from db.repositories.base import reader
from db.vacations import VacationsFile

_PERSON = "language, notice, dm, pictures, zone, quiet, quiet_days, remind, digest, rated"


class PeopleFile(DigestFile, VacationsFile, GuildRegistryFile):
    """`bot.service.ports.People` on one file that stays open."""

    def __init__(self, file: File, clock: Clock) -> None:
        super().__init__(file)
        self._clock = clock

    async def person(self, user: int) -> Person:
        """Return the preferences, or the defaults."""
        rows = await self._read(f"SELECT {_PERSON} FROM person WHERE user = ?", user)
        return _person((user, *rows[0])) if rows else Person(user=user)

    async def save_person(self, person: Person) -> None:
        """Write preferences."""
        async with self._file.hold(), self._file.writing() as session:
            session.defer(
                f"INSERT OR REPLACE INTO person (user, {_PERSON}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                person.user,
                person.language,
                person.notice,
                person.dm,
                person.pictures,
                person.zone,
                msgspec.json.encode(person.quiet).decode() if person.quiet else None,
                msgspec.json.encode(person.quiet_days).decode(),
                person.remind,
                person.digest,
                int(person.rated),
            )

    async def rated(self, users: Iterable[int]) -> frozenset[int]:
        """Return those among these users who agreed to be rated."""
        rows = await self._read(
            "SELECT user FROM person WHERE rated = 1 AND user IN (SELECT value FROM json_each(?))",
            msgspec.json.encode(list(users)).decode(),
        )
        return frozenset(user for (user,) in rows)

    async def tables_of(self, user: int) -> list[TableId]:
        """Return where this user has a seat at a table that is not over, oldest first."""
        rows = await self._read("SELECT guild, table_id FROM sits WHERE user = ? ORDER BY since, guild, table_id", user)
        return [TableId(guild, table) for guild, table in rows]

    async def index(self, guild: int, table: int, users: Iterable[int]) -> None:
        """Set whose table this is; none when it is over. Writes nothing when it is so already."""
        async with self._file.hold(), self._file.writing() as session:
            await _sit(session, guild, table, set(users), self._clock.now())
            note_number(session, guild, table)

    async def reindex(
        self, guild: int, tables: Mapping[int, tuple[float, frozenset[int]]], kept: Collection[int] = ()
    ) -> None:
        """Set all of a guild's tables at once: table -> (when it was made, its users); of those `kept` nothing."""
        async with self._file.hold(), self._file.writing() as session:
            known = await session.rows("SELECT DISTINCT table_id FROM sits WHERE guild = ?", guild)
            for (table,) in known:
                if table not in tables and table not in kept:
                    session.defer("DELETE FROM sits WHERE guild = ? AND table_id = ?", guild, table)
            for table, (created, users) in tables.items():
                await _sit(session, guild, table, users, created)
            note_number(session, guild, max((*tables, *kept), default=0))

    async def keep_only(self, guilds: Iterable[int]) -> None:
        """Forget the tables of all other guilds."""
        kept = set(guilds)
        async with self._file.hold(), self._file.writing() as session:
            for (guild,) in await session.rows("SELECT DISTINCT guild FROM sits"):
                if guild not in kept:
                    session.defer("DELETE FROM sits WHERE guild = ?", guild)

    async def forget(self, user: int) -> None:
        """Take a user's preferences and tables out."""
        async with self._file.hold(), self._file.writing() as session:
            session.defer("DELETE FROM person WHERE user = ?", user)
            session.defer("DELETE FROM sits WHERE user = ?", user)
            session.defer("DELETE FROM notice_at WHERE user = ?", user)
            session.defer("DELETE FROM kept_back WHERE user = ?", user)
            session.defer("DELETE FROM vacation WHERE user = ?", user)

    async def whole(self) -> bool:
        """Return whether the index was filled from all guild files since this file was made."""
        return bool((await self._read("SELECT whole FROM progress"))[0][0])

    async def set_whole(self) -> None:
        """Note that it was."""
        async with self._file.hold(), self._file.writing() as session:
            session.defer("UPDATE progress SET whole = 1")


@reader
def _person(row: Row) -> Person:
    user, language, notice, dm, pictures, zone, quiet, quiet_days, remind, digest, rated = row
    return Person(
        user=user,
        language=language,
        notice=notice,
        dm=dm,
        pictures=pictures,
        zone=zone,
        quiet=msgspec.json.decode(quiet, type=tuple[int, int]) if quiet else None,
        quiet_days=msgspec.json.decode(quiet_days, type=tuple[int, ...]),
        remind=remind,
        digest=digest,
        rated=bool(rated),
    )


async def _sit(session: Session, guild: int, table: int, users: set[int] | frozenset[int], since: float) -> None:
    rows = await session.rows("SELECT user FROM sits WHERE guild = ? AND table_id = ?", guild, table)
    known = {user for (user,) in rows}
    for user in known - users:
        session.defer("DELETE FROM sits WHERE user = ? AND guild = ? AND table_id = ?", user, guild, table)
    for user in users - known:
        session.defer("INSERT INTO sits (user, guild, table_id, since) VALUES (?, ?, ?, ?)", user, guild, table, since)
