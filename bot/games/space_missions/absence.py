"""The actions for an absent seat: it begins and risks nothing, and finishes well what is under way."""

from __future__ import annotations

from collections.abc import Callable

from bot.games.core.actions import Action
from bot.games.space_missions.actions import (
    Bonus,
    Cancel,
    Decline,
    Enhance,
    Give,
    Hit,
    Launch,
    Pass,
    PutBack,
    Ready,
    Remove,
    Solve,
)
from bot.games.space_missions.event_losses import INSPECTION, aborts, losses, sickens
from bot.games.space_missions.flight_cards import kinds_lying
from bot.games.space_missions.injuries import flight_of
from bot.games.space_missions.material import EDITION, NONE, PROBLEMS
from bot.games.space_missions.rules import RULES, to_move
from bot.games.space_missions.state import SpaceMissionsState


def default(state: SpaceMissionsState, seat: int) -> Action | None:
    """Return the sensible action for an absent seat; None when it owes no decision.

    It passes, stays at home, cancels a mission that the event would harm, solves every problem it can, spares the
    healthy, takes the year's tile as bonus, lets the gravest problem go but never a card without one, and puts cards
    back on top. Where nothing is sensible it takes what is listed first.
    """
    if seat not in to_move(state):
        return None
    wish = _WISHES.get(state.pending)
    return (
        min(RULES.legal(state, seat), key=lambda action: wish(state, action)) if wish else RULES.legal(state, seat)[0]
    )


def _is(kind: type[Action]) -> Callable[[SpaceMissionsState, Action], int]:
    return lambda _, action: not isinstance(action, kind)


def _thrust(state: SpaceMissionsState, action: Action) -> int:
    """Every mission begins with thrust."""
    return not (isinstance(action, Enhance) and action.kind == "thrust-backup")


def _launch(state: SpaceMissionsState, action: Action) -> int:
    flight, event = flight_of(state.agencies[state.turn]), state.past[-1]
    threatened = aborts(flight, event) or losses(flight, event) or sickens(flight, event)
    return not isinstance(action, Cancel if threatened else Launch)


def _inspection(state: SpaceMissionsState, action: Action) -> int:
    """It is spent after the flight in any case."""
    return not (isinstance(action, Give) and action.token == INSPECTION)


def _gravest(state: SpaceMissionsState, action: Action) -> int:
    """A deck without a harmless card is worse than it was: rather nothing is removed."""
    if not isinstance(action, Remove):
        return len(PROBLEMS)
    return len(PROBLEMS) + 1 if action.card == NONE else PROBLEMS.index(action.card)


def _bonus(state: SpaceMissionsState, action: Action) -> int:
    if not isinstance(action, Bonus):
        return 2
    if action.bonus != EDITION.bonuses.fixed:
        return 0
    problems = any(card != NONE for _, card in kinds_lying(flight_of(state.agencies[state.turn])))
    return 1 if problems else 3


def _hit(astronaut: str) -> Callable[[SpaceMissionsState, Action], int]:
    return lambda _, action: not (isinstance(action, Hit) and action.astronaut == astronaut)


_WISHES: dict[str, Callable[[SpaceMissionsState, Action], int]] = {
    "enhancement": _thrust,
    "specialist": _is(Pass),
    "trial": _is(PutBack),
    "announce": _is(Decline),
    "load": _is(Ready),
    "launch": _launch,
    "give": _inspection,
    "solve": _is(Solve),
    "injure": _hit("healthy"),
    "lose": _hit("injured"),
    "remove": _gravest,
    "bonus": _bonus,
    "remove-bonus": _gravest,
    "return": _is(PutBack),
}
