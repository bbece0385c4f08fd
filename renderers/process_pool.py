"""Drawing in worker processes, so that neither the interpreter's lock nor a fault in it is the host's."""

from __future__ import annotations

import logging

from bot.workers.pool import ProcessPool, processors
from renderers.in_process import RenderRequest
from renderers.picture import Picture
from renderers.worker import TIMEOUT, TIMEOUT_FILM

_log = logging.getLogger(__name__)
MAX_WORKERS = 2
"""How many processes draw at once at most, besides one for a film: each takes its share of memory."""

GRACE = 5.0
"""Seconds that a worker has to end by itself after its time is up; one that the system has stopped cannot."""


def worker_count() -> int:
    """Return how many processes draw at once, besides one for a film: a processor is left to the host."""
    return max(1, min(MAX_WORKERS, processors() - 1))


class RenderPool(ProcessPool):
    """A RenderBackend that draws in worker processes (`renderers.worker`).

    A worker that dies costs its picture and one line in the log. A film has a process to itself, which ends with it.
    """

    def __init__(self, module: str, command: list[str] | None = None) -> None:
        """`module`: what workers run with `python -m`, unless `command` is given."""
        super().__init__(module, "draws", _log, command)
        self.workers = worker_count()

    def draw(self, request: RenderRequest) -> Picture | None:
        """Draw it in an idle worker or in a new one. Raises pool.TaskFailed, OSError."""
        timeout = (TIMEOUT_FILM if request.moving else TIMEOUT) + GRACE
        return self.run(request, f"{request.game} {request.look}", timeout=timeout, alone=request.moving)

    def cancel_films(self) -> None:
        """Kill the worker that makes a film, and begin no other."""
        self.cancel(lambda request: request.moving)

    def cancel_all(self) -> None:
        """Kill every worker that draws, and begin nothing more."""
        self.cancel(lambda _request: True)
