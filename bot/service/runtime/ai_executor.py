"""Who thinks for computer players, and how much fits into the time that they are given."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from bot.games.core.ai_request import AiDecision, AiRequest, decide
from bot.games.core.contract import Game
from bot.games.core.effort import Pace

HERE = 16
"""The effort of a host that has nobody to think elsewhere."""


class AiWorkers(Protocol):
    """Answers questions somewhere where it holds nobody up."""

    async def ask(self, question: AiRequest) -> tuple[AiDecision, float]:
        """Return the answer, and the seconds that it took. Raises an exception of any kind when there is none."""
        ...


@dataclass
class AiExecutor:
    """Who thinks, and at what pace for each level of each game."""

    thinker: AiWorkers | None = None
    waiting: int = 0
    """Questions that are thought about, or wait to be."""
    paces: defaultdict[tuple[str, str], Pace] = field(default_factory=lambda: defaultdict(Pace))

    def effort(self, game: str, level: str, seconds: float) -> int:
        """Return how many iterations a level of a game may search for a decision that is to take so long.

        While others wait it is to take less: who asks last does not wait the longer for it.
        """
        return HERE if self.thinker is None else self.paces[game, level].effort(seconds / (1 + self.waiting))

    async def ask(self, question: AiRequest, rules: Callable[[str, int], Game]) -> AiDecision:
        """Have a question answered elsewhere, and note how long it took; here where there is nobody elsewhere.

        Raises an exception of any kind when it could not be answered.
        """
        if self.thinker is None:
            return await asyncio.to_thread(decide, question, rules)
        self.waiting += 1
        try:
            thought, seconds = await self.thinker.ask(question)
        finally:
            self.waiting -= 1
        if not question.why and len(question.legal) > 1:  # whoever gives reasons thinks twice
            self.paces[question.game, question.level].took(question.effort, seconds)
        return thought
