"""Storing a report, and the file that its writer gets."""

from __future__ import annotations

import datetime
import re
from dataclasses import dataclass

import msgspec

from bot.errors import Refused, StoreError, Unreadable, refused
from bot.games.history.record import Record
from bot.service import quotas
from bot.service.context import Context
from bot.service.names import clean
from bot.service.ports.reports import Report
from bot.service.request import Request
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.lookup import SeveralTables, find
from bot.service.tables.record_export import NoSuchTable, record_of

FORMAT = "mission-control report 1"
LONGEST = 1000
"""Characters of a report."""
KEPT = 1000
"""The most reports that are kept, of all servers together."""
_ERROR_ID = re.compile(r"[0-9a-f]{1,16}")


@dataclass(frozen=True)
class ReportInput:
    """What a user reports. `error`: the id of an error, or "". `own_view`: add what they see of the table."""

    words: str
    error: str = ""
    own_view: bool = False


async def send(context: Context, request: Request, given: ReportInput) -> tuple[Report, bytes, LoadedTable | None]:
    """Store a report. Return it, its file, and the table that it is about, if any. Raises Refused.

    The file holds the table's record as spectators may see it, with `own_view` as the writer may. It is not stored.
    """
    words = clean(given.words, LONGEST) if given.words.strip() else ""
    if not words:
        raise refused("no-report")
    now = context.clock.now()
    quotas.may_report(context.settings.bounds, await context.store.people.reports_of(request.user), now)
    loaded = await _about(context, request)
    error = given.error.strip().lower()
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
    data = await _file(context, report, loaded, loaded.viewer_of(request.user) if loaded and given.own_view else None)
    await context.store.people.add_report(report, KEPT)
    return report, data, loaded


async def _about(context: Context, request: Request) -> LoadedTable | None:
    """Return the table that a report is about.

    None if it names none and it is not clear which is meant, or if what is stored of it cannot be read: a report may be
    about that. Raises Refused for a table that is not there.
    """
    try:
        return await find(context, request, spectator=True)
    except SeveralTables:
        return None
    except (Unreadable, StoreError):
        return None
    except Refused:
        if request.table:
            raise
        return None


async def _record(context: Context, loaded: LoadedTable | None, seat: int | None) -> Record | None:
    """Return the record of the table, None where there is none or its log cannot be read."""
    if loaded is None or loaded.replay is None:
        return None
    try:
        return await record_of(context.store, loaded.guild, loaded.table.id, seat)
    except (NoSuchTable, Unreadable, StoreError):
        return None


async def _file(context: Context, report: Report, loaded: LoadedTable | None, seat: int | None) -> bytes:
    record = await _record(context, loaded, seat)
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
