"""What a timer was found due for is not done when something else was done before: then it stands otherwise by now."""

from __future__ import annotations

from bot.service.outgoing.dispatch import TIMERS
from bot.service.records import Timer
from tests.service.test_absence import status
from tests.service.test_reminding import DAY, HOUR, WEEKS, prefers, waits
from tests.service.world import ANN, BOB, GUILD, World

MONTH = 31 * DAY


async def found(world: World, kind: str) -> Timer:
    """Return the timer of this kind as it stands."""
    async with world.store.read(GUILD) as tx:
        [timer] = [timer for timer in await tx.due_timers(1e12) if timer.kind == kind]
    return timer


async def test_a_table_at_which_somebody_acts_just_now_does_not_fall_asleep(world: World) -> None:
    await world.started(ANN, BOB)
    timer = await found(world, "sleep")
    world.clock.advance(MONTH)
    await world.turn(ANN)
    await TIMERS["sleep"](world.house, GUILD, timer)
    assert await status(world) == ("running", None)
    assert (await found(world, "sleep")).due > timer.due
    await world.advance(MONTH)
    assert await status(world) == ("paused", "asleep"), "and later it does"


async def test_a_pause_that_was_agreed_on_just_now_is_not_ended_by_the_end_of_the_former(world: World) -> None:
    await world.started(ANN, BOB)
    await world.look(ANN, "pause", "in 7 days")
    await world.press(BOB, "ballot", "1", "yes")
    timer = await found(world, "wake")
    world.clock.advance(7 * DAY)
    await world.press(BOB, "resume")
    await world.look(ANN, "pause", "in 7 days")
    await world.press(BOB, "ballot", "2", "yes")
    assert await status(world) == ("paused", "agreed")
    await TIMERS["wake"](world.house, GUILD, timer)
    assert await status(world) == ("paused", "agreed")
    await world.advance(8 * DAY)
    assert await status(world) == ("running", None), "and later it is"


async def test_who_asks_just_now_to_be_reminded_later_is_not_reminded(world: World) -> None:
    await prefers(world, BOB, remind=HOUR)
    number = await waits(world)
    timer = await found(world, "remind")
    world.clock.advance(HOUR)
    await world.press(BOB, "snooze", "hour", table=number)
    before = len(world.messenger.notices(BOB))
    await TIMERS["remind"](world.house, GUILD, timer)
    await world.settle()
    assert len(world.messenger.notices(BOB)) == before
    await world.advance(WEEKS)
    assert len(world.messenger.notices(BOB)) > before, "and later he is"
