"""Thinking in processes: the same choices, one that dies or hangs costs one question, and none outlives its host."""

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

from bot.ai_worker import Thinkers, rules
from bot.games.core.ai_request import AiRequest, decide
from bot.games.core.chance import Chance
from bot.games.core.options import settle
from bot.games.registry import TITLES
from bot.workers.pool import NotDone

GAME = TITLES["space-mission"].game
STATE = GAME.setup(2, settle(GAME.meta.options, {"order": "fixed"}), bytes(32))
QUESTION = AiRequest(
    "space-mission", 1, GAME.view(STATE, 0), GAME.legal(STATE, 0), 0, "strong", 48, sha256(b"thinkers").digest()
)
LONG = replace(QUESTION, effort=10**7)


@pytest.fixture
async def thinkers() -> AsyncIterator[Thinkers]:
    made = Thinkers()
    yield made
    await asyncio.to_thread(made.close)


async def until_asked(thinkers: Thinkers) -> int:
    """Wait until somebody thinks, and return his process."""
    while not thinkers._crew._busy:  # pyright: ignore[reportPrivateUsage]
        await asyncio.sleep(0.01)
    [pid] = thinkers.pids
    return pid


async def test_a_choice_is_the_same_there_as_here_and_its_time_is_told(thinkers: Thinkers) -> None:
    there, seconds = await thinkers.ask(QUESTION)
    assert there == decide(QUESTION, rules) and seconds > 0
    assert there.action == GAME.choose(QUESTION.view, QUESTION.legal, 0, "strong", 48, Chance(QUESTION.chance).open())
    reasoned, _ = await thinkers.ask(replace(QUESTION, why=True))
    assert reasoned == decide(replace(QUESTION, why=True), rules) and reasoned.why is not None


async def test_one_process_answers_question_after_question_in_the_order_they_were_asked(thinkers: Thinkers) -> None:
    came: list[int] = []

    async def ask(number: int) -> None:
        await thinkers.ask(replace(QUESTION, effort=16 + number))
        came.append(number)

    await asyncio.gather(*(ask(number) for number in range(6)))
    assert came == sorted(came) or len(thinkers.pids) > 1
    assert os.getpid() not in thinkers.pids and thinkers.pids


async def test_the_loop_goes_on_while_somebody_thinks(thinkers: Thinkers) -> None:
    await thinkers.ask(QUESTION)
    asked = asyncio.create_task(thinkers.ask(replace(QUESTION, effort=1000)))
    beats = 0
    while not asked.done():
        await asyncio.sleep(0.002)
        beats += 1
    assert beats > 10 and asked.result()[0].action in QUESTION.legal


async def test_one_that_dies_costs_its_question_and_another_takes_its_place(
    thinkers: Thinkers, caplog: pytest.LogCaptureFixture
) -> None:
    asked = asyncio.create_task(thinkers.ask(LONG))
    pid = await until_asked(thinkers)
    os.kill(pid, signal.SIGKILL)
    with pytest.raises(NotDone):
        await asked
    assert "a process that thinks ended with -9 over space-mission strong" in caplog.text
    assert (await thinkers.ask(QUESTION))[0] == decide(QUESTION, rules)
    assert pid not in thinkers.pids


@pytest.mark.parametrize("stopped", [False, True])
async def test_one_that_hangs_is_given_up(stopped: bool, caplog: pytest.LogCaptureFixture) -> None:
    thinkers = Thinkers(stuck=1.0)
    try:
        asked = asyncio.create_task(thinkers.ask(LONG))
        pid = await until_asked(thinkers)
        if stopped:
            os.kill(pid, signal.SIGSTOP)  # it does not even know
        with pytest.raises(NotDone):
            await asyncio.wait_for(asked, 20)
        assert "another takes its place" in caplog.text and thinkers.pids == []
    finally:
        await asyncio.to_thread(thinkers.close)


async def test_what_cannot_be_answered_is_told_and_the_process_thinks_on(thinkers: Thinkers) -> None:
    await thinkers.ask(QUESTION)
    pids = thinkers.pids
    for unknown in (replace(QUESTION, level="grandmaster"), replace(QUESTION, version=0)):
        with pytest.raises(NotDone, match="Traceback"):
            await thinkers.ask(unknown)
    assert (await thinkers.ask(QUESTION))[0].action in QUESTION.legal and thinkers.pids == pids


async def test_closing_waits_for_nobody(caplog: pytest.LogCaptureFixture) -> None:
    thinkers = Thinkers()
    asked = [asyncio.create_task(thinkers.ask(LONG)) for _ in range(4)]
    await until_asked(thinkers)
    begun = time.monotonic()
    await asyncio.to_thread(thinkers.close)
    assert time.monotonic() - begun < 5 and thinkers.pids == []
    assert all(
        isinstance(end, NotDone | asyncio.CancelledError)
        for end in await asyncio.gather(*asked, return_exceptions=True)
    )
    assert not caplog.records


async def test_the_host_is_preferred_to_those_who_think(thinkers: Thinkers) -> None:
    await thinkers.ask(QUESTION)
    [pid] = thinkers.pids
    if sys.platform == "linux":
        assert os.getpriority(os.PRIO_PROCESS, pid) >= os.getpriority(os.PRIO_PROCESS, os.getpid()) + 5
