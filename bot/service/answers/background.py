"""Work in the background: a task that ends when nothing is due. The heartbeat starts it again."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from typing import ClassVar


class BackgroundWork(ABC):
    """Does what is due, in one task at a time."""

    name: ClassVar[str]
    """The task's name."""

    def __init__(self) -> None:
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    @abstractmethod
    def _is_work_due(self) -> bool:
        """Return whether something is due now."""

    @abstractmethod
    async def _work(self) -> None:
        """Do what is due. Raises nothing."""

    def wake(self) -> None:
        """Start the task if something is due and it does not run."""
        if self._is_work_due() and not self._closed and (self._task is None or self._task.done()):
            self._task = asyncio.get_running_loop().create_task(self._work(), name=self.name)

    async def settle(self) -> None:
        """Wait until all that is due was tried once."""
        self.wake()
        if self._task is not None:
            await asyncio.shield(self._task)

    async def close(self) -> None:
        """Stop for good."""
        self._closed = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
