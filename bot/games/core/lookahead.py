"""Planning ahead: what a game adds so that people may queue what they intend to do. A game without it offers no plans.

Both methods see a view and never a state, so that nothing hidden can enter into what is offered or into when a plan
stops. A queued action is checked by `why_illegal` when it is done, like any other.
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
    """The part of a game's rules that looks ahead. Pure functions of their arguments, as all rules are."""

    def look_ahead(self, view: Any, seat: int, planned: tuple[Action, ...]) -> LookaheadResult:
        """Return what would be open to the seat (the view's viewer) if it were its turn, it had done what is `planned`
        in this order, and nothing else had changed.

        With nothing planned and the seat to move this is exactly `legal`; so it is after a step that draws nothing and
        shows nobody anything, unless the game gives up (no actions).
        """
        ...

    def relevant_view(self, view: Any, seat: int) -> Any:
        """Return what of the view matters to what the seat may have planned; when it changes a plan stops.

        Values with an exact JSON form. All that the seat knows belongs to it, but for whose turn it is, what counts
        turns, the log, and what others do that can neither help nor hinder it.
        """
        ...


def lookahead(game: Game) -> Lookahead | None:
    """Return the game's foresight, None when people cannot plan ahead in it."""
    return cast("Lookahead", game) if hasattr(game, "look_ahead") and hasattr(game, "relevant_view") else None


def relevant_digest(ahead: Lookahead, view: Any, seat: int) -> str:
    """Return a digest of what the seat knows and could do: while it stays the same, a plan goes on."""
    prospect = ahead.look_ahead(view, seat, ())
    return sha256(encode((ahead.relevant_view(prospect.view, seat), prospect.actions))).hexdigest()


def as_expected(ahead: Lookahead, before: Any, after: Any, seat: int, done: Action) -> bool:
    """Return whether what the seat did brought nothing that could not be foreseen: `before` and `after` are its views.

    A choice that a step led to is no surprise, whatever it shows: its answer can be planned.
    """
    expected = ahead.look_ahead(before, seat, (done,))
    return not expected.certain or relevant_digest(ahead, expected.view, seat) == relevant_digest(ahead, after, seat)
