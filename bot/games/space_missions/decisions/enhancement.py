"""Pending `enhancement`: which enhancement to take, as an action or, before the first year, as a handicap."""

from __future__ import annotations

from itertools import compress

from msgspec.structs import replace

from bot.games.core.actions import Action, Refusal
from bot.games.core.events import Event
from bot.games.space_missions import refusals as no
from bot.games.space_missions.actions import Enhance
from bot.games.space_missions.material import ENHANCEMENTS
from bot.games.space_missions.sequence import begin_year
from bot.games.space_missions.state import SpaceMissionsState
from bot.games.space_missions.supply import take
from bot.games.space_missions.turn import proceed

ACTIONS: tuple[type[Action], ...] = (Enhance,)
_ENHANCE = tuple([Enhance(kind) for kind in ENHANCEMENTS])
HANDICAPPED = (1, 3)
"""Places on the sequence bar, from 0, whose seats begin with an enhancement of their choice."""


def legal(state: SpaceMissionsState, seat: int) -> tuple[Action, ...]:
    """Return an action for each kind that the supply has."""
    return tuple(compress(_ENHANCE, state.supply))


def why(state: SpaceMissionsState, seat: int, action: Enhance) -> Refusal:
    """Return why this kind cannot be taken."""
    if action.kind in ENHANCEMENTS:
        return no.none_left(state, action.kind)
    return no.no_enhancement()


def do(state: SpaceMissionsState, seat: int, action: Enhance, events: list[Event]) -> SpaceMissionsState:
    """Take the token and go on."""
    if state.phase != "handicap":
        return proceed(take(state, seat, action.kind, 1, "action", events), events)
    state = take(state, seat, action.kind, 1, "handicap", events)
    place = state.sequence.index(seat)
    later = [state.sequence[other] for other in HANDICAPPED if place < other < len(state.sequence)]
    return replace(state, turn=later[0]) if later else begin_year(state, events)
