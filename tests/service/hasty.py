"""The state machine with people who often end their turns by what can be taken back."""

from __future__ import annotations

from random import Random

from hypothesis.stateful import rule

from bot.games.core.actions import verb_of
from bot.tools.random_play import draw_by_kind
from tests.service.machine import GAME, Club, numbers
from tests.service.model import ModelTable


class HastyClub(Club):
    """What is told too early, or not withdrawn, comes to light soon."""

    @rule(at=numbers, chance=numbers)
    def a_turn_ends_by_what_can_be_taken_back(self, at: int, chance: int) -> None:
        if (found := self._awaited(at)) is not None:
            self.run(self._end_openly(*found, Random(chance)))

    async def _end_openly(self, table: ModelTable, user: int, random: Random) -> None:
        seat = table.to_move()
        for _ in range(4):
            if table.to_move() == seat:
                legal = GAME.legal(table.state, seat[0])
                open_ones = [action for action in legal if verb_of(action) in ("jump", "fly")]
                await self._do(table, user, draw_by_kind(open_ones or legal, random), None)
        await self._settle()


class DoublingClub(Club):
    """Discord delivers many clicks twice."""

    @rule(at=numbers, chance=numbers)
    def a_click_is_delivered_twice(self, at: int, chance: int) -> None:
        if (found := self._awaited(at)) is not None:
            self.run(self._twice(*found, Random(chance), same=True))
