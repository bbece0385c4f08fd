"""Decisions: which actions are legal now, why any other is illegal, and what each one does.

A decision has one list of its legal actions (`options`). For each type of action it has a complete test (`why_not`:
None if the action is legal) and what it does (`do`). List and test agree on every action; the conformance tests hold
them to it. `apply` asks the test, because a test is faster than a list; a list that was just made is faster still.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from bot.games.core.actions import Action, Refusal, refuse
from bot.games.core.contract import IllegalAction, Step
from bot.games.core.events import Event
from bot.games.core.phrase import Who

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
    """`to_move`, `legal`, `why_illegal` and `apply` of a game, from its decisions.

    `to_move`: the seats that owe a decision; `due`: the one that a seat owes, None if it owes none. `idle`: why a seat
    that owes none may not act.
    `foreign`: why an action of another type than the decision's is illegal. `after`: what follows every action, given
    (state, seat, action, events).
    """

    def __init__(
        self,
        to_move: Callable[[S], tuple[int, ...]],
        due: Callable[[S, int], Decision | None],
        idle: Callable[[S, int], Refusal],
        foreign: Callable[[S, int, Action], Refusal],
        after: Callable[[S, int, Action, list[Event]], S],
    ) -> None:
        self.to_move, self.due = to_move, due
        self._idle, self._foreign, self._after = idle, foreign, after
        self._last: tuple[S | None, int, tuple[Action, ...]] = (None, 0, ())
        """The last list, with the state and the seat for which it was made."""

    def legal(self, state: S, seat: int) -> tuple[Action, ...]:
        """Return every legal action of the seat; () if it owes no decision.

        The last list is kept: a game may have asked for it to see whether there is a choice, and `apply` looks at it.
        """
        made_for, of, actions = self._last
        if made_for is not state or of != seat:
            decision = self.due(state, seat)
            actions = () if decision is None else decision.options(state, seat)
            self._last = state, seat, actions
        return actions

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
        made_for, of, actions = self._last
        if made_for is not state or of != seat or action not in actions:
            refusal = move.why_not(state, seat, action)
            if refusal is not None:
                raise IllegalAction(refusal)
        events: list[Event] = []
        after = self._after(move.do(state, seat, action, events), seat, action, events)
        return Step(after, tuple(events))


class _Turns(Protocol):
    """A state whose seats act one after the other."""

    @property
    def turn(self) -> int: ...
    @property
    def over(self) -> str | None: ...


T = TypeVar("T", bound=_Turns)


def turn_rules(
    prefix: str,
    pending: Callable[[T], Decision],
    after: Callable[..., T],
    *,
    end: str,
    foreign: Callable[[T, int, Action], Refusal | None] = lambda _state, _seat, _action: None,
) -> Rules[T]:
    """Return the rules of a game in which only the seat whose turn it is owes a decision, the `pending` one.

    A refusal of another seat cites paragraph 2.1 (the seat whose turn it is acts), after the end paragraph `end`. An
    action of another type than the decision's is refused by `foreign`, or as unknown by paragraph 2.2.
    """
    no = partial(refuse, prefix)

    def to_move(state: T) -> tuple[int, ...]:
        return (state.turn,) if state.over is None else ()

    def due(state: T, seat: int) -> Decision | None:
        return pending(state) if state.over is None and state.turn == seat else None

    def idle(state: T, _seat: int) -> Refusal:
        who = Who(state.turn)
        return no("not-your-turn", "2.1", {"who": who}, who=who) if state.over is None else no("over", end)

    def unfit(state: T, seat: int, action: Action) -> Refusal:
        return foreign(state, seat, action) or no("unknown-action", "2.2")

    return Rules(to_move, due, idle, unfit, after)
