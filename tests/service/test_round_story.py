"""A round of Skymines in the channel: one message that grows with each action, above one board."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.games.core.actions import nouns, verb_of
from bot.games.history.log import TookBack, decode_entry
from bot.service.card import ButtonId
from bot.service.tables.outbox import STORY
from tests.service.pretended import Message, labels, text
from tests.service.world import ANN, BOB, CHANNEL, GUILD, World
from tests.service.world import world as make_world

ROUNDS = 3


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with make_world(tmp_path / "data", seed=5, hold=0.0) as made:
        await made.opened(ANN, "skymines")
        await made.press(BOB, "join")
        await made.press(ANN, "start")
        yield made


async def act(world: World, choose: random.Random) -> int:
    """Let the player who is awaited do something by chance; return who did."""
    loaded = await world.loaded()
    user = loaded.awaited()[0]
    seat = loaded.seat_of(user)
    assert seat is not None
    action = choose.choice(loaded.game.legal(loaded.state, seat))
    await world.use(user, ButtonId(GUILD, 1, "do", (verb_of(action), *nouns(action))))
    await world.settle()
    return user


async def until_round(world: World, number: int) -> None:
    choose = random.Random(7)
    while (await world.loaded()).state.round < number:
        await act(world, choose)
        await world.advance(5.0)


def stories(world: World) -> list[Message]:
    return [message for message in world.messenger.in_channel(CHANNEL) if labels(message.card) == ["Log", "Act"]]


def lines(message: Message) -> list[str]:
    return text(message.card).splitlines()[1:]


async def test_a_round_leaves_its_story_alone_in_the_channel(world: World) -> None:
    await until_round(world, ROUNDS)
    *told, board = world.messenger.in_channel(CHANNEL)
    assert [message.id for message in told] == [message.id for message in stories(world)]
    assert labels(board.card)[:1] == ["Act"]
    assert len(told) == ROUNDS
    assert [lines(story)[0].split(",")[0] for story in told[1:]] == ["Round 2 begins", "Round 3 begins"]
    assert all("dropped out" in line for line in [lines(story)[-1] for story in told[:-1]])


async def test_the_story_grows_as_things_happen(world: World) -> None:
    await until_round(world, 2)
    choose, grown = random.Random(3), 0
    while (await world.loaded()).state.round == 2:
        before = lines(stories(world)[1])
        await act(world, choose)
        after = lines(stories(world)[1])
        assert after[: len(before) - 1] == before[:-1]
        grown += len(after) > len(before)
    assert grown > 2


async def test_an_action_taken_back_is_crossed_out(world: World) -> None:
    await until_round(world, 2)
    choose, before, user = random.Random(3), lines(stories(world)[1]), 0
    while "**" not in lines(stories(world)[1])[-1]:  # until an action of several events is told
        before = lines(stories(world)[1])
        user = await act(world, choose)
    told = lines(stories(world)[1])[-1]
    await world.press(user, "undo")
    await world.settle()
    assert isinstance(decode_entry((await world.entries())[-1].body), TookBack)
    assert lines(stories(world)[1]) == [*before, f"~~{told}~~"]


async def test_each_round_has_one_recorded_message(world: World) -> None:
    await until_round(world, 2)
    async with world.context.store.read(GUILD) as tx:
        posted = [each for each in await tx.all_posted(1) if each.role == STORY]
    assert [each.message for each in posted] == [message.id for message in stories(world)]
