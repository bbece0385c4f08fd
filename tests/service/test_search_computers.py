"""Computers that search: their time, repeatable choices, and what plays when they fail."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.games.core.ai_request import AiDecision, AiRequest, decide
from bot.games.core.effort import LEAST
from bot.games.core.log import Acted, decode_entry
from bot.games.core.log import acted as log_entry
from bot.games.registry import TITLES
from bot.service.features.computers import actions as computers
from bot.service.features.computers import choosing
from bot.service.runtime.ai_executor import HERE, AiExecutor
from bot.service.tables.record_export import record_of
from bot.service.tables.tx import claim
from tests.service.timer_cases import found
from tests.service.world import ANN, GUILD, World
from tests.support.substitute import substitute

GAME = "space-mission"


def rules(game: str, version: int) -> Any:
    return TITLES[game].game


class Elsewhere:
    """Thinks here, says what it was asked, and takes as long as it is told."""

    def __init__(self, seconds: float = 0.1, fails: Exception | None = None) -> None:
        self.seconds, self.fails = seconds, fails
        self.asked: list[AiRequest] = []

    async def ask(self, request: AiRequest) -> tuple[AiDecision, float]:
        self.asked.append(request)
        await asyncio.sleep(0)
        if self.fails is not None:
            raise self.fails
        return decide(request, rules), self.seconds


async def against_strong(world: World) -> None:
    """A table of Ann's and a strong computer, which is to move."""
    number = await world.opened(ANN)
    await world.press(ANN, "computer", "strong", table=number)
    await world.press(ANN, "option", "order", table=number, values=("fixed",))
    await world.press(ANN, "start", table=number)
    await world.settle()
    await world.turn(ANN, number)


async def acted(world: World) -> list[Acted]:
    """What computers have done."""
    rows = [row for row in await world.entries() if row.source == "computer"]
    entries = [decode_entry(row.body) for row in rows]
    return [entry for entry in entries if isinstance(entry, Acted)]


async def test_a_strong_computer_is_offered_and_plays(world: World) -> None:
    await against_strong(world)
    await world.advance(21)
    assert (await world.loaded()).to_move() == (0,)
    assert [entry.seat for entry in await acted(world)].count(1) >= 2


@pytest.mark.guarantee("computer-reproducible")
async def test_effort_is_in_the_log_so_a_choice_can_be_repeated(world: World) -> None:
    substitute(world.context, ai=AiExecutor(elsewhere := Elsewhere()))
    await against_strong(world)
    await world.advance(21)
    done = await acted(world)
    assert [entry.effort for entry in done] == [question.effort for question in elsewhere.asked]
    assert all(entry.effort >= LEAST for entry in done)
    for question, entry in zip(elsewhere.asked, done, strict=True):
        assert entry == log_entry(1, decide(question, rules).action, entry.effort)
        assert question.view.viewer == 1 and question.seat == 1 and not question.why


async def test_computers_that_do_not_search_write_no_effort_down(world: World) -> None:
    substitute(world.context, ai=AiExecutor(elsewhere := Elsewhere()))
    await world.started(ANN, computers=1)
    await world.turn(ANN)
    await world.advance(21)
    done = await acted(world)
    assert done and not elsewhere.asked and all(entry.effort == 0 for entry in done)


@pytest.mark.guarantee("ai-worker-dies")
@pytest.mark.parametrize("error", [EOFError("it died"), TimeoutError("it hangs")])
async def test_failed_search_is_replaced_by_the_next_lower_level(
    world: World, error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    substitute(world.context, ai=AiExecutor(Elsewhere(fails=error)))
    await against_strong(world)
    caplog.clear()
    await world.advance(21)
    assert (await world.loaded()).to_move() == (0,), "the table goes on"
    assert "strong of seat 1 did not come to a choice" in caplog.text and "steady plays instead" in caplog.text
    assert all(entry.effort == 0 for entry in await acted(world))


async def test_choice_for_a_changed_table_is_not_done(world: World) -> None:
    await against_strong(world)
    one = await found(world, "computer", 1)
    chosen = await computers.choose(world.context, GUILD, one)
    await claim(world.context, GUILD, [(one, chosen)])
    next_one = await found(world, "computer", 1)
    assert next_one.revision != one.revision
    await claim(world.context, GUILD, [(next_one, chosen)])
    assert len(await acted(world)) == 1 and await found(world, "computer", 1), "it is chosen anew"


def test_effort_follows_from_time_and_the_last_decisions() -> None:
    ai = AiExecutor(Elsewhere())
    first = ai.effort(GAME, "strong", 0.2)
    pace = ai.paces[GAME, "strong"]
    for _ in range(60):
        pace.took(1000, 0.5)
    assert abs(pace.rate - 2000) < 1 and ai.effort(GAME, "strong", 0.2) == 400 == first
    for _ in range(60):
        pace.took(1000, 5.0)
    assert 39 <= pace.effort(0.2) <= 64 and pace.effort(0.2) == LEAST, "a slow machine still thinks"
    assert ai.effort("another", "strong", 0.2) == first, "each game has its pace"
    assert AiExecutor().effort(GAME, "strong", 60.0) == HERE


async def test_where_many_wait_each_is_thought_about_for_less_time(world: World) -> None:
    gate = asyncio.Event()

    class Busy(Elsewhere):
        async def ask(self, request: AiRequest) -> tuple[AiDecision, float]:
            await gate.wait()
            return await super().ask(request)

    await against_strong(world)
    loaded = await world.loaded()
    substitute(world.context, ai=(ai := AiExecutor(busy := Busy())))
    ai.paces[GAME, "strong"].rate = 4000
    asked = []
    for _ in range(3):
        asked.append(asyncio.create_task(choosing.choose(world.context, loaded, 1, "strong")))
        await asyncio.sleep(0)
    assert ai.pending == 3
    gate.set()
    await asyncio.gather(*asked)
    assert [question.effort for question in busy.asked] == [800, 400, 266] and ai.pending == 0


async def test_the_pace_is_measured_where_it_is_thought(world: World) -> None:
    substitute(world.context, ai=(ai := AiExecutor(Elsewhere(seconds=10.0))))
    await against_strong(world)
    await world.advance(21)
    assert ai.paces[GAME, "strong"].rate < 2000


async def test_the_record_of_a_running_game_tells_no_effort(world: World) -> None:
    await against_strong(world)
    await world.advance(21)
    assert all(entry.effort == HERE for entry in await acted(world))
    record = await record_of(world.store, GUILD, 1)
    assert all(entry.did.effort == 0 for entry in record.entries if isinstance(entry.did, Acted))
