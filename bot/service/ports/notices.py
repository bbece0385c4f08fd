"""What the service needs of the file across guilds for notices: a protocol, part of `ports.People`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from bot.service.records import DeferredNotice, Notice, TableId


class Chosen(Protocol):
    """How a user wants to be notified at one table."""

    async def notice_at(self, user: int, guild: int, table: int) -> Notice | None:
        """Return the user's choice for this table, None if there is none."""
        ...


class Notices(Chosen, Protocol):
    """Writes of these choices, and deferred notices."""

    async def save_notice_at(self, user: int, guild: int, table: int, notice: Notice | None) -> None:
        """Store the choice; None deletes it."""
        ...

    async def defer_notice(self, row: DeferredNotice) -> None:
        """Store a deferred notice that belongs to no digest yet. It replaces an earlier one of the same table."""
        ...

    async def deferred_notices(self, user: int) -> list[DeferredNotice]:
        """Return this user's deferred notices, sent or not, oldest first."""
        ...

    async def assign_notices(self, user: int, place: int, digest_table: TableId) -> None:
        """Let this table's digest send all notices to this place that belong to none yet."""
        ...

    async def arrived(self, user: int, tables: Iterable[TableId], channel: int, message: int) -> None:
        """Store which message holds these notices."""
        ...

    async def drop_notices(self, user: int, tables: Iterable[TableId]) -> None:
        """Delete these: the user is not awaited there any more, or was notified in another way."""
        ...
