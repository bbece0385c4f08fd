"""What the buttons and menus of one's own plan do."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.errors import refused
from bot.games.core.actions import Action
from bot.games.core.lookahead import Prospect
from bot.games.core.phrase import say
from bot.service.card import Button, ButtonId, Buttons, Card, Text
from bot.service.features.button_request import Press
from bot.service.features.play.board import RUNNING, title
from bot.service.features.play.choices import from_menu
from bot.service.features.premoves import actions as planning
from bot.service.features.premoves.cards import Intended, plan_card
from bot.service.records import Plan
from bot.service.tables.loaded import LoadedTable


async def show(press: Press) -> Card:
    """Show one's plan."""
    loaded = await press.loaded()
    loaded.seat_number(press.request.user)
    return _card(press, loaded, await planning.plan_of(press.context, loaded, press.request.user))


async def add(press: Press) -> Card:
    """Put the chosen action behind those that are planned."""

    def read(loaded: LoadedTable, prospect: Prospect) -> Action:
        seat = loaded.seat_number(press.request.user)
        return from_menu(loaded, seat, press.button_id.nouns, press.values, prospect.actions)

    number, (guild, table) = press.button_id.decision, _place(press)
    return _card(press, *await planning.add(press.context, press.request, guild, table, read, number))


async def pick(press: Press) -> Card:
    """Choose one noun of several; the next menu follows."""
    loaded = await press.loaded()
    seat = loaded.seat_number(press.request.user)
    plan = await planning.plan_of(press.context, loaded, press.request.user)
    prospect, number = planning.prospect_of(loaded, seat, plan), planning.number_of(plan)
    if press.button_id.decision != number:
        raise refused("stale")
    words = loaded.words(press.context, press.language)
    verb, *given = (*press.button_id.nouns, *press.values) or ("",)
    menus = Intended(loaded, prospect, number, words).following(verb, tuple(given))
    back = Button(words(say("button-plan")), ButtonId(loaded.guild, loaded.table.id, "plan"), "⬅️")
    heading = Text(f"### {words(title(loaded))}\n**{words(say('plan-heading'))}**")
    return Card((heading, *menus, Buttons((back,))), RUNNING)


async def back(press: Press) -> Card:
    """Take the last step out."""
    return _card(press, *await planning.shorten(press.context, press.request, *_place(press)))


async def clear(press: Press) -> Card:
    """Take all of it out."""
    return _card(press, *await planning.shorten(press.context, press.request, *_place(press), by_all=True))


def _place(press: Press) -> tuple[int, int]:
    return press.button_id.guild, press.button_id.table


def _card(press: Press, loaded: LoadedTable, plan: Plan | None) -> Card:
    seat = loaded.seat_number(press.request.user)
    return plan_card(loaded, plan, seat, loaded.words(press.context, press.language))


PRESSES: dict[str, Callable[[Press], Awaitable[Card]]] = {
    "plan": show,
    "plan-do": add,
    "plan-pick": pick,
    "plan-back": back,
    "plan-clear": clear,
}
