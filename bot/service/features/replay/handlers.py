"""What the buttons of a replay do."""

from __future__ import annotations

from bot.service.card import Card
from bot.service.context import Context
from bot.service.features.registry import button, page
from bot.service.features.replay.cards import Replayed, history_of
from bot.service.features.replay.why import why_card
from bot.service.request import Request, number
from bot.service.tables.lookup import requested_table


@button("replay")
@page("replay", needs="table")
async def replay_log(context: Context, request: Request) -> Card:
    """Show a turn again: nouns are its number (`first`, `last`), and a page of it in words."""
    replayed = await _replayed(context, request)
    place, *page = request.values or request.button_id.nouns or ("last",)
    turn = 0 if place == "first" else number(place)
    if turn is None:
        turn = replayed.history.turns
    return replayed.text(turn, number(page[0]) or 0) if page else await replayed.page(turn)


@button("film")
@page("film", needs="table")
async def film(context: Context, request: Request) -> Card:
    """Show the whole game as a moving picture."""
    return await (await _replayed(context, request)).film()


async def _replayed(context: Context, request: Request) -> Replayed:
    history = await history_of(context, await requested_table(context, request))
    return Replayed(context, history, request.user, request.language)


@button("why")
async def why(context: Context, request: Request) -> Card:
    """Tell why computers did what they did in a turn; the noun is its number, else it is the first of theirs."""
    loaded = await requested_table(context, request)
    return await why_card(context, loaded, number(request.noun or "") or 0, request.language)
