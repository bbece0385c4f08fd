"""A computer stands in for an absent player and gives the seat back."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.core.log import Seated, decode_entry
from bot.games.core.record import FullRecord, encode_record
from bot.games.core.referee import verify
from bot.games.registry import TITLES
from bot.service.features.computers import choosing
from bot.service.features.lifecycle import actions as lifecycle
from bot.service.features.seats import standins
from bot.service.messages.timers import act_on
from bot.service.request import Actor
from bot.service.tables.record_export import record_of
from bot.service.tables.tx import open_table
from tests.service.pretended import labels, text
from tests.service.timer_cases import found
from tests.service.world import ANN, BOB, CEM, GUILD, World


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


async def test_leaving_while_a_computer_plays_delays_no_player(world: World) -> None:
    await world.started(ANN, BOB)
    await send_in(world, 1, "vacation")
    await lifecycle.person_left(world.context, GUILD, 1, BOB)
    loaded = await world.loaded()
    assert (loaded.table.status, loaded.seats[1].status) == ("running", "left")


async def test_the_record_tells_who_played_and_verifies(world: World) -> None:
    await world.started(ANN, BOB)
    await send_in(world, 1)
    await world.turn(ANN)
    await world.advance(30)
    await world.press(BOB, "come-back")
    for _ in range(8):
        for user in (ANN, BOB):
            for _ in range(2):
                await world.press(user, "do", "top-up", "-")
            await world.advance(21)
    for user in (ANN, BOB):
        await world.press(user, "vote-end")
    assert (await world.loaded()).table.status == "over"
    record = await record_of(world.store, GUILD, 1)
    assert isinstance(record, FullRecord)
    assert verify(encode_record(record), TITLES.get).valid
    assert [seat.player for seat in record.seats] == ["human", "human"]
