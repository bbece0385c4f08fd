"""The outbox: which messages of a table are to be edited, posted as new messages, or deleted.

A row names a message by kind and target. It holds what is wanted, never content: that is made from the newest state
when it is sent. There are three sorts of rows:

- *slots* (`SLOTS`): of each there is at most one current message, and `Posted` says where it is;
- *notices* (`NOTICES`): words that must each arrive; such a row is deleted when they have;
- *leftovers* (`RETIRED`, `LOST`): former messages that are to be archived or deleted, and messages that may have been
  sent although nothing is wanted any more.

A message may have been sent if and only if its row was *claimed*, which is committed before the request. A claimed row
keeps its nonce, and its message is looked for by that before another one is sent.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from bot.games.core.phrase import Phrase
from bot.service.bodies import Fresh, Lost, Retired, SlotBody, ToldBody, Word, fresh_of, words_of
from bot.service.card import NONCES
from bot.service.context import Context
from bot.service.ports import Writing
from bot.service.records import OutboxMessage, Posted

LOBBY, BOARD, DM_PANEL, BALLOT, VACANCY, STORY, CALL = (
    "lobby",
    "board",
    "dm_panel",
    "ballot",
    "vacancy",
    "story",
    "call",
)
SLOTS = (LOBBY, BOARD, DM_PANEL, BALLOT, VACANCY, STORY, CALL)
TOLD, INVITE, CLOSED, DIGEST, SHARED, ANNOUNCED = "told", "invite", "closed", "digest", "shared", "announced"
NOTICES = (TOLD, INVITE, CLOSED, DIGEST, SHARED, ANNOUNCED)
RETIRED, LOST = "retired", "lost"
OF_USERS = (DM_PANEL, CALL, TOLD, CLOSED, DIGEST, SHARED)
"""Kinds whose target is a user."""
IN_CHANNEL = (LOBBY, BOARD, BALLOT, VACANCY, STORY, CALL, INVITE, CLOSED, DIGEST, SHARED, ANNOUNCED)
"""Kinds that may make a message in the table's channel."""
TOGETHER = 8
"""The most sentences in one message, the newest: after a long outage of Discord the oldest matter least."""
WHEN_BACK = 1e13
"""Due when the bot is back in the server: a time that no clock comes to."""

_encode = msgspec.json.Encoder().encode


def new_nonce(context: Context) -> int:
    """Draw the nonce of a message: the whole channel can see it, so it is random."""
    return NONCES + context.token()


async def show(
    context: Context,
    tx: Writing,
    table: int,
    kind: str,
    target: int = 0,
    *,
    fresh: Fresh | None = None,
    due: float | None = None,
    claim: int | None = None,
) -> None:
    """Mark a slot: edit its message, or with `fresh` post a new one, which is wanted until that is done.

    `due`: not before. `claim`: the channel (0: a direct message) for which the row is claimed at once, unless others
    wait for the rate limiter: then it is claimed when it is let in.
    """
    pending = await tx.outgoing(table, kind, target)
    nonce, claimed = (pending.nonce, pending.claimed) if pending is not None else (new_nonce(context), None)
    wanted = None if pending is None else fresh_of(pending)
    if fresh is not None:
        if pending is not None and claimed is not None:
            await lose(tx, pending)
            nonce, claimed = new_nonce(context), None
        wanted = _merged(wanted, fresh)
    if claim is not None and claimed is None and not context.runtime.rate_limiter.waiting:
        context.runtime.untried.add(nonce)
        claimed = claim
    now = context.clock.now()
    await tx.put_outgoing(
        OutboxMessage(
            table=table,
            kind=kind,
            target=target,
            body=_encode(SlotBody(wanted)),
            due=now if due is None else due,
            created=now,
            nonce=nonce,
            claimed=claimed,
        )
    )


def _merged(before: Fresh | None, fresh: Fresh) -> Fresh:
    """Return the newer of two wishes; whom the former one mentions is mentioned as well. `renew` loses to all."""
    if before is None:
        return fresh
    newer = before if fresh.why == "renew" else fresh
    return msgspec.structs.replace(newer, users=tuple(sorted({*before.users, *fresh.users})))


async def withdraw(tx: Writing, row: OutboxMessage | None) -> None:
    """Delete a row that is no longer wanted; a message that it may have sent is looked for."""
    if row is not None:
        await tx.drop_outgoing(row.id)
        await lose(tx, row)


async def lose(tx: Writing, row: OutboxMessage, *, channel: int | None = None) -> None:
    """Note that the message of a claimed row is to be looked for and deleted. `channel`: it was to go there."""
    if row.claimed is None:
        return
    place = row.claimed if channel is None else channel
    body = Lost(channel=place) if place else Lost(user=row.target)
    await tx.put_outgoing(OutboxMessage(table=row.table, kind=LOST, target=row.nonce, body=_encode(body)))


async def notify(
    context: Context,
    tx: Writing,
    table: int,
    kind: str,
    target: int = 0,
    *,
    body: Struct | None = None,
    due: float | None = None,
) -> None:
    """Put a notice, in the place of an unsent one of the same name: it is about something new."""
    now = context.clock.now()
    await tx.put_outgoing(
        OutboxMessage(
            table=table,
            kind=kind,
            target=target,
            body=b"{}" if body is None else _encode(body),
            due=now if due is None else due,
            created=now,
            nonce=new_nonce(context),
        )
    )


async def tell(
    context: Context, tx: Writing, table: int, user: int, phrase: Phrase, *, about: int = 0, due: float | None = None
) -> None:
    """Enqueue a sentence to one user, due now unless `due` is given. Earlier unsent sentences come with it."""
    pending = await tx.outgoing(table, TOLD, user)
    due = context.clock.now() if due is None else due
    due = due if pending is None else min(due, pending.due)
    await notify(context, tx, table, TOLD, user, body=with_word(pending, Word(phrase, about)), due=due)


def with_word(pending: OutboxMessage | None, word: Word) -> ToldBody:
    """Return the body that says this after what an unsent row says; that may be on its way, or stand already."""
    if pending is None:
        return ToldBody((word,))
    before = words_of(pending)
    if pending.claimed is not None:
        before = tuple(msgspec.structs.replace(one, nonces=(*one.nonces, pending.nonce)) for one in before)
    return ToldBody((*before, word)[-TOGETHER:])


async def retire(tx: Writing, gone: Retired, table: int) -> None:
    """Put the row by which a former message is archived or deleted."""
    await tx.put_outgoing(OutboxMessage(table=table, kind=RETIRED, target=gone.message, body=_encode(gone)))


def former(stands: Posted, now: float) -> Retired:
    """Return what becomes of a message that is current no more: a board is archived, any other is deleted."""
    if stands.role == BOARD:
        return Retired(stands.channel, stands.message, stands.at, now)
    return Retired(stands.channel, stands.message)


async def archive(tx: Writing, board: Posted, now: float) -> None:
    """Let a board become a summary of what was done while it stood, and forget where it is."""
    await retire(tx, former(board, now), board.table)
    await tx.drop_posted(board.table, board.role, board.owner)


async def claim(context: Context, tx: Writing, row: OutboxMessage, channel: int) -> OutboxMessage:
    """Claim a row that may send a new message, to a channel or (0) as a direct message; return it as claimed."""
    context.runtime.untried.add(row.nonce)
    await tx.claim_outgoing(row.id, channel)
    return msgspec.structs.replace(row, claimed=channel)
