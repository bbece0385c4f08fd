"""`tournament`: computer players of two levels against each other, with how sure the outcome is."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator

from bot.commands.command import Command, counted, fail, say
from bot.games.core.contract import UnknownOption
from bot.games.registry import TITLES, UnknownGame
from bot.workers.pool import processors
from tests.selfplay.play import EFFORT
from tests.selfplay.tournament import Outcome, Thinking, TournamentOptions, checked, tournament

_SEED_BYTES = 8


def _arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", default="space-mission", help=f"one of: {', '.join(TITLES)}")
    parser.add_argument("--players", type=int, default=2, help="seats: one of the first level, the rest of the second")
    parser.add_argument("--games", type=int, default=400, help="how many games; each deal is played from every seat")
    parser.add_argument("--levels", nargs=2, metavar=("ONE", "OTHERS"), default=[], help="the best two when left out")
    amount = parser.add_mutually_exclusive_group()
    amount.add_argument("--effort", type=int, default=EFFORT, help=f"iterations a decision ({EFFORT} when left out)")
    amount.add_argument("--milliseconds", type=float, help="time a decision instead: then no two tournaments are alike")
    parser.add_argument("--processes", type=int, default=processors(), help="how many games at once")
    parser.add_argument("--seed", default="", help="bytes in hexadecimal (random when left out)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=CHOICE", help="an option of the table")


def _run(given: argparse.Namespace) -> int:
    try:
        plan = checked(_read_options(given))
        outcome = Outcome()
        for game in tournament(plan, max(1, given.processes)):
            outcome.add(game)
    except UnknownGame:
        return fail(f"--game is one of: {', '.join(TITLES)}.")
    except UnknownOption as error:
        return fail(f"This game has no option {error}.")
    except ValueError as error:
        return fail(f"{error}.")
    for line in told(plan, outcome):
        say(line)
    return 0


def _read_options(given: argparse.Namespace) -> TournamentOptions:
    try:
        seed = bytes.fromhex(given.seed) or os.urandom(_SEED_BYTES)
    except ValueError:
        raise ValueError("--seed takes bytes in hexadecimal, such as 5a01") from None
    if given.effort < 1 or (given.milliseconds is not None and given.milliseconds <= 0):
        raise ValueError("--effort and --milliseconds are greater than 0")
    known = TITLES[given.game].game.meta.levels if given.game in TITLES else ()
    one, others = given.levels or (known[-1:] + known[-2:-1] or ("", ""))
    return TournamentOptions(
        game=given.game,
        players=given.players,
        games=given.games,
        levels=(one, others),
        seed=seed,
        effort=given.effort if given.milliseconds is None else 0,
        seconds=0.0 if given.milliseconds is None else given.milliseconds / 1000,
        options=dict(text.partition("=")[::2] for text in given.option),
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


COMMAND = Command("let computer players of two levels play many games, and tell who wins how often", _arguments, _run)
