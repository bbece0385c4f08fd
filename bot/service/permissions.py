"""Who may do what beside playing: the table's host, and whoever looks after the server."""

from __future__ import annotations

from bot.errors import refused
from bot.service.door import Ask
from bot.service.names import shown
from bot.service.ports import Reading
from bot.service.sitting import Sitting


async def is_host(tx: Reading, ask: Ask, sitting: Sitting) -> bool:
    """Return whether this person may use the host's tools at this table."""
    return ask.user == sitting.table.host or ask.tends(sitting.guild)


async def may_host(tx: Reading, ask: Ask, sitting: Sitting) -> None:
    """Refuse whoever may not use the host's tools at this table."""
    if not await is_host(tx, ask, sitting):
        host = next((seat.name for seat in sitting.seats if seat.user == sitting.table.host), "?")
        raise refused("host-only", host=shown(host))
