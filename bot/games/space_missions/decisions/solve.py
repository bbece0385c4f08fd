"""Pending `solve`: whether to spend a token on the problem that was drawn."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.core.actions import Action, Refusal
from bot.games.core.events import Event
from bot.games.space_missions import flying
from bot.games.space_missions import refusals_of_flights as no
from bot.games.space_missions.actions import Solve, Suffer
from bot.games.space_missions.injuries import flight_of
from bot.games.space_missions.loading import TRAINING
from bot.games.space_missions.material import TOKENS
from bot.games.space_missions.problems import grade, helpers, solutions
from bot.games.space_missions.state import SpaceMissionsState

ACTIONS: tuple[type[Action], ...] = (Solve, Suffer)
_SOLVE, _SUFFER = {token: Solve(token) for token in TOKENS}, Suffer()


def legal(state: SpaceMissionsState, seat: int) -> tuple[Action, ...]:
    """Return every token that helps now, backups first, and to suffer the problem."""
    return (*[_SOLVE[token] for token in helpers(flight_of(state.agencies[seat]))], _SUFFER)


def why(state: SpaceMissionsState, seat: int, action: Solve) -> Refusal:
    """Return why the token does not help here."""
    flight = flight_of(state.agencies[seat])
    drawn = flight.drawn[-1]
    if action.token not in solutions(drawn):
        return no.no_help(state, action.token, drawn, grade(drawn))
    if action.token == TRAINING and flight.training:
        return no.nobody_healthy(state)
    return no.not_aboard(state, action.token)


def do(state: SpaceMissionsState, seat: int, action: Solve | Suffer, events: list[Event]) -> SpaceMissionsState:
    """Spend the token or suffer the problem, and fly on."""
    if isinstance(action, Suffer):
        state = flying.suffered(state, seat, events)
    else:
        state = flying.spent(state, seat, action.token, events)
    return flying.go_on(replace(state, pending=""), events)
