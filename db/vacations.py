"""Users' vacations and the bot's outages. Both are in the shared file."""

from __future__ import annotations

from bot.service.records import Vacation
from db.connection import Row
from db.repositories.base import CachedFile

_COLUMNS = "user, since, until, computer, spread"


class VacationsFile(CachedFile):
    """The part of `bot.service.ports.People` about vacations, the heartbeat and outages."""

    async def vacation(self, user: int) -> Vacation | None:
        rows = await self._read(f"SELECT {_COLUMNS} FROM vacation WHERE user = ?", user)
        return _vacation(rows[0]) if rows else None

    async def unspread(self) -> list[Vacation]:
        return [_vacation(row) for row in await self._read(f"SELECT {_COLUMNS} FROM vacation WHERE spread = 0")]

    async def save_vacation(self, vacation: Vacation) -> None:
        async with self._file.hold(), self._file.writing() as session:
            session.defer(
                f"INSERT OR REPLACE INTO vacation ({_COLUMNS}) VALUES (?, ?, ?, ?, ?)",
                vacation.user,
                vacation.since,
                vacation.until,
                int(vacation.computer),
                int(vacation.spread),
            )

    async def save_heartbeat(self, at: float) -> None:
        async with self._file.hold(), self._file.writing() as session:
            session.defer("INSERT OR REPLACE INTO heartbeat (one, at) VALUES (1, ?)", at)

    async def last_heartbeat(self) -> float | None:
        rows = await self._read("SELECT at FROM heartbeat")
        return rows[0][0] if rows else None

    async def add_outage(self, since: float, until: float) -> None:
        async with self._file.hold(), self._file.writing() as session:
            session.defer("INSERT OR REPLACE INTO outage (since, until) VALUES (?, ?)", since, until)

    async def outages(self) -> list[tuple[float, float]]:
        return [(since, until) for since, until in await self._read("SELECT since, until FROM outage ORDER BY since")]


def _vacation(row: Row) -> Vacation:
    user, since, until, computer, spread = row
    return Vacation(user=user, since=since, until=until, computer=bool(computer), spread=bool(spread))
