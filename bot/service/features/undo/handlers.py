"""Undo beyond the player's own boundary: the others are asked. One small function for each verb."""

from __future__ import annotations

from bot.errors import Refused, refused
from bot.games.core.phrase import say
from bot.service.card import Buttons, Card
from bot.service.context import Context
from bot.service.features.ballots import actions as ballots
from bot.service.features.host_tools.cards import Tools
from bot.service.features.looks.cards import ButtonMaker
from bot.service.features.play import actions as turns
from bot.service.features.play.cards import private_panel
from bot.service.features.registry import button, page
from bot.service.features.seats.handlers import ballot_notice
from bot.service.features.undo.ballot import body_of
from bot.service.features.undo.rewind import Past, past_of
from bot.service.request import Request, number
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.lookup import requested_seat, requested_table

VERBS = ("ask-back", "ask-turn", "ask-them")
"""The list of turns, a chosen one of them, and the question to all."""


@button("undo", playing=True, changes_message=True)
@page("undo", needs="seat", playing=True)
async def undo(context: Context, request: Request) -> Card:
    """Undo the player's last action; beyond the boundary offer to ask the others."""
    try:
        written = await turns.undo(context, request)
    except Refused as error:
        if error.kind != "nothing-to-undo":
            raise
        return await _offer(context, request, error)
    words = written.loaded.words(context, request.language)
    return await private_panel(context, request, written.loaded).panel([f"↩️ {words(say('taken-back'))}"])


async def _offer(context: Context, request: Request, error: Refused) -> Card:
    loaded = await requested_table(context, request)
    private = private_panel(context, request, loaded)
    card = private.notice(*error.phrases)
    if loaded.entries == 0:
        return card
    ask = Buttons((ButtonMaker.at(loaded, private.words)(VERBS[0], "🗳️"),))
    return Card((*card.blocks, ask), card.accent, card.mentions)


async def _read(context: Context, request: Request) -> tuple[LoadedTable, Past]:
    loaded, _ = await requested_seat(context, request, started=False)
    async with context.store.read(request.button_id.guild) as tx:
        return loaded, await past_of(tx, loaded)


@button("ask-back")
async def ask_back(context: Context, request: Request) -> Card:
    """Show the turns to which the table could go back."""
    loaded, past = await _read(context, request)
    return Tools(context, loaded, request).turns(past, VERBS[1], "act")


@button("ask-turn")
async def ask_turn(context: Context, request: Request) -> Card:
    """Show what going back there would undo."""
    loaded, past = await _read(context, request)
    return Tools(context, loaded, request).turn(past, number(request.noun or "") or 0, VERBS[2], VERBS[0])


@button("ask-them")
async def ask_them(context: Context, request: Request) -> Card:
    """Open a ballot among the players: go back there?"""
    loaded, past = await _read(context, request)
    place = number(request.button_id.nouns[0]) if request.button_id.nouns else None
    goal = past.goal(place) if place is not None else None
    if goal is None or request.button_id.nouns[1:] != (str(loaded.entries),):
        raise refused("stale")
    return ballot_notice(context, request, *await ballots.call(context, request, "rewind", body_of(goal)))
