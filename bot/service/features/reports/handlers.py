"""`/report`, the button under an apology, and the list for a server's admins."""

from __future__ import annotations

from bot.service.card import Card
from bot.service.context import Context
from bot.service.features.forms import REPORT
from bot.service.features.registry import button, page
from bot.service.features.reports.actions import Told
from bot.service.features.reports.cards import list_card, sent_card
from bot.service.request import Request


@page("report")
async def report(context: Context, request: Request) -> Card:
    """Store a report; the noun is `written` by the command."""
    own, error, words = (*(request.noun or "").split("\n", 2), "", "")[:3]
    return await sent_card(context, request, Told(words, error, own == "yes"))


@button("report", personal=True, form=REPORT)
async def report_error(context: Context, request: Request) -> Card:
    """Store what was written in the form about an error, whose id is the noun."""
    return await sent_card(context, request, Told(request.value, request.first_noun))


@button("reports")
async def reports(context: Context, request: Request) -> Card:
    """List the reports of this server."""
    return await list_card(context, request)
