"""Whole games for tests: random ones, and events that a game should contain."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from hashlib import sha256

from msgspec import Struct

from bot.games.core.actions import Action
from bot.games.core.chance import Chance, Stream
from bot.games.core.contract import Step
from bot.games.core.options import settle
from bot.games.space_missions.actions import Cancel, Decline, Pass, Suffer
from bot.games.space_missions.state import SpaceMissionsState
from tests.games.space_missions.builders import GAME

_GIVING_UP = (Pass, Decline, Cancel, Suffer)
Choose = Callable[[tuple[Action, ...], random.Random], Action]


class Moment(Struct, frozen=True):
    """One decision of a game and what came of it."""

    before: SpaceMissionsState
    seat: int
    action: Action
    step: Step


def seed(*parts: object) -> bytes:
    """Return a seed that depends on nothing but what is named."""
    return sha256(repr(parts).encode()).digest()


def stream(*parts: object) -> Stream:
    """Return chance that depends on nothing but what is named."""
    return Chance(seed(*parts)).open()


def random_options(dice: random.Random) -> dict[str, str]:
    """Draw a choice for every option."""
    return {option.id: dice.choice(option.choices) for option in GAME.meta.options}


def eager(actions: tuple[Action, ...], dice: random.Random) -> Action:
    """Draw an action, and mostly not one that gives up: games that get somewhere."""
    going = [action for action in actions if not isinstance(action, _GIVING_UP)]
    return dice.choice(going if going and dice.random() < 0.9 else actions)


def random_game(
    number: int, seats: int | None = None, options: dict[str, str] | None = None, choose: Choose = eager
) -> Iterator[Moment]:
    """Play a random game to its end; the number fixes seats, options, seed and every choice.

    `choose` picks from the legal list.
    """
    dice = random.Random(number)
    count = seats or dice.randint(1, 4)
    chosen = settle(GAME.meta.options, options) if options is not None else random_options(dice)
    state = GAME.setup(count, chosen, seed("random game", number))
    while due := GAME.to_move(state):
        action = choose(GAME.legal(state, due[0]), dice)
        step = GAME.apply(state, due[0], action)
        yield Moment(state, due[0], action, step)
        state = step.state
