"""What a process keeps in memory: the fair queue, the rate limiter, the replay cache, the shared dependencies."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from dataclasses import FrozenInstanceError, fields, replace

import pytest

from bot.games.core.contract import settle
from bot.games.history.replay import begin
from bot.games.registry import TITLES
from bot.service.messages.slow_log import FEW, QUIET, SUMMARY, Slowness
from bot.service.runtime.rate_limit import SHARE, RateLimiter
from bot.service.runtime.state import FairQueue, ReplayCache, Views
from tests.service.world import World


async def test_one_begins_in_each_turn_of_the_loop() -> None:
    fair_queue, begun, seen = FairQueue(), list[int](), list[int]()

    async def come(number: int) -> None:
        await fair_queue.enter()
        begun.append(number)

    visitors = [asyncio.create_task(come(number)) for number in range(20)]
    while len(begun) < 20:
        await asyncio.sleep(0)  # one turn
        seen.append(len(begun))
    assert begun == list(range(20))
    assert all(later - earlier <= 1 for earlier, later in zip([0, *seen], seen, strict=False))
    assert fair_queue.waiting == 0
    await asyncio.gather(*visitors)


async def test_a_cancelled_request_delays_no_other() -> None:
    fair_queue, begun = FairQueue(), list[int]()

    async def come(number: int) -> None:
        await fair_queue.enter()
        begun.append(number)

    visitors = [asyncio.create_task(come(number)) for number in range(6)]
    await asyncio.sleep(0)
    for number in (1, 2, 5):
        visitors[number].cancel()
    await asyncio.gather(*visitors, return_exceptions=True)
    assert begun == [0, 3, 4]
    assert fair_queue.waiting == 0
    await come(7)
    assert begun[-1] == 7


# -- the rate limiter: so many requests at once, the rest in order, and none waits for ever ----------------------------


async def queue(gate: RateLimiter, order: list[str], calls: int, renewals: int) -> list[asyncio.Task[None]]:
    async def enter(name: str, call: bool) -> None:
        await gate.enter(calls=call)
        order.append(name)

    tasks = [asyncio.create_task(enter(f"renewal {n}", False)) for n in range(renewals)]
    tasks += [asyncio.create_task(enter(f"call {n}", True)) for n in range(calls)]
    await asyncio.sleep(0)
    return tasks


async def test_so_many_a_second_and_without_a_limit_no_request_waits() -> None:
    gate, loop = RateLimiter(200.0), asyncio.get_running_loop()
    begin = loop.time()
    for _ in range(200):
        await gate.enter(calls=True)
    assert gate.waiting == 0
    for _ in range(20):
        await gate.enter(calls=True)
    assert loop.time() - begin >= 0.09
    gate = RateLimiter()
    for _ in range(1000):
        await gate.enter(calls=False)
    assert gate.waiting == 0


@pytest.mark.guarantee("notices-first")
async def test_notices_precede_updates_and_updates_still_come() -> None:
    gate, order = RateLimiter(1.0), list[str]()
    await gate.enter(calls=True)
    tasks = await queue(gate, order, calls=40, renewals=10)
    gate.lift()
    await asyncio.gather(*tasks)
    calls, renewals = ([name for name in order if name.startswith(kind)] for kind in ("call", "renewal"))
    assert calls == [f"call {n}" for n in range(40)] and renewals == [f"renewal {n}" for n in range(10)]
    await gate.enter(calls=False)
    assert gate.waiting == 0, "a gate that is lifted lets all in"
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


# -- the replay cache keeps the newest tables, up to a limit by weight -------------------------------------------------


GAME = TITLES["space-mission"].game
WALK = begin(GAME, 2, settle(GAME.meta.options, {}), bytes(32))


def test_replay_cache_drops_the_oldest_above_its_size() -> None:
    replays = ReplayCache(room=100)
    for table, size in ((1, 40), (2, 40), (3, 30)):
        replays.put(1, table, WALK, size, Views(WALK.state))
    number = WALK.last.number
    assert [table for table in (1, 2, 3) if replays.get(1, table, number)] == [2, 3]
    replays.put(1, 2, WALK, 60, Views(WALK.state))
    replays.put(1, 4, WALK, 20, Views(WALK.state))
    assert [table for table in (2, 3, 4) if replays.get(1, table, number)] == [2, 4]
    replays.put(1, 5, WALK, 400, Views(WALK.state))
    assert [table for table in (2, 4, 5) if replays.get(1, table, number)] == [5], "heavier than all room: kept alone"
    assert replays.get(1, 5, number + 1) is None, "it counts only while it ends where the log does"


def test_views_are_cached_for_the_newest_tables_alone() -> None:
    replays = ReplayCache(views=2)
    made = {table: Views(WALK.state) for table in (1, 2, 3)}
    for table in (1, 2):
        replays.put(1, table, WALK, 1, made[table])
    number = WALK.last.number

    def views(table: int) -> object:
        found = replays.get(1, table, number)
        assert found is not None
        return found[1]

    assert views(1) is made[1]
    replays.put(1, 3, WALK, 1, made[3])
    assert views(1) is made[1] and views(2) is not made[2]


# -- the shared dependencies cannot be replaced ------------------------------------------------------------------------


async def test_context_cannot_be_changed_and_copies_share_its_memory(world: World) -> None:
    """A delivery without pictures has a context of its own, and sees the same outages and replays."""
    for field in fields(world.context):
        with pytest.raises(FrozenInstanceError):
            setattr(world.context, field.name, None)
    copied = replace(world.context, render_service=world.context.render_service)
    world.context.runtime.uptime.outages = ((1.0, 2.0),)
    assert copied.runtime.uptime.outages == ((1.0, 2.0),)
