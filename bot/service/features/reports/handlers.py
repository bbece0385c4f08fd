"""`/report`, the button under an apology, and the list for a server's admins."""

from __future__ import annotations

from bot.service.card import Card
from bot.service.context import Context
from bot.service.features.forms import OWN_VIEW, REPORT
from bot.service.features.registry import button, page
from bot.service.features.reports.actions import ReportInput
from bot.service.features.reports.cards import list_card, sent_card
from bot.service.request import Request


@page("report")
async def report(context: Context, request: Request) -> Card:
    """Store a report; the noun has three lines: whether to add the writer's view, the error's id, the text."""
    own, error, words = (*(request.noun or "").split("\n", 2), "", "")[:3]
    return await sent_card(context, request, ReportInput(words, error, own == "yes"))


@button("report", personal=True, form=REPORT)
async def report_error(context: Context, request: Request) -> Card:
    """Store the form's text as a report about the error whose id is the noun; its menu says whose view to add."""
    return await sent_card(
        context, request, ReportInput(request.value, request.first_noun, request.values[1:] == (OWN_VIEW,))
    )


@button("reports")
async def reports(context: Context, request: Request) -> Card:
    """List the reports of this server."""
    return await list_card(context, request)
