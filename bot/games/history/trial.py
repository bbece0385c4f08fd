"""Trial: what a seat's own actions of this turn would lead to, as far as they show it nothing new.

The actions are applied to a state that is sampled from the seat's view, so a trial tells only what the view tells. It
ends with the turn, or with the first action that draws, reveals something or ends the game. The outcome of that action
is not shown, because the sampled state invents it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from bot.games.core.actions import Action
from bot.games.core.chance import SEED_BYTES, Chance
from bot.games.core.contract import Game
from bot.games.core.events import Event
from bot.games.history.replay import Outcome, outcome

_SAMPLES = Chance(bytes(SEED_BYTES))
"""The chance by which states are sampled: the same view always gives the same state."""


class Trial(Struct, frozen=True):
    """A seat's actions on a sampled state.

    `states`: the state before each action, and after the last one whose outcome is known. `events`: those of each
    action whose outcome is known. `end`: the outcome of the last action; `revealing`: it is not known.

    The states are invented where the seat does not know them. Show them to no viewer but this seat.
    """

    states: tuple[Any, ...]
    events: tuple[tuple[Event, ...], ...]
    end: Outcome

    @property
    def state(self) -> Any:
        """Return the state after the actions whose outcome is known."""
        return self.states[-1]


def try_out(game: Game, view: Any, seat: int, actions: Sequence[Action]) -> Trial:
    """Try actions of the seat (the view's viewer), which is to move.

    Raises IllegalAction for an action that is not legal then, and ValueError for one beyond the trial's end.
    """
    states, events = [game.sample_state(view, seat, _SAMPLES.open())], list[tuple[Event, ...]]()
    end: Outcome = "open"
    for action in actions:
        if end != "open":
            raise ValueError("an action is tried beyond the end of the trial")
        step = game.apply(states[-1], seat, action)
        end = outcome(game, states[-1], step.state, seat)
        if end != "revealing":
            states.append(step.state)
            events.append(step.events)
    return Trial(tuple(states), tuple(events), end)
