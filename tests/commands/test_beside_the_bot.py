"""What `run` keeps going beside the bot: announcements, backups, health pages and the word to systemd."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest

from bot import announcements, backups
from bot.announcements import found, leave
from bot.commands import run
from bot.config import Settings, Token
from tests.service.world import ANN, BOB, world


def free_port() -> int:
    with socket.socket() as made:
        made.bind(("127.0.0.1", 0))
        return int(made.getsockname()[1])


async def test_run_takes_care_of_announcements_and_backups(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data, kept, port = tmp_path / "data", tmp_path / "backups", free_port()
    seen: list[str] = []

    class Supervisor:
        def __init__(self, opening: Callable[[], Awaitable[Any]], _token: str) -> None:
            self.opening = opening

        async def run(self) -> None:
            await self.opening()
            while found(data) or not [path for path in kept.glob("*Z") if path.is_dir()]:
                await asyncio.sleep(0.01)
            async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/healthz") as answer:
                seen.append(await answer.text())

    for module in (announcements, backups):
        monkeypatch.setattr(module, "LOOK", 0.01)
    monkeypatch.setattr(run, "Supervisor", Supervisor)
    monkeypatch.setattr(run, "settle_in", lambda: None)
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(f"\0mission-{os.getpid()}")  # a name without a file: a path may be too long
        manager.settimeout(5)
        monkeypatch.setenv("NOTIFY_SOCKET", f"@mission-{os.getpid()}")
        async with world(data) as opened:
            await opened.started(ANN, BOB)

            async def open_app(*_: Any, **__: Any) -> Any:
                return SimpleNamespace(context=opened.context)

            monkeypatch.setattr(run, "open_app", open_app)
            leave(data, "Back at six.", 1.0)
            settings = Settings(Token("a.b.c"), data_dir=data, mission_backup_folder=kept, mission_http_port=port)
            assert await asyncio.wait_for(run._join(settings, "a.b.c"), 60) == 0
            rows, _ = await opened.unsent()
        assert seen == ["ok\n"] and [row.kind for row in rows] == ["announced"]
        assert [manager.recv(50), manager.recv(50)] == [b"READY=1", b"STOPPING=1"]
