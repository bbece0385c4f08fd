"""A bench part that fails after its first figure."""

from __future__ import annotations

from collections.abc import AsyncIterator

from tests.bench.parts import Part, Row, row


async def measure(size: int) -> AsyncIterator[list[Row]]:
    """Yield a figure, and fail."""
    yield [row("broken.first", size, "")]
    raise RuntimeError("nothing more can be measured")


PARTS = {"broken": Part(measure, full=1000, short=1)}
