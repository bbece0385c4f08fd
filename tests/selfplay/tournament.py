"""Computer players of two levels against each other: who wins how often, by how much, and what it takes.

One seat plays on the first level, all others on the second. Each deal is played once from every seat, so that neither
luck nor the seat favours anybody; a shared first place is shared out. With an effort the same seed gives the same
tournament, whatever the number of processes; with a time the effort follows the machine.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from hashlib import sha256
from math import sqrt
from typing import Any

from msgspec import Struct, field

from bot.games.core.ai_request import searches
from bot.games.core.chance import Chance, Stream
from bot.games.core.contract import Game, Meta, Question, settle
from bot.games.core.effort import Pace
from bot.games.registry import title
from tests.selfplay.play import MOST_ENTRIES, NeverEnds, fits, in_processes

CERTAIN = 1.96
"""Standard deviations either side of a 95 % interval."""


class TournamentOptions(Struct, frozen=True):
    """What is played. `levels`: that of the one seat and that of the others. `effort`, or `seconds`, a decision."""

    game: str
    players: int
    games: int
    levels: tuple[str, str]
    seed: bytes
    effort: int = 0
    seconds: float = 0.0
    options: dict[str, str] = {}


class Thinking(Struct):
    """What the decisions of one level took, where there was a choice: iterations and processor time."""

    decisions: int = 0
    iterations: int = 0
    seconds: float = 0.0

    def add(self, other: Thinking) -> None:
        """Count the other's decisions in."""
        self.decisions += other.decisions
        self.iterations += other.iterations
        self.seconds += other.seconds

    @property
    def effort(self) -> float:
        """Return the mean iterations a decision."""
        return self.iterations / self.decisions if self.decisions else 0.0

    @property
    def milliseconds(self) -> float:
        """Return the mean time a decision."""
        return 1000 * self.seconds / self.decisions if self.decisions else 0.0


class Played(Struct, frozen=True):
    """One game: the part of the first place that the one seat got, its points, the others' mean, what it took both."""

    won: float
    points: float
    others: float
    thinking: tuple[Thinking, Thinking]


class Outcome(Struct):
    """All games of a tournament."""

    games: int = 0
    won: float = 0.0
    points: float = 0.0
    others: float = 0.0
    thinking: tuple[Thinking, Thinking] = field(default_factory=lambda: (Thinking(), Thinking()))

    def add(self, game: Played) -> None:
        """Count a game."""
        self.games += 1
        self.won += game.won
        self.points += game.points
        self.others += game.others
        for total, one in zip(self.thinking, game.thinking, strict=True):
            total.add(one)

    @property
    def share(self) -> float:
        """Return the part of the games that was won."""
        return self.won / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Return between which shares the true one lies with 95 % certainty (Wilson)."""
        return wilson(self.won, self.games)


def wilson(won: float, games: int) -> tuple[float, float]:
    """Return Wilson's interval of 95 % for a share."""
    share, square = won / games, CERTAIN * CERTAIN / games
    middle = (share + square / 2) / (1 + square)
    half = CERTAIN * sqrt(share * (1 - share) / games + square / (4 * games)) / (1 + square)
    return middle - half, middle + half


def checked(plan: TournamentOptions) -> TournamentOptions:
    """Return the plan with all options. Raises UnknownGame, UnknownOption, and ValueError saying what is possible."""
    fits(title(plan.game).game.meta, plan.players, plan.levels, least=2)
    if plan.games < 1:
        raise ValueError("a tournament has one game at least")
    return plan


def tournament(plan: TournamentOptions, processes: int = 1) -> Iterator[Played]:
    """Play all games in so many processes and yield them in order."""
    return in_processes(played, plan, processes)


_PACES: dict[tuple[str, str], Pace] = {}


def played(game: Game, plan: TournamentOptions, number: int) -> Played:
    """Play the game of this number. Raises `NeverEnds`."""
    one = number % plan.players
    deal = sha256(b"tournament" + plan.seed + (number // plan.players).to_bytes(4, "big")).digest()
    chances = [Chance(sha256(deal + bytes([one, seat])).digest()).open() for seat in range(plan.players)]
    thinking = (Thinking(), Thinking())
    state = game.setup(plan.players, settle(game.meta.options, plan.options), deal)
    for _ in range(MOST_ENTRIES):
        waiting = game.to_move(state)
        if not waiting:
            return _outcome(game, state, one, thinking)
        if game.stalled(state):
            state = game.end_now(state).state
            continue
        seat, side = waiting[0], int(waiting[0] != one)
        state = _moved(game, state, seat, plan, plan.levels[side], chances[seat], thinking[side])
    raise NeverEnds(game.meta.id)


def _moved(
    game: Game, state: Any, seat: int, plan: TournamentOptions, level: str, chance: Stream, thinking: Thinking
) -> Any:
    legal = game.legal(state, seat)
    pace = _pace(game.meta, level) if searches(game.meta, level) else None
    effort = 0 if pace is None else plan.effort or pace.effort(plan.seconds)
    view, begun = game.view(state, seat), time.process_time()
    action = game.choose(Question(view, legal, seat, level, effort, chance))
    if len(legal) > 1:
        seconds = time.process_time() - begun
        if pace is not None:
            pace.took(effort, seconds)
        thinking.add(Thinking(1, effort, seconds))
    return game.apply(state, seat, action).state


def _pace(meta: Meta, level: str) -> Pace:
    return _PACES.setdefault((meta.id, level), Pace(meta.paces()[level]))


def _outcome(game: Game, state: Any, one: int, thinking: tuple[Thinking, Thinking]) -> Played:
    results = game.score(state).results
    first = [result.seat for result in results if result.rank == 1]
    totals: Mapping[int | None, int] = {result.seat: result.total for result in results}
    others = [total for seat, total in totals.items() if seat != one]
    return Played(
        won=1 / len(first) if one in first else 0.0,
        points=totals[one],
        others=sum(others) / len(others),
        thinking=thinking,
    )
