"""Lookahead: what a game adds so that players can queue premoves. A game without it offers no premoves.

Both methods get a view and never a state, so hidden facts cannot influence which premoves are offered or when a plan
stops. When a premove is played, `why_illegal` checks it like any other action.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Protocol, cast

from msgspec import Struct

from bot.games.core.actions import Action
from bot.games.core.codec import encode
from bot.games.core.contract import Game


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
    return cast("Lookahead", game) if hasattr(game, "look_ahead") and hasattr(game, "relevant_view") else None


def relevant_digest(ahead: Lookahead, view: Any, seat: int) -> str:
    """Return a digest of what the seat knows and could do. A plan goes on while it stays the same."""
    prospect = ahead.look_ahead(view, seat, ())
    return sha256(encode((ahead.relevant_view(prospect.view, seat), prospect.actions))).hexdigest()


def as_expected(ahead: Lookahead, before: Any, after: Any, seat: int, done: Action) -> bool:
    """Return whether the seat's action `done` had the predicted outcome. `before` and `after` are the seat's views.

    A choice that the action led to counts as predicted, whatever it reveals: its answer can be queued.
    """
    expected = ahead.look_ahead(before, seat, (done,))
    return not expected.certain or relevant_digest(ahead, expected.view, seat) == relevant_digest(ahead, after, seat)
