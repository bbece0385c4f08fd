"""Random games of Space Mission, which draw the kind of action first, and chance laid out beforehand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.games.space_mission.state import SpaceMissionState
from tests.bench.engine import pick
from tests.games.script import RandomGames
from tests.games.space_mission.builders import GAME

random_game = RandomGames[SpaceMissionState](GAME, pick)


class Dice:
    """Chance with its draws laid out beforehand; where none are left every draw is a 0."""

    def __init__(self, *draws: int) -> None:
        self.draws = list(draws)

    def below(self, bound: int) -> int:
        draw = self.draws.pop(0) if self.draws else 0
        assert 0 <= draw < bound
        return draw

    def pick(self, items: Sequence[Any]) -> Any:
        return items[self.below(len(items))]
