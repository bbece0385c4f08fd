"""Interactions that are not answered yet, as a port of the store (`bot.service.ports.Store`)."""

from __future__ import annotations

from typing import Protocol

from bot.service.records import PendingInteraction


class PendingInteractions(Protocol):
    """Acknowledged interactions that were not answered yet. Raises `bot.errors.StoreError` and its kinds."""

    async def put(self, row: PendingInteraction) -> None:
        """Store an interaction that is about to be acknowledged; return when it is written."""
        ...

    async def remove(self, interaction: int) -> None:
        """Delete it, since it was answered. It is deleted soon; no caller waits for that."""
        ...

    async def rows(self) -> list[PendingInteraction]:
        """Return all stored pending interactions, oldest first."""
        ...

    async def drop_older(self, than: float) -> None:
        """Delete those stored before that time: they can no longer be answered."""
        ...
