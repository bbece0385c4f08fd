"""`fuzz`: random games with everything probed, for a given time."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from bot.commands.command import Command, fail, say
from bot.games.core.contract import Title
from bot.games.registry import TITLES
from tests.fuzz.fuzz import Finding, again, fuzz, read, write
from tests.tools.games import seed_of

SECONDS = 60.0
_SHOWN = 300


def _arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", default="space-mission", help=f"one of: {', '.join(TITLES)}")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="how long to go on")
    parser.add_argument("--seed", default="", help="bytes in hexadecimal (random when left out)")
    parser.add_argument("--out", type=Path, default=Path("findings"), help="folder for what is found")
    parser.add_argument("--again", type=Path, metavar="FILE", help="look at what such a file tells instead")


def _run(given: argparse.Namespace) -> int:
    if given.again is not None:
        return _again(given.again)
    if given.game not in TITLES:
        return fail(f"--game is one of: {', '.join(TITLES)}.")
    try:
        return _fuzz(TITLES[given.game], seed_of(given), given.seconds, given.out)
    except ValueError as error:
        return fail(f"{error}.")
    except OSError as error:
        return fail(f"{given.out} cannot be written: {error.strerror}.")


def _fuzz(title: Title, seed: bytes, seconds: float, out: Path) -> int:
    end = time.monotonic() + seconds
    report = fuzz(title, seed, lambda: time.monotonic() < end)
    say(f"{title.game.meta.title}: {report.games} games, {report.entries} entries, seed {seed.hex()}")
    for finding in report.findings:
        fail(f"{write(finding, out)}: {_line(finding)}")
    for kind, number in sorted(report.counted.items()):
        fail(f"{kind}: {number}")
    return 1 if report.findings else 0


def _again(file: Path) -> int:
    try:
        told = read(file.read_bytes())
    except OSError as error:
        return fail(f"{file} cannot be read: {error.strerror}.")
    except ValueError as error:
        return fail(f"{file} is no finding: {error}.")
    if told.game not in TITLES:
        return fail(f"{file} is about {told.game}, which is not known here.")
    found = again(TITLES[told.game], told)
    if found is None:
        say(f"{file}: all holds there now ({told.number} entries).")
        return 0
    return fail(f"{file}: {_line(found)}")


def _line(finding: Finding) -> str:
    detail = finding.detail.strip()
    # Of a traceback the last line says most, of everything else the first.
    line = detail.splitlines()[-1 if finding.kind == "crash" else 0] if detail else ""
    return f"{finding.kind} after {finding.number} entries: {line[:_SHOWN]}"


COMMAND = Command("play random games for a time and report whatever does not hold", _arguments, _run)
