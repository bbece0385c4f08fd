"""Doing an action: check it, and do it with all that follows up to the next decision."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from bot.games.core.actions import Action, nouns, verb_of
from bot.games.core.contract import IllegalAction, Step
from bot.games.core.events import Event
from bot.games.space_missions.actions import VERBS
from bot.games.space_missions.decisions import DECISIONS
from bot.games.space_missions.ending import conclusion
from bot.games.space_missions.state import SpaceMissionsState
from bot.games.space_missions.why_illegal import why_illegal

_PUBLIC = frozenset(verb.id for verb in VERBS if verb.public)


def apply(state: SpaceMissionsState, seat: int, action: Action) -> Step:
    """Do the action. Raises IllegalAction when `why_illegal` forbids it."""
    refusal = why_illegal(state, seat, action)
    if refusal is not None:
        raise IllegalAction(refusal)
    events: list[Event] = []
    after = DECISIONS[state.pending].do(state, seat, action, events)
    return Step(replace(after, latest=_as_told(seat, action)), tuple(events))


@cache  # every action that was ever legal: some hundred
def _as_told(seat: int, action: Action) -> tuple[str, ...]:
    """Return the action as everybody may know it: two that differ for all must not leave the same table."""
    verb = verb_of(action)
    return (str(seat), verb, *nouns(action)) if verb in _PUBLIC else (str(seat), verb)


def end_now(state: SpaceMissionsState) -> Step:
    """End the game here and now, by vote. Raises ValueError when it is over already."""
    if state.over is not None:
        raise ValueError("the game is over already")
    events: list[Event] = []
    return Step(conclusion(state, "vote", events), tuple(events))
