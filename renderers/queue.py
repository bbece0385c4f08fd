"""Pictures wait in a queue until a thread is free; the earliest deadline comes first. Use from one event loop.

A priority queue with deadlines that move and with estimates of the wait is ours because neither `concurrent.futures`
nor `asyncio.PriorityQueue` can move or withdraw what waits. The threads are the standard library's.
"""

from __future__ import annotations

import asyncio
import heapq
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from itertools import count
from typing import Any

from renderers.in_process import RenderRequest
from renderers.picture import Picture

_NEWEST = 0.1
"""How much the newest picture counts in the mean time of a picture."""


class DeadlinePassed(Exception):
    """The job's deadline passed before a thread was free."""


class Job:
    """A request in the queue. `done` brings the picture, or DeadlinePassed, or the error of drawing it."""

    def __init__(self, request: RenderRequest, deadline: float) -> None:
        self.request = request
        self.deadline = deadline
        self.begun = False
        self.done: asyncio.Future[Picture | None] = asyncio.get_running_loop().create_future()
        # All callers may have gone by then; the render service logs a failure.
        self.done.add_done_callback(lambda done: done.cancelled() or done.exception())


class RenderQueue:
    """Runs jobs in some threads, one each at a time."""

    def __init__(self, name: str, workers: int, draw: Callable[[RenderRequest], Picture | None]) -> None:
        self._draw = draw
        self._workers = self._free = workers
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix=name)
        self._begun: set[Future[Any]] = set()
        self._heap: list[tuple[float, int, Job]] = []
        self._numbers = count()
        self._mean = 0.0
        self._closed = False

    def delay(self, deadline: float) -> float:
        """Estimate in how many seconds a job with this deadline (loop time) would begin."""
        if self._free:
            return 0.0
        before = sum(1 for other, _, job in self._heap if other <= deadline and not (job.begun or job.done.done()))
        return (before + self._workers) * self._mean / self._workers

    def submit(self, request: RenderRequest, deadline: float) -> Job:
        """Add a request that must begin by then (loop time). Raises RuntimeError after `stop`."""
        if self._closed:
            raise RuntimeError("closed")
        job = Job(request, deadline)
        self._push(job, deadline)
        return job

    def join(self, job: Job, deadline: float) -> None:
        """Another caller wants this job: it moves forward to the earlier deadline, and expires at the later one."""
        if not job.begun and deadline < job.deadline:
            self._push(job, deadline)
        job.deadline = max(job.deadline, deadline)

    def cancel(self, job: Job) -> bool:
        """Withdraw a job; return False when it was begun already."""
        if job.begun or self._closed:
            return False
        job.done.cancel()
        return True

    def run(self, work: Callable[[], None]) -> None:
        """Run something else in a thread, without waiting for it."""
        self._threads.submit(work)

    def stop(self) -> None:
        """Begin nothing more."""
        self._closed = True
        for _, _, job in self._heap:
            if not job.begun:
                job.done.cancel()
        self._heap.clear()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def wait(self, seconds: float) -> bool:
        """Wait so long for the jobs in progress; return whether all have ended. Called after `stop`."""
        return not wait(self._begun, max(0.0, seconds)).not_done

    def close(self) -> None:
        """Wait for the jobs in progress."""
        self._threads.shutdown(wait=True)

    def _push(self, job: Job, deadline: float) -> None:
        heapq.heappush(self._heap, (deadline, next(self._numbers), job))
        self._begin_jobs()

    def _begin_jobs(self) -> None:
        while self._free and self._heap and not self._closed:
            _, _, job = heapq.heappop(self._heap)
            if job.begun or job.done.done():
                continue
            if asyncio.get_running_loop().time() > job.deadline:
                job.done.set_exception(DeadlinePassed())
                continue
            try:
                work = self._threads.submit(self._timed, job)
            except Exception as error:  # the system starts no thread just now; this one stays free
                job.done.set_exception(error)
                continue
            job.begun = True
            self._free -= 1
            self._begun.add(work)
            work.add_done_callback(self._begun.discard)  # in its thread
            asyncio.wrap_future(work).add_done_callback(lambda work, job=job: self._ended(job, work))

    def _timed(self, job: Job) -> tuple[Picture | None, float]:
        """Runs in a thread. A job whose submission raised may run all the same: nothing is drawn then."""
        begin = time.perf_counter()
        picture = None if job.done.done() else self._draw(job.request)
        return picture, time.perf_counter() - begin

    def _ended(self, job: Job, work: asyncio.Future[Any]) -> None:
        self._free += 1
        if work.cancelled():
            job.done.cancel()
        elif (error := work.exception()) is not None:
            job.done.set_exception(error)
        else:
            picture, took = work.result()
            self._mean += (took - self._mean) * (_NEWEST if self._mean else 1.0)
            job.done.set_result(picture)
        self._begin_jobs()
