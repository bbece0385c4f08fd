"""A table taken out of one data folder and put into another. The owner's command line alone does this."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from typing import Protocol

import msgspec

from bot.errors import DamagedRow, Unreadable
from bot.games.core.phrase import Who, say
from bot.games.registry import TITLES
from bot.service.bodies import Word
from bot.service.names import shown
from bot.service.ports import Readable, Store, Writing
from bot.service.ports.notices import Chosen
from bot.service.records import Notice, OutboxMessage, Remark, Seat, Table, Timer
from bot.service.tables import announce, index, outbox, premoves
from bot.service.tables.outbox import NONCES, TOLD, with_word
from bot.service.tables.rated import friendly, unwilling_at
from bot.service.tables.record_export import NoSuchTable, replay_at, stored_at
from bot.service.tables.terms import numbered
from bot.service.transfer import Moved, pack

MOVABLE = ("running", "paused", "over")


class Takeable(Readable, Protocol):
    """Reads guilds' tables and the players' notice settings."""

    @property
    def people(self) -> Chosen:
        """Return the reader of notice settings."""
        ...


async def take(store: Takeable, guild: int, table_id: int) -> bytes:
    """Return the transfer file of a table that was started. Raises NoSuchTable, Unreadable."""
    async with store.read(guild) as tx:
        stored = await stored_at(tx, guild, table_id)
        table, seats = stored.table, stored.seats
        try:
            remarks = await tx.remarks(table_id)
            notes = [note for user in _users(seats) for note in await tx.notes(table_id, user)]
            plans = await tx.premove_queues(table_id)
        except DamagedRow as error:
            raise Unreadable(guild, table_id, "a remark, note or plan of it cannot be read") from error
    title = TITLES.get(table.game)
    game = title.rules(table.rules_version) if title is not None else None
    if game is None or table.status not in MOVABLE:
        raise NoSuchTable(guild, table_id)
    await asyncio.to_thread(replay_at, game, guild, stored)
    notices: dict[int, Notice] = {
        user: chosen
        for user in _users(seats)
        if (chosen := await store.people.notice_at(user, guild, table_id)) is not None
    }
    return await asyncio.to_thread(pack, guild, table, seats, stored.rows, remarks, game, notes, plans, notices)


def _users(seats: Sequence[Seat]) -> tuple[int, ...]:
    return tuple(dict.fromkeys(seat.user for seat in seats if seat.user is not None))


async def put_up(store: Store, moved: Moved, guild: int, channel: int) -> int:
    """Write the table into a guild, all of it or nothing, and return its number there.

    The players' notice settings are written last, into the people file: until then no other table has them.
    A game that is not over is paused (`moved`): it continues by `/resume` in the channel where it is to be played.
    It counts only if all its players have agreed here to be rated: a file may be forged.
    """
    moved = await _as_agreed(store, moved)
    table = msgspec.structs.replace(
        moved.table,
        channel=channel,
        status="over" if moved.over else "paused",
        paused=None if moved.over else "moved",
    )
    async with store.write(guild) as tx:
        number = (await tx.add_table(table)).id
        await tx.save_seats(number, moved.seats)
        for entry in moved.entries:
            await tx.append(number, entry)
        for remark in moved.remarks:
            await tx.remark(msgspec.structs.replace(remark, table=number))
        for note in moved.notes:
            await tx.add_note(msgspec.structs.replace(note, table=number))
        for plan in moved.plans:
            await tx.save_premoves(msgspec.structs.replace(plan, table=number))
        await tx.save_snapshot(number, moved.snapshot)
        await tx.put_timer(Timer(table=number, kind=index.KIND, due=0.0))
    for user, notice in moved.notices.items():
        await store.people.save_notice_at(user, guild, number, notice)
    return number


async def _as_agreed(store: Store, moved: Moved) -> Moved:
    """Return the table, as a friendly one unless all its players have agreed here to be rated."""
    against = await unwilling_at(store.people, moved.table, moved.seats)
    if not against:
        return moved
    said = say("rated-not-agreed", who=tuple(map(Who, against)))
    at = max((entry.at for entry in moved.entries), default=moved.table.created)
    remark = Remark(table=moved.table.id, after=len(moved.entries), at=at, phrase=said)
    return msgspec.structs.replace(moved, table=friendly(moved.table), remarks=(*moved.remarks, remark))


async def close(store: Store, guild: int, table_id: int, now: float) -> None:
    """Close a table that was taken out: it is not played here any more, and its players are notified once.

    A game that is over needs no closing. Raises NoSuchTable.
    """
    async with store.write(guild) as tx:
        table = await tx.table(table_id)
        if table is None:
            raise NoSuchTable(guild, table_id)
        if table.status not in ("running", "paused"):
            return
        seats = await tx.seats(table_id)
        await tx.save_table(msgspec.structs.replace(table, status="cancelled", paused=None))
        await _silence(tx, table_id, seats)
        await _tell(tx, guild, table, seats, shown((await tx.info()).name) or "?")
        board = await tx.posted(table_id, outbox.BOARD)
        if board is not None:
            await outbox.archive(tx, board, now)
        await tx.put_timer(Timer(table=table_id, kind=index.KIND, due=0.0))


async def _silence(tx: Writing, table: int, seats: list[Seat]) -> None:
    if (row := await tx.outgoing(table, outbox.BOARD)) is not None:
        await tx.drop_outgoing(row.id)
    await tx.drop_timer(table, announce.TELL)
    for seat in seats:
        await tx.drop_timer(table, "computer", seat.number)
    await premoves.forget(tx, table)


async def _tell(tx: Writing, guild: int, table: Table, seats: list[Seat], server: str) -> None:
    meta = TITLES[table.game].game.meta
    number = numbered(meta.prefix, guild, table.id, table.name)
    phrase = say("told-moved", title=meta.title, table=number, server=server)
    for user in _users([seat for seat in seats if seat.status == "seated"]):
        if user > 0:
            body = msgspec.json.encode(with_word(await tx.outgoing(table.id, TOLD, user), Word(phrase)))
            nonce = NONCES + 1 + secrets.randbelow(NONCES - 1)
            await tx.put_outgoing(OutboxMessage(table=table.id, kind=TOLD, target=user, body=body, nonce=nonce))
