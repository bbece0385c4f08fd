"""Two processes play one game on one PostgreSQL, by turns and at once: the game is as one process plays it.

The first one has the server's events and sends its messages; the second one gets presses from direct messages alone.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from bot.clock import SetClock
from bot.errors import StoreUnavailable
from bot.service.features.play import actions as playing
from bot.service.request import AnswerFailed
from bot.service.runtime.state import ReplayCache
from db.guild import GuildWriting
from tests.service.every_game import wide_world
from tests.service.pretended import FakeMessenger, text
from tests.service.world import ANN, BOB, World, judged

Worlds: TypeAlias = tuple[World, World]
GAME = "sealed-bid"


@pytest.fixture
async def worlds(stores: tuple[Any, Any], tmp_path: Path, clock: SetClock) -> AsyncIterator[Worlds]:
    """Yield two hosts on one database and one Discord, which number their requests apart."""
    messenger = FakeMessenger(clock=clock, judge=judged)
    async with AsyncExitStack() as stack:
        one, two = [
            await stack.enter_async_context(wide_world(tmp_path, clock=clock, messenger=messenger, opened=store))
            for store in stores
        ]
        two.asked = 10**6
        two.context.runtime.serves = lambda _guild: False
        yield one, two


async def log(world: World) -> list[tuple[int | None, bytes]]:
    return [(entry.seat, entry.body) for entry in await world.entries()]


async def is_running(world: World) -> bool:
    return (await world.loaded()).table.status == "running"


async def agree(worlds: Worlds) -> None:
    """Fail unless both processes show the same position, and the log replays to it."""
    one, two = [await world.loaded() for world in worlds]
    assert (one.state, one.decisions, one.entries) == (two.state, two.decisions, two.entries)
    cached, worlds[0].context.runtime.replays = worlds[0].context.runtime.replays, ReplayCache()
    assert (await worlds[0].loaded()).state == one.state
    worlds[0].context.runtime.replays = cached


async def act_once(worlds: Worlds, chance: random.Random) -> None:
    """One interaction reaches both processes at the same moment."""
    one, two = worlds
    user, before = await one.awaited(), len(await one.entries())
    offered = await one.offered(user, chance)
    both = (world.use(user, *offered, interaction=7000 + before) for world in worlds)
    answers = await asyncio.gather(*both)
    assert len(await two.entries()) == before + 1
    assert [text(answer) for answer in answers].count(text(answers[0])) == 2


async def act_twice(worlds: Worlds, chance: random.Random) -> None:
    """Two clicks on one button: the second one is refused, whichever process gets it."""
    one, two = worlds
    user, before = await one.awaited(), len(await one.entries())
    offered = await one.offered(user, chance)
    answers = await asyncio.gather(*(world.use(user, *offered) for world in worlds))
    assert len(await two.entries()) == before + 1
    assert sum("🚫" in text(answer) for answer in answers) == 1


async def act_in_vain(worlds: Worlds, chance: random.Random) -> None:
    """The first process cannot commit; then the second one writes another entry of the same number."""
    one, two = worlds
    user, before = await one.awaited(), await log(one)
    choices = [await one.offered(user, random.Random(number)) for number in range(6)]
    lost = next(choice for choice in choices if choice != choices[0])

    def fail(_self: GuildWriting) -> None:
        raise StoreUnavailable("the disk is full")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(GuildWriting, "save_counters", fail)
        await one.use(user, *lost)
    assert await log(one) == before
    await two.use(user, *choices[0])


async def play(worlds: Worlds, chance: random.Random) -> None:
    """Play a game to its end through both processes, in every way."""
    await worlds[0].started(ANN, BOB, game=GAME)
    ways: list[Callable[[Worlds, random.Random], Any]] = [act_in_vain, act_twice, act_once]
    while await is_running(worlds[0]):
        await agree(worlds)
        if ways:
            await ways.pop(0)(worlds, chance)
        else:
            await chance.choice(worlds).act_any(chance)
        await worlds[0].settle()
    await agree(worlds)


async def test_a_game_through_two_processes_is_played_once(worlds: Worlds) -> None:
    one, two = worlds
    await play(worlds, random.Random(3))
    await one.advance(30.0)
    assert await one.unsent() == ([], []) and "The game is over" in text(one.messenger.in_channel()[-1].card)
    assert [len(one.messenger.dms(user)) for user in (ANN, BOB)] == [1, 1]
    assert two.context.runtime.untried == set(), "it claims nothing for the process that sends"
    assert [entry.number for entry in await two.entries()] == [*range(1, len(await one.entries()) + 1)]


async def test_turns_through_two_processes_are_those_of_one(worlds: Worlds, tmp_path: Path) -> None:
    async with wide_world(tmp_path / "alone") as alone:
        for world in (alone, worlds[0]):
            await world.started(ANN, BOB, game=GAME)
        chances, turn = [random.Random(5), random.Random(5)], 0
        while await is_running(alone):
            turn += 1
            await alone.act_any(chances[0])
            await worlds[turn % 2].act_any(chances[1])
        assert await log(alone) == await log(worlds[1]) and turn > 4
        assert (await alone.loaded()).state == (await worlds[0].loaded()).state


def _without_lock(patch: pytest.MonkeyPatch) -> None:
    from db.postgres.block import Block

    begins = Block._beginning  # pyright: ignore[reportPrivateUsage] - where the lock is
    patch.setattr(Block, "_beginning", lambda self: begins(self).partition("; UPDATE guild SET revision")[0])


def _early_replays(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(GuildWriting, "once_committed", lambda _self, do: do())


def _unchecked_replays(patch: pytest.MonkeyPatch) -> None:
    get = ReplayCache.get

    def any_of(self: ReplayCache, guild: int, table: int, entries: int) -> Any:
        kept = self._replays.get((guild, table))  # pyright: ignore[reportPrivateUsage]
        return get(self, guild, table, entries if kept is None else kept[0].last.number)

    patch.setattr(ReplayCache, "get", any_of)


def _no_memory_of_interactions(patch: pytest.MonkeyPatch) -> None:
    async def nothing(*_: Any) -> None: ...

    patch.setattr(playing, "outcome_of", nothing)


SABOTAGE = {
    "no lock on the guild's row": _without_lock,
    "replays are kept before their commit": _early_replays,
    "replays are not compared with the log": _unchecked_replays,
    "a repeated interaction is not recognised": _no_memory_of_interactions,
}


@pytest.mark.parametrize("how", SABOTAGE)
async def test_each_missing_check_is_found(worlds: Worlds, monkeypatch: pytest.MonkeyPatch, how: str) -> None:
    SABOTAGE[how](monkeypatch)
    with pytest.raises((AssertionError, AnswerFailed)):  # without a lock chance says who is first
        for seed in range(3, 8):
            await play(worlds, random.Random(seed))
