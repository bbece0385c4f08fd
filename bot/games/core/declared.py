"""What follows from a game's declarations: a game that inherits from `DeclaredGame` writes nothing else.

Declared are the decisions (`decision.Rules`), the zones (`zones.Zones`) and the value of an action, by which computer
players choose. A view carries `known`, the viewer's masked state: it holds all that the viewer knows, so a game without
further facts needs no projection of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec
from msgspec.structs import replace

from bot.games.core.actions import Action
from bot.games.core.chance import Stream
from bot.games.core.contract import Meta, Standing, State, Step, View
from bot.games.core.decision import Rules
from bot.games.core.events import Event
from bot.games.core.levels import Levels
from bot.games.core.pieces import all_learned
from bot.games.core.zones import Zones


class TurnState(State, frozen=True, kw_only=True):
    """The state of a game whose seats act one after the other. `turn`: whose turn it is; `over`: the reason of the end.

    The rules set `over` by `conclude` alone.
    """

    turn: int
    over: str | None = None


class Ended(Event, frozen=True, tag="ended"):
    """The game is over. `reason`: one of `Meta.ends`, or `vote`."""

    reason: str


class KnownView(View, frozen=True, kw_only=True):
    """A view that consists of the viewer's masked state. A subclass names its type; `standing`: at the end."""

    known: Any
    standing: Standing | None = None


S = TypeVar("S", bound=TurnState)


def conclude(state: S, reason: str, events: list[Event]) -> S:
    """Return the state after the end: nothing is hidden from any seat any more."""
    events.append(Ended(reason))
    return replace(state, over=reason, knowledge=all_learned(state))


class Declaration(NamedTuple, Generic[S]):
    """What a game declares. `setup`, `opening` and `score` are the methods of the contract."""

    meta: Meta
    state: type[S]
    event: Any
    view: type[KnownView]
    rules: Rules[S]
    zones: Zones[S]
    setup: Callable[[int, Mapping[str, str], bytes], S]
    opening: Callable[[S], tuple[Event, ...]]
    score: Callable[[S], Standing]
    levels: Levels


class DeclaredGame(Generic[S]):
    """Implements `contract.Game` from a declaration."""

    def __init__(self, declaration: Declaration[S]) -> None:
        self._declared = declaration
        self.meta = declaration.meta
        self.state_type: type[State] = declaration.state
        self.event_type: Any = declaration.event
        self.to_move = declaration.rules.to_move
        self.legal, self.why_illegal = declaration.rules.legal, declaration.rules.why_illegal
        self.apply = declaration.rules.apply
        self.check, self.redeal_hidden = declaration.zones.check, declaration.zones.redeal
        self.choose, self.explain = declaration.levels.choose, declaration.levels.explain

    def setup(self, seats: int, options: Mapping[str, str], seed: bytes) -> S:
        """Return the first state."""
        return self._declared.setup(seats, options, seed)

    def opening(self, state: S) -> tuple[Event, ...]:
        """Return the events of the setup."""
        return self._declared.opening(state)

    def score(self, state: S) -> Standing:
        """Return the score as if the game ended now."""
        return self._declared.score(state)

    def default(self, state: S, seat: int) -> Action | None:
        """Return the first legal action."""
        return next(iter(self._declared.rules.legal(state, seat)), None)

    def stalled(self, state: S) -> bool:
        """Return False: the game ends by itself."""
        return False

    def end_now(self, state: S) -> Step:
        """End the game by vote."""
        events: list[Event] = []
        return Step(conclude(state, "vote", events), tuple(events))

    def view(self, state: S, viewer: int | None) -> KnownView:
        """Return the view of a seat, or of a spectator. Raises ValueError for a seat that is not at the table."""
        seats, waiting = len(state.knowledge), self.to_move(state)
        if viewer is not None and not 0 <= viewer < seats:
            raise ValueError(f"no seat {viewer} at a table of {seats}")
        return self._declared.view(
            viewer=viewer,
            seats=seats,
            to_move=waiting,
            over=not waiting,
            known=self._declared.zones.mask(state, viewer),
            standing=None if waiting else self.score(state),
        )

    def sample_state(self, view: Any, viewer: int | None, chance: Stream) -> S:
        """Return a random state that is consistent with the view. Raises ValueError when the view is another's."""
        return replace(self._declared.zones.sample(view, viewer, chance), knowledge=(0,) * view.seats)

    def hidden_setup(self, state: S) -> Mapping[str, Any]:
        """Return the fields of the state that hold zones, in the order in which these are declared."""
        return {field: msgspec.to_builtins(getattr(state, field)) for field in self._declared.zones.fields(state)}
