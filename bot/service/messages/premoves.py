"""Calling a player whose queued actions have stopped."""

from __future__ import annotations

from bot.service.features.digest import actions as digest
from bot.service.messages.sender import Sender
from bot.service.people import wants_dm
from bot.service.people.reachability import is_called_now, person_at
from bot.service.records import OutboxMessage
from bot.service.tables import announce, live_mode


async def call(post: Sender, row: OutboxMessage) -> None:
    """Call somebody who counted on his plan, now that it has stopped: him alone, for others are not to see it.

    So it is a direct message even to those who else are mentioned.
    """
    loaded = await post.loaded(row)
    person = await person_at(post.context, row.target, post.guild, row.table)
    by_dm = person.notice != "silent" and person.dm != "closed" and row.target in loaded.awaited()
    now = is_called_now(post.context, person)
    later = by_dm and not now and wants_dm(person)  # a mention that was kept back comes in its time
    async with post.context.store.write(post.guild) as tx:
        if not await post.is_newest(tx, row):
            return
        await tx.drop_outgoing(row.id)
        if by_dm and await live_mode.withhold(tx, loaded, (row.target,)):
            by_dm = later = False
        await announce.refresh_hand(post.context, tx, row.table, row.target, fresh=by_dm and now, why="plan")
        if later:
            await digest.keep(post.context, loaded, person)
            await digest.put_row(post.context, tx, row.table, person)
