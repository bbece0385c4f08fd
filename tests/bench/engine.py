"""How fast the rules of Space Mission run: random playouts with full legal lists, and `apply` alone."""

from __future__ import annotations

import gc
import random
import time
from collections.abc import Callable, Iterator
from hashlib import sha256
from statistics import median
from typing import Any

from bot.games.core.actions import Action
from bot.games.core.options import settle
from bot.games.space_mission.game import SpaceMission
from bot.games.space_mission.state import SpaceMissionState

ROUNDS = 5
"""How often each figure is measured; the median counts."""
SECONDS = 0.8
"""How long one measurement runs at least."""

_GAME = SpaceMission()
_OPTIONS = settle(_GAME.meta.options, {})


def pick(actions: tuple[Action, ...], dice: random.Random) -> Action:
    """Draw the kind of action first and then uniformly: uniform play would top up for ever.

    The list comes verb by verb, so that finding where each begins may stop at the last verb's first action.
    """
    kind, last = None, type(actions[-1])
    bounds: list[int] = []
    for at, action in enumerate(actions):
        if type(action) is not kind:
            kind = type(action)
            bounds.append(at)
            if kind is last:
                break
    bounds.append(len(actions))
    chosen = int(dice.random() * (len(bounds) - 1))
    first, end = bounds[chosen], bounds[chosen + 1]
    return actions[first + int(dice.random() * (end - first))]


def playout(seats: int, seed: bytes, dice: random.Random) -> Iterator[tuple[SpaceMissionState, int, Action]]:
    """Play one random game to its end; yield every decision as (state, seat, action)."""
    to_move, legal, apply = _GAME.to_move, _GAME.legal, _GAME.apply
    state = _GAME.setup(seats, _OPTIONS, seed)
    while seat_due := to_move(state):
        seat = seat_due[0]
        action = pick(legal(state, seat), dice)
        yield state, seat, action
        state = apply(state, seat, action).state


def _seed(number: int) -> bytes:
    return sha256(f"bench {number}".encode()).digest()


def _playouts(seats: int) -> Callable[[int], int]:
    def run(number: int) -> int:
        return sum(1 for _ in playout(seats, _seed(number), random.Random(number)))

    return run


def _apply_alone() -> Callable[[int], int]:
    decisions = [each for number in range(8) for each in playout(4, _seed(number), random.Random(number))]
    apply = _GAME.apply

    def run(number: int) -> int:
        for state, seat, action in decisions:
            apply(state, seat, action)
        return len(decisions)

    return run


def _turn_of_a_loop() -> float:
    """Return what one turn of a fixed loop takes here and now, so that figures of different hours can be compared."""
    turns, spent = 200_000, list[float]()
    for _ in range(ROUNDS * 4):
        total, begin = 0, time.process_time()
        for number in range(turns):
            total += number % 7
        spent.append(time.process_time() - begin)
    return round(median(spent) / turns * 1e9, 1)


def _rate(run: Callable[[int], int]) -> int:
    """Return actions per second of processor time on one core: the median of several measurements."""
    rates: list[float] = []
    for attempt in range(ROUNDS):
        done, number, begin = 0, attempt * 10_000, time.process_time()
        while (spent := time.process_time() - begin) < SECONDS:
            done += run(number)
            number += 1
        rates.append(done / spent)
    return round(median(rates))


def measure() -> list[dict[str, Any]]:
    """Return one row a figure: name, value and unit."""
    runs = {
        "engine.playouts.2": _playouts(2),
        "engine.playouts.4": _playouts(4),
        "engine.apply": _apply_alone(),
    }
    gc.collect()
    gc.freeze()  # else the collector walks over imported modules and recorded games in the midst of a playout
    rows: list[dict[str, Any]] = [{"name": n, "value": _rate(run), "unit": "actions/s"} for n, run in runs.items()]
    return [*rows, {"name": "engine.machine", "value": _turn_of_a_loop(), "unit": "ns, one turn of a fixed loop"}]
