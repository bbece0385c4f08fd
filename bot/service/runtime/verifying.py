"""Where records are verified: in a process of its own, or in a thread where there is none."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from bot.games.core.contract import Title
from bot.games.history.referee import Verdict, verify


class VerifyBackend(Protocol):
    """Verifies records outside the host's process."""

    async def verify(self, data: bytes) -> Verdict:
        """Return the verdict. Raises an exception of any kind when there is none."""
        ...


@dataclass
class Verifier:
    """Verifies one record at a time; the others wait."""

    backend: VerifyBackend | None = None
    _lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def verify(self, data: bytes, title_of: Callable[[str], Title | None]) -> Verdict:
        """Return the verdict. Raises an exception of any kind when there is none, such as too long a check."""
        async with self._lock:
            if self.backend is None:
                return await asyncio.to_thread(verify, data, title_of)
            return await self.backend.verify(data)
