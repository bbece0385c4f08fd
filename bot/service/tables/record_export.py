"""A stored table as a record: whole when it is over, otherwise what a viewer may know."""

from __future__ import annotations

import asyncio

from bot.errors import DamagedRow, Unreadable
from bot.games.core.contract import Game, Title
from bot.games.history.log import Seated
from bot.games.history.record import Record, full_record, public_record
from bot.games.history.replay import Replay
from bot.games.registry import TITLES
from bot.service.ports import Readable, Reading
from bot.service.records import Seat, Table
from bot.service.tables.soundness import Stored, Unsound, sound_replay


class NoSuchTable(Exception):
    """There is no started table of this number."""

    def __init__(self, guild: int, table: int) -> None:
        super().__init__(f"Server {guild} has no started table {table}.")


async def record_of(store: Readable, guild: int, table_id: int, viewer: int | None = None) -> Record:
    """Return the table's record for a seat's eyes (None: a spectator's). Raises NoSuchTable, Unreadable."""
    async with store.read(guild) as tx:
        stored = await stored_at(tx, guild, table_id)
    title = _title(stored.table)
    if title is None or stored.snapshot is None:
        raise NoSuchTable(guild, table_id)
    # A long log takes a second to replay; the event loop is not to wait for it.
    return await asyncio.to_thread(_record, title, stored, guild, viewer)


async def stored_at(tx: Reading, guild: int, table_id: int) -> Stored:
    """Return what is stored of a table. Raises NoSuchTable, Unreadable."""
    try:
        found = await tx.position(table_id)
        rows = await tx.entries(table_id)
    except DamagedRow as error:
        raise Unreadable(guild, table_id, "one of its rows cannot be read") from error
    if found is None:
        raise NoSuchTable(guild, table_id)
    table, seats, snapshot = found
    return Stored(table, seats, rows, snapshot)


def replay_at(game: Game, guild: int, stored: Stored) -> Replay:
    """Replay the log of a table that is to be taken away. Raises Unreadable where it is not what was played."""
    try:
        return sound_replay(game, stored)[0]
    except Unsound as error:
        raise Unreadable(guild, stored.table.id, str(error)) from error


def _title(table: Table) -> Title | None:
    found = TITLES.get(table.game)
    return None if found is None else found.at(table.rules_version)


def _record(title: Title, stored: Stored, guild: int, viewer: int | None) -> Record:
    table, seats = stored.table, stored.seats
    replay = replay_at(title.game, guild, stored)
    players = tuple(_player(seat, replay) for seat in seats)
    if table.status == "over":
        return full_record(title.game, players, table.options, table.seed, replay)
    return public_record(title, players, table.options, table.seed, replay, viewer)


def _player(seat: Seat, replay: Replay) -> str:
    """Return who played the seat as the game began: later changes are entries of the log."""
    changed = any(isinstance(entry, Seated) and entry.seat == seat.number for entry in replay.entries())
    return f"computer:{seat.computer}" if seat.computer is not None and not changed else "human"
