"""The result of a row in a pass. One function records all results of a pass, in one transaction."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Literal

from bot.games.core.phrase import say
from bot.service.bodies import Closed, Fresh, Retired
from bot.service.context import Context
from bot.service.features.lobby import invitations
from bot.service.messenger import Sent
from bot.service.people import learned
from bot.service.ports import Writing
from bot.service.records import OutboxMessage, Posted
from bot.service.tables import outbox
from bot.service.tables.loaded import load
from bot.service.tables.outbox import CALL, CLOSED, LOST, OF_USERS, SLOTS


@dataclass(frozen=True)
class Undelivered:
    """A new direct message did not arrive. `closed`: the notice in the channel instead. `due`: when that is due."""

    closed: Closed
    due: float


@dataclass(frozen=True)
class Result:
    """How a pass ended for one row. With the defaults the row is done and is deleted."""

    row: OutboxMessage
    sent: Sent | None = None
    """Where the new message is."""
    role: str | None = None
    """The slot that the new message fills, if it is not the row's own."""
    retired: tuple[Retired, ...] = ()
    """Former messages to archive or delete."""
    forgotten: bool = False
    """The recorded message of the slot no longer exists; delete its record."""
    missing: bool = False
    """The slot's message was deleted in Discord; store a row that posts it again."""
    unwanted: bool = False
    """Search for the message that this row may have sent, and delete it."""
    due: float | None = None
    """When the row is due again."""
    wait: float | None = None
    """Seconds until a failed row is tried again."""
    learned: Literal["open", "closed"] | None = None
    """Whether direct messages reach the row's user."""
    undelivered: Undelivered | None = None
    said: tuple[str, ...] = ()
    """Keys of texts that are sent only once."""
    missing_rights: tuple[str, ...] | None = None
    """Permissions that the bot lacks; the table's host gets one message about them."""
    invited: tuple[int, ...] = ()
    """Users whose invitation was sent."""
    archived: Retired | None = None
    """The former message that this row archived, or deleted: then it has no `since`."""
    kept: bool = False
    """The row was changed already; leave it."""


async def record(
    context: Context,
    tx: Writing,
    guild: int,
    results: Sequence[Result],
    done: Sequence[Retired],
    users: Collection[int | None] | None = None,
) -> None:
    """Save the results of a pass. `done`: former messages that the pass has archived or deleted.

    `users`: who has a seat, if nothing was written since the pass read its rows. None: seats and rows are read again.
    A row that was marked again meanwhile stays: only the message that it sent is recorded.
    """
    table = results[0].row.table
    rows: list[OutboxMessage | None] = [result.row for result in results]
    if users is None:
        tx.prefetch.position(table)
        rows = [await tx.outgoing(result.row.table, result.row.kind, result.row.target) for result in results]
        users = {seat.user for seat in await tx.seats(table)}
    for result, newest in zip(results, rows, strict=True):
        await _recorded(context, tx, guild, result, newest, users, {gone.message for gone in done})
    archived = [result.archived for result in results if result.archived is not None]
    for gone in (*done, *archived):
        if gone.since is not None:
            await tx.note_summary(table, gone.channel, gone.message, gone.since, gone.until)


async def _recorded(
    context: Context,
    tx: Writing,
    guild: int,
    result: Result,
    newest: OutboxMessage | None,
    users: Collection[int | None],
    done: Collection[int],
) -> None:
    """Record one result. `newest`: its row as it is now. `users`: the users who have a seat now."""
    row = result.row
    seated = row.kind not in OF_USERS or row.target in users
    await _former(tx, result, done)
    if result.sent is not None:
        await _save_sent(context, tx, guild, result, newest, seated=seated)
    if newest is not None and newest.id == row.id and not result.kept:
        await _finish_row(context, tx, result)
    for user in filter(users.__contains__, result.invited):
        await tx.say_once(row.table, invitations.mention_key(user))
    if seated:
        await _learned(context, tx, result)


async def _former(tx: Writing, result: Result, done: Collection[int]) -> None:
    """Enqueue the former messages that the pass did not retire. Delete the record of a message that is gone."""
    for gone in result.retired:
        if gone.message not in done:
            await outbox.retire(tx, gone, result.row.table)
    if result.forgotten:
        await tx.drop_posted(result.row.table, result.role or result.row.kind, result.row.target)


async def _save_sent(
    context: Context, tx: Writing, guild: int, result: Result, newest: OutboxMessage | None, *, seated: bool
) -> None:
    """Save where a new message is. It is deleted if its user has no seat any more or if its row was withdrawn."""
    row, sent, role = result.row, result.sent, result.role or result.row.kind
    if sent is None or role not in SLOTS:
        return
    if not seated:
        await outbox.retire(tx, Retired(sent.channel, sent.message), row.table)
        return
    if newest is None:
        return  # the row was withdrawn, and a row of kind `LOST` deletes the message
    if newest.nonce != row.nonce and (lost := await tx.outgoing(row.table, LOST, row.nonce)) is not None:
        await tx.drop_outgoing(lost.id)
    at = context.clock.now()
    await tx.save_posted(
        Posted(
            table=row.table,
            role=role,
            owner=row.target,
            channel=sent.channel,
            message=sent.message,
            at=at,
            nonce=row.nonce,
        )
    )
    if newest.id != row.id and newest.nonce == row.nonce and row.kind in SLOTS:
        # The slot was marked during the pass: the message that was sent is edited, and no other is posted.
        await tx.drop_outgoing(newest.id)
        await outbox.show(context, tx, row.table, row.kind, row.target, due=newest.due)
    if role == CALL and row.target not in (await load(context, tx, guild, row.table)).awaited():
        await outbox.show(context, tx, row.table, CALL, row.target)  # the player moved while it was sent


async def _finish_row(context: Context, tx: Writing, result: Result) -> None:
    """Postpone the row, or delete it and enqueue the rows that its result asks for."""
    row = result.row
    if result.wait is not None:
        await tx.postpone(row.id, context.clock.now() + result.wait)
        return
    await tx.drop_outgoing(row.id)
    if result.unwanted:
        await outbox.lose(tx, row)
    if result.missing:
        await outbox.show(context, tx, row.table, row.kind, row.target, fresh=Fresh(why="renew"))
    elif result.due is not None and row.kind in SLOTS:
        await outbox.show(context, tx, row.table, row.kind, row.target, due=result.due)
    elif result.due is not None:
        await outbox.notify(context, tx, row.table, row.kind, row.target, due=result.due)


async def _learned(context: Context, tx: Writing, result: Result) -> None:
    """Store what was learned of the user, while the table's file is held: no player's data are deleted meanwhile."""
    row = result.row
    if result.learned is not None:
        await learned(context, row.target, result.learned)
    for key in result.said:
        await tx.say_once(row.table, key)
    if (failed := result.undelivered) is not None and (
        failed.closed.notice or not await tx.said(row.table, closed_key(row.target))
    ):
        await outbox.notify(context, tx, row.table, CLOSED, row.target, body=failed.closed, due=failed.due)
    if result.missing_rights is not None:
        await _tell_host(context, tx, row.table, result.missing_rights)


async def _tell_host(context: Context, tx: Writing, number: int, missing: tuple[str, ...]) -> None:
    """Tell the table's host, once, what the bot may not do in the channel."""
    table = await tx.table(number)
    if table is not None and await tx.say_once(number, f"not-allowed:{table.channel}"):
        names = ", ".join(missing) or "Send Messages, Attach Files"
        phrase = say("told-not-allowed", table=number, channel=f"<#{table.channel}>", missing=names)
        await outbox.tell(context, tx, number, table.host, phrase)


def closed_key(user: int) -> str:
    """Return the key (`say_once`) of the text that direct messages do not reach a user."""
    return f"closed:{user}"
