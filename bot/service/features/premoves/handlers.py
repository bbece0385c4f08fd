"""What the buttons and menus of one's own plan do."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.errors import refused
from bot.games.core.actions import Action
from bot.games.core.lookahead import Prospect
from bot.games.core.phrase import say
from bot.service.card import Button, Buttons, Card, Handle, Text
from bot.service.features.button_request import Press
from bot.service.features.play.board import RUNNING, title
from bot.service.features.play.choices import from_menu
from bot.service.features.premoves import actions as planning
from bot.service.features.premoves.cards import Intended, plan_card
from bot.service.records import Plan
from bot.service.tables.loaded import Sitting


async def show(press: Press) -> Card:
    """Show one's plan."""
    sitting = await press.sitting()
    sitting.seat_number(press.ask.user)
    return _card(press, sitting, await planning.plan_of(press.house, sitting, press.ask.user))


async def add(press: Press) -> Card:
    """Put the chosen action behind those that are planned."""

    def read(sitting: Sitting, prospect: Prospect) -> Action:
        seat = sitting.seat_number(press.ask.user)
        return from_menu(sitting, seat, press.handle.nouns, press.values, prospect.actions)

    number, (guild, table) = press.handle.decision, _place(press)
    return _card(press, *await planning.add(press.house, press.ask, guild, table, read, number))


async def pick(press: Press) -> Card:
    """Choose one noun of several; the next menu follows."""
    sitting = await press.sitting()
    seat = sitting.seat_number(press.ask.user)
    plan = await planning.plan_of(press.house, sitting, press.ask.user)
    prospect, number = planning.prospect_of(sitting, seat, plan), planning.number_of(plan)
    if press.handle.decision != number:
        raise refused("stale")
    words = sitting.words(press.house, press.language)
    verb, *given = (*press.handle.nouns, *press.values) or ("",)
    menus = Intended(sitting, prospect, number, words).following(verb, tuple(given))
    back = Button(words(say("button-plan")), Handle(sitting.guild, sitting.table.id, "plan"), "⬅️")
    heading = Text(f"### {words(title(sitting))}\n**{words(say('plan-heading'))}**")
    return Card((heading, *menus, Buttons((back,))), RUNNING)


async def back(press: Press) -> Card:
    """Take the last step out."""
    return _card(press, *await planning.shorten(press.house, press.ask, *_place(press)))


async def clear(press: Press) -> Card:
    """Take all of it out."""
    return _card(press, *await planning.shorten(press.house, press.ask, *_place(press), by_all=True))


def _place(press: Press) -> tuple[int, int]:
    return press.handle.guild, press.handle.table


def _card(press: Press, sitting: Sitting, plan: Plan | None) -> Card:
    seat = sitting.seat_number(press.ask.user)
    return plan_card(sitting, plan, seat, sitting.words(press.house, press.language))


PRESSES: dict[str, Callable[[Press], Awaitable[Card]]] = {
    "plan": show,
    "plan-do": add,
    "plan-pick": pick,
    "plan-back": back,
    "plan-clear": clear,
}
