"""Parts of `ports.Reading` and `ports.Writing`: what a server settled, and what people keep for themselves."""

from __future__ import annotations

from typing import Protocol

from bot.service.records import Note, Plan, ServerManners


class MannersReading(Protocol):
    """What can be read of them."""

    async def manners(self) -> ServerManners:
        """Return what the server's stewards settled, or the defaults."""
        ...

    async def notes(self, table: int, user: int) -> list[Note]:
        """Return what this user noted for himself at a table, oldest first."""
        ...

    async def plan(self, table: int, user: int) -> Plan | None:
        """Return what this user intends to do at a table, or None."""
        ...

    async def plans(self, table: int) -> list[Plan]:
        """Return all plans at a table."""
        ...


class MannersWriting(Protocol):
    """What can be written of them."""

    async def save_manners(self, manners: ServerManners) -> None:
        """Replace what the server's stewards settled."""
        ...

    async def add_note(self, note: Note) -> None:
        """Add a note."""
        ...

    async def drop_note(self, table: int, user: int, note: int) -> None:
        """Take one of a user's notes out; none of this number is no error."""
        ...

    async def save_plan(self, plan: Plan) -> None:
        """Write a plan, in the place of a former one."""
        ...

    async def drop_plan(self, table: int, user: int) -> None:
        """Let a plan go; none is no error."""
        ...
