"""Pictures: milliseconds of one core (medians), and sizes.

`cold`: every cache empty, as in a new process. `warm`: the same picture again, all it is made of kept. `redraw`: the
picture of the next version of the table, as after a move. `kept`: asked for again, and nothing drawn at all. Last what
all caches weigh when every picture was drawn in every style, and what they may weigh at most.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import AsyncIterator, Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from msgspec.structs import replace

from bot.games.core.legend import LEGEND
from bot.games.core.style import STYLES
from bot.games.registry import TITLES
from bot.text import Translator
from renderers.cache import clear_all, weights
from renderers.in_process import InProcess
from renderers.service import CACHE_BYTES, RenderService
from tests.bench.parts import Part, Row, row
from tests.samples.pictures import sheet
from tests.samples.sample import Sample


@dataclass(frozen=True)
class Size:
    """How often each picture is drawn with empty caches and with full ones; `only`: this look of each game alone."""

    cold: int
    warm: int
    only: str | None = None


class Asked(NamedTuple):
    """A picture that is measured. `following`: the views of the next versions of its table, by their number."""

    sample: Sample
    following: Callable[[Any, int], Any]


_BY_STYLE = ("board", "hand")
"""The looks that are measured wide and in high contrast, too."""
_FIRST = next(iter(TITLES))


async def measure(size: Size) -> AsyncIterator[list[Row]]:
    """Draw and encode every look of a full table of each game."""
    found = {name: each for name, each in asked().items() if size.only in (None, each.sample.look)}
    for name, each in found.items():
        yield await _look(name, each, size)
    yield _weights(found)


def asked() -> dict[str, Asked]:
    """Return what is measured: of each look of each game the first sample that the sheet has in every style.

    The names of the first game's figures go without its id. A legend is left out: it is drawn once and never changes.
    """
    samples, found = sheet(), dict[str, Asked]()
    for name, sample in samples.items():
        wide, contrast = samples.get(f"{name}-wide"), samples.get(f"{name}-contrast")
        figure = sample.look if sample.game == _FIRST else f"{sample.game}.{sample.look}"
        left_out = sample.game not in TITLES or sample.look == LEGEND
        if left_out or wide is None or contrast is None or figure in found:
            continue
        following = _FOLLOWING[sample.game]
        found[figure] = Asked(sample, following)
        if sample.look in _BY_STYLE:
            found[f"{figure}-wide"] = Asked(wide, following)
            found[f"{figure}-contrast"] = Asked(contrast, following)
    return found


def _another_turn(view: Any, n: int) -> Any:
    return replace(view, round=view.round + n, deck=view.deck - n, hand=view.hand[n % 2 :])


def _another_year(view: Any, n: int) -> Any:
    me = view.players[0]
    flight = me.flight and replace(me.flight, training=n % 3)
    me = replace(me, points=me.points + n, stock=(n % 4, *me.stock[1:]), hand=me.hand[n % 2 :], flight=flight)
    return replace(view, events_left=n % 9, astronauts=n, players=(me, *view.players[1:]))


def _another_card(view: Any, n: int) -> Any:
    known = view.known
    hands = tuple(hand[n % 2 :] for hand in known.hands)
    return replace(view, known=replace(known, hands=hands, stock=known.stock[n:]))


def _another_purchase(view: Any, n: int) -> Any:
    known = view.known
    players = tuple(replace(each, cash=each.cash + n, tank=n, hand=each.hand[n % 2 :]) for each in known.players)
    return replace(view, known=replace(known, players=players, supplement=n))


_FOLLOWING: Mapping[str, Callable[[Any, int], Any]] = {
    "space-mission": _another_turn,
    "space-missions": _another_year,
    "crazy-eights": _another_card,
    "skymines": _another_purchase,
}
"""How each game's table goes on: the view of its next version by number."""


async def _look(name: str, asked: Asked, size: Size) -> list[Row]:
    weight, sample = 0, asked.sample
    words = Translator().words("en", tuple(sample.names))

    def once(shown: Any = sample.view) -> None:
        nonlocal weight
        weight = len(sample._replace(view=shown).draw(words).data)

    once()
    cold: list[float] = []
    for _ in range(size.cold):
        clear_all()
        cold.append(_milliseconds(once))
    warm = [_milliseconds(once) for _ in range(size.warm)]
    nexts = [asked.following(sample.view, n) for n in range(size.warm)]
    redraw = [_milliseconds(lambda shown=shown: once(shown)) for shown in nexts]
    once()
    times = {"cold": cold, "warm": warm, "redraw": redraw, "kept": await _kept(asked, size.warm)}
    return [
        *(row(f"pictures.{name}.{key}", statistics.median(found), "ms") for key, found in times.items()),
        row(f"pictures.{name}.size", weight / 1000, "kB"),
    ]


async def _kept(asked: Asked, times: int) -> list[float]:
    render_service = RenderService(InProcess(Translator().words))
    game, look, view, names, about, style = asked.sample
    found: list[float] = []
    try:
        for _ in range(times + 1):
            start = time.perf_counter()
            await render_service.draw(game, look, view, about, tuple(names), "en", STYLES[style])
            found.append((time.perf_counter() - start) * 1000)
    finally:
        render_service.close()
    return found[1:]


def _weights(asked: dict[str, Asked]) -> list[Row]:
    words = Translator().words("en")
    for each in asked.values():
        for style in STYLES:
            each.sample._replace(style=style).draw(words)
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


PARTS = {"pictures": Part(measure, full=Size(cold=5, warm=15), short=Size(cold=1, warm=1, only="score"))}
