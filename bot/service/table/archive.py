"""A stored table as a record: whole when it is over, otherwise what a viewer may know."""

from __future__ import annotations

import asyncio

from bot.games.core.contract import Title
from bot.games.core.log import Seated, decode_entry
from bot.games.core.record import Record, full_record, public_record
from bot.games.core.replay import Replay, replay
from bot.games.registry import TITLES
from bot.service.ports import Readable
from bot.service.records import Entry as Row
from bot.service.records import Seat, Table


class NoSuchTable(Exception):
    """There is no started table of this number."""

    def __init__(self, guild: int, table: int) -> None:
        super().__init__(f"Server {guild} has no started table {table}.")


async def record_of(store: Readable, guild: int, table_id: int, viewer: int | None = None) -> Record:
    """Return the table's record for a seat's eyes (None: an onlooker's). Raises NoSuchTable."""
    if guild not in await store.guilds():
        raise NoSuchTable(guild, table_id)
    async with store.read(guild) as tx:
        table = await tx.table(table_id)
        seats = await tx.seats(table_id)
        rows = await tx.entries(table_id)
        started = await tx.snapshot(table_id) is not None
    title = _title(table)
    if table is None or title is None or not started:
        raise NoSuchTable(guild, table_id)
    # A long log is a second's work: nobody else is to wait for it.
    return await asyncio.to_thread(_record, title, table, seats, rows, viewer)


def _title(table: Table | None) -> Title | None:
    found = TITLES.get(table.game) if table is not None else None
    return None if table is None or found is None else found.at(table.rules_version)


def _record(title: Title, table: Table, seats: list[Seat], rows: list[Row], viewer: int | None) -> Record:
    walk = replay(title.game, len(seats), table.options, table.seed, (decode_entry(row.body) for row in rows))
    players = tuple(_player(seat, walk) for seat in seats)
    if table.status == "over":
        return full_record(title.game, players, table.options, table.seed, walk)
    return public_record(title, players, table.options, table.seed, walk, viewer)


def _player(seat: Seat, walk: Replay) -> str:
    """Return who played the seat as the game began: later changes are entries of the log."""
    changed = any(isinstance(entry, Seated) and entry.seat == seat.number for entry in walk.entries())
    return f"computer:{seat.computer}" if seat.computer is not None and not changed else "human"
