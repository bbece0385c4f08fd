"""`make bench`: every measurement in a process of its own, one JSON line a figure, beside what the issue asks for.

python -m tests.bench              all parts
python -m tests.bench engine       one part
"""

from __future__ import annotations

import asyncio
import importlib
import inspect
import json
import subprocess
import sys
from typing import Any

PARTS = ("engine", "storage", "answers", "clicks", "pictures", "film", "host")


def measured(part: str) -> list[dict[str, Any]]:
    """Run one part here and return its rows: `name`, `value`, `unit`."""
    measure = importlib.import_module(f"tests.bench.{part}").measure
    found = measure()
    return asyncio.run(found) if inspect.isawaitable(found) else found  # pyright: ignore[reportArgumentType]


def main(given: list[str]) -> int:
    """Print the rows of the parts named, or of all."""
    if given[:1] == ["--here"]:
        for row in measured(given[1]):
            print(json.dumps(row), flush=True)
        return 0
    failed = 0
    for part in given or PARTS:
        # One process a part: no part runs on another's caches, threads or memory.
        done = subprocess.run([sys.executable, "-m", "tests.bench", "--here", part], check=False)
        failed |= done.returncode
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
