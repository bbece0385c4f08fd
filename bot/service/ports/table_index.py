"""What the service needs of the index of users' tables: a protocol, part of `ports.People`."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from bot.service.records import Status, TableId


class Listing(Struct, frozen=True, kw_only=True):
    """What a list of a user's tables says of one table.

    `seated`: the user has taken the seat, and not only been invited. `awaited`: the user owes a decision there.
    `since`: since when they owe it; where they owe none, when something happened there last. `name`: the one that the
    host chose, or "".
    """

    game: str
    status: Status
    channel: int
    seated: bool
    awaited: bool
    since: float
    name: str = ""


class ListedTable(Struct, frozen=True):
    """A table of a user, with its server's name ("" where that is not known). It may be one step behind the table."""

    id: TableId
    server: str
    listing: Listing | None
    """None as long as nothing but the seat is known."""


class TableIndex(Protocol):
    """The index of each user's tables. It is derived from the guilds' files, and one query answers for all of them."""

    async def tables_of(self, user: int) -> list[TableId]:
        """Return where this user has a seat at a table that is not over, oldest first."""
        ...

    async def listed(self, user: int) -> list[ListedTable]:
        """Return the same tables as lists show them."""
        ...

    async def listed_in(self, guild: int) -> dict[int, dict[int, Listing]]:
        """Return what lists say of the tables of a server that are not over, by table and user."""
        ...

    async def count_running(self) -> int:
        """Return how many running tables have a human player, on all servers and in direct messages."""
        ...
