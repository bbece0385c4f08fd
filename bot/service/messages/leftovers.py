"""Former messages that are archived or deleted, and messages that may have been sent although nothing is wanted."""

from __future__ import annotations

from contextlib import suppress

import msgspec
from msgspec.structs import replace

from bot.games.history.narration import narrates_all
from bot.service.bodies import Lost, Retired
from bot.service.features.play.board import summary_card
from bot.service.messages.result import Result
from bot.service.messages.scene import Scene
from bot.service.messages.sender import Sender
from bot.service.messenger import DmClosed, Gone, NotAllowed, Sent
from bot.service.records import OutboxMessage
from bot.service.tables.outbox import RETIRED


async def retired(send: Sender, row: OutboxMessage, scene: Scene) -> Result:
    """Archive or delete a former message."""
    return Result(row, archived=await retire(send, msgspec.json.decode(row.body, type=Retired), scene))


async def retire(send: Sender, gone: Retired, scene: Scene) -> Retired:
    """Turn a former board into the summary of what was done while it stood; return it, without `since` if deleted.

    A board is deleted where narrations tell the whole game, and any other message. A message that the bot cannot reach
    any more is left as it is.
    """
    stands = Sent(gone.channel, gone.message)
    if gone.since is None or narrates_all(scene.loaded.presenter):
        await send.delete(stands)
        return replace(gone, since=None)
    done = [entry for entry in scene.entries if gone.since <= entry.at < gone.until]
    await send.edit_if_reached(stands, summary_card(send.context, scene.loaded, done))
    return gone


async def lost(send: Sender, row: OutboxMessage, scene: Scene) -> Result:
    """Search for a message that may have been sent although Discord reported an error, and delete it.

    A message that is recorded as posted, or that is to be archived, stays: its row may have been sent again.
    """
    body, messenger, nonce = msgspec.json.decode(row.body, type=Lost), send.context.messenger, row.target
    with suppress(Gone, NotAllowed, DmClosed):
        if body.user:
            found = await messenger.find_dm(body.user, nonce)
        else:
            message = await messenger.find(body.channel, nonce)
            found = Sent(body.channel, message) if message is not None else None
        if found is None:
            return Result(row)
        async with send.context.store.read(send.guild) as tx:
            known = {posted.message for posted in await tx.all_posted(row.table)}
            archived = await tx.outgoing(row.table, RETIRED, found.message) is not None
        if found.message not in known and not archived:
            await send.delete(found)
    return Result(row)
