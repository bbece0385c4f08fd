"""For each kind of timer: a table at which one is due, what can happen between its being found and its transaction,
and what has to hold then.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable

from bot.service.features.live_mode.actions import HERE
from bot.service.records import DueTimer, Person, Timer, Vacation
from bot.service.tables.clocks import PACES
from bot.service.tables.seating import IDLE, KIND
from tests.service.planned import LONGEST, act, jump_and_fly, plan
from tests.service.test_reminders import waits
from tests.service.world import ANN, BOB, GUILD, World

HOUR, DAY = 3600.0, 86_400.0
MONTH = 31 * DAY
Deed = Callable[[World], Awaitable[None]]


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


async def remarks(world: World, table: int = 1) -> list[str]:
    async with world.store.read(GUILD) as tx:
        return [remark.phrase.key for remark in await tx.remarks(table)]


class Case(ABC):
    """A kind of timer. `target`: whose timer it is. `live`: after how long without a sign players are gone."""

    target: int = 0
    live: float = 0.0

    @abstractmethod
    async def begins(self, world: World) -> None:
        """Bring a table to where the timer is due."""

    async def meanwhile(self, world: World) -> None:
        """Do something by which the timer is set again or struck out."""
        await world.turn(ANN)

    @abstractmethod
    async def kept(self, world: World) -> None:
        """Check what has to hold then."""

    @abstractmethod
    async def acted(self, world: World) -> None:
        """Check what acting on the timer brings."""


class Computer(Case):
    """It was not its turn when the timer was found; then Ann moves, and it is."""

    target = 1

    async def begins(self, world: World) -> None:
        await world.started(ANN, computers=1)
        await set_by_hand(world, "computer", 1, world.clock.now())

    async def kept(self, world: World) -> None:
        assert (await timer(world, "computer", 1)) is not None, "the table would stand for ever"
        await world.settle()
        assert (await world.loaded()).to_move() == (0,)

    async def acted(self, world: World) -> None:
        assert (await world.loaded()).to_move() == (0,) and await timer(world, "computer", 1) is None


class Presence(Case):
    """Ann is looked for and is not there; then she moves."""

    async def begins(self, world: World) -> None:
        await world.started(ANN, BOB)
        world.clock.advance(world.context.settings.presence)
        world.messenger.members_gone.add(ANN)

    async def kept(self, world: World) -> None:
        assert await status(world) == ("running", None), "who moved was not gone"
        set_anew = await timer(world, "presence", 0)
        assert set_anew is not None and set_anew.due == world.clock.now() + world.context.settings.presence

    async def acted(self, world: World) -> None:
        assert await status(world) == ("paused", "left")


class Wake(Case):
    """The pause is ended by hand, and another is agreed on."""

    async def begins(self, world: World) -> None:
        await world.started(ANN, BOB)
        await self._pause(world, "1")
        world.clock.advance(7 * DAY)

    async def meanwhile(self, world: World) -> None:
        await world.press(BOB, "resume")
        await self._pause(world, "2")

    async def _pause(self, world: World, number: str) -> None:
        await world.look(ANN, "pause", "in 7 days")
        await world.press(BOB, "ballot", number, "yes")

    async def kept(self, world: World) -> None:
        assert await status(world) == ("paused", "agreed")
        await world.advance(8 * DAY)
        assert await status(world) == ("running", None)

    async def acted(self, world: World) -> None:
        assert await status(world) == ("running", None)


class Sleep(Case):
    """A player acts."""

    async def begins(self, world: World) -> None:
        await world.started(ANN, BOB)
        world.clock.advance(MONTH)

    async def kept(self, world: World) -> None:
        assert await status(world) == ("running", None)
        await world.advance(MONTH)
        await self.acted(world)

    async def acted(self, world: World) -> None:
        assert await status(world) == ("paused", "asleep")


class Ballot(Case):
    """The last answer comes."""

    target = 1

    async def begins(self, world: World) -> None:
        await world.started(ANN, BOB)
        await world.look(ANN, "pause", "in 20 days")
        world.clock.advance(7 * DAY)

    async def meanwhile(self, world: World) -> None:
        await world.press(BOB, "ballot", "1", "yes")

    async def kept(self, world: World) -> None:
        assert await status(world) == ("paused", "agreed") and await self._outcome(world) == "carried"

    async def acted(self, world: World) -> None:
        assert await self._outcome(world) == "lapsed"

    async def _outcome(self, world: World) -> str | None:
        async with world.store.read(GUILD) as tx:
            ballot = await tx.ballot(1, 1)
        return ballot.outcome if ballot else None


class Clock(Case):
    """Ann moves in the last moment, then Bob, and hers runs again."""

    async def begins(self, world: World) -> None:
        number = await world.opened(ANN)
        await world.press(BOB, "join", table=number)
        await world.press(ANN, "option", "order", table=number, values=("fixed",))
        await world.press(ANN, "term", "clock", table=number, values=("live",))
        await world.press(ANN, "start", table=number)
        await world.settle()
        world.clock.advance(PACES["live"].bank)

    async def meanwhile(self, world: World) -> None:
        world.clock.advance(-1)  # her press had come before
        await world.turn(ANN)
        await world.turn(BOB)
        world.clock.advance(1)

    async def kept(self, world: World) -> None:
        assert (await world.loaded()).to_move() == (0,) and "remark-out-of-time" not in await remarks(world)
        await world.advance(PACES["live"].increment + 1)
        await self.acted(world)

    async def acted(self, world: World) -> None:
        assert "remark-out-of-time" in await remarks(world)


class Away(Case):
    """A vacation ends, and is extended."""

    target = BOB

    async def begins(self, world: World) -> None:
        await world.started(ANN, BOB)
        await self._until(world, world.clock.now() + DAY)
        await world.settle()
        world.clock.advance(DAY)

    async def meanwhile(self, world: World) -> None:
        await self._until(world, world.clock.now() + 5 * DAY)

    async def _until(self, world: World, until: float) -> None:
        now = world.clock.now()
        await world.store.people.save_vacation(Vacation(user=BOB, since=now - DAY, until=until, spread=True))
        await set_by_hand(world, "vacation", BOB, now)

    async def kept(self, world: World) -> None:
        now = world.clock.now()
        await world.settle()
        assert (await world.loaded()).seats[1].away == now + 5 * DAY
        next_one = await timer(world, "vacation", BOB)
        assert next_one is not None and next_one.due == now + 5 * DAY

    async def acted(self, world: World) -> None:
        assert (await world.loaded()).seats[1].away is None and "remark-back" in await remarks(world)


class Remind(Case):
    """Bob asks to be reminded later."""

    target = BOB

    async def begins(self, world: World) -> None:
        await world.store.people.save_person(Person(user=BOB, remind=HOUR))
        await waits(world)
        world.clock.advance(HOUR)

    async def meanwhile(self, world: World) -> None:
        await world.press(BOB, "snooze", "hour")

    async def kept(self, world: World) -> None:
        before = len(world.messenger.notices(BOB))
        await world.settle()
        assert len(world.messenger.notices(BOB)) == before
        await world.advance(HOUR)
        assert len(world.messenger.notices(BOB)) == before + 1

    async def acted(self, world: World) -> None:
        set_anew, before = await timer(world, "remind", BOB), len(world.messenger.notices(BOB))
        assert set_anew is not None and set_anew.due == world.clock.now() + HOUR
        await world.settle()
        assert len(world.messenger.notices(BOB)) == before + 1


class Plan(Case):
    """Bob does the first step by hand, and the second is to come in its time."""

    target = BOB

    async def begins(self, world: World) -> None:
        await world.started(ANN, BOB)
        await plan(world, BOB, *await jump_and_fly(world, BOB))
        await world.turn(ANN)
        await world.settle()
        world.clock.advance(LONGEST)

    async def meanwhile(self, world: World) -> None:
        jump, _ = await jump_and_fly(world, BOB)
        await act(world, BOB, jump)

    async def kept(self, world: World) -> None:
        assert len(await world.entries()) == 3, "the next step is not done in the same moment"
        later = await timer(world, "plan", BOB)
        assert later is not None and later.due > world.clock.now()
        await world.advance(LONGEST)
        assert (await world.loaded()).to_move() == (0,)

    async def acted(self, world: World) -> None:
        assert len(await world.entries()) == 3


class Live(Case):
    """Ann, who is awaited, seemed gone; then she moves, and Bob gets his full time."""

    live = HERE

    async def begins(self, world: World) -> None:
        await world.started(ANN, BOB)
        world.clock.advance(2 * HERE)
        for user in (ANN, BOB):
            await world.press(user, "looks")
        await world.settle()
        world.clock.advance(HERE + 1)

    async def meanwhile(self, world: World) -> None:
        await world.turn(ANN)
        await world.press(BOB, "looks")

    async def kept(self, world: World) -> None:
        later = await timer(world, "live", 0)
        assert later is not None and later.due > world.clock.now()

    async def acted(self, world: World) -> None:
        assert await timer(world, "live", 0) is None


class Index(Case):
    """It is set anew by the next move."""

    async def begins(self, world: World) -> None:
        await world.started(ANN, BOB)
        await set_by_hand(world, "index", 0, world.clock.now())

    async def kept(self, world: World) -> None:
        await world.settle()
        await self._ann_is_listed(world, awaited=False)

    async def acted(self, world: World) -> None:
        await self._ann_is_listed(world, awaited=True)

    async def _ann_is_listed(self, world: World, *, awaited: bool) -> None:
        [listed] = await world.store.people.listed(ANN)
        assert listed.listing is not None and listed.listing.awaited is awaited


class Tell(Case):
    """Bob is to be told, and moves before."""

    async def begins(self, world: World) -> None:
        await world.started(ANN, BOB)
        await world.turn(ANN)
        await world.settle()
        async with world.store.write(GUILD) as tx:
            await tx.put_timer(Timer(table=1, kind="tell", due=world.clock.now(), body=b'{"seats":[1]}'))

    async def meanwhile(self, world: World) -> None:
        await world.turn(BOB)

    async def kept(self, world: World) -> None:
        assert await self._told(world) == 0

    async def acted(self, world: World) -> None:
        assert await self._told(world) == 1

    async def _told(self, world: World) -> int:
        """Send what is due, and return how often Bob is notified by that."""
        before = len(world.messenger.notices(BOB))
        await world.settle()
        return len(world.messenger.notices(BOB)) - before


class TellStopped(Tell):
    """Bob's premoves have stopped, and he moves by hand."""

    target = BOB

    async def begins(self, world: World) -> None:
        await world.started(ANN, BOB)
        await world.turn(ANN)
        await world.settle()
        await set_by_hand(world, "tell_stopped", BOB, world.clock.now())


class Lapse(Case):
    """A lobby is about to close, and Bob joins."""

    async def begins(self, world: World) -> None:
        await world.opened(ANN)
        await world.advance(6 * DAY)
        world.clock.advance(DAY)

    async def meanwhile(self, world: World) -> None:
        await world.press(BOB, "join")

    async def kept(self, world: World) -> None:
        assert await status(world) == ("lobby", None)
        set_anew = await timer(world, "lapse", 0)
        assert set_anew is not None and set_anew.due == world.clock.now() + 6 * DAY

    async def acted(self, world: World) -> None:
        assert await status(world) == ("cancelled", None) and await timer(world, "lapse", 0) is None


class AtScreen(Case):
    """Nobody has used the screen of Ann and a guest; then Ann says again that she is there."""

    target = ANN

    async def begins(self, world: World) -> None:
        number = await world.opened(ANN)
        await world.press(ANN, "guest", table=number, values=("Ben",))
        await world.press(ANN, "start", table=number)
        await world.press(ANN, "here", "0")
        await world.settle()
        world.clock.advance(IDLE)

    async def meanwhile(self, world: World) -> None:
        await world.press(ANN, "here", "0")

    async def kept(self, world: World) -> None:
        assert (await world.loaded()).viewer_of(ANN) == 0
        set_anew = await timer(world, KIND, ANN)
        assert set_anew is not None and set_anew.due == world.clock.now() + IDLE

    async def acted(self, world: World) -> None:
        assert (await world.loaded()).needs_pass(ANN) and await timer(world, KIND, ANN) is None


CASES: dict[str, Case] = {
    "index": Index(),
    "tell": Tell(),
    "tell_stopped": TellStopped(),
    "computer": Computer(),
    "presence": Presence(),
    "wake": Wake(),
    "sleep": Sleep(),
    "ballot": Ballot(),
    "clock": Clock(),
    "vacation": Away(),
    "remind": Remind(),
    "plan": Plan(),
    "live": Live(),
    "lapse": Lapse(),
    "screen": AtScreen(),
}
