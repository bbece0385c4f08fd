"""Clocks run only while the bot does, and stop at tables where no player may be hurried."""

from __future__ import annotations

import re
from typing import Any
from unittest.mock import ANY

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.errors import StoreFull
from bot.service.features.seats.out_of_time import HELD
from bot.service.tables import clocks
from bot.service.tables.clocks import DAY, PACES, Dial, Pace
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.uptime import Heart
from tests.service.pretended import text
from tests.service.world import ANN, BOB, CEM, EVA, GUILD, World
from tests.support.due import due_timers

HOUR = 3600.0

# -- the value --------------------------------------------------------------------------------------------------------


def test_it_runs_stands_and_does_not_run_while_the_bot_is_off() -> None:
    dial = clocks.start(Dial(100.0), 1000.0)
    assert clocks.start(dial, 1050.0) == dial, "one that runs goes on"
    assert clocks.deadline(dial, ()) == 1100.0 and clocks.deadline(Dial(100.0), ()) is None
    assert clocks.left(dial, 1030.0, ()) == 70.0 and clocks.left(dial, 5000.0, ()) == 0.0
    stands = clocks.stop(dial, 1030.0, ())
    assert stands == Dial(70.0) and clocks.left(stands, 9999.0, ()) == 70.0
    outages = ((500.0, 600.0), (990.0, 1010.0), (1050.0, 2000.0), (2040.0, 3000.0), (9000.0, 9100.0))
    assert clocks.left(dial, 2010.0, outages) == 50.0
    assert clocks.deadline(dial, outages) == 3020.0
    assert clocks.left(dial, 3020.0, outages) == 0.0


def test_downtime_counts_once_and_not_in_advance() -> None:
    noted = ((50.0, 60.0), (0.0, 10.0), (5.0, 7.0), (10.0, 20.0), (55.0, 90.0), (80.0, 95.0))
    assert clocks.joined(noted, 70.0) == ((0.0, 10.0), (10.0, 20.0), (50.0, 70.0))
    assert clocks.joined(noted, 200.0) == ((0.0, 10.0), (10.0, 20.0), (50.0, 95.0))


def test_what_a_turn_adds_has_a_cap() -> None:
    pace = Pace(100.0, 30.0, 110.0)
    assert clocks.credit(Dial(50.0), pace).bank == 80.0
    assert clocks.credit(Dial(90.0), pace).bank == 110.0
    assert clocks.credit(Dial(200.0), pace).bank == 200.0, "nothing is taken away"


gaps = st.lists(st.tuples(st.floats(0, 1000), st.floats(0.1, 500)), max_size=6)


@given(st.floats(1, 5000), st.floats(0, 2000), gaps)
def test_at_the_deadline_nothing_is_left_and_before_it_something(bank: float, since: float, times: list) -> None:
    outages, end = [], 0.0
    for wait, lasts in times:
        outages.append((end + wait, end + wait + lasts))
        end += wait + lasts
    dial = Dial(bank, since)
    due = clocks.deadline(dial, outages)
    assert due is not None
    assert clocks.left(dial, due, outages) == pytest.approx(0.0, abs=1e-6)
    assert clocks.left(dial, due - 0.5, outages) >= 0.0
    assert clocks.left(dial, due + 1.0, outages) == pytest.approx(0.0, abs=1e-6)
    assert due >= since + bank


# -- at a table -------------------------------------------------------------------------------------------------------


async def begun(world: World, *users: int, clock: str = "daily", out_of_time: str = "computer") -> LoadedTable:
    number = await world.opened(users[0])
    for user in users[1:]:
        await world.press(user, "join", table=number)
    await world.press(users[0], "option", "order", table=number, values=("fixed",))
    await world.press(users[0], "term", "clock", table=number, values=(clock,))
    await world.press(users[0], "term", "out-of-time", table=number, values=(out_of_time,))
    await world.press(users[0], "start", table=number)
    await world.settle()
    return await world.loaded(number)


async def banks(world: World) -> list[float | None]:
    return [seat.bank for seat in (await world.loaded()).seats]


async def ticking(world: World) -> list[bool]:
    return [seat.ticking is not None for seat in (await world.loaded()).seats]


async def beats(world: World, heart: Heart, seconds: float) -> None:
    """Let so much time go by as it does while the bot runs."""
    for _ in range(round(seconds / 30)):
        world.clock.advance(30)
        await heart.beat()
        await world.settle()


def board(world: World) -> str:
    return text(next(m.card for m in reversed(world.messenger.in_channel()) if "is to move" in text(m.card)))


async def test_without_the_term_there_is_no_clock(world: World) -> None:
    await world.started(ANN, BOB)
    assert await banks(world) == [None, None] and "has time until" not in board(world)
    await world.advance(20 * DAY)
    assert await world.awaited() == ANN


async def test_awaited_players_lose_time_until_the_game_ends(world: World) -> None:
    await begun(world, ANN, BOB)
    pace, now = PACES["daily"], world.clock.now()
    assert await ticking(world) == [True, False]
    due = int(now + pace.bank)
    assert f"Ann has time until <t:{due}:f>" in board(world)
    assert f"<t:{due}:f>" in text(world.messenger.dms(ANN)[-1].card)
    assert "has time until" not in text(world.messenger.dms(BOB)[-1].card)
    await world.advance(1.5 * DAY)
    await world.discard(ANN)
    assert await ticking(world) == [True, False], "one action of two"
    await world.discard(ANN)
    await world.advance(30)
    assert await ticking(world) == [False, True]
    assert await banks(world) == [pytest.approx(pace.bank - 0.5 * DAY), pace.bank]
    await world.look(ANN, "cancel-game")
    await world.press(BOB, "ballot", "1", "yes")
    await world.settle()
    assert await ticking(world) == [False, False] and (await world.unsent()) == ([], [])
    async with world.store.read(GUILD) as tx:
        assert await due_timers(tx, 1e12) == []


async def test_when_time_is_up_a_computer_plays_this_turn(world: World) -> None:
    await begun(world, ANN, BOB)
    await world.advance(3 * DAY - 10)
    assert await world.awaited() == ANN
    await world.advance(20)
    loaded = await world.loaded()
    assert loaded.to_move() == (1,) and loaded.computer_on(0) is None, "and hands the seat back at once"
    assert "Ann ran out of time" in text(await world.look(BOB, "log"))
    assert await banks(world) == [PACES["daily"].increment, PACES["daily"].bank]
    await world.turn(BOB)
    await world.advance(0.5 * DAY)
    assert await world.awaited() == ANN, "she has a turn's time again"


async def test_a_substitute_is_sought(world: World) -> None:
    await begun(world, ANN, BOB, out_of_time="substitute")
    await world.advance(3 * DAY + 10)
    loaded = await world.loaded()
    assert loaded.computer_on(0) == "strong" and loaded.to_move() == (1,)
    card = next(m.card for m in world.messenger.in_channel() if "A seat is free" in text(m.card))
    await world.click(EVA, card, "Take the seat")
    loaded = await world.loaded()
    assert loaded.seats[0].user == EVA and loaded.seats[0].bank in (None, PACES["daily"].bank)


async def test_a_player_who_returns_in_time_keeps_the_seat(world: World) -> None:
    await begun(world, ANN, BOB, out_of_time="substitute")
    await world.advance(3 * DAY + 10)
    await world.press(ANN, "come-back")
    await world.settle()
    assert "not on offer" in text(await world.press(EVA, "take-seat", "0"))
    assert not any("A seat is free" in text(m.card) for m in world.messenger.in_channel())
    assert (await world.loaded()).computer_on(0) is None


async def test_the_seat_is_given_up(world: World) -> None:
    await begun(world, ANN, BOB, CEM, out_of_time="given-up")
    await world.advance(3 * DAY + 10)
    loaded = await world.loaded()
    assert loaded.seat_of(ANN) is None and loaded.computer_on(0) == "strong" and loaded.table.status == "running"
    assert loaded.table.host == BOB and loaded.to_move() == (1,)


async def test_clocks_stand_in_pauses_and_vacations(world: World) -> None:
    await begun(world, ANN, BOB)
    await world.advance(DAY)
    await world.look(ANN, "pause", "in 7 days")
    await world.press(BOB, "ballot", "1", "yes")
    await world.settle()
    assert await ticking(world) == [False, False] and (await banks(world))[0] == pytest.approx(2 * DAY)
    await world.advance(8 * DAY)
    assert await ticking(world) == [True, False]
    assert (await banks(world))[0] == pytest.approx(2 * DAY), "the pause cost nothing"
    await world.look(ANN, "vacation", "2 weeks", guild=None)
    await world.settle()
    assert await ticking(world) == [False, False]
    await world.advance(13 * DAY)
    assert await world.awaited() == ANN and "has time until" not in board(world)
    await world.advance(3 * DAY)
    loaded = await world.loaded()
    assert loaded.computer_on(0) is None and loaded.to_move() == (0,) and await ticking(world) == [True, False]
    await world.advance(2 * DAY)
    assert (await world.loaded()).to_move() == (1,), "and then it is up all the same"


async def test_clocks_stop_where_the_command_line_forgets_a_player(world: World) -> None:
    await begun(world, ANN, BOB, CEM)
    await world.advance(DAY)
    await world.store.forget(BOB)
    assert await ticking(world) == [False, False, False]
    assert not [timer for timer in (await world.unsent())[1] if timer.kind == "clock"]
    await world.advance(10 * DAY)
    await world.press(ANN, "replace")
    await world.settle()
    loaded = await world.loaded()
    assert (loaded.table.status, loaded.to_move()) == ("running", (0,))
    assert await ticking(world) == [True, False, False]
    await world.advance(2.9 * DAY)
    assert await world.awaited() == ANN, "the time before the pause is hers, too"
    await world.advance(0.2 * DAY)
    assert (await world.loaded()).to_move() != (0,), "and then it is up all the same"


@pytest.mark.guarantee("clocks-stop")
async def test_clocks_stand_while_the_bot_is_off(world: World) -> None:
    await Heart(world.context).wake()
    await begun(world, ANN, BOB)
    heart = Heart(world.context)
    world.context.runtime.uptime.last_heartbeat = None  # days go by in one step
    await world.advance(DAY)
    await heart.beat()
    world.clock.advance(5 * DAY)  # nothing runs
    await Heart(world.context).wake()
    assert world.context.runtime.uptime.outages == ((pytest.approx(world.clock.now() - 5 * DAY), world.clock.now()),)
    await world.settle()
    assert await world.awaited() == ANN, "her timer was due, but not her time"
    world.context.runtime.uptime.last_heartbeat = None
    await world.advance(2 * DAY - 60)
    assert await world.awaited() == ANN
    await world.advance(120)
    assert (await world.loaded()).to_move() == (1,)
    await Heart(world.context).wake()
    assert len(world.context.runtime.uptime.outages) == 2, "that was days without a beat"


@pytest.mark.guarantee("clocks-stop")
async def test_clocks_stop_while_the_machine_sleeps(world: World) -> None:
    heart = Heart(world.context)
    await heart.wake()
    await begun(world, ANN, BOB, clock="live")
    await beats(world, heart, 120)
    slept = world.clock.now()
    await world.advance(8 * HOUR)  # a click wakes the dispatcher before the next heartbeat
    assert await world.awaited() == ANN
    await heart.beat()
    assert (
        world.context.runtime.uptime.outages
        == ((slept, world.clock.now()),)
        == tuple(await world.store.people.outages())
    )
    await beats(world, heart, 420)
    assert await world.awaited() == ANN and board(world).count("has time until") == 1
    await beats(world, heart, 120)
    assert (await world.loaded()).to_move() == (1,), "and then her time is up all the same"


@pytest.mark.guarantee("deadlines-shift")
async def test_no_time_runs_out_in_the_first_moments_of_a_cut(world: World) -> None:
    """Whether Discord is out of reach shows only when it stays silent."""
    heart = Heart(world.context)
    await heart.wake()
    await begun(world, ANN, BOB, clock="live")
    await beats(world, heart, 570)
    silent_since = world.clock.now()
    for _ in range(10):
        await world.advance(10)
        assert await world.awaited() == ANN, "her time is over, but was she heard?"
    await heart.beat()
    await world.settle()
    assert world.context.runtime.uptime.outages == ((silent_since, world.clock.now()),)
    assert await world.awaited() == ANN, "she could not be heard in her last 30 seconds"
    await beats(world, heart, 60)
    assert (await world.loaded()).to_move() == (1,), "now she could"


async def test_time_runs_out_with_the_sign_of_life_after_it(world: World) -> None:
    heart = Heart(world.context)
    await heart.wake()
    await begun(world, ANN, BOB, clock="live")
    await beats(world, heart, 570)
    await world.advance(40)
    assert await world.awaited() == ANN
    await heart.beat()
    await world.advance(HELD)
    assert world.context.runtime.uptime.outages == () and (await world.loaded()).to_move() == (1,)


async def _off_for_two_days(world: World) -> tuple[Heart, int]:
    """A table whose clocks stood for two days; return who beats next, and the deadline that what stands shows."""
    await Heart(world.context).wake()
    await begun(world, ANN, BOB)
    due = int(world.clock.now() + PACES["daily"].bank)
    assert await shown_deadlines(world) == {due}
    world.clock.advance(2 * DAY)
    heart = Heart(world.context)
    await heart.wake()
    return heart, due


async def shown_deadlines(world: World) -> set[int]:
    """Return the deadlines that the board and Ann's direct message show."""
    cards = board(world), text(world.messenger.dms(ANN)[-1].card)
    return {int(re.findall(r"time until <t:(\d+):\w>", card)[0]) for card in cards}


@pytest.mark.guarantee("deadlines-shift")
async def test_an_outage_shifts_the_deadlines_that_are_shown(world: World) -> None:
    heart, due = await _off_for_two_days(world)
    posted = len(world.messenger.made)
    await world.settle()
    assert await shown_deadlines(world) == {due}, "no player has been heard yet"
    await heart.beat()
    await world.settle()
    assert await shown_deadlines(world) == {due + 2 * DAY}
    assert len(world.messenger.made) == posted, "messages are renewed without notices"
    async with world.store.read(GUILD) as tx:
        assert [timer.due for timer in await tx.timers_of("clock")] == [due + 2 * DAY]


async def test_an_outage_of_a_process_shifts_shown_deadlines(world: World) -> None:
    heart = Heart(world.context)
    await heart.wake()
    await begun(world, ANN, BOB)
    due = int(world.clock.now() + PACES["daily"].bank)
    world.clock.advance(HOUR)
    await heart.beat()
    await world.settle()
    assert await shown_deadlines(world) == {due + HOUR}


async def test_no_deadline_in_the_past_where_a_shift_was_lost(world: World) -> None:
    """A process that dies before it could note it leaves what is shown for the former deadline."""
    _, due = await _off_for_two_days(world)
    await Heart(world.context).beat()
    world.context.runtime.uptime.last_heartbeat = None
    await world.advance(due - world.clock.now())
    assert await shown_deadlines(world) == {due + 2 * DAY}


@pytest.mark.files("an index of what is due beside the servers' rows")
async def test_a_guild_that_refuses_keeps_no_deadline_of_others(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    heart, due = await _off_for_two_days(world)
    await world.store.due_index.mark(GUILD - 1, world.clock.now())
    read = world.store.read

    def refusing(guild: int) -> Any:
        if guild == GUILD - 1:
            raise StoreFull
        return read(guild)

    monkeypatch.setattr(world.store, "read", refusing)
    await heart.beat()
    monkeypatch.undo()
    await world.settle()
    assert f"guild {GUILD - 1}: its clocks are looked at" in caplog.text
    assert await shown_deadlines(world) == {due + 2 * DAY}


async def test_heartbeat_that_cannot_be_written_misses_nothing(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(*_: float) -> None:
        raise StoreFull

    heart, people = Heart(world.context), world.store.people
    await heart.wake()
    with monkeypatch.context() as disk:
        disk.setattr(people, "save_heartbeat", full)
        await beats(world, heart, 600)
        assert world.context.runtime.uptime.outages == ()
        disk.setattr(people, "add_outage", full)
        world.clock.advance(HOUR)
        await heart.beat()
        assert world.context.runtime.uptime.outages and await people.outages() == [], "it counts, written or not"
    await beats(world, heart, 60)
    assert tuple(await people.outages()) == world.context.runtime.uptime.outages == ((ANY, ANY),)
    assert await people.last_heartbeat() == world.clock.now()


async def test_short_break_and_clock_that_leapt_ahead_are_no_outage(world: World) -> None:
    heart, leapt = Heart(world.context), 30 * DAY
    await Heart(world.context).wake()
    world.clock.advance(60)
    await heart.wake()
    assert world.context.runtime.uptime.outages == ()
    world.clock.advance(leapt)
    await heart.beat()
    world.clock.advance(60 - leapt)
    await heart.beat()
    [(since, until)] = world.context.runtime.uptime.outages
    assert until - since == 60 and until == world.clock.now()
    await beats(world, heart, 600)
    await Heart(world.context).wake()
    assert world.context.runtime.uptime.outages == ((since, until),)
