"""`make bench`: every measurement in a process of its own, one JSON line a figure, beside what the issue asks for.

python -m tests.bench              all parts
python -m tests.bench engine       one part
python -m tests.bench load --ten-minutes
python -m tests.bench load --part rush      one of what load consists of
"""

from __future__ import annotations

import argparse
import asyncio
import importlib
import inspect
import json
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from typing import Any

from tests.load import PART, SECONDS

PARTS = ("engine", "storage", "answers", "clicks", "pictures", "film", "host", "load")


LOADS = ("fixed", "rush", "burst", "finished")


async def measured(part: str) -> AsyncIterator[list[dict[str, Any]]]:
    """Run one part here and yield its rows as they come: `name`, `value`, `unit`."""
    found = importlib.import_module(f"tests.bench.{part}").measure()
    if isinstance(found, AsyncIterator):
        async for rows in found:
            yield rows
    else:
        yield await found if inspect.isawaitable(found) else found


async def _print(part: str) -> None:
    async for rows in measured(part):
        for row in rows:
            print(json.dumps(row), flush=True)


def main(given: list[str]) -> int:
    """Print the rows of the parts named, or of all."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("parts", nargs="*", choices=[[], *PARTS], metavar="PART", help=f"of {', '.join(PARTS)}")
    parser.add_argument("--here", action="store_true", help="measure in this process")
    parser.add_argument(
        "--ten-minutes", action="store_true", help=f"let the load last ten minutes, not one (or set {SECONDS})"
    )
    parser.add_argument("--part", choices=LOADS, help="of the load, this part alone")
    wanted = parser.parse_args(given)
    if wanted.ten_minutes:
        os.environ[SECONDS] = "600"
    parts: list[str] = wanted.parts or list(PARTS)
    if wanted.here:
        for part in parts:
            asyncio.run(_print(part))
        return 0
    failed = 0
    for part in parts:
        # One process a part: no part runs on another's caches, threads or memory.
        for load in (wanted.part,) if wanted.part else LOADS if part == "load" else ("",):
            environment = {**os.environ, **({PART: load} if load else {})}
            done = subprocess.run([sys.executable, "-m", "tests.bench", "--here", part], check=False, env=environment)
            failed |= done.returncode
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
