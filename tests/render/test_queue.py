"""The render queue: the earliest deadline comes first, and a job past its deadline is not begun."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator

import pytest

from renderers.in_process import RenderRequest
from renderers.picture import Picture
from renderers.queue import DeadlinePassed, RenderQueue


class Backend:
    """Draws when it may, and notes what."""

    def __init__(self) -> None:
        self.drawn: list[str | None] = []
        self.go = threading.Event()

    def draw(self, request: RenderRequest) -> Picture | None:
        assert self.go.wait(10)
        self.drawn.append(request.about)
        return None


def request(about: str) -> RenderRequest:
    return RenderRequest("space-mission", "board", (), about, (), "en")


@pytest.fixture
def backend() -> Backend:
    return Backend()


@pytest.fixture
async def queue(backend: Backend) -> AsyncIterator[RenderQueue]:
    made = RenderQueue("test", 1, backend.draw)
    yield made
    backend.go.set()
    made.stop()
    made.close()


def in_seconds(seconds: float) -> float:
    return asyncio.get_running_loop().time() + seconds


async def test_the_earliest_deadline_comes_first(queue: RenderQueue, backend: Backend) -> None:
    jobs = [
        queue.submit(request(about), in_seconds(wait)) for about, wait in (("now", 9), ("c", 9), ("a", 5), ("b", 7))
    ]
    backend.go.set()
    await asyncio.gather(*(job.done for job in jobs))
    assert backend.drawn == ["now", "a", "b", "c"]


async def test_a_caller_with_an_earlier_deadline_moves_the_job(queue: RenderQueue, backend: Backend) -> None:
    jobs = [queue.submit(request(about), in_seconds(wait)) for about, wait in (("now", 9), ("a", 6), ("b", 8))]
    queue.join(jobs[2], in_seconds(5))
    backend.go.set()
    await asyncio.gather(*(job.done for job in jobs))
    assert backend.drawn == ["now", "b", "a"]


async def test_a_job_is_not_begun_after_its_deadline(queue: RenderQueue, backend: Backend) -> None:
    first, late = queue.submit(request("now"), in_seconds(9)), queue.submit(request("late"), in_seconds(-1))
    also_late = queue.submit(request("asked for again"), in_seconds(-1))
    queue.join(also_late, in_seconds(9))
    backend.go.set()
    await first.done
    with pytest.raises(DeadlinePassed):
        await late.done
    await also_late.done
    assert backend.drawn == ["now", "asked for again"]


async def test_the_delay_counts_the_jobs_before(queue: RenderQueue, backend: Backend) -> None:
    backend.go.set()
    assert queue.delay(in_seconds(1)) == 0, "a thread is free"
    await queue.submit(request("to know how long one takes"), in_seconds(9)).done
    await asyncio.sleep(0)
    backend.go.clear()
    for number in range(5):
        queue.submit(request(f"patient {number}"), in_seconds(9))
    soon, later = queue.delay(in_seconds(1)), queue.delay(in_seconds(10))
    assert 0 < soon < later and later == pytest.approx(5 * soon)


async def test_a_cancelled_job_is_not_drawn(queue: RenderQueue, backend: Backend) -> None:
    jobs = [queue.submit(request(about), in_seconds(9)) for about in ("now", "gone", "here")]
    assert queue.cancel(jobs[1]) and not queue.cancel(jobs[0])
    backend.go.set()
    await jobs[2].done
    assert backend.drawn == ["now", "here"]


async def test_a_thread_that_does_not_start_costs_one_picture(
    queue: RenderQueue, backend: Backend, monkeypatch: pytest.MonkeyPatch
) -> None:
    def start(_: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    with monkeypatch.context() as short:
        short.setattr(threading.Thread, "start", start)
        refused = queue.submit(request("refused"), in_seconds(9))
    with pytest.raises(RuntimeError, match="new thread"):
        await asyncio.wait_for(refused.done, 9)
    backend.go.set()
    await asyncio.wait_for(queue.submit(request("next"), in_seconds(9)).done, 9)
    assert backend.drawn == ["next"]
