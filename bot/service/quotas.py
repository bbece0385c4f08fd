"""Soft limits: how much one user, one channel and one server may have open. The person who runs the bot sets them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Literal, Protocol, TypeAlias

from bot.errors import refused
from bot.service.ports import Reading
from bot.service.ports.reports import Report
from bot.service.records import Table
from bot.service.request import Request

HOUR = 3600.0
Limited: TypeAlias = Literal["shares", "verifies", "reports", "proofs"]
"""What has a limit of its own within an hour. Reports are stored, and counted there; the others in memory alone."""
HOURLY: Mapping[Limited, int] = {"shares": 10, "verifies": 10, "reports": 5, "proofs": 5}
"""How often one user may do it within an hour: show something to channels, have a record checked, report something,
send a direct message to themselves to try them.
"""


@dataclass(frozen=True)
class Bounds:
    """The most there may be of each in one server; 0: any number.

    Of one user: `lobbies` waiting for players and `tables` not over that they host, tables `opened` by them within an
    hour, and `seats` at tables not over. Tables not over in one `channel`, and in the whole `guild`. `calls`: mentions
    of one user by the same other user's invitations to lobbies and seats within an hour, at all tables. `hourly`: what
    differs from `HOURLY`.
    """

    lobbies: int = 5
    tables: int = 20
    opened: int = 30
    seats: int = 50
    channel: int = 50
    guild: int = 1000
    calls: int = 5
    hourly: Mapping[Limited, int] = field(default_factory=lambda: HOURLY)


async def may_open(
    bounds: Bounds, tx: Reading, request: Request, guild: int, channel: int, now: float, others: int = 0
) -> None:
    """Let a user open a table, at which they sit. Raises Refused.

    Server admins have one limit only: the number of tables in the server. `others`: tables of the server that are being
    opened besides.
    """
    found = await tx.count_open(request.user, channel, now - HOUR)
    _hold("guild", found.guild + others, bounds.guild)
    if request.administers(guild):
        return
    _hold("lobbies", found.lobbies, bounds.lobbies)
    _hold("tables", found.tables, bounds.tables)
    _hold("seats", found.seats, bounds.seats)
    _hold("opened", found.opened, bounds.opened)
    _hold("channel", found.channel, bounds.channel)


async def may_sit(bounds: Bounds, tx: Reading, request: Request, guild: int) -> None:
    """Let a user take one seat more. Raises Refused."""
    if bounds.seats and not request.administers(guild):
        found = await tx.count_open(request.user, request.channel, 0.0)
        _hold("seats", found.seats, bounds.seats)


async def may_call(bounds: Bounds, tx: Reading, request: Request, guild: int, user: int, now: float) -> bool:
    """Return whether a user whom `request` invites to a lobby may be mentioned."""
    if not bounds.calls or request.administers(guild):
        return True
    return await tx.count_invitations(request.user, user, now - HOUR) < bounds.calls


async def may_be_offered(bounds: Bounds, tx: Reading, table: Table, caller: int, user: int, now: float) -> None:
    """Let a seat of a running table be offered to a user, who is mentioned. Raises Refused.

    Server admins have this limit as well: they can offer the seat to all users, and to this user a little later.
    """
    here = await tx.count_calls(table.id, user, now - HOUR)
    _hold("calls", max(here, await tx.count_invitations(caller, user, now - HOUR)), bounds.calls)


class Uses(Protocol):
    """Counts what users did (`runtime.recent_uses.RecentUses`)."""

    def count(self, what: str, user: int, since: float) -> int:
        """Return how often a user did this since a time."""
        ...

    def note(self, what: str, user: int, now: float, keep: int) -> None:
        """Note that a user did this."""
        ...


def may_use(bounds: Bounds, uses: Uses, what: Limited, user: int, now: float) -> None:
    """Let a user do once more what has a limit of its own, and note it. Raises Refused."""
    most = bounds.hourly.get(what, HOURLY[what])
    _hold(what, uses.count(what, user, now - HOUR), most)
    uses.note(what, user, now, most)


def may_report(bounds: Bounds, reports: Iterable[Report], now: float) -> None:
    """Let a user report once more, who has sent these reports. Raises Refused."""
    found = sum(report.at > now - HOUR for report in reports)
    _hold("reports", found, bounds.hourly.get("reports", HOURLY["reports"]))


def _hold(name: str, found: int, most: int) -> None:
    if most and found >= most:
        raise refused(f"bound-{name}", most=most)
