"""What became of a row in a pass, and how it is recorded: by one function, in one transaction for the whole pass."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Literal

from bot.games.core.phrase import say
from bot.service.context import Context
from bot.service.features.lobby import invitations
from bot.service.messenger import Sent
from bot.service.people.reachability import learned
from bot.service.ports import Writing
from bot.service.records import OutboxMessage, Posted
from bot.service.tables import outbox
from bot.service.tables.loaded import load
from bot.service.tables.outbox import CALL, CLOSED, LOST, OF_USERS, SLOTS, Closed, Fresh, Retired


@dataclass(frozen=True)
class Undelivered:
    """A new direct message did not arrive; what is said in the channel instead is due then."""

    closed: Closed
    due: float


@dataclass(frozen=True)
class Result:
    """What became of a row. Without anything else: it is done, and is deleted.

    `sent`: where its new message stands. `role`: as which slot it stands, if not the row's own.
    `retired`: former messages that were not seen to yet. `forgotten`: the message that stood is none of ours any more.
    `missing`: it was deleted, and is wanted anew. `unwanted`: what the row may have sent is looked for and deleted.
    `due`: the row is wanted again then. `wait`: it has failed, and is tried again after so many seconds.
    `learned`: whether direct messages reach the row's user. `said`: a key of what is said once.
    `missing_rights`: the table's host is told once that the bot lacks these permissions. `invited`: users who were told
    of their invitation. `kept`: the row was seen to already.
    """

    row: OutboxMessage
    sent: Sent | None = None
    role: str | None = None
    retired: tuple[Retired, ...] = ()
    forgotten: bool = False
    missing: bool = False
    unwanted: bool = False
    due: float | None = None
    wait: float | None = None
    learned: Literal["open", "closed"] | None = None
    undelivered: Undelivered | None = None
    said: tuple[str, ...] = ()
    missing_rights: tuple[str, ...] | None = None
    invited: tuple[int, ...] = ()
    archived: Retired | None = None
    kept: bool = False


async def record(context: Context, tx: Writing, guild: int, results: Sequence[Result], done: Sequence[Retired]) -> None:
    """Write down what became of the rows of a pass. `done`: former messages that the pass has archived or deleted.

    A row that was marked anew meanwhile stays: only what was sent for it is noted.
    """
    table = results[0].row.table
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
    """Record one result. `newest`: its row as it is now. `users`: who has a seat now."""
    row = result.row
    seated = row.kind not in OF_USERS or row.target in users
    await _former(tx, result, done)
    if result.sent is not None:
        await _stands(context, tx, guild, result, newest, seated=seated)
    if newest is not None and newest.id == row.id and not result.kept:
        await _row(context, tx, result)
    for user in filter(users.__contains__, result.invited):
        await tx.say_once(row.table, invitations.told(user))
    if seated:
        await _learned(context, tx, result)


async def _former(tx: Writing, result: Result, done: Collection[int]) -> None:
    """Let former messages be seen to that the pass left, and forget what does not stand any more."""
    for gone in result.retired:
        if gone.message not in done:
            await outbox.retire(tx, gone, result.row.table)
    if result.forgotten:
        await tx.drop_posted(result.row.table, result.role or result.row.kind, result.row.target)


async def _stands(
    context: Context, tx: Writing, guild: int, result: Result, newest: OutboxMessage | None, *, seated: bool
) -> None:
    """Note where a new message stands. None stays of a user who has no seat any more, and none that was withdrawn."""
    row, sent, role = result.row, result.sent, result.role or result.row.kind
    if sent is None or role not in SLOTS:
        return
    if not seated:
        await outbox.retire(tx, Retired(sent.channel, sent.message), row.table)
        return
    if newest is None:
        return  # its row for what is lost deletes it
    if newest.nonce != row.nonce and (lost := await tx.outgoing(row.table, LOST, row.nonce)) is not None:
        await tx.drop_outgoing(lost.id)
    at = context.clock.now()
    await tx.save_posted(
        Posted(table=row.table, role=role, owner=row.target, channel=sent.channel, message=sent.message, at=at)
    )
    if newest.id != row.id and newest.nonce == row.nonce and row.kind in SLOTS:
        # Marked for an edit meanwhile: what was sent is not posted once more.
        await tx.drop_outgoing(newest.id)
        await outbox.show(context, tx, row.table, row.kind, row.target, due=newest.due)
    if role == CALL and row.target not in (await load(context, tx, guild, row.table)).awaited():
        await outbox.show(context, tx, row.table, CALL, row.target)  # the player moved while it was sent


async def _row(context: Context, tx: Writing, result: Result) -> None:
    """Delete the row, or let it come again."""
    row, wait = result.row, result.wait
    if result.missing and outbox.fresh_of(row) is not None:
        wait = context.settings.retry_after(row.attempts)  # a new one was wanted already: this is no news
    if wait is not None:
        await tx.postpone(row.id, context.clock.now() + wait)
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
    """Note what was learned, while the table's file is held: a user who sits there is not forgotten meanwhile."""
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
    """Return the key by which it is said once that direct messages do not reach a user."""
    return f"closed:{user}"
