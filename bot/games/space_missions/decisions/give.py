"""Pending `give`: which token the event takes."""

from __future__ import annotations

from functools import cache

from bot.games.core.actions import Action, Refusal
from bot.games.core.events import Event
from bot.games.space_missions import event_phase
from bot.games.space_missions import refusals_of_flights as no
from bot.games.space_missions.actions import Give
from bot.games.space_missions.event_losses import losses
from bot.games.space_missions.injuries import flight_of
from bot.games.space_missions.state import SpaceMissionsState

ACTIONS: tuple[type[Action], ...] = (Give,)


@cache  # few tokens on few craft
def _gifts(choices: tuple[tuple[str, str], ...]) -> tuple[Action, ...]:
    return tuple([Give(token, craft) for token, craft in choices])


def legal(state: SpaceMissionsState, seat: int) -> tuple[Action, ...]:
    """Return every token that the event may take, craft by craft, the inspection token last."""
    return _gifts(losses(flight_of(state.agencies[seat]), state.past[-1]))


def why(state: SpaceMissionsState, seat: int, action: Give) -> Refusal:
    """Return what the event takes instead."""
    return no.not_to_give(state, action.token, action.craft)


def do(state: SpaceMissionsState, seat: int, action: Give, events: list[Event]) -> SpaceMissionsState:
    """Lose it."""
    return event_phase.given(state, seat, action.token, action.craft, events)
