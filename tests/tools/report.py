"""`report`: many games among computer players, and their figures beside those of the fact sheet."""

from __future__ import annotations

import argparse

from bot.commands.command import Command, counted, say
from bot.games.registry import TITLES
from tests.selfplay.play import EFFORT
from tests.selfplay.report import Report, ReportOptions, checked, report
from tests.tools.games import add_many, add_table, levels_of, options_of, played, seed_of


def _arguments(parser: argparse.ArgumentParser) -> None:
    add_table(parser)
    parser.add_argument("--players", type=int, default=3, help="seats at the table")
    parser.add_argument("--games", type=int, default=500, help="how many games")
    parser.add_argument("--level", default="", help="level of all players (the best when left out)")
    parser.add_argument("--effort", type=int, default=EFFORT, help="iterations a decision of levels that search")
    add_many(parser)


def _run(given: argparse.Namespace) -> None:
    plan = checked(
        ReportOptions(
            game=given.game,
            players=given.players,
            games=given.games,
            level=given.level or "".join(levels_of(given)[-1:]),
            seed=seed_of(given),
            effort=given.effort,
            options=options_of(given),
        )
    )
    found = Report()
    for game in report(plan, max(1, given.processes)):
        found.add(game)
    table = f"{counted(plan.players, 'player')}, {counted(plan.games, 'game')}"
    say(f"{TITLES[plan.game].game.meta.title}: {table}, all {plan.level}, seed {plan.seed.hex()}")
    for line in found.lines(plan):
        say(line)


COMMAND = Command("let computer players play many games, and tell lengths, wins and points", _arguments, played(_run))
"""The command line's entry."""
