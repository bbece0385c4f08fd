"""The state machine with tables that turn live. When they do, whose call is withheld, when they fall back and who is
called then is foretold exactly, by the rules of live tables written down here a second time.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import rule

from bot.games.core.actions import Action
from bot.games.core.log import AnyEntry
from bot.service.card import ButtonId, Card
from bot.service.features.all_handlers import BUTTONS
from bot.service.features.live_mode.actions import HERE
from bot.service.records import Entry
from bot.service.tables import live_mode, premoves
from tests.service.machine import CHANNELS, Club, numbers, people
from tests.service.model import ModelTable
from tests.service.planners import PlannedTable, PlanningClub

NEVER = float("-inf")


@dataclass
class LiveTable(ModelTable):
    """A table that may be live. `rings`: when it is looked whether whoever is awaited is still there."""

    seen_at: dict[int, float] = field(default_factory=dict[int, float])
    counts_from: float = NEVER
    live: bool = False
    rings: float = 0.0
    withheld: set[int] = field(default_factory=set[int])
    recalled: set[int] = field(default_factory=set[int])
    turned: int = 0
    fell: int = 0

    def seen(self, user: int, now: float) -> None:
        """Somebody, player or not, pressed something here: with the last player who was missing it turns live."""
        self.seen_at[user] = now
        here = {one for one, at in self.seen_at.items() if at >= now - HERE}
        playing = set(self.people())
        all_there = len(playing) > 1 and playing <= here and now - HERE >= self.counts_from
        if all_there and self.status == "running" and not self.live:
            self.live, self.rings, self.withheld = True, now + HERE, set()
            self.turned += 1

    def nobody_was_seen(self) -> None:
        """The process is another one."""
        self.seen_at, self.counts_from = {}, NEVER

    def accept(self, entry: AnyEntry, now: float) -> None:
        before = self.to_move()
        super().accept(entry, now)
        after = self.to_move()
        self.withheld &= set(after)
        if set(after) - set(before):
            self.rings = now + HERE  # whoever is awaited newly has his time
        if self.status == "over":
            self._dull()

    def pause(self, now: float, reason: str = "guild") -> None:
        super().pause(now, reason)
        self._dull()

    def _dull(self) -> None:
        self.live, self.withheld, self.recalled = False, set(), set()

    def ring(self, now: float) -> None:
        """Whoever is awaited has gone: it falls back, and who was not called for his turn is to be called now."""
        if not self.live or self.rings > now:
            return
        awaited = [user for seat in self.to_move() if isinstance(user := self.seats[seat], int)]
        lasts = [self.seen_at.get(user, NEVER) for user in awaited]
        if all(last + HERE > now for last in lasts):
            self.rings = min(lasts, default=now) + HERE
            return
        self.recalled = self.withheld & set(self.to_move())
        self.live, self.withheld, self.seen_at, self.counts_from = False, set(), {}, now + HERE
        self.fell += 1

    def told(self, now: float, ways: Mapping[int, str], gone: Collection[int] = ()) -> None:
        """As at other tables, but while it is live whoever was to be told his turn is told when it falls back."""
        if self.live and self.due <= now:
            self.withheld |= self.waiting_to_be_told
            self.waiting_to_be_told = set()
        self.ring(now)
        self.recall(now)
        super().told(now, ways, gone)

    def recall(self, now: float) -> None:
        """Who was not called is to be told as at other tables from now on."""
        if self.recalled:
            self.waiting_to_be_told |= self.recalled & set(self.to_move())
            self.recalled, self.due = set(), min(self.due, now)


class GatheredClub(Club):
    """People who are often all there."""

    table_type = LiveTable
    live = HERE
    lasting = (*Club.lasting, live_mode.KIND)

    def _live_table(self, at: int) -> LiveTable:
        table = self._table(at)
        assert isinstance(table, LiveTable)
        return table

    def _all(self) -> list[LiveTable]:
        return [table for table in self.tables if isinstance(table, LiveTable)]

    async def _press(self, table: ModelTable, user: int, verb: str, *given: str, **more: Any) -> Card:
        self._seen(table.key, user, verb)
        return await super()._press(table, user, verb, *given, **more)

    async def _type(self, table: ModelTable, user: int, action: Action) -> Card:
        if table.seat_of(user) is not None:
            self._seen(table.key, user, "do")
        return await super()._type(table, user, action)

    async def _forged(self, user: int, button_id: ButtonId) -> None:
        self._seen((button_id.guild, button_id.table), user, button_id.verb)
        await super()._forged(user, button_id)

    def _seen(self, key: tuple[int, int], user: int, verb: str) -> None:
        if verb in BUTTONS and not BUTTONS[verb].personal:
            for table in self._all():
                if table.key == key:
                    table.seen(user, self.clock.now())

    # -- processes ------------------------------------------------------------------------------------------------

    async def _restart(self) -> None:
        await super()._restart()
        await self._catch_up()
        for table in self._all():
            await self._follow_the_dead(table)
            table.nobody_was_seen()

    async def _catch_up(self) -> None:
        """Take in what the dead process wrote into the logs."""

    async def _follow_the_dead(self, table: LiveTable) -> None:
        """A process that died while it sent what is due may have looked whether people are there, or not have."""
        stands = await self._stands(table)
        if stands != (table.live, table.rings):
            table.ring(self.clock.now())
        assert not stands[0] or stands == (table.live, table.rings), table.key
        assert stands[0] == table.live, table.key

    async def _failing(self, before: int, after: int, forbidden: bool) -> None:
        for table in self._all():
            table.ring(self.clock.now())
        await super()._failing(before, after, forbidden)

    # -- what people do -------------------------------------------------------------------------------------------

    @rule(at=numbers, chance=numbers, times=st.integers(0, 9))
    def all_are_there_and_play(self, at: int, chance: int, times: int) -> None:
        self.run(self._gather(self._live_table(at), Random(chance), times))

    async def _gather(self, table: LiveTable, random: Random, times: int) -> None:
        for user in table.people():
            await self._look(table, user, "looks")
        for _ in range(times):
            if not table.to_move():
                break
            user = table.seats[table.to_move()[0]]
            if isinstance(user, int):
                legal = table.game.legal(table.state, table.to_move()[0])
                await self._do(table, user, random.choice(legal), None)
            self.clock.advance(random.choice((1, 21, 60)))
            await self._settle()

    @rule(seconds=st.sampled_from([100, HERE - 22, HERE, 2 * HERE]), user=people, at=numbers)
    def minutes_pass_and_somebody_looks(self, seconds: float, user: int, at: int) -> None:
        self.run(self._later(seconds, self._live_table(at), user))

    async def _later(self, seconds: float, table: LiveTable, user: int) -> None:
        await self._pass(seconds)
        self._notices()
        await self._look(table, user, "log")

    # -- what must hold -------------------------------------------------------------------------------------------

    async def _stands(self, table: LiveTable) -> tuple[bool, float]:
        async with self.world.store.read(table.guild) as tx:
            timer = await tx.timer(table.number, live_mode.KIND)
        return (False, table.rings) if timer is None else (True, timer.due)

    async def _check(self, expected: Any = None, sent: bool = False) -> None:
        await super()._check(expected, sent)
        for table in self._all():
            async with self.world.store.read(table.guild) as tx:
                timer = await tx.timer(table.number, live_mode.KIND)
            assert (timer is not None) == table.live, (table.key, "live")
            if timer is not None:
                assert timer.due == table.rings, (table.key, timer.due - table.rings)
                if sent:
                    assert set(live_mode.read(timer).withheld) == table.withheld, (table.key, "withheld")


@dataclass
class GatheredPlannedTable(LiveTable, PlannedTable):
    """A table that may be live, at which people plan."""

    def told(self, now: float, ways: Mapping[int, str], gone: Collection[int] = ()) -> None:
        """Who counted on his plan is not called either, as long as the table is live."""
        if self.live:
            for user in self.to_call:
                seat = self.seat_of(user)
                if seat is not None and seat in self.to_move() and ways.get(user) != "silent":
                    self.withheld.add(seat)
            self.to_call.clear()
        super().told(now, ways, gone)


class GatheredPlanners(GatheredClub, PlanningClub):
    """People who plan, and are often all there. Whose plan does something is there, as if by hand."""

    table_type = GatheredPlannedTable
    steps_due: dict[tuple[int, int, int], float]
    """When the next step of whose plan is due at which table."""

    async def _send(self) -> None:
        self.steps_due = {}
        for guild in CHANNELS:
            async with self.world.store.read(guild) as tx:
                timers = await tx.due_timers(1e12)
            for timer in timers:
                if timer.kind == premoves.KIND:
                    self.steps_due[guild, timer.table, timer.target] = timer.due
        await super()._send()

    async def _hands_before_trouble(self) -> None:
        """Send also what is due where somebody plans: amid trouble he may be called before his plan makes the table
        live, or after that, and then he is not.
        """
        await super()._hands_before_trouble()
        if any(table.waiting_to_be_told and isinstance(table, PlannedTable) and table.intents for table in self.tables):
            await self._settle()

    def _stepped(self, table: LiveTable, user: int, now: float) -> None:
        """Somebody's plan did something, or tried to. A look that was due before it came before it."""
        if table.rings <= self.steps_due[*table.key, user]:
            table.ring(now)
            table.recall(now)
        table.seen(user, now)

    def _played_by_itself(self, table: ModelTable, row: Entry, entry: AnyEntry) -> None:
        super()._played_by_itself(table, row, entry)
        if row.source != "computer":
            assert isinstance(table, LiveTable) and row.user is not None
            self._stepped(table, row.user, row.at)

    def _accepted(self, table: ModelTable, rows: list[Entry], expected: list[AnyEntry]) -> None:
        assert isinstance(table, GatheredPlannedTable)
        for user in self.refused:
            if user in table.intents:
                self._stepped(table, user, self.clock.now())
        super()._accepted(table, rows, expected)

    async def _pass(self, seconds: float) -> None:
        """By less than a minute at once: plans go on before their owners count as gone, as where people play."""
        while seconds > 0:
            await super()._pass(min(seconds, 50))
            seconds -= 50

    async def _catch_up(self) -> None:
        await PlanningClub._check(self)  # what it did, not yet whether tables are live
