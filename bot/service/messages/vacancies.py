"""The message of a seat on offer in the channel."""

from __future__ import annotations

from contextlib import suppress

from bot.service.features.seats.cards import closed_card, offer_card
from bot.service.messages.sender import Sender
from bot.service.messenger import Gone, NotAllowed
from bot.service.records import OutboxMessage
from bot.service.tables.outbox import mark_of


async def vacancy(post: Sender, row: OutboxMessage) -> None:
    """Post the offer of a seat, whoever is invited mentioned; one that is taken or withdrawn becomes a word."""
    scene = await post.scene(row)
    loaded, stands = scene.loaded, scene.posted.get(("vacancy", row.target))
    async with post.context.store.read(post.guild) as tx:
        found = next((one for one in await tx.vacancies(row.table) if one.seat == row.target), None)
    if found is not None:
        card = offer_card(post.context, loaded, found, mark=mark_of(row))
        await post.stand(row, scene, card, make=True, owner=row.target)
        return
    if stands is not None:
        with suppress(Gone, NotAllowed):
            await post.context.messenger.edit(
                stands.channel, stands.message, closed_card(post.context, loaded, row.target)
            )
    async with post.context.store.write(post.guild) as tx:
        await tx.drop_posted(row.table, "vacancy", row.target)
        await post.let_go(tx, row, channel=loaded.table.channel)
