"""`selfplay`: computer players play a game to the end, and its record is printed."""

from __future__ import annotations

import argparse
import os

from bot.commands.command import Command, say, write_output
from bot.games.core.chance import SEED_BYTES
from bot.games.history.record import FullRecord, encode_record
from tests.selfplay.play import EFFORT, selfplay
from tests.tools.games import add_table, options_of, played


def _arguments(parser: argparse.ArgumentParser) -> None:
    add_table(parser)
    parser.add_argument("--seats", type=int, default=3, help="number of computer players")
    parser.add_argument("--seed", default="", help=f"{SEED_BYTES} bytes in hexadecimal (random when left out)")
    parser.add_argument("--level", action="append", default=[], help="level of a seat, in order; repeat for more")
    parser.add_argument("--effort", type=int, default=EFFORT, help="iterations a decision of levels that search")
    parser.add_argument("--json", action="store_true", help="print the whole record instead of the result")


def _run(given: argparse.Namespace) -> None:
    record = selfplay(given.game, given.seats, _seed(given.seed), given.level, options_of(given), given.effort)
    if given.json:
        write_output(encode_record(record, indent=2) + b"\n")
    else:
        _summary(record)


def _seed(text: str) -> bytes:
    try:
        seed = bytes.fromhex(text) if text else os.urandom(SEED_BYTES)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise ValueError(f"--seed takes {SEED_BYTES} bytes: {2 * SEED_BYTES} hexadecimal digits")
    return seed


def _summary(record: FullRecord) -> None:
    say(f"{record.title}: {len(record.entries)} entries, seed {record.seed}")
    for result in record.result:
        lines = ", ".join(f"{line.category} {line.points}" for line in result.lines)
        say(f"{result.rank}. {result.name}: {result.total} ({lines})")


COMMAND = Command("let computer players play a game and print its record", _arguments, played(_run))
"""The command line's entry."""
