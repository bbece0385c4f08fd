"""`selfplay`: computer players play a game to the end, and its record is printed."""

from __future__ import annotations

import argparse
import os

from bot.commands.command import Command, fail, say, write_output
from bot.games.core.chance import SEED_BYTES
from bot.games.core.contract import UnknownOption
from bot.games.core.record import FullRecord, encode_record
from bot.games.registry import TITLES, UnknownGame
from tests.selfplay.play import EFFORT, selfplay


def _arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", default="space-mission", help=f"one of: {', '.join(TITLES)}")
    parser.add_argument("--seats", type=int, default=3, help="number of computer players")
    parser.add_argument("--seed", default="", help=f"{SEED_BYTES} bytes in hexadecimal (random when left out)")
    parser.add_argument("--level", action="append", default=[], help="level of a seat, in order; repeat for more")
    parser.add_argument("--effort", type=int, default=EFFORT, help="iterations a decision of levels that search")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=CHOICE", help="an option of the table")
    parser.add_argument("--json", action="store_true", help="print the whole record instead of the result")


def _run(given: argparse.Namespace) -> int:
    try:
        seed = bytes.fromhex(given.seed) if given.seed else os.urandom(SEED_BYTES)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        return fail(f"--seed takes {SEED_BYTES} bytes: {2 * SEED_BYTES} hexadecimal digits.")
    options = dict(text.partition("=")[::2] for text in given.option)
    try:
        record = selfplay(given.game, given.seats, seed, given.level, options, given.effort)
    except UnknownGame:
        return fail(f"--game is one of: {', '.join(TITLES)}.")
    except UnknownOption as error:
        return fail(f"This game has no option {error}.")
    except ValueError as error:
        return fail(f"{error}.")
    if given.json:
        write_output(encode_record(record, indent=2) + b"\n")
    else:
        _summary(record)
    return 0


def _summary(record: FullRecord) -> None:
    say(f"{record.title}: {len(record.entries)} entries, seed {record.seed}")
    for result in record.result:
        lines = ", ".join(f"{line.category} {line.points}" for line in result.lines)
        say(f"{result.rank}. {result.name}: {result.total} ({lines})")


COMMAND = Command("let computer players play a game and print its record", _arguments, _run)
