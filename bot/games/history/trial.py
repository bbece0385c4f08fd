"""Trial: what a seat's own actions of this turn would lead to, as far as they show it nothing new.

The actions are applied to a state that is sampled from the seat's view, so a trial tells only what the view tells. Its
end is reached with the turn, or before the action that draws, reveals something or ends the game: what that brings is
invented in the sampled state. Plans for a later turn are made by `lookahead`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from msgspec import Struct

from bot.games.core.actions import Action
from bot.games.core.chance import SEED_BYTES, Chance
from bot.games.core.contract import Game
from bot.games.core.events import Event
from bot.games.history.replay import same_secrets

_SAMPLES = Chance(bytes(SEED_BYTES))
"""The chance by which states are sampled: the same view always gives the same state."""

End = Literal["open", "passed", "revealing"]


class Trial(Struct, frozen=True):
    """A seat's actions on a sampled state.

    `states`: before each of the actions, and after the last one whose outcome is known; `events`: what each of those
    brings. `end`: the seat goes on (`open`), has passed its turn on, or the outcome of the last action is not known.

    The states are invented where the seat does not know them. Show them to no viewer but this seat.
    """

    states: tuple[Any, ...]
    events: tuple[tuple[Event, ...], ...]
    end: End

    @property
    def state(self) -> Any:
        """Return the state after the actions whose outcome is known."""
        return self.states[-1]


def try_out(game: Game, view: Any, seat: int, actions: Sequence[Action]) -> Trial:
    """Try actions of the seat (the view's viewer), which is to move.

    Raises IllegalAction for an action that is not legal then, and ValueError for one beyond the trial's end.
    """
    states, events = [game.sample_state(view, seat, _SAMPLES.open())], list[tuple[Event, ...]]()
    end: End = "open"
    for action in actions:
        if end != "open":
            raise ValueError("an action is tried beyond the end of the trial")
        step = game.apply(states[-1], seat, action)
        end = _end(game, states[-1], step.state, seat)
        if end != "revealing":
            states.append(step.state)
            events.append(step.events)
    return Trial(tuple(states), tuple(events), end)


def is_worth_trying(game: Game, state: Any, seat: int, legal: Sequence[Action]) -> bool:
    """Return whether one of the seat's legal actions has an outcome that is known, and the seat goes on after it.

    Actions are tried on the state, and the answer must not reveal what the seat does not know: as with `irrevocable`,
    it has to follow from the seat's view. The conformance tests check this for every game.
    """
    return any(_end(game, state, game.apply(state, seat, action).state, seat) == "open" for action in legal)


def _end(game: Game, before: Any, after: Any, seat: int) -> End:
    waiting = game.to_move(after)
    if not waiting or not same_secrets(before, after):
        return "revealing"
    return "open" if seat in waiting else "passed"
