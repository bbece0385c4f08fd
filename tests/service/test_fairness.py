"""The shuffle is committed before any player sees a card, and everybody can check it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.games.core.chance import commitment
from tests.leaks.seeds import shown
from tests.service.every_game import EVERY_GAME, wide_world
from tests.service.world import ANN, BOB, World, text


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[World]:
    async with wide_world(tmp_path / "data") as made:
        yield made


@pytest.mark.guarantee("seed-committed")
@EVERY_GAME
async def test_hash_of_the_seed_is_public_from_the_start(hall: World, game: str) -> None:
    await hall.service.play(hall.ask(ANN), game, thread=False)
    await hall.settle()
    (lobby,) = hall.messenger.in_channel()
    await hall.press(BOB, "join")
    await hall.press(ANN, "start")
    await hall.settle()
    table = (await hall.loaded()).table
    log = await hall.press(BOB, "log")
    for card in (lobby.card, log):
        assert commitment(table.seed) in text(card)
    for card in (log, *(message.card for message in hall.messenger.messages.values())):
        assert not shown(table.seed, card)
