"""Everybody clicks at once and the store is slow: who cannot be served soon is told so, and nothing is changed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from bot.games.core.phrase import say
from bot.progress import PATIENCE, Progress
from bot.service.card import ButtonId
from tests.service.pretended import text
from tests.service.world import ANN, BOB, GUILD, World
from tests.toys.words import translator

BUSY = translator().words("en")(say("refused-busy"))


@pytest.fixture
def pass_by(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Return what lets seconds pass for requests that wait."""
    moment = [1000.0]
    monkeypatch.setattr("bot.progress.monotonic", lambda: moment[0])

    def later(seconds: float) -> None:
        moment[0] += seconds

    return later


def _pressed(world: World, user: int, verb: str, *nouns: str) -> asyncio.Task[Any]:
    request = world.ask(user).on(ButtonId(GUILD, 1, verb, nouns))
    return asyncio.create_task(world.service.press(request))


async def _discard(world: World) -> Callable[[], asyncio.Task[Any]]:
    """Return what lets the player to move discard a card."""
    user, loaded = await world.awaited(), await world.loaded()
    card = loaded.view(loaded.seat_number(user)).hand[0].number
    return lambda: _pressed(world, user, "do", "top-up", str(card))


async def _begun() -> None:
    """Let all requests come as far as they can."""
    for _ in range(20):
        await asyncio.sleep(0)


@pytest.mark.files("a server's file")
@pytest.mark.guarantee("load-bounded")
async def test_a_click_that_waits_too_long_changes_nothing(world: World, pass_by: Callable[[float], None]) -> None:
    await world.started(ANN, BOB)
    discard, before = await _discard(world), await world.entries()
    async with world.store.write(GUILD):  # as a slow disk keeps the file
        click = discard()
        await _begun()
        pass_by(PATIENCE)
    answer = await click
    assert BUSY in text(answer) and answer.progress is Progress.NOTHING
    assert await world.entries() == before and world.context.runtime.tally.refusals["busy"] == 1
    assert BUSY not in text(await discard()) and len(await world.entries()) == len(before) + 1


@pytest.mark.guarantee("load-bounded")
async def test_requests_above_the_bound_are_turned_away_at_once(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await world.started(ANN, BOB)
    before, served = await world.entries(), list[int]()
    monkeypatch.setattr("bot.service.answers.answering.MOST_OPEN", 8)
    async with world.store.write(GUILD):
        clicks = [_pressed(world, BOB, "act") for _ in range(20)]
        for number, click in enumerate(clicks):
            click.add_done_callback(lambda _, number=number: served.append(number))
        await _begun()
        assert served == list(range(8, 20)), "those above the bound do not wait"
    answers = await asyncio.gather(*clicks)
    assert [BUSY in text(answer) for answer in answers] == [False] * 8 + [True] * 12
    assert sorted(served[12:]) == list(range(8)) and await world.entries() == before
    assert world.context.runtime.tally.refusals["busy"] == 12
    assert BUSY not in text(await _pressed(world, BOB, "act"))
