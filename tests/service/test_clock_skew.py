"""The clock is set back: nothing is said twice, and nothing due soon waits for the former time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.errors import StoreUnavailable
from bot.service.messenger import Later
from bot.service.ports import Writing
from bot.service.records import OutboxMessage, Timer
from bot.service.runtime.state import LONGEST_DELAY, NarrationId, NarrationPace
from bot.service.tables import clock_skew
from bot.service.tables.clock_skew import BY_THE_CALENDAR
from bot.service.tables.uptime import Heart
from tests.service import pretended
from tests.service.world import ANN, BOB, GUILD, World
from tests.service.world import world as make_world
from tests.support.due import due_outgoing, due_timers

HOURS = 3600.0


@pytest.mark.guarantee("clock-set-back")
@pytest.mark.parametrize("back", [60.0, 2 * HOURS, 400 * 24 * HOURS])
async def test_waiters_for_a_postponed_row_are_told_soon(world: World, back: float) -> None:
    heard = await _postponed(world)
    world.clock.advance(-back)
    for _ in range(5):
        await world.advance(10)
    assert len(world.messenger.notices(BOB)) == heard + 1
    assert await world.unsent() == ([], [])


@pytest.mark.guarantee("clock-set-back")
@pytest.mark.parametrize("refuses", ["due_index", "guild"])
async def test_a_store_that_refuses_meanwhile_delays_nobody(
    world: World, monkeypatch: pytest.MonkeyPatch, refuses: str
) -> None:
    """The clock is set back while the store is away: what was due soon is so when it is back."""
    heard = await _postponed(world)
    world.clock.advance(-2 * HOURS)
    with monkeypatch.context() as away:
        away.setattr(*(world.store.due_index, "due") if refuses == "due_index" else (world.store, "write"), _refuse)
        await world.settle()
        await world.advance(1)
    for _ in range(5):
        await world.advance(10)
    assert len(world.messenger.notices(BOB)) == heard + 1
    assert await world.unsent() == ([], [])


@pytest.mark.parametrize("again", [False, True])
async def test_a_guild_given_away_while_it_is_shifted(
    world: World, monkeypatch: pytest.MonkeyPatch, again: bool
) -> None:
    """Its step is taken away during the transaction; one that is noted then is done, and no other in its place."""
    await _postponed(world)
    steps, now, served, shifted = world.context.runtime.clock_steps, world.clock.now(), [True], list[int]()
    write = world.store.write

    @asynccontextmanager
    async def given_away(guild: int) -> AsyncIterator[Writing]:
        shifted.append(guild)
        async with write(guild) as tx:
            yield tx
        if served.pop() and again:
            clock_skew.note(world.context, now + 2 * HOURS, now, lambda _: True)
        served.append(False)
        await clock_skew.guilds_to_shift(world.context)

    clock_skew.note(world.context, now + HOURS, now, lambda _: served[0])
    assert GUILD in await clock_skew.guilds_to_shift(world.context)
    with monkeypatch.context() as taken:
        taken.setattr(world.store, "write", given_away)
        await clock_skew.shift_earlier(world.context, GUILD)
    assert shifted == [GUILD] * (1 + again) and not steps.to_do and not steps.noted


async def _postponed(world: World) -> int:
    """Let Bob's notice be postponed by seconds; return how many he had heard before."""
    await world.started(ANN, BOB)
    heard = len(world.messenger.notices(BOB))
    await world.turn(ANN)
    world.messenger.faults = [Later()] * 50
    await world.advance(1)
    world.messenger.faults.clear()
    return heard


def _refuse(*_given: object) -> None:
    raise StoreUnavailable("the store is away")


async def test_held_turn_and_computers_go_on_after_a_clock_set_back(world: World) -> None:
    await world.started(ANN, computers=1)
    await world.discard(ANN)
    await world.fly(ANN)  # can be taken back: the computer waits as long as the notice
    await world.settle()
    done = len(await world.entries())
    world.clock.advance(-2 * HOURS)
    for _ in range(6):
        await world.advance(10)
    assert len(await world.entries()) > done
    assert await world.awaited() == ANN


async def test_nothing_else_comes_too_early(world: World) -> None:
    """What goes by the calendar, and what lies further ahead than the step, keeps its time."""
    await world.started(ANN, BOB)
    await world.settle()
    now = world.clock.now()
    async with world.store.write(GUILD) as tx:
        for kind in BY_THE_CALENDAR[:4]:
            await tx.put_timer(Timer(table=1, kind=kind, target=5, due=now + 60))
        for kind in BY_THE_CALENDAR[4:]:
            await tx.put_outgoing(OutboxMessage(table=1, kind=kind, target=5, body=b"{}", due=now + 60))
        await tx.put_timer(Timer(table=1, kind="remind", target=5, due=now + 3 * HOURS))
        await tx.put_timer(Timer(table=1, kind="remind", target=6, due=now + HOURS))
    world.clock.advance(-2 * HOURS)
    await world.settle()
    async with world.store.read(GUILD) as tx:
        dues = {(timer.kind, timer.target): timer.due - now for timer in await due_timers(tx, 1e12)}
        rows = {row.kind: row.due - now for row in await due_outgoing(tx, 1e12)}
    assert {dues[kind, 5] for kind in BY_THE_CALENDAR[:4]} == {60.0}
    assert rows == dict.fromkeys(BY_THE_CALENDAR[4:], 60.0)
    assert dues["remind", 5] == 3 * HOURS and dues["remind", 6] == -HOURS


@pytest.fixture
def no_nonce(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pretended, "NONCE_SECONDS", -1e12)


async def _dies_after_sending(world: World) -> None:
    """Let the process end when something was sent, before that can be noted."""
    made, write = len(world.messenger.made), world.store.write

    @asynccontextmanager
    async def dying(guild: int) -> AsyncIterator[Writing]:
        if len(world.messenger.made) > made:
            raise asyncio.CancelledError
        async with write(guild) as tx:
            yield tx

    world.context.store.write = dying  # pyright: ignore[reportAttributeAccessIssue] - this process ends here
    with pytest.raises(asyncio.CancelledError):
        await world.settle()
    assert len(world.messenger.made) > made


@pytest.mark.guarantee("clock-set-back")
@pytest.mark.parametrize("back", [0.0, 30.0, HOURS])
async def test_what_a_former_process_sent_is_not_sent_again(tmp_path: Path, no_nonce: None, back: float) -> None:
    async with make_world(tmp_path) as world:
        await Heart(world.context).wake()
        await world.started(ANN, BOB)
        await world.turn(ANN)
        made, clock, messenger = len(world.messenger.made), world.clock, world.messenger
        await _dies_after_sending(world)
        sent = messenger.made[made:]
    clock.advance(-back)
    async with make_world(tmp_path, clock=clock, messenger=messenger) as world:
        await Heart(world.context).wake()
        for _ in range(4):
            await world.advance(10)
        assert await world.unsent() == ([], [])
    assert messenger.made[made:] == sent


async def test_a_clock_set_back_while_the_bot_was_off_holds_nothing_up(tmp_path: Path) -> None:
    async with make_world(tmp_path) as world:
        await Heart(world.context).wake()
        await world.started(ANN, BOB)
        heard, clock, messenger = len(world.messenger.notices(BOB)), world.clock, world.messenger
        await world.turn(ANN)
        messenger.faults = [Later()] * 50
        await world.advance(1)
        messenger.faults.clear()
    clock.advance(-5 * HOURS)
    async with make_world(tmp_path, clock=clock, messenger=messenger) as world:
        heart = Heart(world.context)
        await heart.wake()
        assert await world.store.people.last_heartbeat() == clock.now()
        await world.advance(40)
        assert len(messenger.notices(BOB)) == heard + 1
        await heart.beat()
        clock.advance(-HOURS)
        await heart.beat()
        assert await world.store.people.last_heartbeat() == clock.now()


def test_a_narration_goes_on() -> None:
    narration_pace, narration_id = NarrationPace(), NarrationId(1, 1, 1)
    narration_pace.begin(narration_id, 9000.0)
    assert narration_pace.lines(narration_id, 5, 1000.0, 2.0) == 1
    narration_pace.note(narration_id, 1, 9000.0)
    narration_pace.expect(1, 1, 5, 9000.0, 2.0)
    assert narration_pace.lines(narration_id, 5, 1000.0, 2.0) == 2
    assert narration_pace.next(narration_id, 1000.0, 2.0) == 1002.0
    assert narration_pace.until(1, 1, 1000.0) <= 1000.0 + LONGEST_DELAY
