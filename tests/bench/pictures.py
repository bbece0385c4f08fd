"""Pictures: milliseconds of one core (medians), and sizes.

`cold`: every cache empty, as in a new process. `warm`: the same picture again, all it is made of kept. `redraw`: the
picture of the next version of the table, as after a move. `kept`: asked for again, and nothing drawn at all. Last what
all caches weigh when every picture was drawn in every style, and what they may weigh at most.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from msgspec.structs import replace

from bot.games.core.phrase import Phrase
from bot.games.core.style import STANDARD, STYLES, Style
from bot.text import Translator
from renderers.cache import clear_all, weights
from renderers.in_process import InProcess
from renderers.registry import draw
from renderers.service import CACHE_BYTES, RenderService
from tests.bench.parts import Part, Row, row
from tests.samples import space_mission as samples
from tests.samples import space_missions as missions


@dataclass(frozen=True)
class Size:
    """How often each picture is drawn with empty caches and with full ones; `only`: these looks alone."""

    cold: int
    warm: int
    only: tuple[str, ...] = ()


class Asked(NamedTuple):
    """A picture that is measured. `following`: the views of the next versions of its table, by their number."""

    game: str
    look: str
    view: Any
    following: Callable[[Any, int], Any]
    about: str | None = None
    style: Style = STANDARD


async def measure(size: Size) -> AsyncIterator[list[Row]]:
    """Draw and encode every look of a full table of each game."""
    words = Translator().words("en", samples.NAMES)
    asked = {name: each for name, each in _asked().items() if name in (size.only or (name,))}
    for name, each in asked.items():
        yield await _look(name, each, words, size)
    yield _weights(asked, words)


def _asked() -> dict[str, Asked]:
    table = samples.table(5)
    first = {
        "board": _first("board", table),
        "hand": _first("hand", table),
        "pile": _first("pile", samples.choosing()),
        "tiles": _first("tiles", table),
        "planet": _first("planet", table, "ruby-red"),
        "player": _first("player", table, "1"),
        "score": _first("score", samples.table(5, 0, True)),
    }
    second = {
        "board": _second("board", missions.announced()),
        "control": _second("control", missions.announced()),
        "hand": _second("hand", missions.first_hand()),
        "flight": _second("flight", missions.flying()),
        "trial": _second("trial", missions.succeeded()),
        "score": _second("score", missions.over()),
    }
    found: dict[str, Asked] = {}
    for prefix, looks in (("", first), ("space-missions.", second)):
        found |= {f"{prefix}{name}": asked for name, asked in looks.items()}
        for style in ("large", "contrast"):
            found |= {
                f"{prefix}{name}-{style}": looks[name]._replace(style=STYLES[style]) for name in ("board", "hand")
            }
    return found


def _first(look: str, view: Any, about: str | None = None) -> Asked:
    return Asked(
        "space-mission",
        look,
        view,
        lambda view, n: replace(view, round=view.round + n, deck=view.deck - n, hand=view.hand[n % 2 :]),
        about,
    )


def _second(look: str, view: Any) -> Asked:
    return Asked("space-missions", look, view, _another_year)


def _another_year(view: Any, n: int) -> Any:
    me = view.players[0]
    flight = me.flight and replace(me.flight, training=n % 3)
    me = replace(me, points=me.points + n, stock=(n % 4, *me.stock[1:]), hand=me.hand[n % 2 :], flight=flight)
    return replace(view, events_left=n % 9, astronauts=n, players=(me, *view.players[1:]))


async def _look(name: str, asked: Asked, words: Callable[[Phrase], str], size: Size) -> list[Row]:
    weight = 0

    def once(shown: Any = asked.view) -> None:
        nonlocal weight
        picture = draw(asked.game, asked.look, shown, asked.about, words, samples.NAMES, asked.style)
        weight = len(picture.data) if picture else 0

    once()
    cold: list[float] = []
    for _ in range(size.cold):
        clear_all()
        cold.append(_milliseconds(once))
    warm = [_milliseconds(once) for _ in range(size.warm)]
    nexts = [asked.following(asked.view, n) for n in range(size.warm)]
    redraw = [_milliseconds(lambda shown=shown: once(shown)) for shown in nexts]
    once()
    times = {"cold": cold, "warm": warm, "redraw": redraw, "kept": await _kept(asked, size.warm)}
    return [
        *(row(f"pictures.{name}.{key}", statistics.median(found), "ms") for key, found in times.items()),
        row(f"pictures.{name}.size", weight / 1000, "kB"),
    ]


async def _kept(asked: Asked, times: int) -> list[float]:
    render_service = RenderService(InProcess(Translator().words))
    found: list[float] = []
    try:
        for _ in range(times + 1):
            start = time.perf_counter()
            await render_service.draw(asked.game, asked.look, asked.view, asked.about, samples.NAMES, "en", asked.style)
            found.append((time.perf_counter() - start) * 1000)
    finally:
        render_service.close()
    return found[1:]


def _weights(asked: dict[str, Asked], words: Callable[[Phrase], str]) -> list[Row]:
    for each in asked.values():
        for style in STYLES.values():
            draw(each.game, each.look, each.view, each.about, words, samples.NAMES, style)
    found = weights()
    return [
        row("pictures.caches.parts", sum(weight.now for weight in found) / 1e6, "MB"),
        row("pictures.caches.parts.most", sum(weight.most for weight in found) / 1e6, "MB"),
        row("pictures.caches.finished.most", CACHE_BYTES / 1e6, "MB"),
    ]


def _milliseconds(work: Callable[[], None]) -> float:
    # Of this thread alone: what else the machine does meanwhile is not the pictures' cost.
    start = time.thread_time()
    work()
    return (time.thread_time() - start) * 1000


PARTS = {
    "pictures": Part(
        measure, full=Size(cold=5, warm=15), short=Size(cold=1, warm=1, only=("hand", "space-missions.trial"))
    )
}
