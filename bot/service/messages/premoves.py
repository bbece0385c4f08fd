"""Calling a player whose queued actions have stopped."""

from __future__ import annotations

from bot.service.features.digest import actions as digest
from bot.service.messages.sender import Sender
from bot.service.people import wants_dm
from bot.service.people.reachability import is_called_now, person_at
from bot.service.records import Outgoing
from bot.service.tables import announce, live_mode


async def call(post: Sender, row: Outgoing) -> None:
    """Call somebody who counted on his plan, now that it has stopped: him alone, for others are not to see it.

    So it is a direct message even to those who else are mentioned.
    """
    sitting = await post.sitting(row)
    person = await person_at(post.house, row.target, post.guild, row.table)
    by_dm = person.notice != "silent" and person.dm != "closed" and row.target in sitting.awaited()
    now = is_called_now(post.house, person)
    later = by_dm and not now and wants_dm(person)  # a mention that was kept back comes in its time
    async with post.house.store.write(post.guild) as tx:
        if not await post.is_newest(tx, row):
            return
        await tx.drop_outgoing(row.id)
        if by_dm and await live_mode.withhold(tx, sitting, (row.target,)):
            by_dm = later = False
        await announce.refresh_hand(post.house, tx, row.table, row.target, fresh=by_dm and now, why="plan")
        if later:
            await digest.keep(post.house, sitting, person)
            await digest.put_row(post.house, tx, row.table, person)
