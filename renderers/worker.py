"""A worker process that draws: requests come in on its standard input, pictures go out on its standard output."""

from __future__ import annotations

from collections.abc import Callable

from bot.workers import loop
from renderers.in_process import InProcess, MakeWords, RenderRequest
from renderers.picture import Picture

TIMEOUT = 60.0
"""Seconds after which a picture is given up, and the process with it: the pool starts another."""
TIMEOUT_FILM = 300.0
NICE, NICE_FILM = 5, 15
"""Added to a worker's niceness: the host comes before its pictures, and both before films."""


def serve(make: Callable[[], MakeWords]) -> None:
    """Draw what is requested until the input is closed. `make` makes the words, once."""

    def initialize() -> Callable[[RenderRequest], Picture | None]:
        backend = InProcess(make())

        def draw(request: RenderRequest) -> Picture | None:
            if request.moving:
                loop.lower_priority(NICE_FILM - NICE)
            return backend.draw(request)

        return draw

    loop.serve(initialize, lambda request: TIMEOUT_FILM if request.moving else TIMEOUT, NICE)
