"""A bench part that never ends."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from tests.bench.parts import Part, Row, row


async def measure(size: int) -> AsyncIterator[list[Row]]:
    """Yield a figure, and wait for ever."""
    yield [row("hung.first", size, "")]
    await asyncio.Event().wait()


PARTS = {"hung.for-ever": Part(measure, full=1000, short=1)}
