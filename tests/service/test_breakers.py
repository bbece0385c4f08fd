"""A failing or slow table, guild or game affects no other; the log names it, and it recovers by itself."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.games.core.phrase import say
from bot.games.registry import TITLES
from bot.progress import Progress
from bot.service.card import Card
from bot.service.context import Context
from bot.service.features.computers import actions as computers
from bot.service.messages import timers
from bot.service.messages.dispatcher import Dispatcher
from bot.service.records import DueTimer
from bot.service.request import AnswerFailed
from bot.service.tables.outbox import show, tell
from bot.service.tables.tx import Act
from tests.service.ill import Ill, WithIll
from tests.service.pretended import deeds, text
from tests.service.shown import outdated
from tests.service.world import ANN, BOB, CEM, CHANNEL, GUILD, World
from tests.service.world import world as make_world

ELSEWHERE, OTHER_GUILD = 300, 901


@pytest.fixture(params=list(TITLES))
async def ward(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[tuple[World, Ill]]:
    """Table 1 of a game that will be ill, and table 2 of the same game in good health, in one channel."""
    titles = WithIll(request.param)
    async with make_world(tmp_path / "data", titles=titles) as world:
        for game in ("ill", request.param):
            number = await world.opened(ANN, game)
            await world.press(BOB, "join", table=number)
            await world.press(ANN, "start", table=number)
        await world.settle()
        yield world, titles.game


@pytest.mark.guarantee("isolated-faults")
@pytest.mark.parametrize("fails", ["setup", "to_move", "legal", "why_illegal", "apply", "view"])
async def test_a_game_whose_rules_fail_touches_its_own_tables_alone(
    ward: tuple[World, Ill], fails: str, caplog: pytest.LogCaptureFixture
) -> None:
    world, game = ward
    user = await world.awaited(1)
    panel = await world.press(user, "act", table=1)
    button_id, values = next(deed for deed in deeds(panel) if deed[0].verb == "do")
    before, world.context.runtime.replays = await world.entries(1), type(world.context.runtime.replays)()
    game.fails = fails
    with pytest.raises(AnswerFailed) as failed:  # the cogs excuse it, with the number of its line in the log
        await world.use(user, button_id, values)
    committed = await world.entries(1) != before
    assert failed.value.progress is (Progress.DONE if committed else Progress.NOTHING)
    assert not committed or fails == "legal", "only the panel after the action needs the list"

    other = await world.awaited(2)
    other_handle, other_values = next(d for d in deeds(await world.press(other, "act", table=2)) if d[0].verb == "do")
    await world.use(other, other_handle, other_values)
    assert len(await world.entries(2)) == 1
    assert "Table 2" in str(await world.look(other, "my-tables"))
    assert "Table 2" in text(await world.look(other, "board", table="2"))
    await world.advance(30)
    await world.advance(700)
    async with world.store.read(GUILD) as tx:
        assert [row for row in await tx.due_outgoing(1e12) if row.table == 2] == []

    game.fails = None
    await world.use(user, button_id, values)
    assert len(await world.entries(1)) == 1
    await world.advance(700)
    assert await world.unsent() == ([], [])


@pytest.mark.guarantee("isolated-faults")
async def test_rows_of_an_unreadable_table_do_not_delay_its_guild(ward: tuple[World, Ill]) -> None:
    """A row of it is due when the host starts with rules that cannot replay its log."""
    world, game = ward
    for number in range(3):  # so that it is to be told whose turn it is, too
        await world.act_any(random.Random(number), 1)
    async with world.store.write(GUILD) as tx:
        await show(world.context, tx, 1, "board")
        await tell(world.context, tx, 1, BOB, say("button-act"))
    world.context.runtime.replays = type(world.context.runtime.replays)()
    game.fails = "setup"
    chance = random.Random(1)
    for _ in range(6):  # among these are turns that end, and what follows is told by one row after the other
        await world.act_any(chance, 2)
        await world.advance(21)
        assert await outdated(world, table=2) == []
    game.fails = None
    await world.advance(700)
    assert await world.unsent() == ([], [])


@pytest.mark.parametrize("fails", ["setup", "to_move", "view"])
async def test_channel_is_lost_and_found_despite_a_faulty_game(ward: tuple[World, Ill], fails: str) -> None:
    world, game = ward
    world.context.runtime.replays = type(world.context.runtime.replays)()
    game.fails = fails
    await world.service.channel_lost(GUILD, CHANNEL)
    assert (await world.loaded(2)).table.paused == "channel"
    await world.look(ANN, "resume", table="2", channel=ELSEWHERE)
    assert (await world.loaded(2)).table.status == "running"
    await world.service.guild_lost(GUILD)
    await world.service.guild_seen(GUILD, "Port", "en-US")
    assert (await world.loaded(2)).table.status == "running"


def slow_in(world: World, monkeypatch: pytest.MonkeyPatch, channel: int) -> asyncio.Event:
    """From now on what is said in a channel takes until the event is set."""
    gate, edit, send = asyncio.Event(), world.messenger.edit, world.messenger.send

    async def slow_edit(place: int, message: int, card: Card) -> None:
        if place == channel:
            await gate.wait()
        await edit(place, message, card)

    async def slow_send(place: int, card: Card, nonce: str) -> Any:
        if place == channel:
            await gate.wait()
        return await send(place, card, nonce)

    monkeypatch.setattr(world.messenger, "edit", slow_edit)
    monkeypatch.setattr(world.messenger, "send", slow_send)
    return gate


async def until(true: Any) -> None:
    async with asyncio.timeout(20):
        while not true():
            await asyncio.sleep(0.005)


@pytest.mark.guarantee("isolated-faults")
async def test_a_slow_channel_holds_up_its_own_table_alone(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Discord takes its time (a limit, a time-out of minutes): the tables beside it, and other servers, go on."""
    world.dispatcher = Dispatcher(world.context, patience=0.02)
    await world.started(ANN, BOB)
    second = (await world.started(ANN, BOB, channel=ELSEWHERE)).table.id
    heard = len(world.messenger.notices(BOB))
    gate = slow_in(world, monkeypatch, CHANNEL)
    for table in (1, second):
        await world.turn(ANN, table=table)
    opened = await world.service.play(world.ask(CEM, guild=OTHER_GUILD, channel=700), "space-mission", thread=False)
    assert "open" in text(opened)
    world.dispatcher.wake()
    await until(lambda: len(world.messenger.notices(BOB)) == heard + 1 and world.messenger.in_channel(700))
    # The other may take longer than the test's short patience, too, for a moment.
    await until(lambda: re.search(r"guild 900: table 1(, table 2)? is slow; the others go on", caplog.text))
    await world.turn(BOB, table=second)

    def told() -> bool:
        world.clock.advance(1)  # the server rests for a moment from when its slow table was left to itself
        world.dispatcher.wake()
        return len(world.messenger.notices(ANN)) == 2 + 1

    await until(told)
    gate.set()
    await world.settle()
    assert len(world.messenger.notices(BOB)) == heard + 2, "and it is told, once, when Discord has done"
    assert await world.unsent() == ([], [])


async def test_slow_computer_delays_its_own_table_alone(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    world.dispatcher = Dispatcher(world.context, patience=0.02)
    await world.started(ANN, BOB)
    await world.started(ANN, computers=1)
    gate, choose = asyncio.Event(), computers.choose

    async def ponder(context: Context, guild: int, found: DueTimer) -> Act:
        await gate.wait()
        return await choose(context, guild, found)

    monkeypatch.setitem(timers.PREPARED, "computer", ponder)
    heard = len(world.messenger.notices(BOB))
    await world.turn(ANN, table=2)
    await world.turn(ANN, table=1)
    world.dispatcher.wake()
    await until(lambda: len(world.messenger.notices(BOB)) == heard + 1)
    assert (await world.loaded(2)).to_move() == (1,)
    gate.set()
    await world.settle()
    assert (await world.loaded(2)).to_move() == (0,)
    assert await world.unsent() == ([], [])


async def test_the_dispatcher_stops_though_discord_does_not_answer(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.started(ANN, BOB)
    slow_in(world, monkeypatch, CHANNEL)
    await world.turn(ANN)
    world.dispatcher.wake()
    await asyncio.sleep(0.01)
    await asyncio.wait_for(world.dispatcher.close(), 5)
    rows, _ = await world.unsent()
    assert rows, "what was not sent waits for the next start"
