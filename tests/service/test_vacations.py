"""Vacations: set once for all tables on all servers; the player may still move, or a computer plays."""

from __future__ import annotations

import pytest

from bot.errors import StoreUnavailable
from bot.service.features.vacation import actions as vacations
from tests.service.pretended import text
from tests.service.world import ANN, BOB, CEM, EVA, GUILD, World

DAY = 86400.0


async def vacation(world: World, user: int, when: str | None) -> str:
    return text(await world.look(user, "vacation", when, guild=None))


async def away(world: World, table: int = 1) -> list[bool]:
    return [seat.away is not None for seat in (await world.loaded(table)).seats]


def board(world: World) -> str:
    return text(next(m.card for m in reversed(world.messenger.in_channel()) if "is to move" in text(m.card)))


async def test_vacation_begins_and_ends_at_every_table_told_once(world: World) -> None:
    await world.started(ANN, BOB)
    await world.started(ANN, CEM)
    heard = {user: len(world.messenger.dms(user)) for user in (BOB, CEM)}
    now = world.clock.now()
    assert "on vacation from" in await vacation(world, ANN, "2 weeks")
    await world.settle()
    assert await away(world) == [True, False] and await away(world, 2) == [True, False]
    vacation_ = await world.store.people.vacation(ANN)
    assert vacation_ is not None and vacation_.spread and 13 * DAY < vacation_.until - now <= 15 * DAY
    assert f"Ann is on vacation until <t:{int(vacation_.until)}:f>" in board(world)
    for user in (BOB, CEM):
        told = [message for message in world.messenger.dms(user) if "on vacation" in text(message.card)]
        assert len(told) == 1 and len(world.messenger.dms(user)) == heard[user] + 1
    assert "on vacation" in text(await world.look(BOB, "log", table="1"))
    await world.advance(10 * DAY)
    assert await away(world) == [True, False]
    await world.advance(6 * DAY)
    assert await away(world) == [False, False] and await away(world, 2) == [False, False]
    assert "on vacation" not in board(world)
    assert "is back" in text(await world.look(BOB, "log", table="1"))
    assert (await world.unsent())[1] == []


async def test_a_table_that_begins_meanwhile_hears_of_it_too(world: World) -> None:
    await vacation(world, ANN, "2 weeks")
    await world.started(ANN, BOB)
    await world.settle()
    assert await away(world) == [True, False]
    assert sum("on vacation" in text(message.card) for message in world.messenger.dms(BOB)) == 1
    await world.advance(16 * DAY)
    assert await away(world) == [False, False] and (await world.unsent())[1] == []


async def test_a_vacation_holds_at_a_seat_taken_over(world: World) -> None:
    await vacation(world, EVA, "2 weeks")
    await world.started(ANN, BOB, CEM)
    await world.press(CEM, "resign", "computer")
    await world.press(BOB, "offer-seat", "2", "anybody")
    await world.press(EVA, "take-seat", "2")
    await world.settle()
    assert await away(world) == [False, False, True]


async def test_one_that_was_over_before_is_told_nowhere(world: World) -> None:
    await vacation(world, ANN, "1 week")
    await world.advance(9 * DAY)
    await world.started(ANN, BOB)
    await world.settle()
    assert await away(world) == [False, False]


async def test_absent_player_moves_or_a_computer_until_they_are_back(world: World) -> None:
    await world.started(ANN, BOB)
    await vacation(world, ANN, "1 week")
    await world.settle()
    await world.turn(ANN)
    await world.advance(30)
    assert await world.awaited() == BOB and await away(world) == [True, False]
    await vacation(world, ANN, "off")
    await world.turn(BOB)
    await world.advance(30)
    assert "computer plays" in await vacation(world, ANN, "computer 1 week")
    await world.settle()
    loaded = await world.loaded()
    assert loaded.computer_on(0) == "strong" and loaded.to_move() == (1,)
    await world.advance(9 * DAY)
    loaded = await world.loaded()
    assert loaded.computer_on(0) is None and await away(world) == [False, False]
    await world.turn(BOB)
    await world.advance(30)
    assert await world.awaited() == ANN


async def test_who_acts_is_back_and_no_computer_comes_again(world: World) -> None:
    await world.started(ANN, BOB)
    await vacation(world, BOB, "computer 1 week")
    await world.settle()
    await world.turn(ANN)
    await world.press(BOB, "come-back")
    await world.advance(2 * DAY)
    loaded = await world.loaded()
    assert loaded.computer_on(1) is None and loaded.to_move() == (1,)


async def test_it_can_be_ended_and_moved(world: World) -> None:
    await world.started(ANN, BOB)
    assert "no vacation" in await vacation(world, ANN, None)
    assert "no vacation" in await vacation(world, ANN, "off")
    assert "I understand" in await vacation(world, ANN, "soon")
    assert "at most a year" in await vacation(world, ANN, "500 days")
    await vacation(world, ANN, "2 weeks")
    await world.settle()
    await vacation(world, ANN, "1 week")
    await world.settle()
    assert "on vacation from" in await vacation(world, ANN, None)
    await world.advance(8 * DAY)
    assert await away(world) == [False, False], "the newer word counts"
    await vacation(world, ANN, "1 week")
    await world.settle()
    assert await away(world) == [True, False]
    assert "Welcome back" in await vacation(world, ANN, "off")
    await world.settle()
    assert await away(world) == [False, False]


async def test_one_that_begins_later_begins_then(world: World) -> None:
    await world.started(ANN, BOB)
    day = 10 * DAY
    await vacation(world, ANN, "in 10 days")
    await world.advance(day - 2 * DAY)
    assert await away(world) == [False, False]
    await world.advance(2.5 * DAY)
    assert await away(world) == [True, False]


@pytest.mark.guarantee("vacation-recovered")
async def test_what_a_crash_kept_from_the_tables_is_made_up_for(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await world.started(ANN, BOB)

    def refuse(guild: int) -> None:
        raise StoreUnavailable(f"guild {guild}")

    with monkeypatch.context() as patch:
        patch.setattr(world.store, "write", refuse)
        await vacation(world, ANN, "1 week")
    await world.settle()
    assert await away(world) == [False, False]
    await world.service.ready({GUILD}.__contains__)
    await world.settle()
    assert await away(world) == [True, False]
    await vacations.spread_all(world.context)
    await world.settle()
    assert len([m for m in world.messenger.dms(BOB) if "on vacation" in text(m.card)]) == 1, "once all the same"
