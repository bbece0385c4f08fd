"""Whole games for tests: random ones, and events that a game should contain."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Any

from msgspec import Struct

from bot.games.core.actions import Action
from bot.games.core.chance import Chance, Stream
from bot.games.core.contract import Step
from bot.games.core.options import settle
from bot.games.space_mission.state import SpaceMissionState
from tests.bench.engine import pick
from tests.games.space_mission.builders import GAME


class Moment(Struct, frozen=True):
    """One decision of a game and what came of it."""

    before: SpaceMissionState
    seat: int
    action: Action
    step: Step


def seed(*parts: object) -> bytes:
    """Return a seed that depends on nothing but what is named."""
    return sha256(repr(parts).encode()).digest()


def stream(*parts: object) -> Stream:
    """Return chance that depends on nothing but what is named."""
    return Chance(seed(*parts)).open()


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


def random_options(dice: random.Random) -> dict[str, str]:
    """Draw a choice for every option."""
    return {option.id: dice.choice(option.choices) for option in GAME.meta.options}


def random_game(number: int, seats: int | None = None, options: dict[str, str] | None = None) -> Iterator[Moment]:
    """Play a random game to its end; the number fixes seats, options, seed and every choice."""
    dice = random.Random(number)
    count = seats or dice.randint(2, 5)
    chosen = settle(GAME.meta.options, options) if options is not None else random_options(dice)
    state = GAME.setup(count, chosen, seed("random game", number))
    while due := GAME.to_move(state):
        action = pick(GAME.legal(state, due[0]), dice)
        step = GAME.apply(state, due[0], action)
        yield Moment(state, due[0], action, step)
        state = step.state
