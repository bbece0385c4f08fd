"""A stored table as a record: whole when it is over, otherwise what an onlooker may know."""

from __future__ import annotations

from bot.games.core.log import Seated, decode_entry
from bot.games.core.record import Record, full_record, public_record
from bot.games.core.replay import Replay, replay
from bot.games.registry import TITLES
from bot.service.ports import Store
from bot.service.records import Seat


class NoSuchTable(Exception):
    """There is no started table of this number."""

    def __init__(self, guild: int, table: int) -> None:
        super().__init__(f"Server {guild} has no started table {table}.")


async def record_of(store: Store, guild: int, table_id: int) -> Record:
    """Return the table's record. Raises NoSuchTable."""
    if guild not in await store.guilds():
        raise NoSuchTable(guild, table_id)
    async with store.read(guild) as tx:
        table = await tx.table(table_id)
        seats = await tx.seats(table_id)
        rows = await tx.entries(table_id)
        started = await tx.snapshot(table_id) is not None
    if table is None or not started:
        raise NoSuchTable(guild, table_id)
    title = TITLES[table.game]
    walk = replay(title.game, len(seats), table.options, table.seed, (decode_entry(row.body) for row in rows))
    players = tuple(_player(seat, walk) for seat in seats)
    if table.status == "over":
        return full_record(title.game, players, table.options, table.seed, walk)
    return public_record(title, players, table.options, table.seed, walk, None)


def _player(seat: Seat, walk: Replay) -> str:
    """Return who played the seat as the game began: later changes are entries of the log."""
    changed = any(isinstance(entry, Seated) and entry.seat == seat.number for entry in walk.entries())
    return f"computer:{seat.computer}" if seat.computer is not None and not changed else "human"
