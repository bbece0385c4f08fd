"""Refusals of Skymines: they agree with the list of legal actions on everything, and tell their facts."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

from bot.games.core.actions import Action
from bot.games.skymines.dropping import CHOOSE, STRAIGHT
from bot.games.skymines.material import CARD, COMPANIES, MISSIONS, PLAN, TOKEN
from bot.games.skymines.presenter import BONUS_SPACES
from bot.games.skymines.state import SkyminesState
from bot.games.skymines.verbs import VERBS
from tests.games.script import Foreign, Moment, RefusalTests
from tests.games.skymines.games import GAME, random_game
from tests.games.skymines.refusals import REFUSED

POOL: dict[str, Sequence[Any]] = {
    "token": (*TOKEN, ""),
    "cards": ((), *[(card,) for card in CARD], ("energy1-0", "energy2-0"), ("carbon1-0", "titanium2-0")),
    "slots": ((), (1,), (2, 3), (2, 2), (3, 2, 4), (9,)),
    "buy": (*CARD, "none", ""),
    "card": (*CARD, "none", ""),
    "company": (*COMPANIES, "none", "nasa"),
    "target": (*range(-1, 34), *range(101, 119), *range(201, 219), 301, 314, 999),
    "column": range(-1, 5),
    "steps": range(-1, 6),
    "plan": (*PLAN, ""),
    "screen": range(-1, 18),
    "plans": range(-1, 6),
    "flip": range(-1, 5),
    "space": (*BONUS_SPACES, "moon"),
    "tier": range(-1, 5),
    "half": range(4),
    "deck": range(-1, 7),
    "rest": (STRAIGHT, CHOOSE, ""),
    "slot": range(-1, 7),
    "mission": (*MISSIONS, "M9"),
    "task": range(5),
}


class TestRefusals(RefusalTests):
    game, refused, random_game, games, kinds = GAME, REFUSED, random_game, 6, 45
    idle = frozenset({"not-your-turn", "chosen"})

    def garbage(
        self, dice: random.Random, moment: Moment[SkyminesState], legal: tuple[Action, ...]
    ) -> Iterator[Action]:
        """Of all kinds, and three of the kinds that fit the present decision, often with cards of the seat."""
        own = moment.before.players[moment.seat]
        mine = [card for card in (*own.area, *own.hand) if card]
        fitting = tuple(dict.fromkeys(type(each) for each in legal))
        for kinds in ((*(verb.action for verb in VERBS), Foreign), *[fitting] * 3):
            kind = dice.choice(kinds)
            facts = {name: dice.choice(POOL[name]) for name in kind.__struct_fields__}
            if mine and "card" in facts and dice.random() < 0.6:
                facts["card"] = dice.choice(mine)
            if mine and "cards" in facts and dice.random() < 0.6:
                facts["cards"] = tuple(dice.sample(mine, min(len(mine), dice.randint(1, 3))))
            yield kind(**facts)
