"""Random games of Space Missions."""

from __future__ import annotations

import random

from bot.games.core.actions import Action
from bot.games.space_missions.actions import Cancel, Decline, Pass, Suffer
from bot.games.space_missions.state import SpaceMissionsState
from tests.games.script import RandomGames
from tests.games.space_missions.builders import GAME

_GIVING_UP = (Pass, Decline, Cancel, Suffer)


def eager(actions: tuple[Action, ...], dice: random.Random) -> Action:
    """Draw an action, and mostly not one that gives up: games that get somewhere."""
    going = [action for action in actions if not isinstance(action, _GIVING_UP)]
    return dice.choice(going if going and dice.random() < 0.9 else actions)


random_game = RandomGames[SpaceMissionsState](GAME, eager)
