"""Who may begin: one question in each turn of the event loop, first come first served.

While the host is idle its loop turns thousands of times a second and nobody waits. Under more load than it can do, all
that has begun shares every turn, and the more there is the longer each turn takes, for acknowledgements, too, of which
Discord waits for three seconds. So what comes then waits in line, acknowledged, until the loop has a turn for it; what
a turn takes stays short, and nobody is overtaken.
"""

from __future__ import annotations

import asyncio
from collections import deque


class FairQueue:
    """Lets one in with each turn of the loop."""

    def __init__(self) -> None:
        self._line: deque[asyncio.Future[None]] = deque()

    @property
    def waiting(self) -> int:
        """Return how many wait."""
        return len(self._line)

    async def enter(self) -> None:
        """Wait for one's turn."""
        loop = asyncio.get_running_loop()
        place = loop.create_future()
        self._line.append(place)
        if len(self._line) == 1:
            loop.call_soon(self._let_in)
        await place

    def _let_in(self) -> None:
        while self._line:
            place = self._line.popleft()
            if not place.done():  # else whoever stood there went away
                place.set_result(None)
                break
        if self._line:
            asyncio.get_running_loop().call_soon(self._let_in)
