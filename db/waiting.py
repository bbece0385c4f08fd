"""How long a task waits for a connection or a file that others use."""

from __future__ import annotations

from bot.errors import WaitedTooLong
from bot.progress import patience


def check_patience() -> None:
    """Raise WaitedTooLong if this task is a request of which nothing is done by then."""
    left = patience()
    if left is not None and left <= 0:
        raise WaitedTooLong("a request has waited too long for the store")


def shortened(seconds: float) -> float:
    """Return so many seconds, or those for which this task may still wait if they are fewer."""
    left = patience()
    return seconds if left is None else max(0.0, min(seconds, left))
