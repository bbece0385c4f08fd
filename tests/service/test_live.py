"""Live mode: it begins by itself when all players are present, sends no notices, and ends quietly. Awaited players
whose notice was withheld then get it once.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from bot.clock import SetClock
from bot.commands.run import host_settings
from bot.config import Settings
from bot.service.answers.open_panels import GAP
from bot.service.card import ButtonId
from bot.service.features.live_mode.actions import HERE
from bot.service.features.looks.cards import RECENT
from bot.service.records import Note
from bot.service.tables import live_mode
from db.repositories.tables import LogReads
from tests.db.support import counted
from tests.leaks.changed import instead
from tests.service.planned import a_jump, act, jump_and_fly, plan
from tests.service.pretended import FakeMessenger, text
from tests.service.world import ANN, BOB, CEM, CHANNEL, DAN, GUILD, World, judged
from tests.service.world import world as make_world

LINE = "Everybody is here"


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with make_world(tmp_path / "data", live=HERE) as made:
        yield made


async def is_live(world: World, table: int = 1) -> bool:
    async with world.store.read(GUILD) as tx:
        return await live_mode.is_live(tx, table)


async def all_there(world: World, *users: int) -> None:
    """A table at which all press something within a minute."""
    await world.started(*users)
    world.clock.advance(2 * HERE)
    for user in users:
        assert not await is_live(world)
        await world.press(user, "looks")
        world.clock.advance(20)
    assert await is_live(world)
    await world.settle()


def heard(world: World, *users: int) -> list[int]:
    return [len(world.messenger.notices(user)) for user in users]


@pytest.mark.files("trips to a file's thread")
async def test_a_click_at_a_live_table_reads_it_once(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the panel needs comes with the table, or was read for the action."""
    await all_there(world, ANN, BOB)
    mover = await world.awaited()
    jump = await a_jump(world, mover)
    await world.press(mover, "act")
    trips = counted(monkeypatch)
    await world.press(mover, "act")
    assert len(trips) == 1
    trips.clear()
    await act(world, mover, jump)
    assert len(trips) == 2, "the table, and the commit"


async def test_an_open_panel_reads_no_more_of_the_log_than_it_needs(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At a live table the newest entry; else what its news come from, and no more besides."""
    await world.started(ANN, BOB)
    request = world.ask(BOB)
    panel = await world.service.press(request.on(ButtonId(GUILD, 1, "act")))
    await world.service.answered(request, 7000, panel)
    await world.service.panels.settle()
    read: list[int | None] = []
    instead(
        LogReads, "entries", lambda plain, *given, **named: (read.append(named.get("last")), plain(*given, **named))[1]
    )(monkeypatch)

    async def updated() -> list[int | None]:
        world.clock.advance(GAP)
        read.clear()
        await world.service.panels.settle()
        return [*read]

    await world.turn(ANN)
    assert await is_live(world)
    assert await updated() == [1] and "Your turn" in text(world.messenger.answers[-1][1])
    await world.advance(HERE + 1)
    await updated()
    await world.turn(BOB)
    assert not await is_live(world)
    assert await updated() == [RECENT] and "Ann is to move" in text(world.messenger.answers[-1][1])


async def test_an_open_panel_tells_what_was_done_before_a_computer(world: World) -> None:
    number = await world.opened(ANN)
    await world.press(BOB, "join", table=number)
    await world.press(ANN, "computer", "easy", table=number)
    await world.press(ANN, "option", "order", table=number, values=("fixed",))
    await world.press(ANN, "start", table=number)
    await world.turn(ANN)
    request = world.ask(BOB)
    panel = await world.service.press(request.on(ButtonId(GUILD, 1, "act")))
    await world.service.answered(request, 7000, panel)
    await world.turn(BOB)
    assert await is_live(world)
    await world.settle()
    assert (await world.entries())[-1].seat == 2
    world.clock.advance(GAP)
    await world.service.panels.settle()
    assert "✅ " in text(world.messenger.answers[-1][1])


@pytest.mark.files("trips to a file's thread")
async def test_click_that_turns_a_table_live_takes_one_transaction(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.started(ANN, BOB)
    world.clock.advance(2 * HERE)
    await world.press(ANN, "act")
    trips = counted(monkeypatch)
    await world.press(BOB, "act")
    assert len(trips) == 4, "the language, the table, the commit, and the panel"
    assert await is_live(world)


async def test_incomplete_table_costs_one_transaction_at_most(world: World) -> None:
    await world.started(ANN, BOB, CEM)
    world.clock.advance(2 * HERE)
    await world.press(ANN, "looks")
    before = world.store.commits(GUILD)
    for user in (BOB, ANN, BOB):
        await world.press(user, "looks")
    assert world.store.commits(GUILD) == before + 1 and not await is_live(world)
    await world.press(CEM, "looks")
    assert await is_live(world)


async def test_table_turns_live_with_the_last_player_without_notices(world: World) -> None:
    await all_there(world, ANN, BOB)
    before, posted = heard(world, ANN, BOB), len(world.messenger.made)
    board = world.messenger.in_channel()[-1]
    assert LINE in text(board.card)
    for _ in range(3):
        await world.turn(ANN)
        await world.advance(30)
        await world.turn(BOB)
        await world.advance(30)
    assert heard(world, ANN, BOB) == before and len(world.messenger.made) == posted, "not even a new board"
    assert "Ann is to move" in text(board.card)
    assert "action 1 of 2" in text(world.messenger.dms(ANN)[-1].card), "letters follow all the same"


async def test_panels_are_short_while_looking_counts_as_presence(world: World) -> None:
    await all_there(world, ANN, BOB)
    async with world.store.write(GUILD) as tx:
        await tx.add_note(Note(table=1, user=BOB, at=0.0, text="gold"))
    await world.turn(ANN)
    await world.settle()
    short = text(await world.press(BOB, "act"))
    board = text(world.messenger.in_channel()[-1].card)
    for _ in range(4):
        await world.advance(HERE - 10)
        await world.press(BOB, "log")
    await world.advance(HERE - 10)
    assert await is_live(world), "who looks is here"
    await world.advance(HERE)
    assert not await is_live(world)
    full = text(await world.press(BOB, "act"))
    assert "Since your last turn" in full and "gold" in full
    assert "Since your last turn" not in short and "gold" not in short and len(short) < len(full)
    assert LINE in board and LINE not in text(world.messenger.in_channel()[-1].card)


@pytest.mark.parametrize("way", ["dm", "mention", "silent"])
async def test_player_who_goes_is_notified_once_in_their_way(world: World, way: str) -> None:
    await world.look(BOB, "notice", way)
    await all_there(world, ANN, BOB)
    await world.turn(ANN)
    await world.settle()
    before = heard(world, BOB)[0]
    await world.advance(HERE - 1)
    assert heard(world, BOB)[0] == before and await is_live(world)
    await world.advance(2)
    assert not await is_live(world)
    assert heard(world, BOB)[0] == before + (way != "silent")
    await world.advance(20 * HERE)
    assert heard(world, BOB)[0] == before + (way != "silent")
    if way != "silent":
        assert (world.messenger.notices(BOB)[-1].channel == CHANNEL) == (way == "mention")


async def test_it_does_not_flap(world: World) -> None:
    await all_there(world, ANN, BOB)
    before = heard(world, ANN)[0]
    await world.advance(HERE + 1)
    assert not await is_live(world) and heard(world, ANN)[0] == before, "Ann was told when her turn began"
    for _ in range(9):
        for user in (ANN, BOB):
            await world.press(user, "looks")
        assert not await is_live(world)
        await world.advance(60)
    for _ in range(2):
        await world.advance(60)
        for user in (ANN, BOB):
            await world.press(user, "looks")
    assert await is_live(world)


async def test_strangers_computers_and_one_alone_make_no_table_live(world: World) -> None:
    await world.started(ANN, computers=2)
    for _ in range(3):
        await world.press(ANN, "looks")
        await world.press(CEM, "looks")
    assert not await is_live(world)
    await world.started(ANN, BOB, CEM)
    world.clock.advance(2 * HERE)
    await world.press(ANN, "looks", table=2)
    await world.press(DAN, "looks", table=2)
    await world.press(BOB, "looks", table=2)
    assert not await is_live(world, 2)
    await world.look(CEM, "vacation", "computer 5 days")
    await world.settle()
    await world.press(BOB, "looks", table=2)
    assert await is_live(world, 2), "who plays is there"


async def test_what_stops_is_not_live(world: World) -> None:
    await all_there(world, ANN, BOB)
    await world.service.guild_lost(GUILD)
    assert not await is_live(world)
    await world.service.guild_seen(GUILD, "Club", "en")
    await world.settle()
    await world.press(ANN, "looks")
    assert await is_live(world), "both were there a moment ago"
    await world.press(ANN, "cancel-game")
    await world.press(BOB, "ballot", "1", "yes")
    await world.advance(2 * HERE)
    assert not await is_live(world)
    assert await world.unsent() == ([], [])


async def test_premoves_ending_in_live_mode_notify_no_present_player(world: World) -> None:
    await all_there(world, ANN, BOB)
    before = heard(world, ANN)[0]
    await plan(world, ANN, await a_jump(world, ANN))
    await world.advance(100)
    assert len(await world.entries()) == 1 and heard(world, ANN)[0] == before
    await world.advance(HERE)
    assert not await is_live(world) and heard(world, ANN)[0] == before + 1


async def test_newly_awaited_player_has_full_time_if_work_is_late(world: World) -> None:
    """A plan ends a turn, and only then it is looked who is there: by what holds by then."""
    await all_there(world, ANN, BOB)
    await world.advance(180)
    first, second = await jump_and_fly(world, ANN)
    await act(world, ANN, first)
    await plan(world, ANN, second)
    before = heard(world, BOB)
    await world.advance(HERE - 190)  # the step was due, then the look
    assert await world.awaited() == BOB and len(await world.entries()) == 2
    assert await is_live(world) and heard(world, BOB) == before
    await world.advance(HERE - 1)
    assert await is_live(world) and heard(world, BOB) == before
    await world.advance(1)
    assert not await is_live(world) and heard(world, BOB) == [before[0] + 1]


def test_it_is_five_minutes_where_people_play() -> None:
    assert host_settings(Settings()).live == HERE == 300.0


@dataclass
class Rules:
    """Who should have heard how often, by the rules of notices and of live tables, written down a second time."""

    users: tuple[int, ...]
    last: dict[int, float] = field(default_factory=dict[int, float])
    live: bool = False
    not_before: float = float("-inf")
    awaited: int = 0
    since: float = 0.0
    called: bool = True
    heard: Counter[int] = field(default_factory=Counter[int])

    def press(self, user: int, now: float) -> None:
        self.last[user] = now
        begins = now - HERE
        if begins >= self.not_before and all(self.last.get(one, float("-inf")) >= begins for one in self.users):
            self.live = True

    def turn(self, user: int, now: float) -> None:
        self.awaited, self.since, self.called = user, now, False

    def sent(self, now: float) -> None:
        """What is due by now happens."""
        gone = max(self.since, self.last.get(self.awaited, float("-inf"))) + HERE <= now
        if self.live and gone:
            self.live, self.not_before, self.last = False, now + HERE, {}
        if not self.live and not self.called:
            self.heard[self.awaited] += 1
            self.called = True


async def minute(world: World, rules: Rules, chance: random.Random, eager: float) -> None:
    """Some players click; the awaited one may end their turn."""
    now = world.clock.now()
    await world.settle()
    rules.sent(now)
    for user in rules.users:
        if chance.random() < eager / 3:
            rules.press(user, now)
            await world.press(user, chance.choice(("looks", "log", "act")))
    user = await world.awaited()
    if chance.random() < eager:
        rules.press(user, now)
        await world.turn(user)
        rules.turn(await world.awaited(), now)
    await world.settle()
    rules.sent(now)


async def test_two_days_of_a_table_that_is_live_now_and_then(tmp_path: Path) -> None:
    """Phases in which people are there and others in which they are not, and restarts: everybody hears what is due."""
    chance, users, clock = random.Random(5), (ANN, BOB, CEM), SetClock()
    messenger = FakeMessenger(clock=clock, judge=judged)
    again: dict[str, Any] = {"hold": 0.0, "live": HERE, "clock": clock, "messenger": messenger}
    rules = Rules(users)
    async with make_world(tmp_path, **again) as world:
        await world.look(BOB, "notice", "mention")
        await world.started(*users)
    rules.heard = Counter({user: len(messenger.notices(user)) for user in users})
    rules.awaited, rules.since = ANN, clock.now()
    phases = turned = restarts = 0
    while phases < 16:
        async with make_world(tmp_path, seed=phases, **again) as world:
            world.asked, rules.last, rules.not_before = 10_000 * (phases + 1), {}, float("-inf")
            restarts += 1
            for _ in range(chance.randint(1, 3)):
                eager, phases = chance.choice((0.0, 0.05, 0.5, 0.9)), phases + 1
                for _ in range(chance.randint(5, 25)):
                    clock.advance(60)
                    before = rules.live
                    await minute(world, rules, chance, eager)
                    turned += rules.live and not before
                    assert await is_live(world) == rules.live
                    told = Counter({user: len(messenger.notices(user)) for user in users})
                    assert told == rules.heard, (phases, told, rules.heard)
    assert turned > 2 and restarts > 5
