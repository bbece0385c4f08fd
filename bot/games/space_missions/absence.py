"""What is done for a seat that does not choose: nothing is begun or risked, and what is on its way ends well."""

from __future__ import annotations

from collections.abc import Callable

from bot.games.core.actions import Action
from bot.games.space_missions.actions import Cancel, Decline, Enhance, Hit, Launch, Pass, PutBack, Ready, Remove, Solve
from bot.games.space_missions.legal import legal, to_move
from bot.games.space_missions.material import EVENTS, PROBLEMS
from bot.games.space_missions.state import SpaceMissionsState


def default(state: SpaceMissionsState, seat: int) -> Action | None:
    """Return the sensible action for an absent seat; None when it owes no decision.

    It passes, stays at home, cancels what an event threatens, solves every problem it can, spares the healthy, lets
    the gravest problem go, and puts cards back on top. Where nothing is sensible it takes what is listed first.
    """
    if seat not in to_move(state):
        return None
    wish = _WISHES.get(state.pending)
    return min(legal(state, seat), key=lambda action: wish(state, action)) if wish else legal(state, seat)[0]


def _is(kind: type[Action]) -> Callable[[SpaceMissionsState, Action], int]:
    return lambda _, action: not isinstance(action, kind)


def _thrust(state: SpaceMissionsState, action: Action) -> int:
    """Every mission begins with thrust."""
    return not (isinstance(action, Enhance) and action.kind == "thrust-backup")


def _launch(state: SpaceMissionsState, action: Action) -> int:
    calm = EVENTS[state.past[-1]].kind == "none"
    return not isinstance(action, Launch if calm else Cancel)


def _gravest(state: SpaceMissionsState, action: Action) -> int:
    return PROBLEMS.index(action.card) if isinstance(action, Remove) else len(PROBLEMS)


def _hit(astronaut: str) -> Callable[[SpaceMissionsState, Action], int]:
    return lambda _, action: not (isinstance(action, Hit) and action.astronaut == astronaut)


_WISHES: dict[str, Callable[[SpaceMissionsState, Action], int]] = {
    "enhancement": _thrust,
    "specialist": _is(Pass),
    "trial": _is(PutBack),
    "announce": _is(Decline),
    "load": _is(Ready),
    "launch": _launch,
    "solve": _is(Solve),
    "injure": _hit("healthy"),
    "lose": _hit("injured"),
    "remove": _gravest,
    "remove-bonus": _gravest,
    "return": _is(PutBack),
}
