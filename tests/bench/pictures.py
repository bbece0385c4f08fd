"""Pictures: milliseconds cold (every cache empty, as in a new process) and warm, and size in kB, one core, medians."""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

from bot.games.core.phrase import Phrase
from bot.text import Translator
from renderers.registry import draw
from renderers.space_mission import samples

_COLD, _WARM = 5, 15


def measure() -> list[dict[str, Any]]:
    """Draw and encode every look of a full table of five; return rows of name, value, unit."""
    words = Translator().words("en", samples.NAMES)
    rows: list[dict[str, Any]] = []
    for look, view, about in _asked():
        rows += _look(look, view, about, words)
    return rows


def _asked() -> list[tuple[str, Any, str | None]]:
    table = samples.table(5)
    return [
        ("board", table, None),
        ("hand", table, None),
        ("pile", samples.choosing(), None),
        ("tiles", table, None),
        ("planet", table, "ruby-red"),
        ("player", table, "1"),
        ("score", samples.table(5, 0, True), None),
    ]


def _look(look: str, view: Any, about: str | None, words: Callable[[Phrase], str]) -> list[dict[str, Any]]:
    size = 0

    def once() -> None:
        nonlocal size
        picture = draw("space-mission", look, view, about, words, samples.NAMES)
        size = len(picture.data) if picture else 0

    once()
    cold = []
    for _ in range(_COLD):
        _forget()
        cold.append(_milliseconds(once))
    warm = [_milliseconds(once) for _ in range(_WARM)]
    return [
        {"name": f"picture.{look}.cold", "value": round(statistics.median(cold), 2), "unit": "ms"},
        {"name": f"picture.{look}.warm", "value": round(statistics.median(warm), 2), "unit": "ms"},
        {"name": f"picture.{look}.size", "value": round(size / 1000, 1), "unit": "kB"},
    ]


def _milliseconds(work: Callable[[], None]) -> float:
    start = time.perf_counter()
    work()
    return (time.perf_counter() - start) * 1000


def _forget() -> None:
    """Empty every cache of the renderers."""
    for name, module in list(sys.modules.items()):
        if name.split(".")[0] == "renderers":
            for value in vars(module).values():
                clear = getattr(value, "cache_clear", None)
                if clear is not None:
                    clear()
