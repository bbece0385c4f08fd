"""Cards that everybody saw are returned one by one; their order is public, their position is not."""

from __future__ import annotations

from random import Random

from bot.games.registry import TITLES
from tests.fuzz.twins import Twins, same_readings
from tests.games.space_missions.builders import GAME, offered, play
from tests.games.space_missions.flights import pad


def test_the_order_in_which_open_cards_go_back_is_no_secret() -> None:
    landed = play(pad(2, 3, 2), "0 launch", "0 bonus remove-drawn-card", "0 remove re-entry none").state
    assert offered(landed) == ["put thrust none 1", "put control none 1", "put-back"]
    thrust, control, _ = GAME.legal(landed, 0)
    assert GAME.apply(landed, 0, thrust).state == GAME.apply(landed, 0, control).state
    same_readings(Twins(TITLES["space-missions"], 1, landed, landed), Random(0))
