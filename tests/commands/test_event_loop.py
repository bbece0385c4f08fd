"""The bot runs on uvloop's event loop where that is installed, and on asyncio's own everywhere else."""

from __future__ import annotations

import asyncio
import sys

import pytest

from bot.process import run


async def _loop() -> str:
    return type(asyncio.get_running_loop()).__module__


def test_uvloop_runs_the_bot_where_it_is_installed() -> None:
    pytest.importorskip("uvloop", reason="there is no uvloop for this system")
    assert run(_loop()) == "uvloop"


def test_the_bot_runs_without_uvloop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "uvloop", None)  # as where it is not installed
    assert run(_loop()).startswith("asyncio.")
