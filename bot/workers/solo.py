"""A pool that runs one task at a time, each in a new process: it gives back the memory that a large task needed."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from bot.workers.pool import ProcessPool


class SoloPool(ProcessPool):
    """Runs one task at a time, each in a process of its own. For tasks of seconds or minutes."""

    def __init__(self, module: str, does: str, log: logging.Logger, timeout: float) -> None:
        """`timeout`: seconds after which the process is killed; `module`, `does`: see `ProcessPool`."""
        super().__init__(module, does, log)
        self._threads = ThreadPoolExecutor(1, thread_name_prefix=does)
        self._timeout = timeout

    async def result(self, task: Any, name: str) -> Any:
        """Return the result of a task. Raises pool.TaskFailed, OSError. `name` stands for it in the log."""
        run = self._threads.submit(self.run, task, name, timeout=self._timeout, alone=True)
        return await asyncio.wrap_future(run)

    def close(self) -> None:
        """Cancel all tasks and end the process."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        self.cancel(lambda _task: True)
        self._threads.shutdown(wait=True)
        super().close()
