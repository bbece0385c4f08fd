"""The buttons and menus of a player's premoves."""

from __future__ import annotations

from bot.errors import refused
from bot.games.core.actions import Action
from bot.games.core.lookahead import LookaheadResult
from bot.games.core.phrase import say
from bot.service.card import Buttons, Card
from bot.service.context import Context
from bot.service.features.looks.cards import RUNNING, ButtonMaker, heading
from bot.service.features.play.choices import from_menu
from bot.service.features.premoves import actions as planning
from bot.service.features.premoves.cards import Intended, plan_card
from bot.service.features.registry import button, page
from bot.service.records import PremoveQueue
from bot.service.request import Request
from bot.service.tables.loaded import LoadedTable
from bot.service.tables.lookup import requested_seat


@button("plan")
@page("plan", needs="seat")
async def show(context: Context, request: Request) -> Card:
    """Show the player's premoves."""
    loaded, _ = await requested_seat(context, request, started=False)
    return _card(context, request, loaded, await planning.plan_of(context, loaded, request.user))


@button("plan-do", playing=True)
async def add(context: Context, request: Request) -> Card:
    """Put the chosen action behind those that are planned."""

    def read(loaded: LoadedTable, prospect: LookaheadResult) -> Action:
        seat = loaded.seat_number(request.user)
        return from_menu(loaded, seat, request.button_id.nouns, request.values, prospect.actions)

    return _card(context, request, *await planning.add(context, request, read, request.button_id.decision))


@button("plan-pick", playing=True)
async def pick(context: Context, request: Request) -> Card:
    """Choose one noun of several; the next menu follows."""
    loaded, seat = await requested_seat(context, request, started=False)
    plan = await planning.plan_of(context, loaded, request.user)
    prospect, number = planning.prospect_of(loaded, seat, plan), planning.number_of(plan)
    if request.button_id.decision != number:
        raise refused("stale")
    words = loaded.words(context, request.language)
    verb, given = request.begun
    menus = Intended(loaded, prospect, number, words).following(verb, given)
    back = Buttons((ButtonMaker.at(loaded, words)("plan", "⬅️"),))
    return Card((heading(loaded, words, f"**{words(say('plan-heading'))}**"), *menus, back), RUNNING)


@button("plan-back")
async def back(context: Context, request: Request) -> Card:
    """Remove the last step."""
    return _card(context, request, *await planning.remove(context, request))


@button("plan-clear")
async def clear(context: Context, request: Request) -> Card:
    """Remove all steps."""
    return _card(context, request, *await planning.remove(context, request, everything=True))


def _card(context: Context, request: Request, loaded: LoadedTable, plan: PremoveQueue | None) -> Card:
    seat = loaded.seat_number(request.user)
    return plan_card(loaded, plan, seat, loaded.words(context, request.language))
