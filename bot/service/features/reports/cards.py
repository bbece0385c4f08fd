"""What the writer of a report reads, and the reports of a server for its admins."""

from __future__ import annotations

from bot.games.core.phrase import say
from bot.service.card import Buttons, Card, File, Text
from bot.service.context import Context
from bot.service.features.looks.cards import RUNNING, ButtonMaker, pages
from bot.service.features.reports.actions import ReportInput, send
from bot.service.names import shown
from bot.service.people.permissions import must_administer
from bot.service.ports.reports import Report
from bot.service.request import Request
from bot.text.translator import Words

LISTED = 15
"""The most reports on an admin's card."""


async def sent_card(context: Context, request: Request, given: ReportInput) -> Card:
    """Store a report and return its file for its writer. Raises Refused."""
    report, data, loaded = await send(context, request, given)
    words = context.translator.words(request.language)
    lines = [f"### {words(say('report-sent'))}", words(say("report-who-reads"))]
    if loaded is not None and loaded.replay is not None:
        own = given.own_view and loaded.viewer_of(request.user) is not None and loaded.table.status != "over"
        lines.append(words(say("report-own-view" if own else "report-public-view", table=loaded.table.id)))
    elif not report.table:
        lines.append(words(say("report-no-table")))
    return Card((Text("\n".join(lines)), File(data + b"\n", "report.json")), RUNNING)


async def list_card(context: Context, request: Request) -> Card:
    """Return the newest reports of a server for its admins. Raises Refused for other users."""
    guild = must_administer(request, request.home)
    reports = await context.store.people.reports(guild, LISTED)
    words = context.translator.words(request.language)
    lines = [_line(report, words) for report in reversed(reports)] or [words(say("reports-none"))]
    back = Buttons((ButtonMaker(words, guild)("server", "⬅️"),))
    return Card((Text(f"### {words(say('reports-heading'))}"), Text(pages(lines)[0]), back), RUNNING)


def _line(report: Report, words: Words) -> str:
    facts = {"at": f"<t:{int(report.at)}:f>", "words": shown(report.words), "version": report.version}
    where = say("reports-table", table=report.table) if report.table else say("reports-no-table")
    error = f" `{report.error}`" if report.error else ""
    return f"- {words(say('reports-line', where=where, **facts))}{error}"
