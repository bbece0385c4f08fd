"""Pending `remove` (after a failure) and `remove-bonus`: which card drawn in the mission leaves the game."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from bot.games.core.actions import Action, Refusal
from bot.games.core.events import Event
from bot.games.space_missions import completing
from bot.games.space_missions import refusals_of_flights as no
from bot.games.space_missions.actions import Decline, Remove
from bot.games.space_missions.events import Spurned
from bot.games.space_missions.flight_cards import kinds_lying, removed
from bot.games.space_missions.injuries import flight_of
from bot.games.space_missions.state import SpaceMissionsState

ACTIONS: tuple[type[Action], ...] = (Remove, Decline)
_DECLINE = (Decline(),)


@cache  # 18 kinds of cards
def _remove(technology: str, card: str) -> Remove:
    return Remove(technology, card)


def legal(state: SpaceMissionsState, seat: int) -> tuple[Action, ...]:
    """Return every kind of card that lies drawn, by technology, the gravest first; after a failure to do without."""
    removals = tuple([_remove(*kind) for kind in kinds_lying(flight_of(state.agencies[seat]))])
    return removals + _DECLINE if state.pending == "remove" else removals


def why(state: SpaceMissionsState, seat: int, action: Remove | Decline) -> Refusal:
    """Return what lies there instead, or that the bonus was for removing one."""
    if isinstance(action, Decline):
        return no.bonus_is_for_removing(state)
    return no.not_lying(state, action.technology, action.card, "12.1")


def do(state: SpaceMissionsState, seat: int, action: Remove | Decline, events: list[Event]) -> SpaceMissionsState:
    """Remove the card or none, and go on to what follows."""
    after_failure = state.pending == "remove"
    state = replace(state, pending="")
    if isinstance(action, Remove):
        cause = "failure" if after_failure else "bonus"
        state = removed(state, seat, action.technology, action.card, cause, events)
    else:
        events.append(Spurned(seat))
    go_on = completing.go_on_home if after_failure else completing.go_on_with_cards
    return go_on(state, seat, events)
