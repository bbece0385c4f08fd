"""AI worker processes: the same choices, a dead or hung one costs one request, and none outlives its host."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from collections.abc import AsyncIterator
from hashlib import sha256

import pytest
from msgspec.structs import replace

from bot.ai_worker import AiPool, rules
from bot.games.core.ai_request import AiRequest, decide
from bot.games.core.chance import Chance
from bot.games.core.contract import Question, settle
from bot.games.registry import TITLES
from bot.workers.pool import TaskFailed

GAME = TITLES["space-mission"].game
STATE = GAME.setup(2, settle(GAME.meta.options, {"order": "fixed"}), bytes(32))
REQUEST = AiRequest(
    "space-mission", 1, GAME.view(STATE, 0), GAME.legal(STATE, 0), 0, "strong", 48, sha256(b"ai pool").digest()
)
LONG = replace(REQUEST, effort=10**7)


@pytest.fixture
async def pool() -> AsyncIterator[AiPool]:
    made = AiPool()
    yield made
    await asyncio.to_thread(made.close)


async def until_asked(pool: AiPool) -> int:
    """Wait until a worker thinks, and return the worker's process id."""
    while not pool.busy:
        await asyncio.sleep(0.01)
    [pid] = pool.pids
    return pid


async def test_a_choice_is_the_same_there_as_here_and_its_time_is_told(pool: AiPool) -> None:
    there, seconds = await pool.ask(REQUEST)
    assert there == decide(REQUEST, rules) and seconds > 0
    assert there.action == GAME.choose(
        Question(REQUEST.view, REQUEST.legal, 0, "strong", 48, Chance(REQUEST.chance).open())
    )
    reasoned, _ = await pool.ask(replace(REQUEST, why=True))
    assert reasoned == decide(replace(REQUEST, why=True), rules) and reasoned.why is not None


async def test_one_process_answers_requests_in_order(pool: AiPool) -> None:
    came: list[int] = []

    async def ask(number: int) -> None:
        await pool.ask(replace(REQUEST, effort=16 + number))
        came.append(number)

    await asyncio.gather(*(ask(number) for number in range(6)))
    assert came == sorted(came) or len(pool.pids) > 1
    assert os.getpid() not in pool.pids and pool.pids


async def test_the_loop_goes_on_while_a_computer_thinks(pool: AiPool) -> None:
    await pool.ask(REQUEST)
    asked = asyncio.create_task(pool.ask(replace(REQUEST, effort=1000)))
    beats = 0
    while not asked.done():
        await asyncio.sleep(0.002)
        beats += 1
    assert beats > 10 and asked.result()[0].action in REQUEST.legal


async def test_dead_worker_costs_its_request_and_is_replaced(pool: AiPool, caplog: pytest.LogCaptureFixture) -> None:
    asked = asyncio.create_task(pool.ask(LONG))
    pid = await until_asked(pool)
    os.kill(pid, signal.SIGKILL)
    with pytest.raises(TaskFailed):
        await asked
    assert "a process that thinks ended with -9 over space-mission strong" in caplog.text
    assert (await pool.ask(REQUEST))[0] == decide(REQUEST, rules)
    assert pid not in pool.pids


@pytest.mark.guarantee("ai-worker-dies")
@pytest.mark.parametrize("stopped", [False, True])
async def test_one_that_hangs_is_given_up(stopped: bool, caplog: pytest.LogCaptureFixture) -> None:
    pool = AiPool(timeout=1.0)
    try:
        asked = asyncio.create_task(pool.ask(LONG))
        pid = await until_asked(pool)
        if stopped:
            os.kill(pid, signal.SIGSTOP)  # it does not even know
        with pytest.raises(TaskFailed):
            await asyncio.wait_for(asked, 20)
        assert "another takes its place" in caplog.text and pool.pids == []
    finally:
        await asyncio.to_thread(pool.close)


async def test_unanswerable_request_is_told_and_the_process_goes_on(pool: AiPool) -> None:
    await pool.ask(REQUEST)
    pids = pool.pids
    for unknown in (replace(REQUEST, level="grandmaster"), replace(REQUEST, version=0)):
        with pytest.raises(TaskFailed, match="Traceback"):
            await pool.ask(unknown)
    assert (await pool.ask(REQUEST))[0].action in REQUEST.legal and pool.pids == pids


async def test_closing_does_not_wait(caplog: pytest.LogCaptureFixture) -> None:
    pool = AiPool()
    asked = [asyncio.create_task(pool.ask(LONG)) for _ in range(4)]
    await until_asked(pool)
    begun = time.monotonic()
    await asyncio.to_thread(pool.close)
    assert time.monotonic() - begun < 5 and pool.pids == []
    assert all(
        isinstance(end, TaskFailed | asyncio.CancelledError)
        for end in await asyncio.gather(*asked, return_exceptions=True)
    )
    assert not caplog.records


async def test_the_host_is_preferred_to_those_who_think(pool: AiPool) -> None:
    await pool.ask(REQUEST)
    [pid] = pool.pids
    if sys.platform == "linux":
        assert os.getpriority(os.PRIO_PROCESS, pid) >= os.getpriority(os.PRIO_PROCESS, os.getpid()) + 5
