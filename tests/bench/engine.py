"""The speed of each game's rules: random playouts with full legal lists, and `apply` alone.

Beside the speed stands what is played: decisions a game, and how many actions a list has, in the mean and at most.
"""

from __future__ import annotations

import gc
import random
import time
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from statistics import fmean, median

from msgspec import Struct
from msgspec.structs import replace

from bot.games.core.actions import Action
from bot.games.core.contract import Game, State, settle
from bot.games.core.events import Event
from bot.games.registry import TITLES
from bot.games.skymines.events import LunaActed
from tests.bench.parts import Part, Row, row

Pick = Callable[[tuple[Action, ...], random.Random], Action]


@dataclass(frozen=True)
class Size:
    """How often each figure is measured (the median counts), for how many seconds at least, and on how many games."""

    rounds: int
    least: float
    games: int


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


def pick_any(actions: tuple[Action, ...], dice: random.Random) -> Action:
    """Draw uniformly: for games in which no single kind of action, being the most numerous, leads nowhere."""
    return actions[int(dice.random() * len(actions))]


class Subject(Struct, frozen=True):
    """A game that is measured: the rules, how random play picks, for how many seats it is measured, with which options.

    `name` begins the names of its figures; `apply` alone is measured with the last number of seats. `opponent`: what
    tells a turn of an opponent of the rules against a seat alone. Such a turn follows an action of the seat by itself.
    """

    name: str
    game: Game
    pick: Pick
    seats: tuple[int, ...]
    options: Mapping[str, str] = {}
    opponent: type[Event] | None = None


_PICKS: Mapping[str, Pick] = {"space-mission": pick}
"""Games whose random play does not draw uniformly."""
_VARIANTS: Mapping[str, Mapping[str, Mapping[str, str]]] = {"skymines": {"belt": {"board": "belt"}}}
"""By game, further options that are measured, each under a name of its own."""
_OPPONENTS: Mapping[str, type[Event]] = {"skymines": LunaActed}
_SEATS = (1, 2, 4)
_FIRST = next(iter(TITLES))
WITH_OPPONENT = "and_opponent"
"""Ends the name of a figure that counts turns of an opponent, too, so that it is not taken for one of actions alone."""


def subjects() -> Iterator[Subject]:
    """Yield every game of the registry, then its variants. The names of the first one's figures go without its id."""
    for game_id, title in TITLES.items():
        fewest, most = title.game.meta.players
        usual = Subject(
            name="engine" if game_id == _FIRST else f"engine.{game_id}",
            game=title.game,
            pick=_PICKS.get(game_id, pick_any),
            seats=tuple(seats for seats in _SEATS if fewest <= seats <= most),
            opponent=_OPPONENTS.get(game_id),
        )
        yield usual
        for name, options in _VARIANTS.get(game_id, {}).items():
            yield replace(usual, name=f"{usual.name}.{name}", options=options)


def playout(subject: Subject, seats: int, seed: bytes, dice: random.Random) -> Iterator[tuple[State, int, Action]]:
    """Play one random game to its end; yield every decision as (state, seat, action)."""
    game, choose = subject.game, subject.pick
    to_move, legal, apply = game.to_move, game.legal, game.apply
    state = game.setup(seats, settle(game.meta.options, subject.options), seed)
    while seat_due := to_move(state):
        seat = seat_due[0]
        action = choose(legal(state, seat), dice)
        yield state, seat, action
        state = apply(state, seat, action).state


def _seed(number: int) -> bytes:
    return sha256(f"bench {number}".encode()).digest()


def _playouts(subject: Subject, seats: int) -> Callable[[int], int]:
    def run(number: int) -> int:
        return sum(1 for _ in playout(subject, seats, _seed(number), random.Random(number)))

    return run


def _playouts_with_opponent(subject: Subject, opponent: type[Event]) -> Callable[[int], int]:
    """Return what plays a seat alone, and counts the turns of the opponent that its actions bring beside them."""
    game, choose = subject.game, subject.pick

    def run(number: int) -> int:
        done, dice = 0, random.Random(number)
        state = game.setup(1, settle(game.meta.options, subject.options), _seed(number))
        while game.to_move(state):
            step = game.apply(state, 0, choose(game.legal(state, 0), dice))
            state, done = step.state, done + 1 + [type(event) for event in step.events].count(opponent)
        return done

    return run


def _apply_alone(subject: Subject, games: int) -> Callable[[int], int]:
    played = [playout(subject, subject.seats[-1], _seed(number), random.Random(number)) for number in range(games)]
    decisions = [each for game in played for each in game]
    apply = subject.game.apply

    def run(number: int) -> int:
        for state, seat, action in decisions:
            apply(state, seat, action)
        return len(decisions)

    return run


def _runs(subject: Subject, games: int) -> dict[str, Callable[[int], int]]:
    playouts = {f"{subject.name}.playouts.{seats}": _playouts(subject, seats) for seats in subject.seats}
    if subject.opponent is not None:
        playouts[f"{subject.name}.playouts.1.{WITH_OPPONENT}"] = _playouts_with_opponent(subject, subject.opponent)
    return {**playouts, f"{subject.name}.apply": _apply_alone(subject, games)}


def _shapes(subject: Subject, games: int) -> list[Row]:
    """Return how long random games of a subject are and how many actions their lists have, for each number of seats."""
    rows: list[Row] = []
    for seats in subject.seats:
        lists: list[int] = []
        for number in range(games):
            decisions = playout(subject, seats, _seed(number), random.Random(number))
            lists += [len(subject.game.legal(state, seat)) for state, seat, _ in decisions]
        rows += [
            row(f"{subject.name}.decisions.{seats}", len(lists) / games, "decisions/game"),
            row(f"{subject.name}.list.{seats}", fmean(lists), "actions, mean of the lists"),
            row(f"{subject.name}.list.{seats}.most", max(lists), "actions in the longest list"),
        ]
    return rows


def _turn_of_a_loop(rounds: int) -> float:
    """Return what one turn of a fixed loop takes here and now, so that figures of different hours can be compared."""
    turns, spent = 200_000, list[float]()
    for _ in range(rounds * 4):
        total, begin = 0, time.process_time()
        for number in range(turns):
            total += number % 7
        spent.append(time.process_time() - begin)
    return median(spent) / turns * 1e9


def _rate(run: Callable[[int], int], size: Size) -> int:
    """Return actions per second of processor time on one core: the median of several measurements."""
    rates: list[float] = []
    for attempt in range(size.rounds):
        done, number, begin = 0, attempt * 10_000, time.process_time()
        while not done or time.process_time() - begin < size.least:
            done += run(number)
            number += 1
        spent = time.process_time() - begin
        rates.append(done / spent)
    return round(median(rates))


async def measure(size: Size) -> AsyncIterator[list[Row]]:
    """Yield actions a second of every game, what its random games are like, and how fast this machine is."""
    measured = tuple(subjects())
    for subject in measured:
        yield _shapes(subject, size.games)
    runs = {name: run for subject in measured for name, run in _runs(subject, size.games).items()}
    gc.collect()
    gc.freeze()  # else the collector walks over imported modules and recorded games in the midst of a playout
    for name, run in runs.items():
        unit = "actions and turns of the opponent/s" if name.endswith(WITH_OPPONENT) else "actions/s"
        yield [row(name, _rate(run, size), unit)]
    yield [row("engine.machine", _turn_of_a_loop(size.rounds), "ns, one turn of a fixed loop")]


PARTS = {"engine": Part(measure, full=Size(rounds=5, least=0.8, games=8), short=Size(rounds=1, least=0.0, games=1))}
