"""For each kind of timer: a table at which one is due, what can happen between its being found and its transaction,
and what has to hold then.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.service.features.live_mode.actions import HERE
from bot.service.records import DueTimer, Person, Timer, Vacation
from bot.service.tables.clocks import PACES
from tests.service.planned import LONGEST, act, jump_and_fly, plan
from tests.service.test_reminders import waits
from tests.service.world import ANN, BOB, GUILD, World

HOUR, DAY = 3600.0, 86_400.0
MONTH = 31 * DAY
Deed = Callable[[World], Awaitable[None]]


@dataclass(frozen=True)
class Case:
    """`begins` brings a table to where the timer is due; `meanwhile` something is done by which it is set again or
    struck out, and `kept` is what has to hold then. `acted`: what acting on it brings. `target`: whose timer it is.
    """

    begins: Deed
    meanwhile: Deed
    kept: Deed
    acted: Deed
    target: int = 0
    live: float = 0.0


async def timer(world: World, kind: str, target: int) -> Timer | None:
    async with world.store.read(GUILD) as tx:
        return await tx.timer(1, kind, target)


async def set_by_hand(world: World, kind: str, target: int, due: float) -> None:
    async with world.store.write(GUILD) as tx:
        await tx.put_timer(Timer(table=1, kind=kind, target=target, due=due))


async def found(world: World, kind: str, target: int) -> DueTimer:
    """Return the timer as the dispatcher finds it."""
    async with world.store.read(GUILD) as tx:
        timers, _ = await tx.due(1e12)
    [one] = [one for one in timers if (one.kind, one.target) == (kind, target)]
    return one


async def status(world: World) -> tuple[str, str | None]:
    table = (await world.loaded()).table
    return table.status, table.paused


async def remarks(world: World) -> list[str]:
    async with world.store.read(GUILD) as tx:
        return [remark.phrase.key for remark in await tx.remarks(1)]


# -- computer: it was not its turn when the timer was found; then Ann moves, and it is ---------------------------------


async def _computer_waits(world: World) -> None:
    await world.started(ANN, computers=1)
    await set_by_hand(world, "computer", 1, world.clock.now())


async def _ann_moves(world: World) -> None:
    await world.turn(ANN)


async def _computer_moves_next(world: World) -> None:
    assert (await timer(world, "computer", 1)) is not None, "the table would stand for ever"
    await world.settle()
    assert (await world.loaded()).to_move() == (0,)


async def _computer_rests(world: World) -> None:
    assert (await world.loaded()).to_move() == (0,) and await timer(world, "computer", 1) is None


# -- presence: Ann is looked for and is not there; then she moves ------------------------------------------------------


async def _ann_is_not_there(world: World) -> None:
    await world.started(ANN, BOB)
    world.clock.advance(world.context.settings.presence)
    world.messenger.members_gone.add(ANN)


async def _bob_is_looked_after(world: World) -> None:
    assert await status(world) == ("running", None), "who moved was not gone"
    set_anew = await timer(world, "presence", 0)
    assert set_anew is not None and set_anew.due == world.clock.now() + world.context.settings.presence


async def _paused_for_ann(world: World) -> None:
    assert await status(world) == ("paused", "left")


# -- wake: the pause is ended by hand, and another is agreed on --------------------------------------------------------


async def _pause(world: World, number: str = "1") -> None:
    await world.look(ANN, "pause", "in 7 days")
    await world.press(BOB, "ballot", number, "yes")


async def _pause_is_over(world: World) -> None:
    await world.started(ANN, BOB)
    await _pause(world)
    world.clock.advance(7 * DAY)


async def _another_pause(world: World) -> None:
    await world.press(BOB, "resume")
    await _pause(world, "2")


async def _other_pause_lasts(world: World) -> None:
    assert await status(world) == ("paused", "agreed")
    await world.advance(8 * DAY)
    assert await status(world) == ("running", None)


async def _goes_on(world: World) -> None:
    assert await status(world) == ("running", None)


# -- sleep: a player acts ----------------------------------------------------------------------------------------------


async def _a_silent_month(world: World) -> None:
    await world.started(ANN, BOB)
    world.clock.advance(MONTH)


async def _sleeps_a_month_later(world: World) -> None:
    assert await status(world) == ("running", None)
    await world.advance(MONTH)
    assert await status(world) == ("paused", "asleep")


async def _asleep(world: World) -> None:
    assert await status(world) == ("paused", "asleep")


# -- ballot: the last answer comes -------------------------------------------------------------------------------------


async def _ballot_unanswered(world: World) -> None:
    await world.started(ANN, BOB)
    await world.look(ANN, "pause", "in 20 days")
    world.clock.advance(7 * DAY)


async def _bob_agrees(world: World) -> None:
    await world.press(BOB, "ballot", "1", "yes")


async def _outcome(world: World) -> str | None:
    async with world.store.read(GUILD) as tx:
        ballot = await tx.ballot(1, 1)
    return ballot.outcome if ballot else None


async def _carried(world: World) -> None:
    assert await status(world) == ("paused", "agreed") and await _outcome(world) == "carried"


async def _lapsed(world: World) -> None:
    assert await _outcome(world) == "lapsed"


# -- clock: Ann moves in the last moment, then Bob, and hers runs again ------------------------------------------------


async def _ann_has_no_time(world: World) -> None:
    number = await world.opened(ANN)
    await world.press(BOB, "join", table=number)
    await world.press(ANN, "option", "order", table=number, values=("fixed",))
    await world.press(ANN, "term", "clock", table=number, values=("live",))
    await world.press(ANN, "start", table=number)
    await world.settle()
    world.clock.advance(PACES["live"].bank)


async def _both_move(world: World) -> None:
    world.clock.advance(-1)  # her press had come before
    await world.turn(ANN)
    await world.turn(BOB)
    world.clock.advance(1)


async def _ann_has_her_increment(world: World) -> None:
    assert (await world.loaded()).to_move() == (0,) and "remark-out-of-time" not in await remarks(world)
    await world.advance(PACES["live"].increment + 1)
    assert "remark-out-of-time" in await remarks(world)


async def _out_of_time(world: World) -> None:
    assert "remark-out-of-time" in await remarks(world)


# -- vacation: it ends, and is extended --------------------------------------------------------------------------------


def _away(world: World, until: float, *, spread: bool = True) -> Vacation:
    return Vacation(user=BOB, since=world.clock.now() - DAY, until=until, spread=spread)


async def _vacation_ends(world: World) -> None:
    await world.started(ANN, BOB)
    await world.store.people.save_vacation(_away(world, world.clock.now() + DAY))
    await set_by_hand(world, "vacation", BOB, world.clock.now())
    await world.settle()
    world.clock.advance(DAY)


async def _vacation_is_extended(world: World) -> None:
    now = world.clock.now()
    await world.store.people.save_vacation(_away(world, now + 5 * DAY))
    await set_by_hand(world, "vacation", BOB, now)


async def _still_away(world: World) -> None:
    now = world.clock.now()
    await world.settle()
    assert (await world.loaded()).seats[1].away == now + 5 * DAY
    next_one = await timer(world, "vacation", BOB)
    assert next_one is not None and next_one.due == now + 5 * DAY


async def _back(world: World) -> None:
    assert (await world.loaded()).seats[1].away is None and "remark-back" in await remarks(world)


# -- remind: Bob asks to be reminded later -----------------------------------------------------------------------------


async def _bob_is_due_a_reminder(world: World) -> None:
    await world.store.people.save_person(Person(user=BOB, remind=HOUR))
    await waits(world)
    world.clock.advance(HOUR)


async def _bob_snoozes(world: World) -> None:
    await world.press(BOB, "snooze", "hour")


async def _no_reminder_yet(world: World) -> None:
    before = len(world.messenger.notices(BOB))
    await world.settle()
    assert len(world.messenger.notices(BOB)) == before
    await world.advance(HOUR)
    assert len(world.messenger.notices(BOB)) == before + 1


async def _reminded(world: World) -> None:
    set_anew, before = await timer(world, "remind", BOB), len(world.messenger.notices(BOB))
    assert set_anew is not None and set_anew.due == world.clock.now() + HOUR
    await world.settle()
    assert len(world.messenger.notices(BOB)) == before + 1


# -- plan: Bob does the first step by hand, and the second is to come in its time --------------------------------------


async def _bobs_step_is_due(world: World) -> None:
    await world.started(ANN, BOB)
    await plan(world, BOB, *await jump_and_fly(world, BOB))
    await world.turn(ANN)
    await world.settle()
    world.clock.advance(LONGEST)


async def _bob_does_it_himself(world: World) -> None:
    jump, _ = await jump_and_fly(world, BOB)
    await act(world, BOB, jump)


async def _one_step_is_left(world: World) -> None:
    assert len(await world.entries()) == 3, "the next step is not done in the same moment"
    later = await timer(world, "plan", BOB)
    assert later is not None and later.due > world.clock.now()
    await world.advance(LONGEST)
    assert (await world.loaded()).to_move() == (0,)


async def _first_step_done(world: World) -> None:
    assert len(await world.entries()) == 3


# -- live: Ann, who is awaited, seemed gone; then she moves, and Bob gets his full time --------------------------------


async def _ann_may_have_gone(world: World) -> None:
    await world.started(ANN, BOB)
    world.clock.advance(2 * HERE)
    for user in (ANN, BOB):
        await world.press(user, "looks")
    await world.settle()
    world.clock.advance(HERE + 1)


async def _ann_moves_and_bob_looks(world: World) -> None:
    await world.turn(ANN)
    await world.press(BOB, "looks")


async def _is_still_live(world: World) -> None:
    later = await timer(world, "live", 0)
    assert later is not None and later.due > world.clock.now()


async def _fell_back(world: World) -> None:
    assert await timer(world, "live", 0) is None


# -- index: it is set anew by the next move ---------------------------------------------------------------------------


async def _index_is_due(world: World) -> None:
    await world.started(ANN, BOB)
    await set_by_hand(world, "index", 0, world.clock.now())


async def _bob_is_listed_as_awaited(world: World) -> None:
    await world.settle()
    await _ann_is_listed(world, awaited=False)


async def _ann_is_listed_as_awaited(world: World) -> None:
    await _ann_is_listed(world, awaited=True)


async def _ann_is_listed(world: World, *, awaited: bool) -> None:
    [listed] = await world.store.people.listed(ANN)
    assert listed.listing is not None and listed.listing.awaited is awaited


# -- tell: Bob is to be told, and moves before ------------------------------------------------------------------------


async def _bob_is_to_be_told(world: World) -> None:
    await world.started(ANN, BOB)
    await world.turn(ANN)
    await world.settle()
    async with world.store.write(GUILD) as tx:
        await tx.put_timer(Timer(table=1, kind="tell", due=world.clock.now(), body=b'{"seats":[1]}'))


async def _bob_moves(world: World) -> None:
    await world.turn(BOB)


async def _ann_is_told(world: World) -> None:
    before = len(world.messenger.notices(BOB))
    await world.settle()
    assert len(world.messenger.notices(BOB)) == before


async def _bob_is_told(world: World) -> None:
    before = len(world.messenger.notices(BOB))
    await world.settle()
    assert len(world.messenger.notices(BOB)) == before + 1


# -- tell_stopped: Bob's premoves have stopped, and he moves by hand --------------------------------------------------


async def _bobs_premoves_stopped(world: World) -> None:
    await world.started(ANN, BOB)
    await world.turn(ANN)
    await world.settle()
    await set_by_hand(world, "tell_stopped", BOB, world.clock.now())


CASES: dict[str, Case] = {
    "index": Case(_index_is_due, _ann_moves, _bob_is_listed_as_awaited, _ann_is_listed_as_awaited),
    "tell": Case(_bob_is_to_be_told, _bob_moves, _ann_is_told, _bob_is_told),
    "tell_stopped": Case(_bobs_premoves_stopped, _bob_moves, _ann_is_told, _bob_is_told, target=BOB),
    "computer": Case(_computer_waits, _ann_moves, _computer_moves_next, _computer_rests, target=1),
    "presence": Case(_ann_is_not_there, _ann_moves, _bob_is_looked_after, _paused_for_ann),
    "wake": Case(_pause_is_over, _another_pause, _other_pause_lasts, _goes_on),
    "sleep": Case(_a_silent_month, _ann_moves, _sleeps_a_month_later, _asleep),
    "ballot": Case(_ballot_unanswered, _bob_agrees, _carried, _lapsed, target=1),
    "clock": Case(_ann_has_no_time, _both_move, _ann_has_her_increment, _out_of_time),
    "vacation": Case(_vacation_ends, _vacation_is_extended, _still_away, _back, target=BOB),
    "remind": Case(_bob_is_due_a_reminder, _bob_snoozes, _no_reminder_yet, _reminded, target=BOB),
    "plan": Case(_bobs_step_is_due, _bob_does_it_himself, _one_step_is_left, _first_step_done, target=BOB),
    "live": Case(_ann_may_have_gone, _ann_moves_and_bob_looks, _is_still_live, _fell_back, live=HERE),
}
