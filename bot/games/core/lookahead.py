"""Lookahead: which actions a seat may plan before it is its turn.

A game with `Lookahead` lets players queue premoves; a game without it offers none. Both of its methods get a view and
never a state, so hidden facts cannot influence which premoves are offered or when a plan stops. When a premove is
played, `why_illegal` checks it like any other action.

`SampledLookahead` is the look-ahead of a game with decisions and zones: the rules play the plan on a state that is
sampled from the view.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, Protocol, TypeVar

from msgspec import Struct

from bot.games.core.actions import Action
from bot.games.core.chance import SEED_BYTES, Chance
from bot.games.core.contract import Game, State
from bot.games.core.decision import Rules
from bot.games.core.zones import Zones

S = TypeVar("S", bound=State)


class LookaheadResult(Struct, frozen=True):
    """What a seat may expect to be able to do after some of its own actions.

    `view` is the expected view. It is exact as far as action labels and `Lookahead.relevant_view` need it.
    `actions` are the actions that would be legal then; () if they cannot be predicted. `certain` is False if the last
    action reveals a choice: `actions` then holds every action that might be offered.
    """

    view: Any
    actions: tuple[Action, ...]
    certain: bool = True


class Lookahead(Protocol):
    """The part of a game's rules that looks ahead. Both methods are pure functions."""

    def look_ahead(self, view: Any, seat: int, planned: tuple[Action, ...]) -> LookaheadResult:
        """Return what the seat (the view's viewer) could do on its turn after the actions `planned`, in this order.

        All else is taken as unchanged. With no planned actions and the seat to move, the actions are exactly `legal`.
        The same holds after an action that draws nothing and reveals nothing, unless the game cannot predict (()).
        """
        ...

    def relevant_view(self, view: Any, seat: int) -> Any:
        """Return the part of the view that matters for the seat's premoves. When it changes, the plan stops.

        It consists of values with an exact JSON form. It holds all that the seat knows, except whose turn it is, turn
        counters, the log, and other players' actions that can neither help nor hinder the seat.
        """
        ...


def lookahead(game: Game) -> Lookahead | None:
    """Return the game's lookahead, None if it has none."""
    ahead: Any = game
    return ahead if hasattr(game, "look_ahead") and hasattr(game, "relevant_view") else None


_DREAM = Chance(bytes(SEED_BYTES))
"""The chance by which states are sampled: the same view always gives the same state."""


class SampledLookahead(Generic[S]):
    """Looks ahead by the rules themselves, on a state sampled from the view.

    What lies in hidden places there is invented. So a plan ends with the action after which the seat would see it.
    """

    def __init__(
        self,
        rules: Rules[S],
        zones: Zones[S],
        view: Callable[[S, int], Any],
        due_ahead: Callable[[S, int], S | None],
        perhaps: Callable[[S, S, int], LookaheadResult | None] = lambda _before, _after, _seat: None,
    ) -> None:
        """`due_ahead`: a state with the seat's next decision due now, None when it is not known to have one.

        `perhaps`: given the states before and after an action that reveals something to the seat, what may be open
        whatever that is, with a view that does not show it; None if that cannot be told.
        """
        self._rules, self._zones, self._view = rules, zones, view
        self._due_ahead, self._perhaps = due_ahead, perhaps

    def look_ahead(self, view: Any, seat: int, planned: tuple[Action, ...]) -> LookaheadResult:
        """Return what the seat could do on its turn after the planned actions (`Lookahead`)."""
        state = self._zones.sample(view, seat, _DREAM.open())
        due = self._due_ahead(state, seat)
        for place, action in enumerate(planned, start=1):
            if due is None or self._rules.why_illegal(due, seat, action) is not None:
                return LookaheadResult(self._view(state, seat), ())
            before, state = due, self._rules.apply(due, seat, action).state
            if self._is_revealing(before, state, seat):
                possible = self._perhaps(before, state, seat) if place == len(planned) else None
                return possible or LookaheadResult(self._view(state, seat), ())
            due = self._due_ahead(state, seat)
        if due is None:
            return LookaheadResult(self._view(state, seat), ())
        return LookaheadResult(self._view(due, seat), self._rules.legal(due, seat))

    def _is_revealing(self, before: S, after: S, seat: int) -> bool:
        """Return whether the seat learned something between two states that it could not foresee.

        When all learn what the seat alone has seen, its count of knowledge grows too, but it sees nothing new.
        """
        learned = before.knowledge[seat] != after.knowledge[seat]
        return learned and (before.chance != after.chance or self._zones.reveal(before, after, seat))
