"""The rate limiter: a fixed number of requests at once, the rest in order, and none waits for ever."""

from __future__ import annotations

import asyncio
import contextlib
import logging

import pytest

from bot.service.messages.slow_log import FEW, QUIET, SUMMARY, Slowness
from bot.service.runtime.rate_limit import SHARE, RateLimiter


async def queue(gate: RateLimiter, order: list[str], calls: int, renewals: int) -> list[asyncio.Task[None]]:
    async def enter(name: str, call: bool) -> None:
        await gate.enter(calls=call)
        order.append(name)

    tasks = [asyncio.create_task(enter(f"renewal {n}", False)) for n in range(renewals)]
    tasks += [asyncio.create_task(enter(f"call {n}", True)) for n in range(calls)]
    await asyncio.sleep(0)
    return tasks


async def test_without_a_limit_no_request_waits() -> None:
    gate = RateLimiter()
    for _ in range(1000):
        await gate.enter(calls=False)
    assert gate.waiting == 0


async def test_so_many_a_second_and_no_more() -> None:
    gate, loop = RateLimiter(200.0), asyncio.get_running_loop()
    begin = loop.time()
    for _ in range(200):
        await gate.enter(calls=True)
    assert gate.waiting == 0
    for _ in range(20):
        await gate.enter(calls=True)
    assert loop.time() - begin >= 0.09


@pytest.mark.guarantee("notices-first")
async def test_notices_precede_updates_and_updates_still_come() -> None:
    gate, order = RateLimiter(1.0), list[str]()
    await gate.enter(calls=True)
    tasks = await queue(gate, order, calls=40, renewals=10)
    gate.lift()
    await asyncio.gather(*tasks)
    calls, renewals = ([name for name in order if name.startswith(kind)] for kind in ("call", "renewal"))
    assert calls == [f"call {n}" for n in range(40)] and renewals == [f"renewal {n}" for n in range(10)]
    early = order[: 4 * SHARE]
    assert 2 <= sum(name.startswith("renewal") for name in early) <= len(early) / 2


async def test_it_says_how_long_the_queue_is() -> None:
    gate, order = RateLimiter(4.0), list[str]()
    assert (RateLimiter().delay, gate.delay) == (0.0, 0.0)
    for _ in range(4):
        await gate.enter(calls=True)
    tasks = await queue(gate, order, calls=2, renewals=6)
    assert gate.delay == 2.0
    gate.lift()
    await asyncio.gather(*tasks)
    assert gate.delay == 0.0


async def test_who_goes_away_or_has_nothing_to_send_makes_room() -> None:
    gate, order = RateLimiter(1.0), list[str]()
    await gate.enter(calls=True)
    tasks = await queue(gate, order, calls=3, renewals=0)
    assert gate.waiting == 3
    tasks[0].cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await tasks[0]
    for _ in range(2):
        gate.give_back()
    await asyncio.gather(*tasks[1:])
    assert order == ["call 1", "call 2"] and gate.waiting == 0


async def test_a_gate_that_is_lifted_lets_all_in() -> None:
    gate, order = RateLimiter(1.0), list[str]()
    await gate.enter(calls=True)
    tasks = await queue(gate, order, calls=5, renewals=5)
    gate.lift()
    await asyncio.gather(*tasks)
    await gate.enter(calls=False)
    assert len(order) == 10 and gate.waiting == 0


def test_slow_tables_are_logged_now_and_then_many_in_one_line(caplog: pytest.LogCaptureFixture) -> None:
    time = [1000.0]
    slowness = Slowness(logging.getLogger("mission.service"), lambda: time[0])
    for _ in range(30):
        slowness.met(1, [2, 1])
        time[0] += 1
    assert caplog.messages == ["guild 1: table 1, table 2 is slow; the others go on"]
    for guild in range(2, 302):
        slowness.met(guild, [1])
    assert len(caplog.messages) <= 1 + FEW
    time[0] += SUMMARY
    slowness.met(1, [1])
    assert caplog.messages[-1] == f"{300 - FEW + 2} more tables in {300 - FEW + 2} guilds were slow; the others went on"
    time[0] += QUIET
    slowness.met(1, [1])
    assert caplog.messages[-1] == "guild 1: table 1 is slow; the others go on"
