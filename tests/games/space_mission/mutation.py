"""A pytest plugin for mutation testing (MUTANTS.md): quick tests first, no caches between tests.

A mutant dies sooner when the quickest tests come first; how long each takes is read from mutmut's own notes. And what
a cache filled before the mutant was chosen would answer for the mutant, so every test begins with empty ones.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

NOTES = Path("mutmut-stats.json")
RULES = "bot.games.space_mission."


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the quickest tests first; without notes the order stays."""
    if NOTES.exists():
        seconds: dict[str, float] = json.loads(NOTES.read_text(encoding="utf-8"))["duration_by_test"]
        items.sort(key=lambda item: seconds.get(item.nodeid, 0.0))


def pytest_runtest_setup() -> None:
    """Empty every cache of the rules."""
    for name, module in list(sys.modules.items()):
        if name.startswith(RULES):
            for value in vars(module).values():
                if hasattr(value, "cache_clear"):
                    value.cache_clear()
