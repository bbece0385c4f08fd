"""`/verify`, and the button under a table's record."""

from __future__ import annotations

from bot.service.card import Card
from bot.service.context import Context
from bot.service.features.registry import button, page
from bot.service.features.verify.cards import verified_file, verified_table
from bot.service.request import Request
from bot.service.tables.lookup import find, requested_table


@page("verify")
async def verify(context: Context, request: Request) -> Card:
    """Verify the uploaded record; without a file, the record of the table that is meant."""
    if request.upload is not None:
        return await verified_file(context, request, request.upload)
    return await verified_table(context, request, await find(context, request, spectator=True))


@button("verify")
async def verify_table(context: Context, request: Request) -> Card:
    """Check the record of this table."""
    return await verified_table(context, request, await requested_table(context, request))
