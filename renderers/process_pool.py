"""Drawing in processes of its own, so that neither the interpreter's lock nor a fault in it is the host's."""

from __future__ import annotations

import logging

from bot.workers.pool import Crew, processors
from renderers.in_process import Order
from renderers.picture import Picture
from renderers.worker import STUCK, STUCK_FILM

_log = logging.getLogger(__name__)
MOST = 2
"""So many processes draw at once at most, besides one for a film: each takes its share of memory."""

NOTICES = 5.0
"""Seconds that a process has to give a picture up by itself: one that the system has stopped does not even know."""


def hands() -> int:
    """Return how many processes draw at once, besides one for a film: a processor is left to the host."""
    return max(1, min(MOST, processors() - 1))


class RenderPool:
    """Draws in worker processes (`renderers.worker`), started by a command when they are needed.

    A worker that died costs the picture that it drew and one line in the log; the next picture starts another.
    A film has a process to itself, which ends with it.
    """

    def __init__(self, module: str, command: list[str] | None = None) -> None:
        """`module`: what the processes run, `python -m`; or another `command` altogether."""
        self.hands = hands()
        self._crew = Crew(module, "draws", _log, command)

    @property
    def pids(self) -> list[int]:
        """Return the processes that there are at present."""
        return self._crew.pids

    def draw(self, order: Order) -> Picture | None:
        """Draw it in a process that has nothing to do, or in a new one. Raises crew.NotDone, OSError."""
        within = (STUCK_FILM if order.moving else STUCK) + NOTICES
        return self._crew.ask(order, f"{order.game} {order.look}", alone=order.moving, within=within)

    def prepare(self) -> None:
        """Start the first process: it loads fonts and texts while nobody waits for it."""
        self._crew.prepare()

    def hurry(self) -> None:
        """Give films up."""
        self._crew.give_up(lambda order: order.moving)

    def give_up(self) -> None:
        """Give all up."""
        self._crew.give_up(lambda _order: True)

    def close(self) -> None:
        """End all processes: none draws any more, and one that only starts would take a while to notice."""
        self._crew.close()
