"""Pending `bonus`: which of the year's two mission bonuses."""

from __future__ import annotations

from functools import cache

from bot.games.core.actions import Action, Refusal
from bot.games.core.events import Event
from bot.games.space_missions import completing
from bot.games.space_missions import refusals_of_flights as no
from bot.games.space_missions.actions import Bonus, Decline
from bot.games.space_missions.bonuses import possible, taken
from bot.games.space_missions.state import SpaceMissionsState

ACTIONS: tuple[type[Action], ...] = (Bonus, Decline)


@cache  # six bonuses in pairs
def _bonuses(bonuses: tuple[str, ...]) -> tuple[Action, ...]:
    return (*[Bonus(bonus) for bonus in bonuses], Decline())


def legal(state: SpaceMissionsState, seat: int) -> tuple[Action, ...]:
    """Return the bonuses that can be had, the year's first, and to do without."""
    return _bonuses(possible(state, seat))


def why(state: SpaceMissionsState, seat: int, action: Bonus) -> Refusal:
    """Return why the bonus cannot be had."""
    if no.of_this_year(state, action.bonus):
        return no.bonus_out_of_reach(state, action.bonus)
    return no.no_bonus(state)


def do(state: SpaceMissionsState, seat: int, action: Bonus | Decline, events: list[Event]) -> SpaceMissionsState:
    """Take it or none, and go on to what follows."""
    state = taken(state, seat, action.bonus if isinstance(action, Bonus) else None, events)
    return completing.go_on_with_cards(state, seat, events)
