"""Storing a report, and the file that its writer gets."""

from __future__ import annotations

import datetime
import re
from dataclasses import dataclass

import msgspec

from bot.errors import Refused, refused
from bot.games.history.record import Record
from bot.service import quotas
from bot.service.context import Context
from bot.service.names import clean
from bot.service.ports.reports import Report
from bot.service.records import TableId
from bot.service.request import Request
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.lookup import SeveralTables, find
from bot.service.tables.record_export import record_of

FORMAT = "mission-control report 1"
LONGEST = 1000
"""Characters of a report."""
KEPT = 1000
"""The most reports that are kept, of all servers together."""
_ERROR_ID = re.compile(r"[0-9a-f]{1,16}")


@dataclass(frozen=True)
class Told:
    """What a user reports. `error`: the id of an error, or "". `own_view`: add what they see of the table."""

    words: str
    error: str = ""
    own_view: bool = False


async def send(context: Context, request: Request, told: Told) -> tuple[Report, bytes, LoadedTable | None]:
    """Store a report. Return it, its file, and the table that it is about, if any. Raises Refused.

    The file holds the table's public record, with `own_view` the writer's; the stored report holds none.
    """
    words = clean(told.words, LONGEST) if told.words.strip() else ""
    if not words:
        raise refused("no-report")
    now = context.clock.now()
    quotas.may_use(context.settings.bounds, context.runtime.recent_uses, "reports", request.user, now)
    loaded = await _about(context, request)
    error = told.error.strip().lower()
    report = Report(
        user=request.user,
        guild=loaded.guild if loaded is not None else request.guild or 0,
        table=loaded.table.id if loaded is not None else 0,
        entries=loaded.entries if loaded is not None else 0,
        at=now,
        version=context.settings.version,
        error=error if _ERROR_ID.fullmatch(error) else "",
        words=words,
    )
    data = await _file(context, report, loaded, loaded.seat_of(request.user) if loaded and told.own_view else None)
    await context.store.people.add_report(report, KEPT)
    return report, data, loaded


async def _about(context: Context, request: Request) -> LoadedTable | None:
    """Return the table that a report is about: the one named, else the one that is meant here, if there is just one."""
    try:
        return await find(context, request, spectator=True)
    except SeveralTables:
        return None
    except Refused:
        if request.table:
            raise
        return None


async def _file(context: Context, report: Report, loaded: LoadedTable | None, seat: int | None) -> bytes:
    record: Record | None = None
    if loaded is not None and loaded.replay is not None:
        at = TableId(loaded.guild, loaded.table.id)
        record = await record_of(context.store, at.guild, at.table, seat)
    return msgspec.json.format(
        msgspec.json.encode(
            {
                "format": FORMAT,
                "at": datetime.datetime.fromtimestamp(report.at, datetime.UTC).isoformat(timespec="seconds"),
                "version": report.version,
                "words": report.words,
                "error": report.error or None,
                "server": report.guild or None,
                "table": report.table or None,
                "game": None if loaded is None else loaded.table.game,
                "rules_version": None if loaded is None else loaded.table.rules_version,
                "entries": report.entries,
                "seen_by": "everybody" if seat is None else f"seat {seat + 1}",
                "record": record,
            }
        ),
        indent=2,
    )
