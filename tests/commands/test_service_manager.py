"""What the process tells systemd: that it runs, that its event loop turns, and that it stops."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.service_manager import managed, notify, watchdog_interval


@pytest.fixture
def manager(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[socket.socket]:
    monkeypatch.delenv("WATCHDOG_USEC", raising=False)
    monkeypatch.delenv("WATCHDOG_PID", raising=False)
    path = os.path.relpath(tmp_path / "notify")  # an absolute one may be longer than a socket's name can be
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as made:
        made.bind(path)
        made.setblocking(False)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        yield made


def told(manager: socket.socket) -> list[str]:
    found: list[str] = []
    while True:
        try:
            found.append(manager.recv(100).decode())
        except BlockingIOError:
            return found


async def test_it_tells_that_it_runs_and_that_it_stops(manager: socket.socket) -> None:
    async with managed():
        assert told(manager) == ["READY=1"]
        await asyncio.sleep(0)
        assert told(manager) == [], "no watchdog was asked for"
    assert told(manager) == ["STOPPING=1"]


async def test_it_gives_signs_of_life_while_the_loop_turns(
    manager: socket.socket, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WATCHDOG_USEC", "20000")
    monkeypatch.setenv("WATCHDOG_PID", str(os.getpid()))
    async with managed():
        for _ in range(100):
            await asyncio.sleep(0.01)
            if len(seen := told(manager)) and seen.count("WATCHDOG=1"):
                break
        else:
            pytest.fail("no sign of life")
        told(manager)
        await asyncio.sleep(0.05)
        assert told(manager).count("WATCHDOG=1") >= 2
    assert told(manager)[-1] == "STOPPING=1"


@pytest.mark.parametrize("address", [None, "", "relative", "/nowhere/notify"])
def test_without_a_manager_nothing_happens(address: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NOTIFY_SOCKET", raising=False)
    if address is not None:
        monkeypatch.setenv("NOTIFY_SOCKET", address)
    notify("READY=1")


@pytest.mark.parametrize(
    ("wanted", "process", "interval"),
    [("60000000", None, 30.0), ("60000000", "1", None), ("", None, None), ("0", None, None), ("soon", None, None)],
)
def test_the_interval_is_half_of_what_is_allowed(
    wanted: str, process: str | None, interval: float | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WATCHDOG_USEC", wanted)
    monkeypatch.delenv("WATCHDOG_PID", raising=False)
    if process is not None:
        monkeypatch.setenv("WATCHDOG_PID", process)
    assert watchdog_interval() == interval
