"""What a request costs on its way through our code, as counts that do not depend on the processor's speed."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path

from tests.bench.parts import Part, Row, row
from tests.service.world import world
from tests.support.roads import roads


async def measure(_size: None) -> AsyncIterator[list[Row]]:
    """Yield each count of each road."""
    folder = Path(tempfile.mkdtemp(prefix="bench-roads-"))
    try:
        async with world(folder) as made:
            found = await roads(made)
        yield [
            row(f"roads.{road}, {name}", count, "") for road, counts in found.items() for name, count in counts.items()
        ]
    finally:
        await asyncio.to_thread(shutil.rmtree, folder)


PARTS = {"roads": Part(measure, full=None, short=None)}
