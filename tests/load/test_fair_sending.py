"""However much some guilds have to send, the others get their turn."""

from __future__ import annotations

import asyncio
from pathlib import Path

from bot.service.card import Card
from bot.service.messages.dispatcher import AT_ONCE
from bot.service.messenger import Sent
from bot.service.tables.outbox import show
from tests.service.pretended import FakeMessenger
from tests.service.world import ANN, World, world


class Restless(FakeMessenger):
    """Wherever a message is written, the next one is wanted at once; but for the last guild."""

    world: World
    last: int

    async def send(self, channel: int, card: Card, nonce: str) -> Sent:
        await self._again(channel)
        return await super().send(channel, card, nonce)

    async def edit(self, channel: int, message: int, card: Card) -> bool:
        await self._again(channel)
        return await super().edit(channel, message, card)

    async def _again(self, guild: int) -> None:
        if guild != self.last:
            async with self.world.store.write(guild) as tx:
                await show(self.world.context, tx, 1, "lobby")


async def test_guilds_that_never_come_to_an_end_leave_room_for_another(tmp_path: Path) -> None:
    messenger = Restless()
    async with world(tmp_path / "data", messenger=messenger) as made:
        messenger.world, messenger.last = made, AT_ONCE + 1
        for guild in range(1, messenger.last + 1):
            # Each guild's only channel bears its number.
            await made.service.play(made.ask(ANN, guild=guild, channel=guild), "space-mission", thread=False)
            made.clock.advance(1)
        made.dispatcher.wake()
        async with asyncio.timeout(60):
            while not all(messenger.in_channel(guild) for guild in range(1, AT_ONCE + 2)):
                await asyncio.sleep(0)
