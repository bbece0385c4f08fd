"""`tournament`: computer players of two levels against each other, with how sure the outcome is."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from bot.commands.command import Command, counted, say
from bot.games.registry import TITLES
from tests.selfplay.play import EFFORT
from tests.selfplay.tournament import Outcome, Thinking, TournamentOptions, checked, tournament
from tests.tools.games import add_many, add_table, levels_of, options_of, played, seed_of


def _arguments(parser: argparse.ArgumentParser) -> None:
    add_table(parser)
    parser.add_argument("--players", type=int, default=2, help="seats: one of the first level, the rest of the second")
    parser.add_argument("--games", type=int, default=400, help="how many games; each deal is played from every seat")
    parser.add_argument("--levels", nargs=2, metavar=("ONE", "OTHERS"), default=[], help="the best two when left out")
    amount = parser.add_mutually_exclusive_group()
    amount.add_argument("--effort", type=int, default=EFFORT, help=f"iterations a decision ({EFFORT} when left out)")
    amount.add_argument("--milliseconds", type=float, help="time a decision instead: then no two tournaments are alike")
    add_many(parser)


def _run(given: argparse.Namespace) -> None:
    plan, outcome = checked(_read_options(given)), Outcome()
    for game in tournament(plan, max(1, given.processes)):
        outcome.add(game)
    for line in told(plan, outcome):
        say(line)


def _read_options(given: argparse.Namespace) -> TournamentOptions:
    if given.effort < 1 or (given.milliseconds is not None and given.milliseconds <= 0):
        raise ValueError("--effort and --milliseconds are greater than 0")
    known = levels_of(given)
    one, others = given.levels or (known[-1:] + known[-2:-1] or ("", ""))
    return TournamentOptions(
        game=given.game,
        players=given.players,
        games=given.games,
        levels=(one, others),
        seed=seed_of(given),
        effort=given.effort if given.milliseconds is None else 0,
        seconds=0.0 if given.milliseconds is None else given.milliseconds / 1000,
        options=options_of(given),
    )


def told(plan: TournamentOptions, outcome: Outcome) -> Iterator[str]:
    """Say how a tournament ended, line by line."""
    one, others = plan.levels
    low, high = outcome.interval
    yield (
        f"{TITLES[plan.game].game.meta.title}: {counted(plan.players, 'player')}, {counted(outcome.games, 'game')}, "
        f"one {one} against {plan.players - 1} {others}, seed {plan.seed.hex()}"
    )
    yield (
        f"{one} won {outcome.won:.1f}: {outcome.share:.1%} [{low:.1%}..{high:.1%}], par {1 / plan.players:.1%}; "
        f"{outcome.points / outcome.games:.1f} points against {outcome.others / outcome.games:.1f}"
    )
    for level, thinking in zip(plan.levels, outcome.thinking, strict=True):
        yield _thought(level, thinking)


def _thought(level: str, thinking: Thinking) -> str:
    searched = f"{counted(round(thinking.effort), 'iteration')} and " if thinking.iterations else ""
    decisions = counted(thinking.decisions, "decision")
    return f"{level}: {searched}{thinking.milliseconds:.1f} ms a decision, {decisions}"


COMMAND = Command(
    "let computer players of two levels play many games, and tell who wins how often", _arguments, played(_run)
)
