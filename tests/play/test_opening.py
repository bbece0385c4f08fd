"""A bot that fails to open or to close leaves no file open: a file's thread would keep the process alive."""

from __future__ import annotations

import asyncio
import inspect
import sqlite3
import threading
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.app import App
from bot.commands.supervisor import Supervisor
from bot.errors import StoreUnavailable
from tests.db.support import GUILD, with_table
from tests.play.club import opened_app

LONG_AGO = 1_000_000.0
"""A beat of the year 1970: an outage that is to be noted at the next start."""


@pytest.fixture(autouse=True)
async def no_thread_is_left() -> AsyncIterator[None]:
    before = set(threading.enumerate())
    yield
    for thread in set(threading.enumerate()) - before:
        if "connection_worker" in thread.name:
            await asyncio.to_thread(thread.join, 5)
            assert not thread.is_alive()


@pytest.mark.guarantee("files-closed")
async def test_a_start_that_fails_half_way_closes_what_it_opened(tmp_path: Path) -> None:
    app = await opened_app(tmp_path)
    await app.store.people.save_heartbeat(LONG_AGO)
    await app.close()
    with closing(sqlite3.connect(tmp_path / "people.sqlite", isolation_level=None)) as somebody:
        somebody.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreUnavailable):
            await opened_app(tmp_path)
    await (await opened_app(tmp_path)).close()


@pytest.mark.parametrize("part", ["MissionClient", "RenderService.warm_up"])
async def test_a_start_that_fails_at_its_end_closes_what_it_opened(
    part: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: Any, **__: Any) -> None:
        raise RuntimeError("can't start new thread")

    with monkeypatch.context() as short:
        short.setattr(f"bot.app.{part}", fails)
        with pytest.raises(RuntimeError, match="new thread"):
            await opened_app(tmp_path)
    assert "repair" not in {task.get_name() for task in asyncio.all_tasks()}
    await (await opened_app(tmp_path)).close()


@pytest.mark.guarantee("files-closed")
async def test_all_is_closed_whatever_becomes_of_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails() -> None:
        raise RuntimeError("not today")

    app = await opened_app(tmp_path)
    await with_table(app.store)
    monkeypatch.setattr(app.client, "close", fails)
    monkeypatch.setattr(app.store.pending, "close", fails)
    with pytest.raises(RuntimeError, match="not today"):
        await app.close()
    await (await opened_app(tmp_path)).close()


STEPS = (
    *("dispatcher.close", "client.close", "service.late.close", "store.close", "render_service.close"),
    *("store._end_housekeeping", "store.files.close", "store.pending_file.close", "store._flush_due_index"),
    *("store._due_index_database.end", "store._people_file.end", "store._lock.close"),
)


@pytest.mark.guarantee("stop-works")
@pytest.mark.parametrize("error", [OSError(28, "No space left on device"), TimeoutError(), RuntimeError("a bug")])
@pytest.mark.parametrize("step", STEPS)
async def test_a_stop_ends_whatever_fails_in_any_step_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str, error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    """Each step does its work and fails then; all that comes after it is done all the same."""
    app, connected, opened = await opened_app(tmp_path), asyncio.Event(), list[str]()
    await with_table(app.store)
    await _fail_after(app, step, error, monkeypatch)

    async def opening() -> App:
        opened.append("again")
        return app

    async def connect() -> None:
        connected.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(app.client, "login", _logged_in)
    monkeypatch.setattr(app.client, "connect", connect)
    monkeypatch.setattr(app.client, "wait_until_ready", asyncio.Event().wait)
    staying = asyncio.create_task(Supervisor(opening, "token").run())
    await connected.wait()
    staying.cancel()
    await asyncio.wait({staying}, timeout=20)
    assert staying.cancelled() and opened == ["again"]
    assert "the bot stops all the same" in caplog.text
    again = await opened_app(tmp_path)
    async with again.store.read(GUILD) as tx:
        assert await tx.tables(("lobby", "running"))
    await again.close()


async def _logged_in(_token: str) -> None:
    return None


async def _fail_after(app: App, step: str, error: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    *path, name = step.split(".")
    owner: Any = app
    for part in path:
        owner = getattr(owner, part)
    real = getattr(owner, name)

    async def failing() -> None:
        await real()
        raise error

    def failing_at_once() -> None:
        real()
        raise error

    monkeypatch.setattr(owner, name, failing if inspect.iscoroutinefunction(real) else failing_at_once)
