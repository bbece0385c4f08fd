"""The line in which pictures wait to be drawn: who can wait least is first. Use from one event loop."""

from __future__ import annotations

import asyncio
import heapq
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from itertools import count
from typing import Any

from renderers.in_process import Order
from renderers.picture import Picture

_NEWEST = 0.1
"""How much the newest picture counts in what a picture takes on average."""


class Late(Exception):
    """Its time went by before a hand was free."""


class Place:
    """An order's place in the line. `done` brings the picture, or Late, or what drawing it raised."""

    def __init__(self, order: Order, until: float) -> None:
        self.order = order
        self.until = until
        self.begun = False
        self.done: asyncio.Future[Picture | None] = asyncio.get_running_loop().create_future()
        # Everybody who asked may have gone by then; a failure is told of by whoever keeps the pictures.
        self.done.add_done_callback(lambda done: done.cancelled() or done.exception())


class RenderQueue:
    """Has orders done by some threads, one each at a time."""

    def __init__(self, name: str, hands: int, draw: Callable[[Order], Picture | None]) -> None:
        self._draw = draw
        self._hands = self._free = hands
        self._pool = ThreadPoolExecutor(hands, thread_name_prefix=name)
        self._begun: set[Future[Any]] = set()
        self._heap: list[tuple[float, int, Place]] = []
        self._numbers = count()
        self._mean = 0.0
        self._closed = False

    def delay(self, until: float) -> float:
        """Return in how many seconds about an order would be begun that can wait until then (loop time)."""
        before = sum(1 for other, _, place in self._heap if other <= until and not (place.begun or place.done.done()))
        return (before + self._hands - self._free) * self._mean / self._hands if not self._free else 0.0

    def join(self, order: Order, until: float) -> Place:
        """Let an order wait until then (loop time) at the longest. Raises RuntimeError after `stop`."""
        if self._closed:
            raise RuntimeError("closed")
        place = Place(order, until)
        self._push(place)
        return place

    def hurry(self, place: Place, until: float) -> None:
        """Somebody asks for it who cannot wait as long as those before, or can wait longer."""
        if not place.begun and until < place.until:
            self._push(place, until)
        place.until = max(place.until, until)

    def leave(self, place: Place) -> bool:
        """Take an order out; return False when it was begun already."""
        if place.begun or self._closed:
            return False
        place.done.cancel()
        return True

    def prepare(self, work: Callable[[], None]) -> None:
        """Do something in a thread, without waiting for it."""
        self._pool.submit(work)

    def stop(self) -> None:
        """Begin nothing more."""
        self._closed = True
        for _, _, place in self._heap:
            if not place.begun:
                place.done.cancel()
        self._heap.clear()
        self._pool.shutdown(wait=False, cancel_futures=True)

    def empty(self, within: float) -> bool:
        """Wait so many seconds for what was begun; return whether nothing of it is left. Called after `stop`."""
        return not wait(self._begun, max(0.0, within)).not_done

    def close(self) -> None:
        """Wait for what was begun."""
        self._pool.shutdown(wait=True)

    def _push(self, place: Place, until: float | None = None) -> None:
        heapq.heappush(self._heap, (place.until if until is None else until, next(self._numbers), place))
        self._go_on()

    def _go_on(self) -> None:
        while self._free and self._heap and not self._closed:
            _, _, place = heapq.heappop(self._heap)
            if place.begun or place.done.done():
                continue
            if asyncio.get_running_loop().time() > place.until:
                place.done.set_exception(Late())
                continue
            try:
                work = self._pool.submit(self._timed, place)
            except Exception as error:  # the system starts no thread just now; the hand stays free
                place.done.set_exception(error)
                continue
            place.begun = True
            self._free -= 1
            self._begun.add(work)
            work.add_done_callback(self._begun.discard)  # in its thread
            asyncio.wrap_future(work).add_done_callback(lambda work, place=place: self._ended(place, work))

    def _timed(self, place: Place) -> tuple[Picture | None, float]:
        """Runs in a thread. What the pool could start no thread for it does later all the same: nobody waits for it."""
        begin = time.perf_counter()
        picture = None if place.done.done() else self._draw(place.order)
        return picture, time.perf_counter() - begin

    def _ended(self, place: Place, work: asyncio.Future[Any]) -> None:
        self._free += 1
        if work.cancelled():
            place.done.cancel()
        elif (error := work.exception()) is not None:
            place.done.set_exception(error)
        else:
            picture, took = work.result()
            self._mean += (took - self._mean) * (_NEWEST if self._mean else 1.0)
            place.done.set_result(picture)
        self._go_on()
