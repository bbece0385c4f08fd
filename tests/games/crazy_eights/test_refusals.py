"""Refusals of Crazy Eights agree with the list of legal actions on everything, and speak with their facts."""

from __future__ import annotations

import random
from collections.abc import Iterator

from bot.games.core.actions import Action
from bot.games.core.playing_cards import DECK, SUITS
from bot.games.crazy_eights.actions import Draw, Eight, Pass, Play
from bot.games.crazy_eights.state import CrazyEightsState
from tests.games.crazy_eights.builders import GAME, random_game
from tests.games.crazy_eights.refusals import REFUSED
from tests.games.script import Foreign, Moment, RefusalTests


class TestRefusals(RefusalTests):
    game, refused, random_game, games, kinds = GAME, REFUSED, random_game, 8, 8

    def garbage(
        self, dice: random.Random, moment: Moment[CrazyEightsState], legal: tuple[Action, ...]
    ) -> Iterator[Action]:
        hand = moment.before.hands[moment.seat]
        for _ in range(4):
            card, suit = dice.choice([*hand, *hand, *DECK, "joker"]), dice.choice([*SUITS, "stars"])
            yield dice.choice((Play(card), Eight(card, suit), Draw(), Pass(), Foreign()))
