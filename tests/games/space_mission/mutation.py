"""A pytest plugin for mutation testing (MUTANTS.md): quick tests first, no caches between tests.

A mutant is found sooner when the quickest tests come first; mutmut's own notes tell how long each takes. A cache filled
before the mutation would hide it, so every test begins with empty caches.
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
