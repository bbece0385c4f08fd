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
        """Set it; None takes it back."""
        ...

    async def defer_notice(self, row: DeferredNotice) -> None:
        """Keep a notice back that none carries yet, in the place of an earlier one of the same table."""
        ...

    async def deferred_notices(self, user: int) -> list[DeferredNotice]:
        """Return what was kept back for this user, told or not, oldest first."""
        ...

    async def assign_notices(self, user: int, place: int, digest_table: TableId) -> None:
        """Let a table's row carry all notices to this place that none carries yet."""
        ...

    async def arrived(self, user: int, tables: Iterable[TableId], channel: int, message: int) -> None:
        """Note the message that told these."""
        ...

    async def drop_notices(self, user: int, tables: Iterable[TableId]) -> None:
        """Delete these: the user is not awaited there any more, or was told otherwise."""
        ...
