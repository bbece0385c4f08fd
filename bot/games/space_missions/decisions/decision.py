"""What a kind of decision offers to the dispatch: each module of this package that stands in `DECISIONS` is one."""

from __future__ import annotations

from typing import Any, Protocol

from bot.games.core.actions import Action, Refusal
from bot.games.core.events import Event
from bot.games.space_missions.state import SpaceMissionsState


class Decision(Protocol):
    """What is to be decided while `pending` is of one kind. Nothing here asks whose turn it is: the dispatch did."""

    ACTIONS: tuple[type[Action], ...]
    """The verbs that fit the decision; the dispatch refuses all others."""

    def legal(self, state: SpaceMissionsState, seat: int) -> tuple[Action, ...]:
        """Return every action, by verb in the order of the menu, then by noun."""
        ...

    def why(self, state: SpaceMissionsState, seat: int, action: Any) -> Refusal:
        """Return why an action of a fitting verb is not legal; asked only when it is not."""
        ...

    def do(self, state: SpaceMissionsState, seat: int, action: Any, events: list[Event]) -> SpaceMissionsState:
        """Do a legal action, and all that follows from it up to the next decision."""
        ...
