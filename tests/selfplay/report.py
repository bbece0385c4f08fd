"""Many games among computer players of one level, and the figures of them: lengths, wins by seat, points by category.

A game's own figures (`STATISTICIANS`) stand beside what its fact sheet says. The same seed gives the
same report, whatever the number of processes.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from hashlib import sha256
from statistics import median
from typing import Any

from msgspec import Struct, field

from bot.games.core.contract import Game, Question, settle
from bot.games.core.events import Event
from bot.games.registry import title
from tests.selfplay import skymines, space_missions
from tests.selfplay.play import MOST_ENTRIES, NeverEnds, computer_chance, fits, in_processes
from tests.selfplay.statistics import Statistician, Tally, written

STATISTICIANS: Mapping[str, Statistician] = {"skymines": skymines, "space-missions": space_missions}
"""What counts each game's own figures, by the game's id."""


class ReportOptions(Struct, frozen=True):
    """What is played. `effort`: iterations a decision, for levels that search."""

    game: str
    players: int
    games: int
    level: str
    seed: bytes
    effort: int = 0
    options: dict[str, str] = {}


class Played(Struct, frozen=True):
    """One game. `ranks`, `totals` and `lines` (points by category) by seat; `how`: the reason it ended for.

    `winners`: how many share the first place, with participants without a seat.
    """

    actions: int
    how: str
    winners: int
    ranks: tuple[int, ...]
    totals: tuple[int, ...]
    lines: tuple[dict[str, int], ...]
    tallies: dict[str, Tally]


class Report(Struct):
    """All games so far."""

    games: list[Played] = field(default_factory=list)

    def add(self, game: Played) -> None:
        """Count a game."""
        self.games.append(game)

    def lines(self, plan: ReportOptions) -> Iterator[str]:
        """Say the figures, line by line."""
        yield from self._lengths()
        yield from self._seats(plan.players)
        yield from self._categories()
        expected = _expected(plan)
        lines: dict[str, list[str]] = {}
        for name, tally in self.tallies().items():
            head, _, part = name.rpartition(": ")
            said = expected.get(name)
            beside = "" if said is None else f" (fact sheet: {written(said, percent=tally.percent)})"
            figure = f"{part} {tally.words()}{beside}" if head else f"{tally.words()}{beside}"
            lines.setdefault(head or part, []).append(figure)
        yield from (f"{head}: {', '.join(figures)}" for head, figures in lines.items())

    def tallies(self) -> dict[str, Tally]:
        """Return the points, and the game's own figures, over all games."""
        found = {
            "mean points": Tally(sum(map(sum, (game.totals for game in self.games))), self._boards()),
            "points of the best": Tally(sum(max(game.totals) for game in self.games), len(self.games)),
        }
        for game in self.games:
            for name, tally in game.tallies.items():
                found[name] = found[name].plus(tally) if name in found else tally
        return found

    def _boards(self) -> int:
        return sum(len(game.totals) for game in self.games)

    def _lengths(self) -> Iterator[str]:
        actions = [game.actions for game in self.games]
        mean, middle = sum(actions) / len(actions), median(actions)
        yield f"actions a game: {mean:.0f} ({min(actions)} to {max(actions)}, median {middle:.0f})"
        ends = sorted({game.how for game in self.games})
        shares = (f"{how} {sum(game.how == how for game in self.games) / len(self.games):.0%}" for how in ends)
        yield f"ends: {', '.join(shares)}"

    def _seats(self, players: int) -> Iterator[str]:
        for seat in range(players):
            won = sum(_part(game, seat) for game in self.games) / len(self.games)
            points = sum(game.totals[seat] for game in self.games) / len(self.games)
            yield f"seat {seat + 1}: won {won:.0%}, {points:.1f} points"

    def _categories(self) -> Iterator[str]:
        names = dict.fromkeys(name for game in self.games for lines in game.lines for name in lines)
        boards = self._boards()
        means = (
            f"{name} {sum(lines.get(name, 0) for game in self.games for lines in game.lines) / boards:.1f}"
            for name in names
        )
        yield f"points by category: {', '.join(means)}"


def _part(game: Played, seat: int) -> float:
    """Return a seat's part of the first place, which several may share."""
    return 1 / game.winners if game.ranks[seat] == 1 else 0.0


def _expected(plan: ReportOptions) -> Mapping[str, float]:
    counts = STATISTICIANS.get(plan.game)
    options = settle(title(plan.game).game.meta.options, plan.options)
    return {} if counts is None else counts.expected(plan.players, options)


def checked(plan: ReportOptions) -> ReportOptions:
    """Return the plan with all options. Raises UnknownGame, UnknownOption, and ValueError saying what is possible."""
    meta = title(plan.game).game.meta
    fits(meta, plan.players, (plan.level,))
    if plan.games < 1:
        raise ValueError("a report is of one game at least")
    settle(meta.options, plan.options)
    return plan


def report(plan: ReportOptions, processes: int = 1) -> Iterator[Played]:
    """Play all games in so many processes and yield them in order."""
    return in_processes(played, plan, processes)


def played(game: Game, plan: ReportOptions, number: int) -> Played:
    """Play the game of this number. Raises `NeverEnds`."""
    seed = sha256(b"report" + plan.seed + number.to_bytes(4, "big")).digest()
    chance = computer_chance(seed)
    state = game.setup(plan.players, settle(game.meta.options, plan.options), seed)
    events: list[Event] = list(game.opening(state))
    for actions in range(MOST_ENTRIES):
        waiting = game.to_move(state)
        if not waiting:
            return _counted(game, state, plan.players, actions, events)
        step = game.end_now(state) if game.stalled(state) else _moved(game, state, waiting[0], plan, chance)
        state = step.state
        events += step.events
    raise NeverEnds(game.meta.id)


def _moved(game: Game, state: Any, seat: int, plan: ReportOptions, chance: Any) -> Any:
    legal = game.legal(state, seat)
    action = game.choose(Question(game.view(state, seat), legal, seat, plan.level, plan.effort, chance))
    return game.apply(state, seat, action)


def _counted(game: Game, state: Any, players: int, actions: int, events: list[Event]) -> Played:
    standing = game.score(state)
    results = {result.seat: result for result in standing.results if result.seat is not None}
    counts = STATISTICIANS.get(game.meta.id)
    return Played(
        actions=actions,
        how=str(getattr(events[-1], "reason", "?")),
        winners=sum(result.rank == 1 for result in standing.results),
        ranks=tuple(results[seat].rank for seat in range(players)),
        totals=tuple(results[seat].total for seat in range(players)),
        lines=tuple({line.category: line.points for line in results[seat].lines} for seat in range(players)),
        tallies={} if counts is None else dict(counts.statistics(events, standing)),
    )
