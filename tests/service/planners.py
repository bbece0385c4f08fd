"""The state machine with people who plan ahead. When a plan is made, goes on, stops and is told of is foretold exactly,
by the rules of plans written down here a second time.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import rule

from bot.games.core.actions import Action, nouns, verb_of
from bot.games.core.codec import encode
from bot.games.core.log import Acted, AnyEntry, TookBack, acted, action_of
from bot.games.core.lookahead import lookahead
from bot.service.records import Entry
from bot.tools.random_play import draw_by_kind
from tests.service.machine import GAME, Club, numbers, people
from tests.service.model import ModelTable

AHEAD = lookahead(GAME)


def known(state: Any, seat: int) -> bytes:
    """What a seat knows and could do."""
    assert AHEAD is not None
    view = GAME.view(state, seat)
    return encode((AHEAD.relevant_view(view, seat), AHEAD.look_ahead(view, seat, ()).actions))


@dataclass
class Intent:
    """A plan that goes on. `counted`: he has not been told of his present turn, or made it in this turn."""

    steps: list[Action]
    known: bytes
    counted: bool = False


@dataclass
class PlannedTable(ModelTable):
    """A table at which people plan."""

    intents: dict[int, Intent] = field(default_factory=dict[int, Intent])
    to_call: set[int] = field(default_factory=set[int])

    def intend(self, user: int, actions: list[Action]) -> None:
        seat = self.seat_of(user)
        if actions and seat is not None:
            self.intents[user] = Intent(actions, known(self.state, seat), seat in self.to_move())

    def accept(self, entry: AnyEntry, now: float) -> None:
        before = self.state
        super().accept(entry, now)
        for user, intent in list(self.intents.items()):
            seat = self.seat_of(user)
            if seat is None or not self.game.to_move(self.state):
                del self.intents[user]
                continue
            goes_on = self._goes_on(user, intent, seat, entry, before)
            if not goes_on:
                del self.intents[user]
                if goes_on is False and intent.counted and seat in self.to_move():
                    self.to_call.add(user)
            elif seat not in self.to_move():
                intent.counted = False
        if self.status == "over":
            self.to_call.clear()

    def not_possible(self, user: int) -> None:
        """His next step was tried, and cannot be done."""
        intent, seat = self.intents.pop(user), self.seat_of(user)
        assert seat is not None and intent.steps[0] not in self.game.legal(self.state, seat)
        self.to_call.add(user)

    def _goes_on(self, user: int, intent: Intent, seat: int, entry: AnyEntry, before: Any) -> bool | None:
        """Whether a plan goes on; False: it stops, None: it is let go."""
        match entry:
            case Acted() if entry.seat == seat:
                done = action_of(self.game.meta.verb_map(), entry)
                if done != intent.steps[0]:
                    return None
                intent.steps = intent.steps[1:]
                intent.known = known(self.state, seat)
                if not intent.steps:
                    return False if seat in self.to_move() else None
                return self._foreseen(before, seat, done)
            case TookBack() if entry.seat == seat:
                return None
            case Acted() | TookBack():
                return known(self.state, seat) == intent.known
            case _:
                return True

    def _foreseen(self, before: Any, seat: int, done: Action) -> bool:
        assert AHEAD is not None
        expected = AHEAD.look_ahead(GAME.view(before, seat), seat, (done,))
        if not expected.certain:
            return True
        actions = AHEAD.look_ahead(expected.view, seat, ()).actions
        return encode((AHEAD.relevant_view(expected.view, seat), actions)) == known(self.state, seat)

    def told(self, now: float, ways: Mapping[int, str], gone: Collection[int] = ()) -> None:
        playing = {user for user in self.intents if self.seat_of(user) in self.to_move()}
        ready = self.waiting_to_be_told if self.due <= now and self.status == "running" else set[int]()
        spared = {self.seats[seat] for seat in ready} & playing
        handed = set(self.handed)  # a first hand comes in any case
        super().told(now, ways, gone)
        if self.walk is None or self.status == "paused":
            return
        for user in spared & playing:
            assert isinstance(user, int)
            self.intents[user].counted = True
            if ways.get(user, "dm") == "dm" and user in handed:
                self.messages[user] -= 1
        for user in self.to_call & handed:  # who has his first hand only now hears of it by that
            if self.seat_of(user) in self.to_move() and ways.get(user) != "silent":
                self.messages[user] += 1
        self.to_call.clear()


class PlanningClub(Club):
    """People who plan, at all their tables."""

    table_type = PlannedTable
    refused: list[int]

    def _by_itself(self, table: ModelTable, row: Entry) -> bool:
        planned = row.source == "panel" and row.interaction is None
        return super()._by_itself(table, row) or planned

    def _played_by_itself(self, table: ModelTable, row: Entry, entry: AnyEntry) -> None:
        if row.source == "computer":
            super()._played_by_itself(table, row, entry)
            return
        assert isinstance(table, PlannedTable) and isinstance(entry, Acted)
        user = table.seats[entry.seat]
        assert row.user == user and isinstance(user, int) and entry.seat in table.to_move()
        intent = table.intents[user]
        action = action_of(GAME.meta.verb_map(), entry)
        assert action == intent.steps[0] and action in GAME.legal(table.state, entry.seat)
        assert known(table.state, entry.seat) == intent.known, "never for what he has not seen"
        assert entry == acted(entry.seat, action) and row.source == "panel", "as if he had done it by hand"
        intent.counted = True

    @rule(user=people, at=numbers, chance=numbers, count=st.integers(1, 4))
    def somebody_plans(self, user: int, at: int, chance: int, count: int) -> None:
        self.run(self._plan(self._planned_table(at), user, Random(chance), count))

    def _planned_table(self, at: int) -> PlannedTable:
        table = self._table(at)
        assert isinstance(table, PlannedTable)
        return table

    async def _plan(self, table: PlannedTable, user: int, random: Random, count: int) -> None:
        seat = table.seat_of(user)
        await self._press(table, user, "plan-clear")
        if table.walk is not None and table.status in ("running", "paused"):
            table.intents.pop(user, None)
        planned: list[Action] = []
        for _ in range(count):
            if seat is None or table.status not in ("running", "paused"):
                await self._press(table, user, "plan-do", "top-up", "-")
                break
            assert AHEAD is not None
            offers = AHEAD.look_ahead(GAME.view(table.state, seat), seat, tuple(planned)).actions
            if not offers:
                break
            planned.append(draw_by_kind(offers, random))
            await self._press(table, user, "plan-do", verb_of(planned[-1]), *nouns(planned[-1]))
        table.intend(user, planned)
        await self._check()

    @rule(user=people, at=numbers)
    def somebody_drops_his_plan(self, user: int, at: int) -> None:
        self.run(self._drop(self._planned_table(at), user))

    async def _drop(self, table: PlannedTable, user: int) -> None:
        await self._press(table, user, "plan-clear")
        if table.seat_of(user) is not None and table.status in ("running", "paused"):
            table.intents.pop(user, None)
        await self._check()

    @rule(times=st.integers(1, 6))
    def plans_go_on(self, times: int) -> None:
        self.run(self._go_on(times))

    async def _go_on(self, times: int) -> None:
        for _ in range(times):
            self.clock.advance(25)
            await self._settle()

    @rule(at=numbers, chance=numbers, steps=st.integers(1, 3))
    def whoever_is_next_has_planned(self, at: int, chance: int, steps: int) -> None:
        """Everybody but the one who is awaited plans, and he ends his turn."""
        if (found := self._awaited(at)) is not None:
            self.run(self._next_has_planned(*found, Random(chance), steps))

    async def _next_has_planned(self, table: ModelTable, user: int, random: Random, steps: int) -> None:
        assert isinstance(table, PlannedTable)
        for other in table.people():
            if other != user:
                await self._plan(table, other, random, steps)
        seat = table.to_move()
        for _ in range(4):
            if table.to_move() == seat:
                legal = [one for one in GAME.legal(table.state, seat[0]) if verb_of(one) in ("jump", "fly", "take")]
                await self._do(table, user, draw_by_kind(legal or GAME.legal(table.state, seat[0]), random), None)
        await self._go_on(6)

    async def _read(self, table: ModelTable) -> Any:
        found = await super()._read(table)
        async with self.world.store.read(table.guild) as tx:
            self.refused = [
                plan.user
                for plan in await tx.premove_queues(table.number)
                if plan.stopped is not None and plan.stopped.key == "plan-stopped-refused"
            ]
        return found

    def _accepted(self, table: ModelTable, rows: list[Entry], expected: list[AnyEntry]) -> None:
        super()._accepted(table, rows, expected)
        assert isinstance(table, PlannedTable)
        for user in self.refused:
            if user in table.intents:
                table.not_possible(user)

    async def _check(self, expected: Any = None, sent: bool = False) -> None:
        await super()._check(expected, sent)
        for table in self.tables:
            assert isinstance(table, PlannedTable)
            async with self.world.store.read(table.guild) as tx:
                plans = await tx.premove_queues(table.number)
            alive = {plan.user: plan.steps for plan in plans if plan.stopped is None}
            should = {
                user: tuple((verb_of(step), *nouns(step)) for step in intent.steps)
                for user, intent in table.intents.items()
            }
            assert alive == should, (table.key, alive, should)
