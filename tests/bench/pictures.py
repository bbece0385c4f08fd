"""Pictures: milliseconds of one core (medians), and sizes.

`cold`: every cache empty, as in a new process. `warm`: the same picture again, all it is made of kept. `redraw`: the
picture of the next version of the table, as after a move. `kept`: asked for again, and nothing drawn at all. Last what
all caches weigh when every picture was drawn in every style, and what they may weigh at most.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from bot.games.core.phrase import Phrase
from bot.games.core.style import STANDARD, STYLES, Style
from bot.text import Translator
from renderers.artist import KEPT_BYTES, Artist
from renderers.kept import forget, weights
from renderers.registry import draw
from renderers.space_mission import samples
from renderers.studio import Here

_GAME = "space-mission"
_COLD, _WARM = 5, 15
Asked = tuple[str, Any, str | None, Style]


async def measure() -> list[dict[str, Any]]:
    """Draw and encode every look of a full table of five; return rows of name, value, unit."""
    words = Translator().words("en", samples.NAMES)
    rows: list[dict[str, Any]] = []
    for name, asked in _asked().items():
        rows += await _look(name, asked, words)
    return [*rows, *_weights(words)]


def _asked() -> dict[str, Asked]:
    table = samples.table(5)
    found: dict[str, Asked] = {
        "board": ("board", table, None, STANDARD),
        "hand": ("hand", table, None, STANDARD),
        "pile": ("pile", samples.choosing(), None, STANDARD),
        "tiles": ("tiles", table, None, STANDARD),
        "planet": ("planet", table, "ruby-red", STANDARD),
        "player": ("player", table, "1", STANDARD),
        "score": ("score", samples.table(5, 0, True), None, STANDARD),
    }
    for style in ("large", "contrast"):
        found |= {f"{name}-{style}": (name, table, None, STYLES[style]) for name in ("board", "hand")}
    return found


async def _look(name: str, asked: Asked, words: Callable[[Phrase], str]) -> list[dict[str, Any]]:
    look, view, about, style = asked
    size = 0

    def once(shown: Any = view) -> None:
        nonlocal size
        picture = draw(_GAME, look, shown, about, words, samples.NAMES, style)
        size = len(picture.data) if picture else 0

    once()
    cold: list[float] = []
    for _ in range(_COLD):
        forget()
        cold.append(_milliseconds(once))
    warm = [_milliseconds(once) for _ in range(_WARM)]
    nexts = [replace(view, round=view.round + n, deck=view.deck - n, hand=view.hand[n % 2 :]) for n in range(_WARM)]
    redraw = [_milliseconds(lambda shown=shown: once(shown)) for shown in nexts]
    once()
    times = {"cold": cold, "warm": warm, "redraw": redraw, "kept": await _kept(asked)}
    return [
        *({"name": f"picture.{name}.{key}", "value": round(statistics.median(found), 2), "unit": "ms"}
          for key, found in times.items()),
        {"name": f"picture.{name}.size", "value": round(size / 1000, 1), "unit": "kB"},
    ]  # fmt: skip


async def _kept(asked: Asked) -> list[float]:
    look, view, about, style = asked
    artist = Artist(Here(Translator().words))
    found: list[float] = []
    try:
        for _ in range(_WARM + 1):
            start = time.perf_counter()
            await artist.draw(_GAME, look, view, about, samples.NAMES, "en", style)
            found.append((time.perf_counter() - start) * 1000)
    finally:
        artist.close()
    return found[1:]


def _weights(words: Callable[[Phrase], str]) -> list[dict[str, Any]]:
    for look, view, about, _ in _asked().values():
        for style in STYLES.values():
            draw(_GAME, look, view, about, words, samples.NAMES, style)
    found = {weight.name: (weight.now, weight.most) for weight in weights()}
    now, most = (sum(weight[i] for weight in found.values()) for i in (0, 1))
    return [
        {"name": "picture.caches.parts", "value": round(now / 1e6, 1), "unit": "MB"},
        {"name": "picture.caches.parts.most", "value": round(most / 1e6, 1), "unit": "MB"},
        {"name": "picture.caches.finished.most", "value": round(KEPT_BYTES / 1e6, 1), "unit": "MB"},
    ]


def _milliseconds(work: Callable[[], None]) -> float:
    # Of this thread alone: what else the machine does meanwhile is not the pictures' cost.
    start = time.thread_time()
    work()
    return (time.thread_time() - start) * 1000
