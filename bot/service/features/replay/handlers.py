"""What the buttons of a replay do."""

from __future__ import annotations

from bot.service.card import Card
from bot.service.context import Context
from bot.service.features.notes import actions as own_notes
from bot.service.features.registry import button, page
from bot.service.features.replay.cards import ALL, Replayed, history_of
from bot.service.features.replay.why import why_card
from bot.service.request import Request, number
from bot.service.tables.lookup import requested_table


@button("replay")
@page("replay", needs="table")
async def replay_log(context: Context, request: Request) -> Card:
    """Show a turn again: nouns are its number (`first`, `last`; `ALL`: the one chosen in the menu), a page of it in
    words (`ALL`: as a board), and the seat through whose eyes.
    """
    place, page, eyes = request.nouns(3, ALL)
    replayed = await _replayed(context, request, eyes)
    turn = _turn(request.value or place, replayed.history.turns)
    found = number(page)
    return await replayed.page(turn) if found is None else replayed.text(turn, found)


@button("replay-eyes")
async def through_eyes(context: Context, request: Request) -> Card:
    """Show a turn of a finished game through the eyes of the chosen seat; the noun is the turn."""
    replayed = await _replayed(context, request, request.value)
    return await replayed.page(_turn(request.first_noun, replayed.history.turns))


@button("film")
@page("film", needs="table")
async def film(context: Context, request: Request) -> Card:
    """Show the whole game as a moving picture; the noun is the seat through whose eyes."""
    return await (await _replayed(context, request, request.noun or ALL)).film()


def _turn(place: str, last: int) -> int:
    if place == "first":
        return 0
    turn = number(place)
    return last if turn is None else turn


async def _replayed(context: Context, request: Request, eyes: str) -> Replayed:
    loaded = await requested_table(context, request)
    history = await history_of(context, loaded)
    notes = await own_notes.of(context, loaded, request.user)
    return Replayed(context, history, request.user, request.language, eyes, notes)


@button("why")
async def why(context: Context, request: Request) -> Card:
    """Tell why computers did what they did in a turn; the noun is its number, else it is the first of theirs."""
    loaded = await requested_table(context, request)
    return await why_card(context, loaded, number(request.noun or "") or 0, request.language)
