"""A pass over a table: its messages in Discord become what they should be, and one transaction records it.

1. *Claim*: the table is read, and rows that may send a new message are claimed, in one transaction.
2. *Send*: each row's message is posted or edited, notices of turns first, as the rate limiter lets them in.
3. *Retire*: former messages are archived or deleted; if others wait for the rate limiter, rows do it later.
4. *Record*: the places of the new messages and the results of the rows are saved.

Rows of kind `LOST` come last: no notice waits while the bot searches for a message that may not exist.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass, field, replace
from functools import partial, reduce
from operator import or_

from bot.errors import Refused, StoreError, Unreadable
from bot.games.history.narration import begin_of
from bot.service.bodies import Retired, fresh_of
from bot.service.context import Context, log
from bot.service.features.lifecycle import actions as lifecycle
from bot.service.features.looks import cards
from bot.service.features.looks.cards import InWords
from bot.service.messages import announcements, board, calls, digest, dm_panel, leftovers, narration, notices, shares
from bot.service.messages import scene as scenes
from bot.service.messages.result import Result, record
from bot.service.messages.scene import RECENT, Needs, Scene
from bot.service.messages.sender import Sender
from bot.service.messenger import DmClosed, Gone, Later, NotAllowed, Rejected, TooLarge, Undeliverable
from bot.service.places import is_direct
from bot.service.ports import Reading
from bot.service.records import OutboxMessage, Posted
from bot.service.tables import outbox
from bot.service.tables.announce import NARRATED
from bot.service.tables.loaded import note_damage, watched
from bot.service.tables.outbox import (
    ANNOUNCED,
    BALLOT,
    BOARD,
    CALL,
    CLOSED,
    DIGEST,
    DM_PANEL,
    INVITE,
    LOBBY,
    LOST,
    NOTICES,
    RETIRED,
    SHARED,
    SLOTS,
    STORY,
    TOLD,
    VACANCY,
    WHEN_BACK,
)

Reconcile = Callable[[Sender, OutboxMessage, Scene], Awaitable[Result]]

ROLES: dict[str, Reconcile] = {
    STORY: narration.story,
    BOARD: board.board,
    LOBBY: board.lobby,
    INVITE: notices.invite,
    VACANCY: board.vacancy,
    BALLOT: board.ballot,
    DM_PANEL: dm_panel.dm_panel,
    CLOSED: notices.closed,
    TOLD: notices.told,
    CALL: calls.call,
    DIGEST: digest.together,
    SHARED: shares.shared,
    ANNOUNCED: announcements.announced,
    RETIRED: leftovers.retired,
    LOST: leftovers.lost,
}
"""In the order in which a table's due rows are sent."""
ORDER = {kind: place for place, kind in enumerate(ROLES)}
KEPT = (BOARD, LOBBY, CALL, RETIRED, LOST)
"""The rows that stay when a server removes the bot: on its return, however late, these messages are out of date."""


def needs_of(row: OutboxMessage) -> Needs:
    """Return which data of its table a row needs."""
    match row.kind:
        case outbox.STORY:
            return Needs(entries=NARRATED, since=begin_of(row.target))
        case outbox.BOARD:
            return Needs(entries=4 * RECENT if fresh_of(row) else RECENT, live=True)
        case outbox.DM_PANEL:
            return Needs(entries=cards.RECENT, server=True, panels=(row.target,))
        case outbox.RETIRED:
            return Needs(entries=4 * RECENT)
        case outbox.BALLOT:
            return Needs(ballots=(row.target,))
        case outbox.LOBBY:
            return Needs(lobby=True)
        case outbox.VACANCY:
            return Needs(vacancies=True)
        case _:
            return Needs()


def in_order(row: OutboxMessage) -> tuple[int, int]:
    """Return the sort key of a row among the due rows."""
    return ORDER.get(row.kind, len(ORDER)), row.id


def calls_somebody(row: OutboxMessage) -> bool:
    """Return whether this row notifies users, and does not only edit or delete a message."""
    if row.kind in (BOARD, DM_PANEL, CALL):
        return fresh_of(row) is not None
    return row.kind not in (RETIRED, LOST, SHARED, ANNOUNCED)


@dataclass
class Pass:
    """One pass over a table's due rows. `results`, `done`: results and retired messages that are not recorded yet."""

    context: Context
    guild: int
    table: int
    results: list[Result] = field(default_factory=list[Result])
    done: list[Retired] = field(default_factory=list[Retired])

    def __post_init__(self) -> None:
        self._gate = self.context.runtime.rate_limiter
        self._sender = Sender(self.context, self.guild)
        self._revision = 0  # of the guild's state that was read last
        self._users: Collection[int | None] | None = None  # who had a seat when all rows of the pass were read

    async def run(self, rows: Sequence[OutboxMessage]) -> None:
        """Reconcile these rows. Raises StoreError, except of the shared database: then the row is postponed.

        While other rows wait for the rate limiter, each row is claimed only when it is let in. After a crash, the next
        process must search for the message of every claimed row.
        """
        rows = sorted(rows, key=in_order)
        for batch in [[row] for row in rows] if self._gate.waiting else [rows]:
            await self._gate.enter(calls=calls_somebody(batch[0]))
            try:
                await self._batch(batch)
            finally:
                await self._record()

    async def _batch(self, rows: Sequence[OutboxMessage]) -> None:
        try:
            async with watched(self.context, self.guild, self.table):
                claimed, scene = await self._claim(rows)
        except Exception as error:
            self._users = None
            self.results += [await self._failed(row, error) for row in rows]
            return
        self._users = {seat.user for seat in scene.loaded.seats}
        if not claimed:
            self._gate.give_back()
        for number, row in enumerate(claimed):
            if number:
                await self._gate.enter(calls=calls_somebody(row))
            current = row
            if number and await self._is_outdated():  # the first row was read just now
                current, scene = await self._newest(row, scene)
            if current is None:
                self._gate.give_back()
                continue
            result = await self._reconciled(current, scene)
            self.results.append(result)
            scene = _with(scene, result)
            if self._gate.waiting:
                await self._record()
        await self._retire(scene)

    async def _claim(self, rows: Sequence[OutboxMessage]) -> tuple[list[OutboxMessage], Scene]:
        """Read the table, and claim the rows that may send a new message. Rows that are no longer due are left out."""
        unclaimed = [row for row in rows if row.claimed is None]
        if not any(row.kind in NOTICES or (row.kind in SLOTS and fresh_of(row)) for row in unclaimed):
            newest, scene = await self._read(rows)
            if not any(row.claimed is None and self._may_post(row, scene) for row in newest):
                return newest, scene
        places = {row.id: await digest.place_of(self.context, self.guild, row) for row in rows if row.kind == DIGEST}
        async with self.context.store.write(self.guild) as tx:
            newest, scene = await self._read_in(tx, rows)
            claimed = [
                await outbox.claim(self.context, tx, row, places.get(row.id, _place(row, scene)))
                if row.claimed is None and self._may_post(row, scene)
                else row
                for row in newest
            ]
        return claimed, scene

    async def _is_outdated(self) -> bool:
        """Return whether something was written in the guild, by whichever process, since it was read."""
        return (await self.context.store.revisions([self.guild]))[self.guild] != self._revision

    def _may_post(self, row: OutboxMessage, scene: Scene) -> bool:
        """Return whether the row may send a new message: one is wanted, or there is none in the table's channel."""
        if row.kind not in SLOTS:
            return row.kind in NOTICES
        stands = scene.posted.get((row.kind, row.target))
        elsewhere = stands is not None and row.kind != DM_PANEL and stands.channel != scene.loaded.table.channel
        return fresh_of(row) is not None or (row.kind != CALL and (stands is None or elsewhere))

    async def _read(self, rows: Sequence[OutboxMessage]) -> tuple[list[OutboxMessage], Scene]:
        return await self.context.store.read_with(self.guild, partial(self._read_in, rows=rows))

    async def _read_in(self, tx: Reading, rows: Sequence[OutboxMessage]) -> tuple[list[OutboxMessage], Scene]:
        needs = reduce(or_, map(needs_of, rows))
        scenes.expect(self.context, tx, self.guild, self.table, needs)
        tx.prefetch.outgoing(self.table)
        self._revision = await tx.revision()
        now = self.context.clock.now()
        newest = [await tx.outgoing(row.table, row.kind, row.target) for row in rows]
        due = [row for row in newest if row is not None and row.due <= now]
        return due, await scenes.read(self.context, tx, self.guild, self.table, needs)

    async def _newest(self, row: OutboxMessage, scene: Scene) -> tuple[OutboxMessage | None, Scene]:
        """Read a row and its table again. Returns None for a row that is no longer due or waits for the next pass."""
        self._users = None  # the pass's other rows are older than this one
        try:
            found, newest = await self._read([row])
        except StoreError:
            raise
        except Exception:  # the game's rules raised it, and raise it again when the row is sent
            return row, scene
        if not found or (found[0].claimed is None and self._may_post(found[0], newest)):
            return None, scene
        return found[0], newest

    async def _retire(self, scene: Scene) -> None:
        """Archive or delete former messages now. If rows wait for the rate limiter, outbox messages do it later."""
        for gone in [gone for result in self.results for gone in result.retired]:
            if self._gate.waiting:
                return
            await self._gate.enter(calls=False)
            try:
                self.done.append(await leftovers.retire(self._sender, gone, scene))
            except Undeliverable:
                continue  # an outbox message tries again

    async def _record(self) -> None:
        """Save the results that are not recorded yet."""
        results, self.results, done, self.done = self.results, [], self.done, []
        if results:
            async with self.context.store.write(self.guild) as tx:
                unchanged = await tx.revision() == self._revision + 1
                await record(self.context, tx, self.guild, results, done, self._users if unchanged else None)

    async def _reconciled(self, row: OutboxMessage, scene: Scene) -> Result:
        try:
            async with watched(self.context, self.guild, self.table):
                return await self._made(row, scene)
        except Exception as error:
            return await self._failed(row, error)

    async def _made(self, row: OutboxMessage, scene: Scene) -> Result:
        try:
            return await ROLES[row.kind](self._sender, row, scene)
        except TooLarge:
            log.warning("guild %s table %s: %s is too large; it goes without pictures", self.guild, row.table, row.kind)
            in_words = replace(self.context, render_service=InWords())
            return await ROLES[row.kind](Sender(in_words, self.guild), row, scene)

    async def _failed(self, row: OutboxMessage, error: Exception) -> Result:
        """Return the result of a row that could not be sent. Raises StoreError, except of the shared database."""
        where, settings = (self.guild, row.table, row.kind), self.context.settings
        wait = settings.retry_after(row.attempts)
        match error:
            case StoreError() if error.of != "people":
                raise error
            case StoreError():
                # Its recipient may want no notices, and their settings cannot be read. The row waits; other rows go on.
                log.info("guild %s table %s: %s waits for the shared database", *where)
            case Later():
                log.info("guild %s table %s: %s postponed: %s", *where, _because(error))
                wait = max(error.after, wait)
            case NotAllowed():
                log.warning("guild %s table %s: %s is not allowed: %s", *where, error)
                return Result(row, wait=settings.retry_most, missing_rights=error.missing)
            case Gone():
                log.warning("guild %s table %s: %s not sent: the %s is gone", *where, error.what)
                return await self._gone(row, error)
            case DmClosed() if is_direct(self.guild):
                log.info("guild %s table %s: %s not sent: the user takes no direct messages", *where)
                return await self._closed(row)
            case Rejected() | DmClosed():
                log.error("guild %s table %s: Discord rejected %s", *where, exc_info=error)
                return Result(row)
            case Unreadable():
                note_damage(self.context, error)
                wait = settings.retry_most
            case Refused():
                log.warning("guild %s table %s: %s not sent: %s", *where, error.kind)
                wait = settings.retry_most
            case _:
                log.error("guild %s table %s: sending %s failed (id %s)", *where, secrets.token_hex(4), exc_info=error)
        return Result(row, wait=wait)

    async def _closed(self, row: OutboxMessage) -> Result:
        """Rest the tables of a user who takes no direct messages, as those of a channel that is gone; drop the row."""
        async with self.context.store.read(self.guild) as tx:
            table = await tx.table(row.table)
        if table is not None:
            await lifecycle.channel_lost(self.context, self.guild, table.channel)
        return Result(row)

    async def _gone(self, row: OutboxMessage, gone: Gone) -> Result:
        """Pause the tables of a channel, thread or server that is gone, and return the result of the row.

        Nothing more is sent there, but rows of `KEPT` wait until the bot is in the server again. If the table has moved
        to another channel meanwhile, the row is tried again and goes there.
        """
        if gone.what == "guild":
            await lifecycle.guild_lost(self.context, self.guild)
            if row.kind not in KEPT:
                return Result(row)
            async with self.context.store.write(self.guild) as tx:
                back = (await tx.info()).present  # the bot may have been added again meanwhile
                await tx.postpone(row.id, self.context.clock.now() if back else WHEN_BACK)
            return Result(row, kept=True)
        if gone.channel is not None and gone.what in ("channel", "thread"):
            await lifecycle.channel_lost(self.context, self.guild, gone.channel)
            async with self.context.store.read(self.guild) as tx:
                table = await tx.table(row.table)
            if table is not None and table.channel != gone.channel:
                return Result(row, wait=self.context.settings.retry_after(row.attempts))
        return Result(row)


def _place(row: OutboxMessage, scene: Scene) -> int:
    return 0 if row.kind in (DM_PANEL, TOLD) else scene.loaded.table.channel


def _with(scene: Scene, result: Result) -> Scene:
    """Return the scene with the message that was sent: a direct message links to the new board."""
    sent, row = result.sent, result.row
    if sent is None or row.kind not in SLOTS:
        return scene
    posted = Posted(
        table=row.table,
        role=row.kind,
        owner=row.target,
        channel=sent.channel,
        message=sent.message,
        at=0.0,
        nonce=row.nonce,
    )
    return replace(scene, posted={**scene.posted, (row.kind, row.target): posted})


def _because(error: Later) -> str:
    """Return the error's class and HTTP status, if it has one. Never return its URL, which may contain a token."""
    cause = error.__cause__
    status = getattr(cause, "status", None)
    return type(cause or error).__name__ + (f" {status}" if status else "")
