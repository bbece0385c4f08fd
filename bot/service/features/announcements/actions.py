"""Enqueuing of an announcement: once in each channel and in the direct messages of each user with a running table,
whatever crashes in between.

Each place's rows and the mark that it has them are one transaction; the outbox does the rest.
"""

from __future__ import annotations

import asyncio

import msgspec

from bot.errors import DamagedFile, StoreError
from bot.service.bodies import Announcement
from bot.service.context import Context, log
from bot.service.records import OutboxMessage, Table
from bot.service.tables.outbox import ANNOUNCED, new_nonce


async def announce(context: Context, announcement: Announcement) -> bool:
    """Enqueue an announcement in every place; return whether that is done. If not, a later call does the rest.

    A place whose file is damaged counts as done: nothing can be sent to it.
    """
    left = 0
    for guild in await context.store.guilds():
        try:
            await _enqueue(context, guild, announcement)
        except StoreError as error:
            log.warning("guild %s: an announcement is not enqueued: %s", guild, type(error).__name__)
            left += not isinstance(error, DamagedFile)
        await asyncio.sleep(0)
    return not left


async def _enqueue(context: Context, guild: int, announcement: Announcement) -> None:
    async with context.store.read(guild) as tx:
        if not await tx.tables(("running",)):
            return
    async with context.store.write(guild) as tx:
        running = await tx.tables(("running",))
        # The mark is at the place's first table: which one is the first in a channel may change.
        if not running or not await tx.say_once((await tx.numbers())[0], f"announced:{announcement.id}"):
            return
        now = context.clock.now()
        for table in _first_in_each_channel(running):
            await tx.put_outgoing(
                OutboxMessage(
                    table=table.id,
                    kind=ANNOUNCED,
                    target=announcement.id,
                    body=msgspec.json.encode(announcement),
                    due=now,
                    created=now,
                    nonce=new_nonce(context),
                )
            )


def _first_in_each_channel(tables: list[Table]) -> list[Table]:
    first: dict[int, Table] = {}
    for table in tables:
        first.setdefault(table.channel, table)
    return list(first.values())
