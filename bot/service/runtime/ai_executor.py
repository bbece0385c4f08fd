"""The AI executor: where computer players think, and how many iterations fit into the time that they are given."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from bot.games.core.ai_request import AiDecision, AiRequest, decide
from bot.games.core.contract import Game, Meta
from bot.games.core.effort import Pace

HERE = 16
"""The effort in the host's own process, where there is no backend."""


class AiBackend(Protocol):
    """Answers requests outside the host's process, so that thinking delays no click."""

    async def ask(self, request: AiRequest) -> tuple[AiDecision, float]:
        """Return the decision, and the seconds that it took. Raises an exception of any kind when there is none."""
        ...


@dataclass
class AiExecutor:
    """Has requests answered, and measures the pace of each level of each game."""

    backend: AiBackend | None = None
    pending: int = 0
    """Requests that the backend has not answered yet."""
    paces: dict[tuple[str, str], Pace] = field(default_factory=dict)

    def pace(self, meta: Meta, level: str) -> Pace:
        """Return the pace of a level that searches: the game's first figure until a search was measured."""
        return self.paces.setdefault((meta.id, level), Pace(meta.paces()[level]))

    def effort(self, meta: Meta, level: str, seconds: float) -> int:
        """Return how many iterations a level of a game may search for a decision that is to take so long.

        The more requests are pending, the less each may take: the last one does not wait longer for it.
        """
        return HERE if self.backend is None else self.pace(meta, level).effort(seconds / (1 + self.pending))

    async def ask(self, request: AiRequest, rules: Callable[[str, int], Game]) -> AiDecision:
        """Have the backend answer a request, and note how long it took. Without a backend, answer it in a thread.

        Raises an exception of any kind when it could not be answered.
        """
        if self.backend is None:
            return await asyncio.to_thread(decide, request, rules)
        self.pending += 1
        try:
            decision, seconds = await self.backend.ask(request)
        finally:
            self.pending -= 1
        if not request.why and len(request.legal) > 1:  # to give a reason it thinks twice
            self.pace(rules(request.game, request.version).meta, request.level).took(request.effort, seconds)
        return decision
