"""`make bench`: runs each part in its own process; figures as JSON lines on stdout, progress on stderr.

python -m tests.bench                              all parts
python -m tests.bench engine                       one part
python -m tests.bench load                         the parts whose names begin with it
python -m tests.bench load.fixed --seconds 600     the load for ten minutes
python -m tests.bench --short                      all parts in their short forms, as the tests run them

A part that fails makes the command fail when the others have run, and is named at the end.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from dataclasses import replace
from typing import Any

from bot.process import run
from tests.bench.parts import OURS, all_parts, parts_of

LIMIT = 600.0
"""Seconds after which a part hangs and is ended; to those it adds the seconds that it was asked to last."""


def main(given: list[str]) -> int:
    """Print the rows of the parts named, or of all; return 1 if one failed."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.bench", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("parts", nargs="*", metavar="PART")
    parser.add_argument("--short", action="store_true", help="the short form of each part")
    parser.add_argument("--seconds", type=float, default=0.0, help="how long the load lasts")
    parser.add_argument("--limit", type=float, default=LIMIT, help="seconds after which a part is ended as failed")
    parser.add_argument("--here", action="store_true", help="measure in this process")
    parser.add_argument("--package", default=OURS, help="whose modules have the parts")
    wanted = parser.parse_args(given)
    known = list(all_parts(wanted.package)) if not wanted.here else wanted.parts
    asked = wanted.parts or known
    names = [name for name in known if any(name == each or name.startswith(f"{each}.") for each in asked)]
    if strange := [each for each in asked if not any(f"{name}.".startswith(f"{each}.") for name in known)]:
        parser.error(f"there is no part {', '.join(strange)}; there are {', '.join(known)}")
    if wanted.here:
        for name in names:
            run(_print(name, wanted))
        return 0
    return _all(names, wanted)


def _all(names: list[str], wanted: argparse.Namespace) -> int:
    failed: list[str] = []
    for number, name in enumerate(names, 1):
        _say(f"[{number}/{len(names)}] {name} ...")
        begin = time.monotonic()
        if why := _apart(name, wanted):
            failed.append(f"{name} ({why})")
        _say(f"[{number}/{len(names)}] {name}: {why or 'measured'} after {time.monotonic() - begin:.0f} s")
    if failed:
        _say(f"failed: {', '.join(failed)}")
    return int(bool(failed))


def _apart(name: str, wanted: argparse.Namespace) -> str:
    """Measure one part in its own process, with fresh caches, threads and memory. Return why it failed."""
    options = ["--package", wanted.package, "--seconds", str(wanted.seconds), *(["--short"] if wanted.short else [])]
    command = [sys.executable, "-m", "tests.bench", "--here", *options, name]
    try:
        ended = subprocess.run(command, check=False, timeout=wanted.limit + wanted.seconds).returncode
    except subprocess.TimeoutExpired as error:
        return f"not done within {error.timeout:.0f} s"
    return f"exit code {ended}" if ended else ""


async def _print(name: str, wanted: argparse.Namespace) -> None:
    part = parts_of(name.partition(".")[0], wanted.package)[name]
    size: Any = part.short if wanted.short else part.full
    if wanted.seconds and hasattr(size, "seconds"):
        size = replace(size, seconds=wanted.seconds)
    async for rows in part.measure(size):
        for row in rows:
            print(json.dumps(row), flush=True)


def _say(words: str) -> None:
    print(words, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
