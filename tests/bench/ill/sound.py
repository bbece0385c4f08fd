"""A bench part that reports the size that it was called with."""

from __future__ import annotations

from collections.abc import AsyncIterator

from tests.bench.parts import Part, Row, row


async def measure(size: int) -> AsyncIterator[list[Row]]:
    """Yield a figure."""
    yield [row("sound.size", size, "")]


PARTS = {"sound": Part(measure, full=1000, short=1)}
