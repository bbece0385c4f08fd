"""The two ends of a move, each a data folder or a database."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import AbstractAsyncContextManager
from typing import Protocol, TypeAlias

from bot.service.places import Place
from db.broken import Row
from db.errors import CopyRefused
from db.guild import GuildReading
from db.moving.digest import Digest
from db.moving.layout import CopiedTable, Part

CHUNK = 2000
"""Rows that are read and written at once."""

Digests: TypeAlias = Mapping[str, Digest]
"""By a table's name."""


def misfit(part: Part, table: CopiedTable, why: str) -> CopyRefused:
    """Return the error for a row that the target does not take. `why` holds no value of it."""
    where = "what belongs to no server" if part is None else Place(part).name
    return CopyRefused(f"{where}: a row of {table.name} does not fit into the other store ({why})")


class PartReader(Protocol):
    """One state of a part."""

    def chunks(self, table: CopiedTable, since: float) -> AsyncIterator[list[Row]]:
        """Yield a table's rows in the order of their key. `since`: older pending interactions are left out."""
        ...


class PartWriter(Protocol):
    """A transaction on a part, from which all rows were taken out."""

    async def put(self, table: CopiedTable, rows: list[Row]) -> None:
        """Insert rows. Raises CopyRefused for one that does not fit."""
        ...

    async def note(self, digests: Digests) -> None:
        """Note in the target what the part holds."""
        ...


class End(Protocol):
    """An end of a move, on which no other process works. Its methods raise StoreError and its kinds."""

    @property
    def name(self) -> str:
        """Where it is, without a password."""
        ...

    async def guilds(self) -> list[int]:
        """Return the guilds that are stored, in order."""
        ...

    def part(self, part: Part) -> AbstractAsyncContextManager[PartReader]:
        """Open a reading of a part."""
        ...

    def reading(self, guild: int) -> AbstractAsyncContextManager[GuildReading]:
        """Open a reading of a guild as the service reads it."""
        ...


class Source(End, Protocol):
    """Where the rows come from. Nothing is written there but the mark at the end."""

    async def begin_source(self, target: str) -> None:
        """Look whether it can be copied. Raises CopyRefused if it was moved elsewhere, or is not in order."""
        ...

    async def mark_moved(self, target: str, now: float) -> None:
        """Let no process start here any more. Raises CopyRefused if one did during the copy."""
        ...


class Target(End, Protocol):
    """Where the rows go."""

    async def begin_target(self, source: str) -> Mapping[Part, Digests]:
        """Let no process start here until `finish`; return what was copied of this source before.

        Raises CopyRefused if there is anything else.
        """
        ...

    def filling(self, part: Part) -> AbstractAsyncContextManager[PartWriter]:
        """Open a transaction that takes all rows of a part out, for others."""
        ...

    async def remove(self, guild: int) -> None:
        """Remove a guild that was copied and is not in the source any more."""
        ...

    async def finish(self) -> None:
        """Let processes start here."""
        ...
