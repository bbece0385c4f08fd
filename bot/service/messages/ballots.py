"""The message of a ballot in the channel."""

from __future__ import annotations

from bot.service.features.ballots import actions as ballots
from bot.service.features.ballots.cards import ballot_card
from bot.service.messages.sender import Sender
from bot.service.people.reachability import person_or_none
from bot.service.records import OutboxMessage
from bot.service.tables.outbox import mark_of


async def ballot(post: Sender, row: OutboxMessage) -> None:
    """Post a question, with those mentioned who are to answer; renew it where it stands."""
    scene = await post.scene(row)
    loaded = scene.loaded
    async with post.context.store.read(post.guild) as tx:
        asked = await tx.ballot(row.table, row.target)
    if asked is None:
        await post.done(row)
        return
    users = [loaded.seats[seat].user for seat in ballots.missing(loaded, asked)]
    people = [await person_or_none(post.context, user) for user in users if user is not None]
    mentions = tuple(person.user for person in people if person is not None and person.notice != "silent")
    card = ballot_card(post.context, loaded, asked, mark=mark_of(row), mentions=mentions)
    await post.stand(row, scene, card, make=True, owner=row.target)
