"""Processes forked off one that has imported everything: real ones, made in milliseconds, to be killed by the hundred.

    async with Nursery("tests.service.lives") as nursery:
        child = await nursery.born("tests.service.lives:main", "some", "arguments", out=folder / "log")
        child.kill()
        assert await child.ended() == -signal.SIGKILL

As a program it is the mother: requests come in and news go out as lines of JSON. One child lives at a time.
"""

from __future__ import annotations

import asyncio
import ctypes
import importlib
import json
import os
import signal
import sys
import traceback
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

ROOT = Path(__file__).resolve().parents[2]
_PR_SET_PDEATHSIG = 1


@dataclass
class Child:
    """A process that was born. `log` is all it writes."""

    pid: int
    log: Path
    _news: asyncio.Future[int] = field(repr=False)

    @property
    def alive(self) -> bool:
        return not self._news.done()

    def kill(self) -> None:
        """SIGKILL, in the middle of whatever it is doing."""
        with suppress(ProcessLookupError):  # it may have ended in this very moment
            os.kill(self.pid, signal.SIGKILL)

    def at_end(self, call: Callable[[], None]) -> None:
        """Call this when it has ended."""
        self._news.add_done_callback(lambda _: call())

    async def ended(self, patience: float = 60.0) -> int:
        """Wait for its end: its exit code, or the negative number of the signal that killed it."""
        return await asyncio.wait_for(asyncio.shield(self._news), patience)


class Nursery:
    """The mother process. As a context manager: no child and no mother outlives the block."""

    def __init__(self, *modules: str) -> None:
        self._modules = modules
        self._mother: asyncio.subprocess.Process | None = None
        self._child: Child | None = None
        self._listening: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._mother = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.support.nursery", *self._modules),
            cwd=ROOT,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        assert await self._heard() == {"ready": True}
        return self

    async def __aexit__(self, *exc_info: object) -> None:
        assert self._mother is not None and self._mother.stdin is not None
        if self._child is not None and self._child.alive:
            self._child.kill()
            await self._child.ended()
        self._mother.stdin.close()
        await self._mother.wait()

    async def born(
        self,
        what: str,
        *arguments: str,
        out: Path,
        environ: Mapping[str, str] | None = None,
        cwd: Path = ROOT,
    ) -> Child:
        """Start `module:function` with these arguments; `out` gets, at its end, all that it writes."""
        assert self._mother is not None and self._mother.stdin is not None
        assert self._child is None or not self._child.alive, "one child at a time"
        order = {"what": what, "arguments": arguments, "out": str(out), "environ": environ or {}, "cwd": str(cwd)}
        self._mother.stdin.write(json.dumps(order).encode() + b"\n")
        news: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._child = Child((await self._heard())["born"], out, news)
        self._listening = asyncio.create_task(self._mourn(news))
        return self._child

    async def _mourn(self, news: asyncio.Future[int]) -> None:
        news.set_result((await self._heard())["ended"])

    async def _heard(self) -> dict[str, Any]:
        assert self._mother is not None and self._mother.stdout is not None
        line = await self._mother.stdout.readline()
        assert line, "the mother process is gone"
        return json.loads(line)


def _die_with_the_parent() -> None:
    """Leave no process behind when a test run is broken off."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)


def _tell(**news: Any) -> None:
    os.write(1, json.dumps(news).encode() + b"\n")


def _live(order: dict[str, Any]) -> int:
    """Be the child."""
    _die_with_the_parent()
    signal.signal(signal.SIGINT, signal.default_int_handler)
    out = os.open(order["out"], os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
    os.dup2(out, 1)
    os.dup2(out, 2)
    os.environ.update(order["environ"])
    os.chdir(order["cwd"])
    module, _, function = order["what"].partition(":")
    return int(getattr(importlib.import_module(module), function)(list(order["arguments"])) or 0)


def _bear(order: dict[str, Any]) -> int:
    """Fork the child and wait for its end."""
    pid = os.fork()
    if pid == 0:
        code = 70
        try:
            code = _live(order)
        except BaseException:
            traceback.print_exc()
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)
    _tell(born=pid)
    return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])


def mother(modules: list[str]) -> None:
    """Import, then bear children until nobody asks for more."""
    _die_with_the_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the test's affair
    for module in modules:
        importlib.import_module(module)
    _tell(ready=True)
    for line in sys.stdin:
        _tell(ended=_bear(json.loads(line)))


if __name__ == "__main__":
    mother(sys.argv[1:])
