"""Seats before the start: their numbers are the order of joining."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from bot.service.ports import Reading
from bot.service.records import Seat


def numbered(seats: Iterable[Seat]) -> tuple[Seat, ...]:
    """Return the seats, numbered from 0 in this order."""
    return tuple(replace(seat, number=number) for number, seat in enumerate(seats))


def removable(seat: Seat, user: int) -> bool:
    """Return whether this user may take the player of a seat away: a computer, or a guest at their own screen."""
    return seat.computer is not None or (seat.guest and seat.user == user)


def removal_key(user: int) -> str:
    """Return the key (`say_once`) that records that the host removed this user."""
    return f"removed:{user}"


async def was_removed(tx: Reading, table: int, user: int) -> bool:
    """Return whether the host of a lobby removed this user: then only an invitation brings them back."""
    return await tx.said(table, removal_key(user))
