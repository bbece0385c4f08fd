"""`make bench`: every measurement in a process of its own, one JSON line a figure, beside what the issue asks for.

python -m tests.bench              all parts
python -m tests.bench engine       one part
python -m tests.bench load --ten-minutes
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
from typing import Any

from tests.load import SECONDS

PARTS = ("engine", "storage", "answers", "clicks", "pictures", "film", "host", "load")


def measured(part: str) -> list[dict[str, Any]]:
    """Run one part here and return its rows: `name`, `value`, `unit`."""
    measure = importlib.import_module(f"tests.bench.{part}").measure
    found = measure()
    return asyncio.run(found) if inspect.isawaitable(found) else found  # pyright: ignore[reportArgumentType]


def main(given: list[str]) -> int:
    """Print the rows of the parts named, or of all."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("parts", nargs="*", choices=[[], *PARTS], metavar="PART", help=f"of {', '.join(PARTS)}")
    parser.add_argument("--here", action="store_true", help="measure in this process")
    parser.add_argument(
        "--ten-minutes", action="store_true", help=f"let the load last ten minutes, not one (or set {SECONDS})"
    )
    wanted = parser.parse_args(given)
    if wanted.ten_minutes:
        os.environ[SECONDS] = "600"
    parts: list[str] = wanted.parts or list(PARTS)
    if wanted.here:
        for part in parts:
            for row in measured(part):
                print(json.dumps(row), flush=True)
        return 0
    failed = 0
    for part in parts:
        # One process a part: no part runs on another's caches, threads or memory.
        done = subprocess.run([sys.executable, "-m", "tests.bench", "--here", part], check=False)
        failed |= done.returncode
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
