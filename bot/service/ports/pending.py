"""What the service needs to know of answers that are owed, as a port of the store (`bot.service.ports.Store`)."""

from __future__ import annotations

from typing import Protocol

from bot.service.records import PendingInteraction


class PendingInteractions(Protocol):
    """Acknowledged interactions that were not answered yet. Raises `bot.errors.StoreError` and its kinds."""

    async def put(self, row: PendingInteraction) -> None:
        """Note an interaction that is about to be acknowledged; returns when that is written."""
        ...

    async def remove(self, interaction: int) -> None:
        """Forget it: it was answered. In the file soon, and not waited for."""
        ...

    async def rows(self) -> list[PendingInteraction]:
        """Return all stored pending interactions, oldest first."""
        ...

    async def drop_older(self, than: float) -> None:
        """Forget what was noted before that time: it can be answered no more."""
        ...
