"""A process that draws: orders come in on its standard input, pictures go out on its standard output."""

from __future__ import annotations

from collections.abc import Callable

from bot.workers import loop
from renderers.in_process import InProcess, MakeWords, Order
from renderers.picture import Picture

STUCK = 60.0
"""Seconds after which a picture is given up, and the process with it: its host starts another."""
STUCK_FILM = 300.0
NICE, NICE_FILM = 5, 15
"""So much does the system prefer the host to its pictures, and both to films."""


def serve(make: Callable[[], MakeWords]) -> None:
    """Draw what is ordered until the input ends. `make` makes the words, once."""

    def begin() -> Callable[[Order], Picture | None]:
        here = InProcess(make())

        def draw(order: Order) -> Picture | None:
            if order.moving:
                loop.step_back(NICE_FILM - NICE)
            return here.draw(order)

        return draw

    loop.serve(begin, lambda order: STUCK_FILM if order.moving else STUCK, NICE)
