"""What the operator's tools read: health, readiness, and metrics in which nobody is named."""

from __future__ import annotations

import asyncio
import importlib
import json
import math
import re
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest

from bot.backups import BackupPool, BackupSchedule
from bot.config import BadSettings, read_settings
from bot.errors import StoreUnavailable
from bot.monitoring import Monitor, served
from bot.service.messenger import DmClosed
from tests.service.world import ANN, BOB, CEM, GUILD, World

ROOT = Path(__file__).parents[2]
ENDS = {"histogram": ("_bucket", "_sum", "_count")}
"""What the samples of a metric of this kind end with."""


class Client:
    """A client that is connected with one shard."""

    guilds = (GUILD,)
    ready = True

    def __init__(self) -> None:
        self.shards = {0: SimpleNamespace(latency=0.04, is_closed=lambda: not self.ready)}

    def is_ready(self) -> bool:
        return self.ready

    def is_closed(self) -> bool:
        return False


@pytest.fixture
def app(world: World) -> Any:
    drawing = SimpleNamespace(pictures=Counter(drawn=2, late=1), waiting=3)
    return SimpleNamespace(context=world.context, store=world.store, client=Client(), render_service=drawing)


@pytest.fixture
async def base(app: Any) -> AsyncIterator[str]:
    async with served(Monitor(app), "127.0.0.1", 0) as (host, port):
        yield f"http://{host}:{port}"


async def got(url: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(url) as answer:
        return answer.status, await answer.text()


def value(text: str, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    assert found, f"{name} is not among\n{text}"
    return float(found[1])


async def test_answers_and_refusals_are_counted_and_nobody_is_named(world: World, base: str) -> None:
    await world.started(ANN, BOB)
    await world.press(CEM, "do", "top-up", "11")
    status, text = await got(f"{base}/metrics")
    assert status == 200
    assert value(text, 'mission_answers_total{outcome="done"}') >= 3
    assert value(text, 'mission_answers_total{outcome="refused"}') == 1
    [kind] = re.findall(r'mission_refusals_total\{kind="([a-z-]+)"\} 1.0', text)
    answers = sum(float(n) for n in re.findall(r"mission_answers_total\{.*\} (\S+)", text))
    assert value(text, 'mission_answer_seconds_bucket{le="+Inf"}') == answers, kind
    assert value(text, "mission_guilds") == value(text, "mission_shards_connected") == 1
    assert value(text, "mission_gateway_latency_seconds") == 0.04
    assert math.isfinite(value(text, "mission_loop_lag_seconds"))
    labels = set(re.findall(r'(\w+)="', text)) - {"version", "le"}
    assert labels == {"outcome", "kind", "result"}, "nothing that names a guild, a table or a user"
    assert not re.search(r"\d", " ".join(re.findall(r'(?:outcome|kind|result)="([^"]*)"', text)))


async def test_what_is_overdue_is_told_in_seconds(world: World, base: str) -> None:
    await world.started(ANN, BOB)
    world.clock.advance(7 * 3_600)  # players are looked for by now
    _, text = await got(f"{base}/metrics")
    assert value(text, "mission_overdue_seconds") > 0
    await world.settle()
    _, text = await got(f"{base}/metrics")
    assert value(text, "mission_overdue_seconds") == 0


async def test_sends_transactions_and_pictures_are_counted(world: World, base: str) -> None:
    await world.started(ANN, BOB)
    before = (await got(f"{base}/metrics"))[1]
    await world.turn(ANN)
    await world.settle()
    text = (await got(f"{base}/metrics"))[1]
    for name in (
        'mission_sends_total{kind="post",result="done"}',
        'mission_transactions_total{result="committed"}',
        "mission_transaction_seconds_count",
    ):
        assert value(text, name) > value(before, name) > 0, name
    assert value(text, 'mission_pictures_total{result="late"}') == 1
    assert value(text, "mission_pictures_waiting") == 3 and value(text, "mission_outbox_waiting") == 0


async def test_a_send_that_fails_is_counted_as_its_error(world: World, base: str) -> None:
    tally = world.context.runtime.tally
    with pytest.raises(DmClosed), tally.sending("direct"):
        raise DmClosed
    with pytest.raises(asyncio.CancelledError), tally.sending("edit"):
        raise asyncio.CancelledError
    text = (await got(f"{base}/metrics"))[1]
    assert value(text, 'mission_sends_total{kind="direct",result="dmclosed"}') == 1
    assert value(text, 'mission_sends_total{kind="edit",result="failed"}') == 1


async def test_a_transaction_that_is_rolled_back_is_counted(world: World, base: str) -> None:
    with pytest.raises(ZeroDivisionError):
        async with world.store.write(GUILD):
            raise ZeroDivisionError
    assert value((await got(f"{base}/metrics"))[1], 'mission_transactions_total{result="rolled-back"}') == 1


async def test_the_dashboard_and_the_docs_know_the_metrics(world: World, app: Any) -> None:
    schedule = BackupSchedule(Path("data"), Path("backups"), 60.0, 1, world.clock, BackupPool().back_up)
    async with served(Monitor(app, schedule), "127.0.0.1", 0) as (host, port):
        _, text = await got(f"http://{host}:{port}/metrics")
    kinds = dict(re.findall(r"^# TYPE (\S+) (\S+)$", text, re.MULTILINE))
    known = {f"{name}{end}" for name, kind in kinds.items() for end in ENDS.get(kind, ("",))}
    board = json.loads((ROOT / "docs/deploy/grafana.json").read_text("utf-8"))
    wanted = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    named = {name for expr in wanted for name in re.findall(r"\b(?:mission|process)_\w+", expr)}
    assert len(wanted) >= 18 and named <= known, named - known
    ours = {name for name in kinds if name.startswith("mission_")} - {"mission_info"}
    assert {name for name in ours if not any(one.startswith(name) for one in named)} == set()
    page = (ROOT / "docs/hosting.md").read_text("utf-8")
    assert {name for name in ours if f"`{name}" not in page} == set()


async def test_backups_are_counted_where_they_are_scheduled(app: Any, world: World, base: str) -> None:
    assert "mission_backup" not in (await got(f"{base}/metrics"))[1]
    schedule = BackupSchedule(Path("data"), Path("backups"), 60.0, 1, world.clock, BackupPool().back_up)
    schedule.counts["failed"] += 2
    async with served(Monitor(app, schedule), "127.0.0.1", 0) as (host, port):
        _, text = await got(f"http://{host}:{port}/metrics")
        assert value(text, 'mission_backups_total{result="done"}') == 0
        assert value(text, 'mission_backups_total{result="failed"}') == 2
        assert value(text, "mission_backup_age_seconds") == math.inf
        schedule.newest = world.clock.now() - 5
        _, text = await got(f"http://{host}:{port}/metrics")
        assert value(text, "mission_backup_age_seconds") == 5


async def test_it_is_ready_while_discord_and_the_files_can_be_reached(
    app: Any, base: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await got(f"{base}/healthz") == (200, "ok\n")
    assert await got(f"{base}/readyz") == (200, "ok\n")
    app.client.ready = False
    assert await got(f"{base}/readyz") == (503, "Discord is not connected\n")
    app.client.ready = True

    async def broken() -> None:
        raise StoreUnavailable("locked")

    monkeypatch.setattr(app.store.due_index, "next", broken)
    assert await got(f"{base}/readyz") == (503, "the store cannot be read (StoreUnavailable)\n")
    _, text = await got(f"{base}/metrics")
    assert math.isnan(value(text, "mission_overdue_seconds"))


async def test_a_bot_that_starts_is_healthy_and_not_ready() -> None:
    async with served(Monitor(), "127.0.0.1", 0) as (host, port):
        assert (await got(f"http://{host}:{port}/healthz"))[0] == 200
        assert await got(f"http://{host}:{port}/readyz") == (503, "the bot is starting\n")
        status, text = await got(f"http://{host}:{port}/metrics")
        assert status == 200 and "mission_info{" in text and "mission_answers" not in text
        with pytest.raises(BadSettings, match=f"port {port}"):
            async with served(Monitor(), host, port):
                raise AssertionError("two on one port")


async def test_without_the_library_it_says_what_to_install(base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    real = importlib.import_module

    def missing(name: str, *more: Any) -> Any:
        if name.startswith("prometheus_client"):
            raise ImportError(name)
        return real(name, *more)

    monkeypatch.setattr(importlib, "import_module", missing)
    status, text = await got(f"{base}/metrics")
    assert status == 501 and "pip install prometheus-client" in text


@pytest.mark.parametrize("written", ["0.0.0.0", "::1"])
def test_the_address_is_an_ip_address(written: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MISSION_HTTP_HOST", written)
    assert read_settings().mission_http_host == written
    monkeypatch.setenv("MISSION_HTTP_HOST", "example.org")
    with pytest.raises(BadSettings, match=r"MISSION_HTTP_HOST cannot be used: it is an IP address"):
        read_settings()
