"""The messages of a table in its channel, each in its slot: lobby, board, ballots, seats on offer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.errors import StoreError
from bot.service.bodies import Retired, fresh_of
from bot.service.card import Card
from bot.service.features.ballots import actions as ballots
from bot.service.features.ballots.cards import ballot_card
from bot.service.features.game_end.cards import final_card
from bot.service.features.lobby.cards import lobby_card
from bot.service.features.play.board import board_card
from bot.service.features.seats.cards import closed_card, offer_card
from bot.service.messages.result import Result
from bot.service.messages.scene import Scene
from bot.service.messages.sender import Sender, standing
from bot.service.messenger import Sent
from bot.service.people import person_or_none
from bot.service.records import OutboxMessage, Posted
from bot.service.tables.outbox import former
from bot.service.tables.rated import unwilling

Render = Callable[[int], Awaitable[Card]]
"""Makes the card with a nonce (0: none) in its buttons."""


async def stand(
    send: Sender, row: OutboxMessage, scene: Scene, render: Render, *, make: bool, fresh: bool | None = None
) -> Result:
    """Edit the slot's message, or post a new one: if one is wanted, or if the channel has none.

    `fresh`: whether a new one is wanted, if the row alone does not tell it.
    Without `make` none is posted: a message in a channel that the table has left is edited there, if possible.
    An edit keeps the nonce of its message, and does not take the row's. Otherwise the search for a lost new message
    would find the edited one.
    """
    channel, stands = scene.loaded.table.channel, scene.posted.get((row.kind, row.target))
    fresh = fresh_of(row) is not None if fresh is None else fresh
    at = None if stands is None else standing(stands)
    if at is not None and at.channel == channel and not fresh:
        if await send.edit(at, await render(0)):
            return Result(row, unwanted=True)
        if not make or fresh_of(row) is None:
            return Result(row, missing=make, forgotten=not make, unwanted=not make)
    if not (make or fresh):
        if at is not None:
            await send.edit_if_reached(at, await render(0))
        return Result(row, unwanted=True)
    sent = await send.post(row, channel, await render(row.nonce))
    return Result(row, sent=sent, retired=replaced(send, stands, sent))


def replaced(send: Sender, stands: Posted | None, sent: Sent | None = None) -> tuple[Retired, ...]:
    """Return the message that stood, to be retired, unless it is the one that was sent."""
    if stands is None or (sent is not None and stands.message == sent.message):
        return ()
    return (former(stands, send.context.clock.now()),)


async def board(send: Sender, row: OutboxMessage, scene: Scene) -> Result:
    """Reconcile the board of a running or paused table, or the end of one that is over."""
    loaded, wanted = scene.loaded, fresh_of(row)
    status = loaded.table.status
    if status == "over":

        async def final(nonce: int) -> Card:
            return await final_card(send.context, loaded, scene.recent, nonce=nonce)

        return await stand(send, row, scene, final, make=False)
    if status not in ("running", "paused"):
        return Result(row, unwanted=True)
    fresh = wanted if status == "running" else None
    users = [user for user in fresh.users if user in loaded.awaited()] if fresh is not None else []
    last = fresh is not None and fresh.why == "last" and len(loaded.awaited()) == 1

    async def shown(nonce: int) -> Card:
        mentions = users if nonce else []
        return await board_card(
            send.context,
            loaded,
            scene.recent,
            nonce=nonce,
            mentions=mentions,
            last=last and bool(nonce),
            live=scene.live,
        )

    return await stand(send, row, scene, shown, make=True, fresh=fresh is not None)


async def lobby(send: Sender, row: OutboxMessage, scene: Scene) -> Result:
    """Reconcile the lobby: posted while players may join, edited afterwards.

    A day before it closes by itself it is posted again, and mentions its host.
    """
    loaded, wanted = scene.loaded, fresh_of(row)
    is_open = loaded.table.status == "lobby"
    fresh = is_open and wanted is not None and (wanted.why != "lapse" or scene.closes is not None)
    host = await person_or_none(send.context, loaded.table.host)
    called = (loaded.table.host,) if fresh and host is not None and host.notice != "silent" else ()
    try:
        against = await unwilling(send.context, loaded)
    except StoreError:  # consent cannot be read now: treat every player as not agreed
        against = tuple(seat.number for seat in loaded.people())

    async def render(nonce: int) -> Card:
        mentions = called if nonce and scene.closes is not None else ()
        return lobby_card(
            send.context,
            loaded,
            nonce=nonce,
            unwilling=against,
            closes=scene.closes,
            lapsed=scene.lapsed,
            mentions=mentions,
        )

    return await stand(send, row, scene, render, make=is_open, fresh=fresh)


async def ballot(send: Sender, row: OutboxMessage, scene: Scene) -> Result:
    """Reconcile a ballot; a new message mentions the players who are to answer."""
    asked, loaded = scene.ballots.get(row.target), scene.loaded
    if asked is None:
        return Result(row, unwanted=True)
    users = [loaded.seats[seat].user for seat in ballots.missing(loaded, asked)]
    people = [await person_or_none(send.context, user) for user in users if user is not None]
    mentions = tuple(person.user for person in people if person is not None and person.notice != "silent")

    async def render(nonce: int) -> Card:
        return ballot_card(send.context, loaded, asked, nonce=nonce, mentions=mentions)

    return await stand(send, row, scene, render, make=True)


async def vacancy(send: Sender, row: OutboxMessage, scene: Scene) -> Result:
    """Reconcile the offer of a seat; the offer of one that is taken or withdrawn becomes a word."""
    loaded, offered = scene.loaded, scene.vacancies.get(row.target)
    if offered is not None:

        async def render(nonce: int) -> Card:
            return offer_card(send.context, loaded, offered, nonce=nonce)

        return await stand(send, row, scene, render, make=True)
    stands = scene.posted.get((row.kind, row.target))
    if stands is not None:
        card = closed_card(send.context, loaded, row.target)
        await send.edit_if_reached(standing(stands), card)
    return Result(row, forgotten=True, unwanted=True)
