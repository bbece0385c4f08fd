"""The process that thinks for computer players: `python -m bot.ai_worker`, started by the host as a worker."""

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
from bot.workers.pool import ProcessPool, processors

_log = logging.getLogger("mission.ai")
MAX_WORKERS = 2
"""How many processes think at once at most."""
TIMEOUT = 15.0
"""Seconds after which a request is given up, and the process with it."""
NICE = 10
"""Added to a worker's niceness: the bot and its pictures come before computer players."""


class AiPool(ProcessPool):
    """Answers requests in worker processes, in the order in which they come. An `ai_executor.AiBackend`.

    A worker starts when it is needed. One that dies or hangs costs its request.
    """

    def __init__(self, timeout: float = TIMEOUT) -> None:
        """`timeout`: seconds after which a worker is killed."""
        super().__init__("bot.ai_worker", "thinks", _log)
        self._threads = ThreadPoolExecutor(max(1, min(MAX_WORKERS, processors() - 1)), thread_name_prefix="ai")
        self._timeout = timeout

    async def ask(self, request: AiRequest) -> tuple[AiDecision, float]:
        """Return the decision and the seconds that it took in the worker. Raises pool.TaskFailed, OSError."""
        name = f"{request.game} {request.level} of effort {request.effort}"
        return await asyncio.wrap_future(self._threads.submit(self.run, request, name, timeout=self._timeout))

    def close(self) -> None:
        """Cancel all requests and end the workers."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        self.cancel(lambda _request: True)
        self._threads.shutdown(wait=True)
        super().close()


def initialize() -> Callable[[AiRequest], tuple[AiDecision, float]]:
    """Return what answers a request."""

    def answer(request: AiRequest) -> tuple[AiDecision, float]:
        begun = time.perf_counter()
        return decide(request, rules), time.perf_counter() - begun

    return answer


def rules(game: str, version: int) -> Game:
    """Return the rules of a game. Raises KeyError, ValueError when they are not known."""
    found = TITLES[game].rules(version)
    if found is None:
        raise ValueError(f"{game} has no rules of version {version}")
    return found


if __name__ == "__main__":
    begin_log(logging.WARNING)
    serve(initialize, lambda _request: TIMEOUT, NICE)
