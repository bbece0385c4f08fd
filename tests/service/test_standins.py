"""A computer stands in for an absent player and gives the seat back; vacations at all tables."""

from __future__ import annotations

from typing import Any

import pytest

from bot.errors import StoreUnavailable
from bot.games.history.log import Seated, decode_entry
from bot.games.history.record import FullRecord, encode_record
from bot.games.history.referee import verify
from bot.games.registry import TITLES
from bot.service.features.computers import choosing
from bot.service.features.lifecycle import actions as lifecycle
from bot.service.features.seats import standins
from bot.service.features.vacation import actions as vacations
from bot.service.messages.timers import act_on
from bot.service.request import Actor
from bot.service.tables.record_export import record_of
from bot.service.tables.tx import open_table
from tests.service.ending import conclude
from tests.service.pretended import labels, text
from tests.service.test_clocks import board
from tests.service.timer_cases import found
from tests.service.world import ANN, BOB, CEM, EVA, GUILD, World


async def send_in(world: World, seat: int, why: standins.Why = "asked") -> None:
    async with open_table(world.context, GUILD, 1) as table:
        await standins.send_in(table, seat, why, Actor(ANN))
    await world.settle()


async def played(world: World) -> list[str]:
    """Return who made the entries: by source, and `seated` where the player changed."""
    rows = await world.entries()
    return [e.player if isinstance(e := decode_entry(row.body), Seated) else row.source for row in rows]


async def test_it_plays_the_turn_and_the_person_gives_no_notice_of_it(world: World) -> None:
    await world.started(ANN, BOB)
    heard = len(world.messenger.notices(BOB))
    await send_in(world, 1)
    await world.turn(ANN)
    await world.advance(30)
    loaded = await world.loaded()
    assert loaded.to_move() == (0,), "the computer had its turn"
    assert (await played(world))[:4] == ["computer:strong", "panel", "panel", "computer"]
    assert loaded.seats[1].user == BOB and loaded.computer_on(1) == "strong"
    assert len(world.messenger.notices(BOB)) == heard, "an absent player gets no notice"
    board = world.messenger.in_channel()[-1]
    assert "computer has been playing for Bob" in text(board.card) and "I am back" in labels(board.card)
    await lifecycle.person_left(world.context, GUILD, 1, BOB)
    loaded = await world.loaded()
    assert (loaded.table.status, loaded.seats[1].status) == ("running", "left"), "who leaves now delays no player"


async def test_one_press_brings_the_person_back(world: World) -> None:
    await world.started(ANN, BOB)
    await send_in(world, 0)
    loaded, before = await world.loaded(), await world.entries()
    assert loaded.to_move() == (1,), "it played at once"
    assert "othing" in text(await world.press(ANN, "undo")) and await world.entries() == before
    assert "A computer has been playing for you" in text(await world.press(ANN, "act"))
    assert "do not sit" in text(await world.press(CEM, "come-back"))
    assert "playing for you" in text(await world.press(BOB, "come-back"))
    await world.settle()
    answer = await world.click(ANN, world.messenger.in_channel()[-1].card, "I am back")
    assert "Welcome back" in text(answer)
    assert "No computer is playing for you" in text(await world.press(ANN, "come-back")), "once is once"
    await world.settle()
    board = world.messenger.in_channel()[-1]
    assert "🤖" not in text(board.card) and "I am back" not in labels(board.card)
    await world.turn(BOB)
    await world.advance(30)
    assert await world.awaited() == ANN and (await world.unsent())[1] == []


async def test_who_acts_is_back(world: World) -> None:
    await world.started(ANN, BOB)
    await send_in(world, 1)
    assert "🚫" in text(await world.press(BOB, "do", "top-up", "-"))
    assert (await world.loaded()).seats[1].standin is not None, "a refused action changes nothing"
    await world.turn(ANN)
    answer = await world.discard(BOB)
    assert "A computer has been playing for you" not in text(answer)
    await world.advance(30)
    assert (await played(world))[-2:] == ["human", "panel"]
    loaded = await world.loaded()
    assert loaded.seats[1].standin is None and loaded.to_move() == (1,)


async def test_computer_thinking_when_its_person_returns_is_too_late(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.started(ANN, BOB)
    async with open_table(world.context, GUILD, 1) as table:
        await standins.send_in(table, 0, "asked", Actor(ANN))
    decision = await choosing.choose(world.context, table.loaded, 0, "easy")

    async def chosen(*_: Any) -> choosing.Decision:
        await world.press(ANN, "come-back")
        return decision

    monkeypatch.setattr(choosing, "choose", chosen)
    await act_on(world.context, GUILD, [await found(world, "computer", 0)])
    await world.settle()
    assert await played(world) == ["computer:strong", "human"]


async def test_departed_player_gets_the_seat_back(world: World) -> None:
    await world.started(ANN, BOB, CEM)
    await lifecycle.person_left(world.context, GUILD, 1, ANN)
    await world.press(BOB, "replace")
    await world.settle()
    loaded = await world.loaded()
    assert loaded.table.host == BOB and loaded.seat_of(ANN) is None and loaded.to_move() == (1,)
    assert "do not sit" in text(await world.press(ANN, "act")), "nothing private while Ann is away"
    assert "do not sit" in text(await world.press(ANN, "resume"))
    assert "left" in text(world.messenger.in_channel()[-1].card)
    answer = await world.click(ANN, world.messenger.in_channel()[-1].card, "I am back", name="Anne")
    assert "Welcome back" in text(answer)
    loaded = await world.loaded()
    assert loaded.seat_of(ANN) == 0 and loaded.seats[0].name == "Anne" and loaded.table.host == BOB
    assert "computer" in text(await world.look(BOB, "log"))


async def test_the_record_tells_who_played_and_verifies(world: World) -> None:
    await world.started(ANN, BOB)
    await send_in(world, 1)
    await world.turn(ANN)
    await world.advance(30)
    await world.press(BOB, "come-back")
    await world.turn(BOB)
    await conclude(world)
    record = await record_of(world.store, GUILD, 1)
    assert isinstance(record, FullRecord)
    assert verify(encode_record(record), TITLES.get).valid
    assert [seat.player for seat in record.seats] == ["human", "human"]


# -- vacations: set once for all tables on all servers -----------------------------------------------------------------


DAY = 86400.0


async def vacation(world: World, user: int, when: str | None) -> str:
    return text(await world.look(user, "vacation", when, guild=None))


async def away(world: World, table: int = 1) -> list[bool]:
    return [seat.away is not None for seat in (await world.loaded(table)).seats]


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
