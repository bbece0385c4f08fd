"""Refusals of Space Missions: they agree with the list of legal actions on everything, and tell their facts."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from bot.games.core.actions import Action
from bot.games.space_missions import actions as verbs
from bot.games.space_missions.material import (
    CRAFT,
    EDITION,
    ENHANCEMENTS,
    PROBLEMS,
    SPECIALISTS,
    TECHNOLOGIES,
    TOKENS,
)
from bot.games.space_missions.state import SpaceMissionsState
from tests.games.script import Foreign, Moment, RefusalTests
from tests.games.space_missions.builders import GAME, Table
from tests.games.space_missions.games import random_game
from tests.games.space_missions.refusals import REFUSED

BONUSES = (EDITION.bonuses.fixed, *EDITION.bonuses.tiles)
POOL: dict[str, Sequence[Any]] = {
    "card": (*SPECIALISTS, *PROBLEMS, "nobody", ""),
    "kind": (*ENHANCEMENTS, "fuel", ""),
    "craft": (*CRAFT, "balloon"),
    "technology": (*TECHNOLOGIES, "magic"),
    "token": (*TOKENS, "inspection", "luck"),
    "astronaut": ("healthy", "injured", "bored"),
    "bonus": (*BONUSES, "holiday"),
    "block": range(-1, 5),
    "place": range(-1, 9),
    "mission": range(-1, 11),
    "rocket": range(-1, 5),
    "payload": range(-1, 5),
}


class TestRefusals(RefusalTests):
    game, refused, random_game, games, kinds = GAME, REFUSED, random_game, 12, 30

    def garbage(
        self, dice: random.Random, moment: Moment[SpaceMissionsState], legal: tuple[Action, ...]
    ) -> Iterator[Action]:
        """Of all kinds, and three of the kinds that fit the present decision, and their neighbours."""
        fitting = tuple({type(each) for each in legal})
        fitting += (verbs.Draw,) if verbs.Put in fitting else (verbs.Announce,) if verbs.Decline in fitting else ()
        for kinds in ((*(verb.action for verb in verbs.VERBS), Foreign), *[fitting] * 3):
            kind = dice.choice(kinds)
            yield kind(**{name: dice.choice(POOL[name]) for name in kind.__struct_fields__})


def test_after_the_end_nothing_is_possible() -> None:
    over = GAME.end_now(Table().state).state
    assert GAME.to_move(over) == () and GAME.legal(over, 0) == ()
    with pytest.raises(ValueError, match="over already"):
        GAME.end_now(over)
