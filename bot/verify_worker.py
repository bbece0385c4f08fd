"""The process that verifies records: `python -m bot.verify_worker`, started by the host as a worker."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from bot.games.history.referee import Verdict, verify
from bot.games.registry import TITLES
from bot.redaction import begin_log
from bot.workers.loop import serve
from bot.workers.pool import ProcessPool

_log = logging.getLogger("mission.verify")
TIMEOUT = 60.0
"""Seconds after which a record is given up, and the process with it."""
NICE = 15
"""Added to the worker's niceness: all else comes before records."""


class VerifyPool(ProcessPool):
    """Verifies records in a process of its own, one at a time. A `verifying.VerifyBackend`."""

    def __init__(self, timeout: float = TIMEOUT) -> None:
        """`timeout`: seconds after which the worker is killed."""
        super().__init__("bot.verify_worker", "verifies", _log)
        self._threads = ThreadPoolExecutor(1, thread_name_prefix="verify")
        self._timeout = timeout

    async def verify(self, data: bytes) -> Verdict:
        """Return the verdict on a record. Raises pool.TaskFailed, OSError."""
        # A worker of its own for each record gives back the memory that a large one needs.
        run = self._threads.submit(self.run, data, "a record", timeout=self._timeout, alone=True)
        return await asyncio.wrap_future(run)

    def close(self) -> None:
        """Cancel all records and end the worker."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        self.cancel(lambda _record: True)
        self._threads.shutdown(wait=True)
        super().close()


def initialize() -> Callable[[bytes], Verdict]:
    """Return what verifies a record."""
    return lambda data: verify(data, TITLES.get)


if __name__ == "__main__":
    begin_log(logging.WARNING)
    serve(initialize, lambda _record: TIMEOUT, NICE)
