"""A month of ten tables: the notices of each player, counted by the rules of notices, through restarts and outages.

The rules are written down here a second time, hour by hour and in plain words (`Rules`), and know nothing of how the
host does it. At the end of every hour everybody must have heard exactly as often as they say. Now and then both players
of a table are there at once, and it turns live.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from bot.clock import SetClock
from bot.service.features.live_mode.actions import HERE
from bot.service.messenger import Later
from bot.service.records import Person
from bot.service.tables import live_mode
from bot.service.times import known_zone
from tests.service.pretended import FakeMessenger
from tests.service.test_digest import berlin
from tests.service.world import ANN, BOB, CEM, CHANNEL, DAN, EVA, GUILD, World, judged
from tests.service.world import world as make_world

HOUR, DAY = 3600.0, 86_400.0
FAY, GUS, HAL = 66, 77, 88
CALLED: dict[int, dict[str, Any]] = {
    ANN: {},
    BOB: {"notice": "mention"},
    CEM: {"notice": "silent"},
    DAN: {"zone": "Europe/Berlin", "quiet": (22 * 60, 7 * 60), "quiet_days": (5, 6)},
    EVA: {"zone": "America/New_York", "digest": 18 * 60},
    FAY: {"remind": DAY},
    GUS: {"dm": "closed"},
    HAL: {},
}
TABLES = (
    *((ANN, BOB), (ANN, CEM), (ANN, DAN), (ANN, EVA), (ANN, FAY)),
    *((BOB, DAN), (EVA, DAN), (FAY, GUS), (HAL, ANN), (HAL, BOB)),
)
"""Who plays with whom; the first hosts and begins."""
AT_ONE_TABLE = {9: "mention", 10: "silent"}
"""What HAL wants at these two."""
PACE = {FAY: 0.008}
"""The probability that a player moves within an hour."""


class Outages(FakeMessenger):
    """A Discord that takes nothing for a while."""

    down = False

    def _fail(self, channel: int) -> None:
        if self.down:
            raise Later(60.0)
        super()._fail(channel)


@dataclass
class Wait:
    """An awaited player. `told`: they were told, or the notice is queued. `reminder`: when, which."""

    user: int
    step: int = 0
    reminder: float | None = None


@dataclass
class Rules:
    """What everybody should have heard."""

    heard: Counter[int] = field(default_factory=Counter[int])
    by_rule: Counter[str] = field(default_factory=Counter[str])
    met: Counter[int] = field(default_factory=Counter[int])
    """How often two were there at once: without a turn (0), with some (1)."""
    waits: dict[int, Wait] = field(default_factory=dict[int, Wait])
    kept: dict[int, dict[int, float]] = field(default_factory=dict[int, dict[int, float]])
    unsent: set[tuple[str, int, int, int]] = field(default_factory=set[tuple[str, int, int, int]])
    """What could not be sent: the kind, the table, who hears it, and who must still be awaited for it to count."""

    def turn(self, table: int, user: int, now: float) -> None:
        """The active player of a table changed: one notice to the next, and nothing for the former one any more."""
        self.awaits(table, user, now)
        self.call(table, user, now)

    def awaits(self, table: int, user: int, now: float) -> None:
        """The same in live mode: no notices are sent."""
        former = self.waits.get(table)
        if former is not None:
            self.kept.get(former.user, {}).pop(table, None)
            self.unsent -= {found for found in self.unsent if found[1] == table and found[3] == former.user}
        wait = self.waits[table] = Wait(user)
        if user == FAY:
            wait.reminder = now + DAY

    def call(self, table: int, user: int, now: float) -> None:
        """A player is to be told their turn, in their way and at their time."""
        if user == CEM or (user == HAL and AT_ONE_TABLE.get(table) == "silent"):
            return
        if user == EVA:
            self.kept.setdefault(EVA, {})[table] = next(at for at in hours(now) if on_the_clock(EVA, at).hour == 18)
        elif user == DAN and quiet(now):
            self.kept.setdefault(DAN, {})[table] = next(at for at in hours(now) if not quiet(at))
        else:
            self.unsent.add(("turn", table, user, user))

    def hour(self, now: float, up: bool) -> None:
        """Whatever is due by now happens; what can be sent is sent."""
        for table, wait in self.waits.items():
            if wait.reminder is not None and wait.reminder <= now:
                self._remind(table, wait, now)
        if not up:
            return
        for kind, _, user, _ in self.unsent:
            self._tell(kind, user)
        self.unsent.clear()
        for user, tables in self.kept.items():
            if any(due <= now for due in tables.values()) and not (user == DAN and quiet(now)):
                self._tell("together", user)
                tables.clear()

    def _remind(self, table: int, wait: Wait, now: float) -> None:
        """Three times the player, once the table, once its host, then silence."""
        if wait.step < 3:
            self.unsent.discard(("turn", table, wait.user, wait.user))  # the same direct message says both
            self.unsent.add(("reminder", table, wait.user, wait.user))
        elif wait.step == 3:
            self.unsent.add(("table", table, wait.user, wait.user))
        elif TABLES[table - 1][0] != wait.user:
            self.unsent.add(("host", table, TABLES[table - 1][0], 0))
        wait.step += 1
        wait.reminder = now + DAY if wait.step <= 4 else None

    def _tell(self, kind: str, user: int) -> None:
        self.heard[user] += 1
        self.by_rule[kind] += 1


def on_the_clock(user: int, at: float) -> datetime:
    return datetime.fromtimestamp(at, known_zone(CALLED[user]["zone"]))


def quiet(at: float) -> bool:
    """Return whether DAN has quiet hours or a quiet weekend."""
    there = on_the_clock(DAN, at)
    return there.hour >= 22 or there.hour < 7 or there.weekday() >= 5


def hours(now: float) -> Iterator[float]:
    return (now + step * HOUR for step in range(1, 24 * 10))


def heard(messenger: FakeMessenger) -> Counter[int]:
    return Counter({user: len(messenger.notices(user)) for user in CALLED})


async def begun(world: World) -> None:
    """Begin the ten tables, and let all players set afterwards how they want to be notified."""
    for number, (host, guest) in enumerate(TABLES, 1):
        channel = CHANNEL + number % 3
        loaded = await world.started(host, guest, channel=channel)
        assert loaded.table.id == number
    for user, wishes in CALLED.items():
        await world.store.people.save_person(Person(user=user, **wishes))
    for number, way in AT_ONE_TABLE.items():
        await world.look(HAL, "notice", way, table=f"{GUILD}/{number}")
    await world.settle()


async def one_hour(world: World, rules: Rules, chance: random.Random) -> None:
    """What is due happens; then some of those who are awaited make their move."""
    assert isinstance(world.messenger, Outages)
    up, now = not world.messenger.down, world.clock.now()
    await world.settle()
    rules.hour(now, up)
    for table in range(1, len(TABLES) + 1):
        user = await world.awaited(table)
        if chance.random() < PACE.get(user, 0.04):
            await world.turn(user, table)
            await world.settle()
            rules.turn(table, await world.awaited(table), now)
            rules.hour(now, up)


async def together(world: World, rules: Rules, chance: random.Random) -> float:
    """Within an hour both players of a table are present for a while, and then gone; return how long it took.

    While both are present there are no notices. A player awaited after that whose notice was withheld gets it.
    """
    start, table = world.clock.now(), chance.randint(1, len(TABLES))
    heard_before = heard(world.messenger)
    for user in TABLES[table - 1]:
        await world.press(user, "looks", table=table)
    for _ in range(turns := chance.choice((0, 1, 2, 3))):
        await world.turn(await world.awaited(table), table)
        rules.awaits(table, await world.awaited(table), world.clock.now())
        await world.advance(chance.choice((20, 60, 200)))
    assert heard(world.messenger) == heard_before, "no notice where all players are present"
    async with world.store.read(GUILD) as tx:
        assert await live_mode.is_live(tx, table)
    await world.advance(HERE + 1)
    if turns:
        rules.call(table, await world.awaited(table), start)  # the hours are counted from the full one
        rules.hour(start, up=True)
    rules.met[min(turns, 1)] += 1
    return world.clock.now() - start


@pytest.mark.files("processor time for so many actions in a short test")
@pytest.mark.guarantee("reminders-arrive")
@pytest.mark.parametrize("days", [14, pytest.param(30, marks=pytest.mark.slow)])
async def test_a_month_of_ten_tables(tmp_path: Path, days: int) -> None:
    """In the short form it is half a month, in which no host needs to be told of a player who is away."""
    chance = random.Random(2028)
    clock = SetClock(berlin(1, 12))
    messenger = Outages(clock=clock, judge=judged)
    messenger.closed = {GUS}
    rules = Rules()
    again: dict[str, Any] = {"hold": 0.0, "live": HERE, "clock": clock, "messenger": messenger}
    async with make_world(tmp_path, **again) as world:
        await begun(world)
        for table in range(1, len(TABLES) + 1):
            rules.waits[table] = Wait(await world.awaited(table))
    rules.heard = heard(messenger)
    restarts, off, down, hour, met = 0, 0, 0, 0, 0.0
    while hour < days * 24:
        async with make_world(tmp_path, seed=hour, **again) as world:
            restarts, world.asked = restarts + 1, 10_000 * (hour + 1)
            for _ in range(chance.randint(6, 60)):
                clock.advance(HOUR - met)
                hour += 1
                messenger.down = hour % 96 in range(50, 58)
                down += messenger.down
                await one_hour(world, rules, chance)
                told = heard(messenger)
                assert told == rules.heard, (hour, now(clock), told - rules.heard, rules.heard - told)
                met = await together(world, rules, chance) if not messenger.down and chance.random() < 0.06 else 0.0
                told = heard(messenger)
                assert told == rules.heard, (hour, now(clock), told - rules.heard, rules.heard - told)
        asleep = chance.choice((0, 0, 3, 14))  # players cannot move while the bot is off
        clock.advance(asleep * HOUR)
        hour, off = hour + asleep, off + asleep
    assert restarts > days // 3 and off > days * 2 // 3 and down > days * 2 // 3
    kinds = {"turn", "together", "reminder", "table", *(["host"] if days == 30 else [])}
    assert all(rules.by_rule[kind] for kind in kinds), rules.by_rule
    assert rules.met[0] > days // 10 and rules.met[1] > days // 3, rules.met


def now(clock: SetClock) -> datetime:
    return datetime.fromtimestamp(clock.now(), known_zone("Europe/Berlin"))
