"""What is kept across guilds: users' preferences, vacations and notices, and the index of their tables."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from bot.service.ports.notices import Notices
from bot.service.ports.reports import Reports
from bot.service.ports.table_index import TableIndex
from bot.service.ports.uptime import Beats
from bot.service.records import Notice, Person, Vacation


class People(Notices, Reports, TableIndex, Beats, Protocol):
    """The file across guilds: preferences (truth) and the index of each user's tables (derived)."""

    async def person(self, user: int) -> Person:
        """Return the preferences, or the defaults."""
        ...

    async def person_at(self, user: int, guild: int, table: int) -> tuple[Person, Notice | None]:
        """Return the preferences, and the user's choice of notices at this table if there is one."""
        ...

    async def save_person(self, person: Person) -> None:
        """Write preferences."""
        ...

    async def rated(self, users: Iterable[int]) -> frozenset[int]:
        """Return those among these users who agreed to be rated."""
        ...

    async def vacation(self, user: int) -> Vacation | None:
        """Return the user's vacation, coming, present or past, or None."""
        ...

    async def unspread(self) -> list[Vacation]:
        """Return the vacations that not all tables have applied yet."""
        ...

    async def save_vacation(self, vacation: Vacation) -> None:
        """Write a user's vacation, in the place of a former one."""
        ...
