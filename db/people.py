"""The file across guilds: preferences (truth) and the index of each user's tables (derived)."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from bot.clock import Clock
from bot.service.records import Person
from db.connection import File, Row
from db.digest import DigestFile
from db.due_index import TableIndexFile
from db.guild_registry import GuildRegistryFile
from db.repositories.base import reader
from db.vacations import VacationsFile

_PERSON = "language, notice, dm, pictures, zone, quiet, quiet_days, remind, digest, rated"


class PeopleFile(DigestFile, VacationsFile, GuildRegistryFile, TableIndexFile):
    """`bot.service.ports.People` on one file that stays open."""

    def __init__(self, file: File, clock: Clock) -> None:
        super().__init__(file)
        self._clock = clock

    async def person(self, user: int) -> Person:
        rows = await self._read(f"SELECT {_PERSON} FROM person WHERE user = ?", user)
        return _person((user, *rows[0])) if rows else Person(user=user)

    async def save_person(self, person: Person) -> None:
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
        rows = await self._read(
            "SELECT user FROM person WHERE rated = 1 AND user IN (SELECT value FROM json_each(?))",
            msgspec.json.encode(list(users)).decode(),
        )
        return frozenset(user for (user,) in rows)

    async def forget(self, user: int) -> None:
        """Take a user's preferences and tables out."""
        async with self._file.hold(), self._file.writing() as session:
            session.defer("DELETE FROM person WHERE user = ?", user)
            session.defer("DELETE FROM sits WHERE user = ?", user)
            session.defer("DELETE FROM notice_at WHERE user = ?", user)
            session.defer("DELETE FROM kept_back WHERE user = ?", user)
            session.defer("DELETE FROM vacation WHERE user = ?", user)


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
