"""Pending `injure` and `lose`: which astronaut is injured or lost."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.core.actions import Action, Refusal
from bot.games.core.events import Event
from bot.games.space_missions import flying
from bot.games.space_missions import refusals_of_flights as no
from bot.games.space_missions.actions import Hit
from bot.games.space_missions.injuries import HEALTHY, INJURED, struck
from bot.games.space_missions.state import SpaceMissionsState

ACTIONS: tuple[type[Action], ...] = (Hit,)
_BOTH = (Hit(HEALTHY), Hit(INJURED))


def legal(state: SpaceMissionsState, seat: int) -> tuple[Action, ...]:
    """Return to strike a healthy one and an injured one: it is asked only when both are aboard."""
    return _BOTH


def why(state: SpaceMissionsState, seat: int, action: Hit) -> Refusal:
    """Return who is aboard."""
    return no.nobody_such(state)


def do(state: SpaceMissionsState, seat: int, action: Hit, events: list[Event]) -> SpaceMissionsState:
    """Strike, and fly on."""
    return flying.go_on(replace(struck(state, seat, action.astronaut, events), pending=""), events)
