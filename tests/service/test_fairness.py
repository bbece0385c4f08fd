"""The shuffle is fixed before anybody sees a card, and everybody can hold the table to it."""

from __future__ import annotations

from bot.games.core.chance import commitment
from tests.service.world import ANN, BOB, World, text


async def test_the_hash_of_the_seed_is_public_from_the_start_and_the_seed_is_not(world: World) -> None:
    await world.host.play(world.ask(ANN), "space-mission", thread=False)
    await world.settle()
    (lobby,) = world.messenger.in_channel()
    await world.press(BOB, "join")
    await world.press(ANN, "start")
    await world.settle()
    table = (await world.sitting()).table
    log = await world.press(BOB, "log")
    for card in (lobby.card, log):
        assert commitment(table.seed) in text(card)
        assert table.seed.hex() not in text(card)
