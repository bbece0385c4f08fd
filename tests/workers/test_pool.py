"""The pool of worker processes: a worker that dies at any moment costs its task and nothing else."""

from __future__ import annotations

import logging
import os
import signal
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.workers.pool import ROOT, ProcessPool, TaskFailed

WORKER = f"""
import os, sys
sys.path.insert(0, {str(ROOT)!r})
from bot.workers import loop
tasks = {{"pid": os.getpid, "environment": lambda: dict(os.environ), "much": lambda: b"x" * 2**27}}
loop.serve(lambda: lambda task: tasks[task](), lambda _task: 60.0, 0)
"""
TIMEOUT = 30.0


@pytest.fixture
def pool() -> Iterator[ProcessPool]:
    made = ProcessPool("", "works", logging.getLogger("pool"), [sys.executable, "-c", WORKER])
    yield made
    made.close()


def run(pool: ProcessPool, task: str, timeout: float = TIMEOUT) -> object:
    return pool.run(task, task, timeout=timeout)


@pytest.mark.skipif(sys.platform != "linux", reason="its memory is read from /proc")
@pytest.mark.parametrize("died", [signal.SIGKILL, signal.SIGSTOP])
def test_a_worker_that_dies_while_it_sends_costs_one_task(pool: ProcessPool, died: signal.Signals) -> None:
    """Pools whose workers share one pipe stand still then; a stopped worker is killed at the timeout."""
    pid = run(pool, "pid")
    assert isinstance(pid, int)
    killer = threading.Thread(target=_once_it_sends, args=(pool, pid, died))
    killer.start()
    with pytest.raises(TaskFailed):
        run(pool, "much", 5.0)
    killer.join()
    assert run(pool, "pid") != pid


def _once_it_sends(pool: ProcessPool, pid: int, died: signal.Signals) -> None:
    """Signal the worker when its result lies in its memory: it is sent, or about to be."""
    ends = time.monotonic() + TIMEOUT
    while not pool.busy or _resident(pid) < 2**27:
        assert time.monotonic() < ends
        time.sleep(0.001)
    os.kill(pid, died)


def _resident(pid: int) -> int:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def test_a_worker_that_dies_while_idle_costs_no_task(pool: ProcessPool) -> None:
    pid = run(pool, "pid")
    assert isinstance(pid, int)
    os.kill(pid, signal.SIGKILL)
    os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT)
    assert run(pool, "pid") != pid


def test_a_worker_sees_no_token(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    pool = ProcessPool("", "works", logging.getLogger("pool"), [sys.executable, "-c", WORKER])
    try:
        environment = run(pool, "environment")
        assert isinstance(environment, dict) and "DISCORD_TOKEN" not in environment and "PATH" in environment
    finally:
        pool.close()
