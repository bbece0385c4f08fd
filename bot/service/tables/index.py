"""What the index of users' tables holds of a table, as the rules tell it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.service.context import Context
from bot.service.ports import Reading, Writing
from bot.service.ports.table_index import Listing
from bot.service.records import Entry, Seat, Status
from bot.service.tables.loaded import LoadedTable

KIND = "index"
"""The timer that brings the index up to date after the commit of a change."""
OPEN: tuple[Status, ...] = ("lobby", "running", "paused")
GIVEN_UP = ("resigned",)
"""Where a computer stands in for this reason, the seat was given up for good."""


def expect(tx: Reading, table: int) -> None:
    """Prefetch what `update` reads."""
    tx.prefetch.info()
    tx.prefetch.entries(table, last=1)


async def update(context: Context, tx: Writing, loaded: LoadedTable) -> None:
    """Write what the index holds of a table, while the server is held: so no forgotten user is brought back."""
    await tx.index(loaded.table.id, await listings(tx, loaded), (await tx.info()).name)


async def listings(tx: Reading, loaded: LoadedTable) -> dict[int, Listing]:
    """Return what lists say of a table, by user; nothing for one that is over."""
    if loaded.table.status not in OPEN:
        return {}
    newest = await tx.entries(loaded.table.id, last=1)
    users = [seat.user for seat in loaded.seats if seat.user is not None and keeps_seat(seat)]
    return {user: listing_of(loaded, user, await since_of(tx, loaded, user, newest)) for user in users}


def listing_of(loaded: LoadedTable, user: int, since: float) -> Listing:
    """Return what lists say of a table to one of its users."""
    table = loaded.table
    seated, awaited = loaded.sits(user), user in loaded.awaited()
    return Listing(
        game=table.game,
        status=table.status,
        channel=table.channel,
        seated=seated,
        awaited=awaited,
        since=since,
        name=table.name,
    )


def keeps_seat(seat: Seat) -> bool:
    """Return whether the seat's user may come back to it; not where they gave it up."""
    return seat.standin is None or seat.standin.why not in GIVEN_UP


async def since_of(tx: Reading, loaded: LoadedTable, user: int, newest: Sequence[Entry]) -> float:
    """Return since when the table awaits this user; if it does not, when something last happened there.

    `newest`: the newest log entry, if there is one.
    The entry that has the number of the user's decision tells it. Secret choices of others since then do not show.
    """
    seat = next((seat for seat in loaded.awaited_seats() if seat.user == user), None)
    number = loaded.entries if seat is None else loaded.decisions[seat.number]
    if not number:
        return loaded.table.created
    rows = newest if newest and newest[0].number == number else await tx.entries(loaded.table.id, since=number - 1)
    return rows[0].at if rows else loaded.table.created
