"""One request is one action with one answer in every game: sent twice, at once, late, after a restart, typed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from bot.service.card import ButtonId
from tests.service.every_game import EVERY_GAME, wide_world
from tests.service.faults import typed
from tests.service.pretended import deeds, text
from tests.service.world import ANN, BOB, World


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[World]:
    async with wide_world(tmp_path / "data") as made:
        yield made


async def offer(world: World) -> tuple[int, ButtonId, tuple[str, ...]]:
    """Return a user to move, and something that their panel offers."""
    user = await world.awaited()
    return user, *await world.offered(user, Random(4))


@EVERY_GAME
async def test_repeated_interaction_is_one_action_and_one_answer(hall: World, game: str) -> None:
    await hall.started(ANN, BOB, game=game)
    user, button_id, values = await offer(hall)
    first = await hall.use(user, button_id, values, interaction=77)
    assert await hall.use(user, button_id, values, interaction=77) == first
    assert len(await hall.entries()) == 1
    user = await hall.awaited()
    verb, named = await typed(hall, user)
    first = await hall.command(user, verb, named, game=game, interaction=78)
    assert await hall.command(user, verb, named, game=game, interaction=78) == first
    assert [entry.source for entry in await hall.entries()] == ["panel", "slash"]


@EVERY_GAME
async def test_a_button_and_a_command_at_once_are_one_action(hall: World, game: str) -> None:
    await hall.started(ANN, BOB, game=game)
    user, button_id, values = await offer(hall)
    decision = button_id.decision
    assert decision, "it says for which choice it was offered"
    verb, named = await typed(hall, user)
    marked = {slot: f"{value}@{decision}" for slot, value in named.items()}
    answers = await asyncio.gather(
        *(hall.use(user, button_id, values) for _ in range(5)),
        *(hall.command(user, verb, marked, game=game) for _ in range(5 if marked else 0)),
    )
    assert len(await hall.entries()) == 1
    assert sum("✅" in text(answer) for answer in answers) == 1
    assert all(text(answer).strip() for answer in answers)


@EVERY_GAME
async def test_what_an_old_panel_offers_is_not_done_any_more(hall: World, game: str) -> None:
    await hall.started(ANN, BOB, game=game)
    old = [(user, *deed) for user in (ANN, BOB) for deed in deeds(await hall.press(user, "act"))]
    chance = Random(6)
    for _ in range(3):
        await hall.act_any(chance)
    before = await hall.entries()
    loaded, met = await hall.loaded(), 0
    for user, button_id, values in old:
        seat = loaded.seat_number(user)
        if button_id.verb == "do" and button_id.decision != loaded.decisions[seat] + 1:
            met += 1
            answer = await hall.use(user, button_id, values)
            assert "✅" not in text(answer) and text(answer).strip()
    assert met and await hall.entries() == before


@EVERY_GAME
async def test_who_was_left_thinking_is_answered_by_the_next_process(tmp_path: Path, game: str) -> None:
    async with wide_world(tmp_path) as first:
        await first.started(ANN, BOB, game=game)
        user, button_id, values = await offer(first)
        request = first.ask(user)
        await first.service.note(request)
        await first.service.press(request.on(button_id, values))
        clock, messenger = first.clock, first.messenger
    async with wide_world(tmp_path, clock=clock, messenger=messenger) as second:
        await second.service.recover()
        await second.service.late.settle()
        [(token, answer)] = messenger.answers
        assert token == request.token and text(answer).strip()
        await second.service.recover()
        await second.service.late.settle()
        assert len(messenger.answers) == 1 and len(await second.entries()) == 1
