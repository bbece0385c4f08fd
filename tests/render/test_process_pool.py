"""Drawing in processes: the same pictures, a dead worker costs one picture, and none outlives the bot."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.render_worker import render_pool
from bot.text.translator import Translator
from bot.workers.pool import ROOT, TaskFailed
from renderers import process_pool as module
from renderers.in_process import InProcess, RenderRequest
from renderers.picture import Picture
from renderers.process_pool import RenderPool
from renderers.service import PictureFailed, RenderService
from tests.samples import space_mission as samples

VIEW = samples.table(3)
GAME = "space-mission"
BOARD = RenderRequest(GAME, "board", (VIEW,), None, samples.NAMES, "de")
LONG_ENOUGH = 30.0


@pytest.fixture(scope="module")
def backend() -> Iterator[RenderPool]:
    made = render_pool()
    yield made
    made.close()


@pytest.fixture
async def render_service() -> AsyncIterator[RenderService]:
    made = RenderService(render_pool())
    yield made
    made.close()


async def _board(render_service: RenderService, view: Any = VIEW) -> Picture | None:
    return await render_service.draw(GAME, "board", view, None, samples.NAMES, "en")


def _until(true: Callable[[], Any]) -> None:
    ends = time.monotonic() + LONG_ENOUGH
    while not true():
        assert time.monotonic() < ends
        time.sleep(0.01)


def _runs(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{pid}/stat")
    return not status.exists() or status.read_text().rpartition(")")[2].split()[0] != "Z"


def test_the_same_pixels_as_here_in_the_same_words(backend: RenderPool) -> None:
    here = InProcess(Translator(strict=True).words)
    requests = [
        BOARD,
        replace(BOARD, look="hand", language="en"),
        replace(BOARD, look="log"),
        replace(BOARD, views=(VIEW, replace(VIEW, round=2)), moving=True),
    ]
    assert [backend.draw(each) for each in requests] == [here.draw(each) for each in requests]


def test_a_worker_is_used_again_and_a_films_worker_ends_with_it(backend: RenderPool) -> None:
    backend.draw(BOARD)
    pids = backend.pids
    assert len(pids) == 1 and pids != [os.getpid()]
    backend.draw(replace(BOARD, moving=True))
    backend.draw(BOARD)
    assert backend.pids == pids


def test_what_cannot_be_drawn_is_told_and_the_process_draws_on(backend: RenderPool) -> None:
    backend.draw(BOARD)
    pids = backend.pids
    with pytest.raises(TaskFailed, match="Traceback"):
        backend.draw(replace(BOARD, views=("no view",)))
    assert backend.draw(BOARD) is not None and backend.pids == pids


def test_what_cannot_be_read_there_is_told_too(backend: RenderPool) -> None:
    with pytest.raises(TaskFailed, match="Traceback"):
        backend.draw(replace(BOARD, views=(Unreadable(),)))
    assert backend.draw(BOARD) is not None


class Unreadable:
    def __reduce__(self) -> Any:
        return int, ("no number",)


@pytest.mark.guarantee("render-worker-dies")
async def test_killed_worker_costs_one_picture_and_one_log_line(
    render_service: RenderService, caplog: pytest.LogCaptureFixture
) -> None:
    backend: RenderPool = render_service._backend  # pyright: ignore[reportAssignmentType, reportPrivateUsage]
    await _board(render_service)
    [pid] = backend.pids
    os.kill(pid, signal.SIGSTOP)  # so that it dies in the middle
    asked = asyncio.create_task(_board(render_service, replace(VIEW, round=2)))
    await asyncio.sleep(0)
    await asyncio.to_thread(_until, lambda: backend.busy)
    os.kill(pid, signal.SIGKILL)
    with pytest.raises(PictureFailed):
        await asked
    told = [record for record in caplog.records if record.name == "renderers.process_pool"]
    assert len(told) == 1 and "ended with -9 over space-mission board" in told[0].getMessage()
    assert await _board(render_service, replace(VIEW, round=2)) is not None
    assert pid not in backend.pids


async def test_a_worker_that_died_while_it_waited_costs_nothing(
    render_service: RenderService, caplog: pytest.LogCaptureFixture
) -> None:
    backend: RenderPool = render_service._backend  # pyright: ignore[reportAssignmentType, reportPrivateUsage]
    render_service.warm_up()
    await _board(render_service)
    [pid] = backend.pids
    os.kill(pid, signal.SIGKILL)
    os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT)
    assert await _board(render_service, replace(VIEW, round=2)) is not None
    assert "ended with -9 while it waited" in caplog.text


HANGS = """
import time
from renderers import worker
worker.TIMEOUT = 0.1
worker.InProcess.draw = lambda *_: time.sleep(60)
worker.serve(lambda: None)
"""


async def test_hanging_picture_and_its_process_are_given_up(caplog: pytest.LogCaptureFixture) -> None:
    backend = RenderPool("", [sys.executable, "-c", HANGS])
    render_service = RenderService(backend)
    try:
        with pytest.raises(PictureFailed):
            await _board(render_service)
        assert "ended with 1 over" in caplog.text and backend.pids == []
    finally:
        render_service.close()


async def test_closing_waits_for_a_picture_and_for_no_film(caplog: pytest.LogCaptureFixture) -> None:
    backend = render_pool()
    render_service = RenderService(backend)
    await _board(render_service)
    views = [replace(VIEW, round=n) for n in range(500)]
    film = asyncio.create_task(render_service.film(GAME, "board", views, samples.NAMES, "en"))
    await asyncio.sleep(0)
    await asyncio.to_thread(_until, lambda: backend.busy)
    pids, begun = backend.pids, time.monotonic()
    assert len(pids) == 2
    render_service.close()
    assert time.monotonic() - begun < 5
    assert not any(_runs(pid) for pid in pids) and backend.pids == []
    with pytest.raises(PictureFailed):
        await film
    assert [record for record in caplog.records if record.levelname != "INFO"] == []


@contextlib.contextmanager
def stopped(pid: int) -> Iterator[None]:
    """Let the system have stopped a process; if it is not killed, it ends by itself at last."""
    os.kill(pid, signal.SIGSTOP)
    rescue = threading.Timer(LONG_ENOUGH / 2, os.kill, (pid, signal.SIGKILL))
    rescue.start()
    try:
        yield
    finally:
        rescue.cancel()


async def test_a_stopped_process_does_not_block_its_thread_for_ever(
    render_service: RenderService, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    backend: RenderPool = render_service._backend  # pyright: ignore[reportAssignmentType, reportPrivateUsage]
    await _board(render_service)
    [pid] = backend.pids
    with monkeypatch.context() as soon, stopped(pid):
        soon.setattr(module, "TIMEOUT", 0.0)
        soon.setattr(module, "GRACE", 0.5)
        begun = time.monotonic()
        with pytest.raises(PictureFailed):
            await _board(render_service, replace(VIEW, round=2))
        assert time.monotonic() - begun < 5
    assert "ended with -9 over space-mission board" in caplog.text
    assert await _board(render_service, replace(VIEW, round=2)) is not None and pid not in backend.pids


async def test_closing_gives_up_a_picture_that_hangs(caplog: pytest.LogCaptureFixture) -> None:
    backend = render_pool()
    render_service = RenderService(backend)
    await _board(render_service)
    [pid] = backend.pids
    with stopped(pid):
        asked = asyncio.create_task(_board(render_service, replace(VIEW, round=2)))
        await asyncio.sleep(0)
        await asyncio.to_thread(_until, lambda: backend.busy)
        begun = time.monotonic()
        render_service.close()
        assert time.monotonic() - begun < 5
    assert not _runs(pid) and backend.pids == []
    with pytest.raises(PictureFailed):
        await asked
    assert [record for record in caplog.records if record.levelname != "INFO"] == []


def test_no_film_is_begun_when_closing() -> None:
    last = render_pool()
    last.cancel_films()
    with pytest.raises(TaskFailed):
        last.draw(replace(BOARD, moving=True))
    last.close()


HOST = """
import asyncio, sys, threading
from bot.render_worker import render_pool
from renderers.service import RenderService
from tests.samples import space_mission as samples

async def main():
    backend = render_pool()
    service = RenderService(backend)
    for look in ("board", "hand"):
        await service.draw("space-mission", look, samples.table(3), None, samples.NAMES, "en")
    views = [samples.table(3)] * 2000
    asyncio.create_task(service.film("space-mission", "board", views, samples.NAMES, "en"))
    while len(backend.pids) < 2:
        await asyncio.sleep(0.01)
    print(*backend.pids, flush=True)
    sys.stdin.read()

asyncio.run(main())
"""


def test_no_worker_outlives_a_host_that_was_killed(tmp_path: Path) -> None:
    """One waits, one is in the middle of a film."""
    environment = dict(os.environ, PYTHONPATH=str(ROOT))
    with subprocess.Popen(
        [sys.executable, "-c", HOST], env=environment, cwd=tmp_path, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as host:
        assert host.stdout is not None
        pids = [int(pid) for pid in host.stdout.readline().split()]
        assert len(pids) == 2 and all(_runs(pid) for pid in pids)
        host.kill()
        host.wait(LONG_ENOUGH)
        _until(lambda: not any(_runs(pid) for pid in pids))


def test_signals_to_all_processes_leave_the_ending_to_the_host(backend: RenderPool) -> None:
    backend.draw(BOARD)
    pids = backend.pids
    for pid in pids:
        assert os.getsid(pid) == pid, "Ctrl-C in the host's terminal does not reach it"
        os.kill(pid, signal.SIGINT)
        os.kill(pid, signal.SIGTERM)
    assert backend.draw(BOARD) is not None and backend.pids == pids


def test_the_host_is_preferred_to_its_pictures(backend: RenderPool) -> None:
    backend.draw(BOARD)
    [pid] = backend.pids
    assert os.getpriority(os.PRIO_PROCESS, pid) > os.getpriority(os.PRIO_PROCESS, os.getpid())


def test_no_worker_is_given_the_token(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    assert "secret" not in render_pool()._environment.values()  # pyright: ignore[reportPrivateUsage]


@pytest.mark.parametrize(("processors", "workers"), [(1, 1), (2, 1), (3, 2), (64, 2)])
def test_one_processor_is_left_to_the_host(monkeypatch: pytest.MonkeyPatch, processors: int, workers: int) -> None:
    monkeypatch.setattr(module, "processors", lambda: processors)
    assert render_pool().workers == workers
