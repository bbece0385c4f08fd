"""The end of a running table, here and now."""

from __future__ import annotations

from bot.games.history.log import Concluded
from bot.service.request import Actor
from bot.service.tables.loaded import LoadedTable, load
from bot.service.tables.tx import write_entry
from tests.service.world import ANN, GUILD, World


async def conclude(world: World, table: int = 1) -> LoadedTable:
    """Let the players end a table by vote, though it does not stand still; return it. Nothing is sent yet."""
    async with world.store.write(GUILD) as tx:
        loaded = await load(world.context, tx, GUILD, table)
        return (await write_entry(world.context, tx, loaded, Concluded("vote"), Actor(ANN))).loaded
