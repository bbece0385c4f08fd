"""`report`: many games among computer players, and their figures beside those of the fact sheet."""

from __future__ import annotations

import argparse
import os

from bot.commands.command import Command, counted, fail, say
from bot.games.core.contract import UnknownOption
from bot.games.registry import TITLES, UnknownGame
from bot.workers.pool import processors
from tests.selfplay.play import EFFORT
from tests.selfplay.report import Report, ReportOptions, checked, report

_SEED_BYTES = 8


def _arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", default="space-mission", help=f"one of: {', '.join(TITLES)}")
    parser.add_argument("--players", type=int, default=3, help="seats at the table")
    parser.add_argument("--games", type=int, default=500, help="how many games")
    parser.add_argument("--level", default="", help="level of all players (the best when left out)")
    parser.add_argument("--effort", type=int, default=EFFORT, help="iterations a decision of levels that search")
    parser.add_argument("--processes", type=int, default=processors(), help="how many games at once")
    parser.add_argument("--seed", default="", help="bytes in hexadecimal (random when left out)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=CHOICE", help="an option of the table")


def _run(given: argparse.Namespace) -> int:
    try:
        plan = checked(_read_options(given))
    except UnknownGame:
        return fail(f"--game is one of: {', '.join(TITLES)}.")
    except UnknownOption as error:
        return fail(f"This game has no option {error}.")
    except ValueError as error:
        return fail(f"{error}.")
    found = Report()
    for game in report(plan, max(1, given.processes)):
        found.add(game)
    meta = TITLES[plan.game].game.meta
    table = f"{counted(plan.players, 'player')}, {counted(plan.games, 'game')}"
    say(f"{meta.title}: {table}, all {plan.level}, seed {plan.seed.hex()}")
    for line in found.lines(plan):
        say(line)
    return 0


def _read_options(given: argparse.Namespace) -> ReportOptions:
    try:
        seed = bytes.fromhex(given.seed) or os.urandom(_SEED_BYTES)
    except ValueError:
        raise ValueError("--seed takes bytes in hexadecimal, such as 5a01") from None
    levels = TITLES[given.game].game.meta.levels if given.game in TITLES else ("",)
    return ReportOptions(
        game=given.game,
        players=given.players,
        games=given.games,
        level=given.level or levels[-1],
        seed=seed,
        effort=given.effort,
        options=dict(text.partition("=")[::2] for text in given.option),
    )


COMMAND = Command("let computer players play many games, and tell lengths, wins and points", _arguments, _run)
"""The command line's entry."""
