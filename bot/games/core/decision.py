"""Decisions: which actions are legal now, why any other is illegal, and what each one does.

A decision has one list of its legal actions (`options`). For each type of action it has a complete test (`why_not`:
None if the action is legal) and what it does (`do`). List and test agree on every action; the conformance tests hold
them to it. `apply` asks the test, because a test is faster than a list.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, NamedTuple, TypeVar

from bot.games.core.actions import Action, Refusal
from bot.games.core.contract import IllegalAction, Step
from bot.games.core.events import Event

S = TypeVar("S")
Options = Callable[[Any, int], tuple[Action, ...]]
"""(state, seat) -> every legal action, in the order of the menu."""
WhyNot = Callable[[Any, int, Any], Refusal | None]
"""(state, seat, action) -> why the action is illegal, None if it is legal."""
Why = Callable[[Any, int, Any], Refusal]
"""(state, seat, illegal action) -> why it is illegal."""
Do = Callable[[Any, int, Any, list[Event]], Any]
"""(state, seat, legal action, events) -> the state after it; its events are appended."""


class ActionRule(NamedTuple):
    """One type of action within a decision."""

    why_not: WhyNot
    do: Do


class Decision(NamedTuple):
    """What a seat has to decide."""

    options: Options
    moves: Mapping[type[Action], ActionRule]


def listed(options: Options, why: Why, do: Do, *types: type[Action]) -> Decision:
    """Return a decision whose test is its list: `why` is asked only about actions that are not on it."""
    return all_listed(options, why, dict.fromkeys(types, do))


def all_listed(options: Options, why: Why, deeds: Mapping[type[Action], Do]) -> Decision:
    """Return a decision whose test is its list, and what each type of action does."""

    def why_not(state: Any, seat: int, action: Action) -> Refusal | None:
        return None if action in options(state, seat) else why(state, seat, action)

    return Decision(options, {kind: ActionRule(why_not, do) for kind, do in deeds.items()})


class Rules(Generic[S]):
    """`legal`, `why_illegal` and `apply` of a game, from its decisions.

    `due`: the decision that a seat owes, None if it owes none. `idle`: why a seat that owes none may not act.
    `foreign`: why an action of another type than the decision's is illegal. `after`: what follows every action, given
    (state, seat, action, events).
    """

    def __init__(
        self,
        due: Callable[[S, int], Decision | None],
        idle: Callable[[S, int], Refusal],
        foreign: Callable[[S, int, Action], Refusal],
        after: Callable[[S, int, Action, list[Event]], S],
    ) -> None:
        self.due, self._idle, self._foreign, self._after = due, idle, foreign, after

    def legal(self, state: S, seat: int) -> tuple[Action, ...]:
        """Return every legal action of the seat; () if it owes no decision."""
        decision = self.due(state, seat)
        return () if decision is None else decision.options(state, seat)

    def why_illegal(self, state: S, seat: int, action: Action) -> Refusal | None:
        """Return why the action is illegal for the seat, or None."""
        decision = self.due(state, seat)
        if decision is None:
            return self._idle(state, seat)
        move = decision.moves.get(type(action))
        return self._foreign(state, seat, action) if move is None else move.why_not(state, seat, action)

    def apply(self, state: S, seat: int, action: Action) -> Step:
        """Return the outcome of the action. Raises IllegalAction with the refusal."""
        decision = self.due(state, seat)
        if decision is None:
            raise IllegalAction(self._idle(state, seat))
        move = decision.moves.get(type(action))
        if move is None:
            raise IllegalAction(self._foreign(state, seat, action))
        refusal = move.why_not(state, seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        events: list[Event] = []
        after = self._after(move.do(state, seat, action, events), seat, action, events)
        return Step(after, tuple(events))
