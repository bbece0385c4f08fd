"""Who waits for a picture: who can wait least is first, and who would wait too long is told so."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator

import pytest

from renderers.in_process import Order
from renderers.picture import Picture
from renderers.queue import Late, RenderQueue


class RenderBackend:
    """Draws when it may, and notes what."""

    def __init__(self) -> None:
        self.drawn: list[str | None] = []
        self.go = threading.Event()

    def draw(self, order: Order) -> Picture | None:
        assert self.go.wait(10)
        self.drawn.append(order.about)
        return None


def order(about: str) -> Order:
    return Order("space-mission", "board", (), about, (), "en")


@pytest.fixture
def studio() -> RenderBackend:
    return RenderBackend()


@pytest.fixture
async def line(studio: RenderBackend) -> AsyncIterator[RenderQueue]:
    made = RenderQueue("test", 1, studio.draw)
    yield made
    studio.go.set()
    made.stop()
    made.close()


def in_seconds(seconds: float) -> float:
    return asyncio.get_running_loop().time() + seconds


async def test_who_can_wait_least_is_first(line: RenderQueue, studio: RenderBackend) -> None:
    places = [line.join(order(about), in_seconds(wait)) for about, wait in (("now", 9), ("c", 9), ("a", 5), ("b", 7))]
    studio.go.set()
    await asyncio.gather(*(place.done for place in places))
    assert studio.drawn == ["now", "a", "b", "c"]


async def test_who_is_in_a_greater_hurry_takes_the_others_along(line: RenderQueue, studio: RenderBackend) -> None:
    places = [line.join(order(about), in_seconds(wait)) for about, wait in (("now", 9), ("a", 6), ("b", 8))]
    line.hurry(places[2], in_seconds(5))
    studio.go.set()
    await asyncio.gather(*(place.done for place in places))
    assert studio.drawn == ["now", "b", "a"]


async def test_what_came_too_late_is_not_drawn(line: RenderQueue, studio: RenderBackend) -> None:
    first, late = line.join(order("now"), in_seconds(9)), line.join(order("late"), in_seconds(-1))
    also_late = line.join(order("asked for again"), in_seconds(-1))
    line.hurry(also_late, in_seconds(9))
    studio.go.set()
    await first.done
    with pytest.raises(Late):
        await late.done
    await also_late.done
    assert studio.drawn == ["now", "asked for again"]


async def test_the_delay_is_that_of_those_who_are_before_one(line: RenderQueue, studio: RenderBackend) -> None:
    studio.go.set()
    assert line.delay(in_seconds(1)) == 0, "a hand is free"
    await line.join(order("to know how long one takes"), in_seconds(9)).done
    await asyncio.sleep(0)
    studio.go.clear()
    for number in range(5):
        line.join(order(f"patient {number}"), in_seconds(9))
    soon, later = line.delay(in_seconds(1)), line.delay(in_seconds(10))
    assert 0 < soon < later and later == pytest.approx(5 * soon)


async def test_who_went_away_is_not_drawn_for(line: RenderQueue, studio: RenderBackend) -> None:
    places = [line.join(order(about), in_seconds(9)) for about in ("now", "gone", "here")]
    assert line.leave(places[1]) and not line.leave(places[0])
    studio.go.set()
    await places[2].done
    assert studio.drawn == ["now", "here"]


async def test_a_thread_that_cannot_be_started_costs_its_picture_and_no_hand(
    line: RenderQueue, studio: RenderBackend, monkeypatch: pytest.MonkeyPatch
) -> None:
    def start(_: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    with monkeypatch.context() as short:
        short.setattr(threading.Thread, "start", start)
        refused = line.join(order("refused"), in_seconds(9))
    with pytest.raises(RuntimeError, match="new thread"):
        await asyncio.wait_for(refused.done, 9)
    studio.go.set()
    await asyncio.wait_for(line.join(order("next"), in_seconds(9)).done, 9)
    assert studio.drawn == ["next"]
