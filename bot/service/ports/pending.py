"""Interactions that are not answered yet, as a port of the store (`bot.service.ports.Store`)."""

from __future__ import annotations

from typing import Protocol

from bot.service.interactions import PendingInteraction


class PendingInteractions(Protocol):
    """Acknowledged interactions that were not answered yet. Raises `bot.errors.StoreError` and its kinds."""

    async def put(self, row: PendingInteraction) -> bool:
        """Store an interaction that is about to be acknowledged; return when it is written.

        The row is the claim: where several processes get one interaction, True is returned to one of them. The row of a
        process that has ended is no claim.
        """
        ...

    async def remove(self, interaction: int) -> None:
        """Delete it, since it was answered. It is deleted soon; no caller waits for that."""
        ...

    async def note_follow_up(self, interaction: int, message: int) -> None:
        """Store which message is the answer, so that a process that takes the interaction over replaces it."""
        ...

    async def rows(self) -> list[PendingInteraction]:
        """Return all stored pending interactions, oldest first."""
        ...

    async def abandoned(self) -> list[PendingInteraction]:
        """Return those of processes that have ended, oldest first. They are this process's from now on."""
        ...

    async def drop_older(self, than: float, answered: float) -> None:
        """Delete those stored before `than`: they can no longer be answered.

        `answered`: marks of answered ones from before that time go, too. Until then a late delivery finds the claim.
        """
        ...
