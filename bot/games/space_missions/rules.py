"""Whose turn it is, and what a seat may do: `legal`, `why_illegal` and `apply` from the pending decision."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from bot.games.core.actions import Action, Refusal, nouns, verb_of
from bot.games.core.contract import Step
from bot.games.core.decision import Decision, turn_rules
from bot.games.core.events import Event
from bot.games.space_missions import refusals as no
from bot.games.space_missions.actions import VERBS
from bot.games.space_missions.decisions import DECISIONS
from bot.games.space_missions.ending import conclusion
from bot.games.space_missions.state import SpaceMissionsState

_ACTIONS = frozenset(verb.action for verb in VERBS)
_PUBLIC = frozenset(verb.id for verb in VERBS if verb.public)


def _pending(state: SpaceMissionsState) -> Decision:
    return DECISIONS[state.pending]


def _foreign(state: SpaceMissionsState, _seat: int, action: Action) -> Refusal | None:
    return no.not_now(state) if type(action) in _ACTIONS else None


def _after(state: SpaceMissionsState, seat: int, action: Action, _events: list[Event]) -> SpaceMissionsState:
    return replace(state, latest=_public_form(seat, action))


@cache  # every action that was ever legal: some hundred
def _public_form(seat: int, action: Action) -> tuple[str, ...]:
    """Return what every player may know of the action: actions that differ for all lead to different states."""
    verb = verb_of(action)
    return (str(seat), verb, *nouns(action)) if verb in _PUBLIC else (str(seat), verb)


RULES = turn_rules("sms", _pending, _after, end="14.1", foreign=_foreign)
to_move = RULES.to_move


def end_now(state: SpaceMissionsState) -> Step:
    """End the game now, by vote. Raises ValueError if it is over already."""
    if state.over is not None:
        raise ValueError("the game is over already")
    events: list[Event] = []
    return Step(conclusion(state, "vote", events), tuple(events))
