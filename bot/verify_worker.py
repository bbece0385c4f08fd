"""The process that verifies records: `python -m bot.verify_worker`, started by the host as a worker."""

from __future__ import annotations

import logging
from collections.abc import Callable

from bot.games.history.referee import Verdict, verify
from bot.games.registry import TITLES
from bot.redaction import begin_log
from bot.workers.loop import serve
from bot.workers.solo import SoloPool

_log = logging.getLogger("mission.verify")
TIMEOUT = 60.0
"""Seconds after which a record is given up, and the process with it."""
NICE = 15
"""Added to the worker's niceness: all else comes before records."""


class VerifyPool(SoloPool):
    """Verifies records in a process of its own, one at a time. A `verifying.VerifyBackend`."""

    def __init__(self, timeout: float = TIMEOUT) -> None:
        """`timeout`: seconds after which the worker is killed."""
        super().__init__("bot.verify_worker", "verifies", _log, timeout)

    async def verify(self, data: bytes) -> Verdict:
        """Return the verdict on a record. Raises pool.TaskFailed, OSError."""
        return await self.result(data, "a record")


def initialize() -> Callable[[bytes], Verdict]:
    """Return what verifies a record."""
    return lambda data: verify(data, TITLES.get)


if __name__ == "__main__":
    begin_log(logging.WARNING)
    serve(initialize, lambda _record: TIMEOUT, NICE)
