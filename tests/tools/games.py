"""What the commands share that let computer players play: their arguments, and what cannot be played."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable

from bot.commands.command import fail
from bot.games.core.contract import UnknownOption
from bot.games.registry import TITLES, UnknownGame
from bot.workers.pool import processors

_SEED_BYTES = 8


def add_table(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that say which table is played at."""
    parser.add_argument("--game", default="space-mission", help=f"one of: {', '.join(TITLES)}")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=CHOICE", help="an option of the table")


def add_many(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of a command that plays many games."""
    parser.add_argument("--processes", type=int, default=processors(), help="how many games at once")
    parser.add_argument("--seed", default="", help="bytes in hexadecimal (random when left out)")


def options_of(given: argparse.Namespace) -> dict[str, str]:
    return dict(text.partition("=")[::2] for text in given.option)


def levels_of(given: argparse.Namespace) -> tuple[str, ...]:
    """Return the levels of the game that is asked for; none if there is no such game."""
    return TITLES[given.game].game.meta.levels if given.game in TITLES else ()


def seed_of(given: argparse.Namespace) -> bytes:
    """Return the seed, a random one when none is given. Raises ValueError."""
    try:
        return bytes.fromhex(given.seed) or os.urandom(_SEED_BYTES)
    except ValueError:
        raise ValueError("--seed takes bytes in hexadecimal, such as 5a01") from None


def played(run: Callable[[argparse.Namespace], None]) -> Callable[[argparse.Namespace], int]:
    """Return a command's run that says what cannot be played."""

    def tried(given: argparse.Namespace) -> int:
        try:
            run(given)
        except UnknownGame:
            return fail(f"--game is one of: {', '.join(TITLES)}.")
        except UnknownOption as error:
            return fail(f"This game has no option {error}.")
        except ValueError as error:
            return fail(f"{error}.")
        return 0

    return tried
