"""`reports`: print what users have reported; the bot may run meanwhile."""

from __future__ import annotations

import argparse
import asyncio
import datetime

from bot.commands.command import Command, say, snowflake
from bot.config import read_settings
from bot.service.ports.reports import Report
from bot.stores import Place, opened_reading


def _arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--guild", type=snowflake, help="only those from this server (its id)")
    parser.add_argument("--last", type=_count, default=20, help="how many of the newest (default 20)")


def _count(text: str) -> int:
    if not (text.isascii() and text.isdigit() and 0 < int(text[:6]) <= 100_000 and len(text) < 7):
        raise argparse.ArgumentTypeError(f"{text[:20]!r} is no number from 1 to 100000")
    return int(text)


def _run(given: argparse.Namespace) -> int:
    reports = asyncio.run(_read(Place.of(read_settings()), given.guild, given.last))
    for report in reports:
        say(_told(report))
    if not reports:
        say("Nothing was reported.")
    return 0


def _told(report: Report) -> str:
    at = datetime.datetime.fromtimestamp(report.at, datetime.UTC).strftime("%Y-%m-%d %H:%M")
    table = f", table {report.table} after entry {report.entries}" if report.table else ""
    where = f"server {report.guild}{table}" if report.guild else "a direct message"
    error = f", error {report.error}" if report.error else ""
    words = "\n".join(f"  {line}" for line in _printable(report.words).splitlines())
    return f"{at} UTC, user {report.user}, {where}, version {report.version}{error}\n{words}"


def _printable(text: str) -> str:
    """Return a user's words without characters that a terminal obeys."""
    return "".join(letter if letter.isprintable() or letter == "\n" else "\N{REPLACEMENT CHARACTER}" for letter in text)


async def _read(kept: Place, guild: int | None, last: int) -> list[Report]:
    async with opened_reading(kept) as store:
        return await store.people.reports(guild, last)


COMMAND = Command("print what users have reported with /report", _arguments, _run)
