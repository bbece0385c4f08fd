"""Pictures for tests that check no pixel: each look is drawn once in a worker and reused for every position."""

from __future__ import annotations

import hashlib
from typing import Any

from msgspec.structs import replace

from renderers.in_process import InProcess, RenderRequest
from renderers.picture import Picture

_drawn: dict[tuple[Any, ...], Picture] = {}


class Sketches(InProcess):
    """Draws a look for the first time only, and every film. A real picture of the same size stands for each later one.

    `tests/render/test_real_games.py` draws every look of real games, and `@pytest.mark.drawn` has a club draw all.
    """

    def draw(self, request: RenderRequest) -> Picture | None:
        """Draw it, or take the first picture of this look with other bytes behind its end: no two are the same file."""
        if request.moving:
            return super().draw(request)
        key = (request.game, request.look, request.about is None, request.language, request.style)
        if key not in _drawn:
            picture = super().draw(request)
            if picture is not None:
                _drawn[key] = picture
            return picture
        mark = hashlib.sha256(repr(request).encode()).digest()
        return replace(_drawn[key], data=_drawn[key].data + mark)
