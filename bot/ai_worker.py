"""The process that thinks for computer players: `python -m bot.ai_worker`, started by the host, who asks it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from bot.games.core.ai_request import AiDecision, AiRequest, decide
from bot.games.core.contract import Game
from bot.games.registry import TITLES
from bot.redaction import begin_log
from bot.workers.loop import serve
from bot.workers.pool import Crew, processors

_log = logging.getLogger("mission.thinker")
MOST = 2
"""So many processes think at once at most."""
STUCK = 15.0
"""Seconds after which a question is given up, and the process with it."""
NICE = 10
"""So much does the system prefer the host, and its pictures, to those who think."""


class Thinkers:
    """Computer players think in processes of their own; who asks first is answered first. Fulfils `thinking.Thinker`.

    A process starts when it is needed. One that dies or hangs costs the question that it was asked.
    """

    def __init__(self, command: list[str] | None = None, stuck: float = STUCK) -> None:
        """`command`: what the processes run, if not this module; `stuck`: seconds after which one is killed."""
        self._crew = Crew("bot.ai_worker", "thinks", _log, command)
        self._pool = ThreadPoolExecutor(max(1, min(MOST, processors() - 1)), thread_name_prefix="thinker")
        self._stuck = stuck

    @property
    def pids(self) -> list[int]:
        """Return the processes that there are at present."""
        return self._crew.pids

    async def ask(self, question: AiRequest) -> tuple[AiDecision, float]:
        """Return the answer, and the seconds that it took there. Raises crew.NotDone, OSError."""
        named = f"{question.game} {question.level} of effort {question.effort}"
        return await asyncio.wrap_future(self._pool.submit(self._crew.ask, question, named, within=self._stuck))

    def close(self) -> None:
        """Give up what is thought about, and end the processes."""
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._crew.give_up(lambda _question: True)
        self._pool.shutdown(wait=True)
        self._crew.close()


def begin() -> Callable[[AiRequest], tuple[AiDecision, float]]:
    """Return what answers a question."""

    def answer(question: AiRequest) -> tuple[AiDecision, float]:
        begun = time.perf_counter()
        return decide(question, rules), time.perf_counter() - begun

    return answer


def rules(game: str, version: int) -> Game:
    """Return the rules of a game. Raises KeyError, ValueError when they are not known."""
    found = TITLES[game].rules(version)
    if found is None:
        raise ValueError(f"{game} has no rules of version {version}")
    return found


if __name__ == "__main__":
    begin_log(logging.WARNING)
    serve(begin, lambda _question: STUCK, NICE)
