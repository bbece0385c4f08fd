"""A guild's settings, and players' own notes at tables."""

from __future__ import annotations

import msgspec

from bot.service.records import GuildSettings, Note
from db.connection import Row, Statement
from db.repositories.base import Recorder, Repository, reader

_settings = msgspec.json.Decoder(GuildSettings)


@reader
def _read_settings(row: Row) -> GuildSettings:
    return _settings.decode(row[0])


def notes_of(table: int, user: int) -> Statement:
    """Return the question for a user's notes at a table."""
    return "SELECT id, at, text FROM own_note WHERE table_id = ? AND user = ? ORDER BY id", (table, user)


class SettingsReads(Repository):
    """Reads them."""

    async def guild_settings(self) -> GuildSettings:
        row = await self._one("SELECT body FROM manners")
        return GuildSettings() if row is None else _read_settings(row)

    async def notes(self, table: int, user: int) -> list[Note]:
        sql, values = notes_of(table, user)
        rows = await self._source.rows(sql, *values)
        return [Note(id=number, table=table, user=user, at=at, text=text) for number, at, text in rows]


class SettingsWrites(Recorder, SettingsReads):
    """Writes them."""

    async def save_guild_settings(self, settings: GuildSettings) -> None:
        body = msgspec.json.encode(settings, order="deterministic").decode()
        self._source.defer("INSERT OR REPLACE INTO manners (one, body) VALUES (1, ?)", body)

    async def add_note(self, note: Note) -> None:
        self._source.defer(
            "INSERT INTO own_note (table_id, user, at, text) VALUES (?, ?, ?, ?)",
            note.table,
            note.user,
            note.at,
            note.text,
        )

    async def drop_note(self, table: int, user: int, note: int) -> None:
        self._source.defer("DELETE FROM own_note WHERE table_id = ? AND user = ? AND id = ?", table, user, note)
