"""The game of Skymines, played in the words of a record and at random."""

from __future__ import annotations

import random

from bot.games.core.actions import Action
from bot.games.skymines.actions import DropOut, Plan
from bot.games.skymines.game import Skymines
from bot.games.skymines.state import SkyminesState
from tests.bench.engine import pick
from tests.games.script import RandomGames, Script

GAME = Skymines()
_SCRIPT = Script[SkyminesState](GAME)
refusals = _SCRIPT.refusals


def after(state: SkyminesState, *lines: str) -> SkyminesState:
    """Return the state after lines of a record, also where several seats are to move."""
    for line in lines:
        seat, _, text = line.partition(" ")
        state = GAME.apply(state, int(seat), _SCRIPT.action(text)).state
    return state


def eager(actions: tuple[Action, ...], dice: random.Random) -> Action:
    """Draw the kind of action first; plan with most of the slots, and drop out late."""
    going_on = tuple([action for action in actions if not isinstance(action, DropOut)])
    if going_on and dice.random() < 0.9:
        actions = going_on
    most = max([len(action.cards) for action in actions if isinstance(action, Plan)], default=0)
    full = tuple([action for action in actions if isinstance(action, Plan) and len(action.cards) == most])
    return pick(full or actions, dice)


random_game = RandomGames[SkyminesState](GAME, eager)
