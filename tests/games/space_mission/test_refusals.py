"""Refusals of Space Mission: they agree with the list of legal actions on everything, and speak with their facts."""

from __future__ import annotations

import random
from collections.abc import Iterator

from bot.games.core.actions import Action
from bot.games.space_mission.actions import Develop, Discover, Fly, Jump, Scan, Take, TopUp
from bot.games.space_mission.material import PLANETS, TILE_KINDS
from bot.games.space_mission.state import SpaceMissionState
from tests.games.script import Foreign, Moment, RefusalTests
from tests.games.space_mission.builders import GAME, Table, play
from tests.games.space_mission.games import random_game
from tests.games.space_mission.refusals import REFUSED


class TestRefusals(RefusalTests):
    game, refused, random_game, games, kinds = GAME, REFUSED, random_game, 6, 20

    def garbage(
        self, dice: random.Random, moment: Moment[SpaceMissionState], legal: tuple[Action, ...]
    ) -> Iterator[Action]:
        hand = moment.before.pilots[moment.before.turn].hand
        for _ in range(6):
            card = dice.choice([*hand, dice.randint(-1, 61)])
            planet = dice.choice([*PLANETS, "nowhere", ""])
            some = [dice.choice([*hand, card]) for _ in range(dice.randint(0, 4))]
            cards = tuple(sorted(some) if dice.random() < 0.7 else some)
            if dice.random() < 0.5:
                cards = tuple(sorted(set(cards)))
            kinds = (Jump(card, planet), Fly(planet), Scan(card), Develop(cards[:2]), Develop(cards), Discover())
            yield dice.choice((*kinds, TopUp(cards), Take(dice.choice([*TILE_KINDS, "moon"])), Foreign()))

    def test_while_a_tile_is_chosen_an_unknown_action_is_unknown(self) -> None:
        state = play(Table(2).hand(0, 2).at(0, "freezer").state, "0 scan 2").state
        refusal = self.game.why_illegal(state, 0, Foreign())
        assert refusal is not None and (refusal.kind, refusal.rule) == ("unknown-action", "2.2")
