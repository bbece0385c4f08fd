"""A fork server: real processes, forked off one that has imported everything, so that each is made in milliseconds.

    async with ForkServer("tests.crash.child") as server:
        child = await server.fork("tests.crash.child:main", "some", "arguments", out=folder / "log")
        child.kill()
        assert await child.wait() == -signal.SIGKILL

As a program it is the server: one for each list of modules, as long as the process that runs the tests. It calls the
function `prepare` of each module that has one: what children would make for themselves again and again. An order comes
over its socket, with the descriptors the child gets; the child's exit code is written to the last of them.
"""

from __future__ import annotations

import asyncio
import atexit
import ctypes
import functools
import gc
import importlib
import json
import os
import selectors
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

ROOT = Path(__file__).resolve().parents[2]
_PR_SET_PDEATHSIG = 1


@dataclass
class Child:
    """A forked process, as `asyncio.subprocess.Process` has it."""

    pid: int
    stdout: asyncio.StreamReader | None
    stderr: asyncio.StreamReader | None
    _end: asyncio.Future[int] = field(repr=False)

    @property
    def alive(self) -> bool:
        return not self._end.done()

    @property
    def returncode(self) -> int | None:
        """Its exit code, or the negative number of the signal that killed it; None while it lives."""
        return None if self.alive else self._end.result()

    def send_signal(self, sign: int) -> None:
        if self.alive:
            with suppress(ProcessLookupError):  # it may have ended in this very moment
                os.kill(self.pid, sign)

    def kill(self) -> None:
        """SIGKILL, in the middle of whatever it is doing."""
        self.send_signal(signal.SIGKILL)

    async def wait(self, patience: float = 60.0) -> int:
        """Wait for its end and return its exit code."""
        return await asyncio.wait_for(asyncio.shield(self._end), patience)


class ForkServer:
    """Forks children that have these modules imported. As a context manager: no child outlives the block."""

    def __init__(self, *modules: str) -> None:
        self._modules = modules
        self._children: list[Child] = []

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *exc_info: object) -> None:
        for child in self._children:
            child.kill()
            await child.wait()

    async def fork(
        self,
        what: str,
        *arguments: str,
        out: Path | None = None,
        apart: bool = False,
        environ: Mapping[str, str] | None = None,
        cwd: Path = ROOT,
    ) -> Child:
        """Start `module:function` with these arguments and, if given, exactly this environment.

        `out` gets, at its end, all that it writes; without it the child has a pipe, or two if they are to be `apart`.
        """
        order = {"what": what, "arguments": arguments, "environ": environ, "cwd": str(cwd)}
        heard, status = os.pipe()
        pipes: list[int] = []
        if out is not None:
            outputs = [os.open(out, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)]
        else:
            pairs = [os.pipe() for _ in range(1 + apart)]
            pipes, outputs = [pair[0] for pair in pairs], [pair[1] for pair in pairs]
        socket.send_fds(_server(*self._modules), [json.dumps(order).encode() + b"\n"], [*outputs, status])
        for descriptor in (*outputs, status):
            os.close(descriptor)
        news, *readers = [await _reader(descriptor) for descriptor in (heard, *pipes)]
        pid = await news.readline()
        assert pid, "the fork server is gone"
        stdout, stderr = (*readers, None, None)[:2]
        child = Child(int(pid), stdout, stderr, asyncio.ensure_future(_ended(news)))
        self._children.append(child)
        return child


async def _reader(descriptor: int) -> asyncio.StreamReader:
    reader = asyncio.StreamReader()
    pipe = os.fdopen(descriptor, "rb", 0)
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), pipe)
    return reader


async def _ended(news: asyncio.StreamReader) -> int:
    code = await news.readline()
    await news.read()  # to the end, so that the pipe is closed
    assert code, "the fork server is gone"
    return int(code)


@functools.cache
def _server(*modules: str) -> socket.socket:
    """Start the server with these modules; return the socket for its orders. It ends when that is closed."""
    ours, its = socket.socketpair()
    with its:
        process = subprocess.Popen(
            (sys.executable, "-m", "tests.support.fork_server", str(its.fileno()), *modules),
            cwd=ROOT,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
            pass_fds=(its.fileno(),),
            stdin=subprocess.DEVNULL,
        )
    atexit.register(_closed, ours, process)
    return ours


def _closed(orders: socket.socket, process: subprocess.Popen[bytes]) -> None:
    orders.close()
    process.wait(10)


def _die_with_the_parent() -> None:
    """Leave no process behind when a test run is broken off."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)


class _Forking:
    """Forks and reaps. `_status`: by child, the descriptor that gets its exit code."""

    def __init__(self, orders: socket.socket) -> None:
        self._orders = orders
        self._status: dict[int, int] = {}

    def order(self) -> dict[str, Any] | None:
        """Wait for orders and fork: return the order in the child, None in the server when the socket was closed."""
        woken, wake = os.pipe()
        os.set_blocking(wake, False)
        signal.set_wakeup_fd(wake)
        signal.signal(signal.SIGCHLD, lambda *_: None)
        with selectors.DefaultSelector() as selector:
            selector.register(woken, selectors.EVENT_READ)
            selector.register(self._orders, selectors.EVENT_READ)
            while True:
                for key, _ in selector.select():
                    if key.fd == woken:
                        os.read(woken, 4096)
                        self._reap()
                    elif (order := self._next()) is None:
                        return None
                    elif self._fork(order):
                        continue
                    else:
                        signal.set_wakeup_fd(-1)
                        return order

    def _next(self) -> dict[str, Any] | None:
        line, descriptors, _, _ = socket.recv_fds(self._orders, 2**16, 3)
        while line and not line.endswith(b"\n"):
            line += self._orders.recv(2**16)
        return {**json.loads(line), "descriptors": descriptors} if line else None

    def _fork(self, order: dict[str, Any]) -> int:
        *outputs, status = order["descriptors"]
        pid = os.fork()
        if pid == 0:
            os.dup2(outputs[0], 1)
            os.dup2(outputs[-1], 2)
            for descriptor in (*outputs, status, *self._status.values(), self._orders.detach()):
                os.close(descriptor)
            return pid
        for descriptor in outputs:
            os.close(descriptor)
        os.write(status, f"{pid}\n".encode())
        self._status[pid] = status
        return pid

    def _reap(self) -> None:
        while self._status:
            pid, end = os.waitpid(-1, os.WNOHANG)
            if pid == 0:
                return
            status = self._status.pop(pid)
            with suppress(BrokenPipeError):  # the test has ended
                os.write(status, f"{os.waitstatus_to_exitcode(end)}\n".encode())
            os.close(status)


def _run(order: dict[str, Any]) -> int:
    """Do, as the child, what was ordered."""
    _die_with_the_parent()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if order["environ"] is not None:
        os.environ.clear()
        os.environ.update(order["environ"])
        time.tzset()
    os.chdir(order["cwd"])
    sys.argv[:] = [order["what"], *order["arguments"]]
    module, _, function = order["what"].partition(":")
    return int(getattr(importlib.import_module(module), function)(list(order["arguments"])) or 0)


def main(arguments: list[str]) -> int:
    """Import, prepare, then fork until the socket is closed. In the child: do what was ordered, and end as usual."""
    descriptor, *modules = arguments
    _die_with_the_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the test handles Ctrl-C
    for module in modules:
        prepare = getattr(importlib.import_module(module), "prepare", None)
        if prepare is not None:
            prepare()
    gc.collect()
    gc.freeze()  # children share what the collector does not touch, and a bot there need not collect it when it starts
    order = _Forking(socket.socket(fileno=int(descriptor))).order()
    if order is None:
        os._exit(0)
    return _run(order)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
