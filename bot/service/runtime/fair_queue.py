"""A fair queue of requests: one begins in each turn of the event loop, first come first served.

While the bot is idle its loop turns thousands of times a second and no request waits. Under overload, all begun
requests share every turn, and the more there are, the longer each turn takes. That would delay acknowledgements too,
for which Discord waits three seconds. So new requests wait in this queue, acknowledged, until the loop has a turn for
them; turns stay short, and no request overtakes another.
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
        """Wait until this request may begin."""
        loop = asyncio.get_running_loop()
        place = loop.create_future()
        self._line.append(place)
        if len(self._line) == 1:
            loop.call_soon(self._let_in)
        await place

    def _let_in(self) -> None:
        while self._line:
            place = self._line.popleft()
            if not place.done():  # else its request was cancelled
                place.set_result(None)
                break
        if self._line:
            asyncio.get_running_loop().call_soon(self._let_in)
