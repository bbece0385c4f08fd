"""HTTP on a port of this machine for the operator's tools: `/healthz`, `/readyz` and `/metrics`.

`/metrics` is in Prometheus' text format, written by prometheus_client, which is an extra of the package. No guild, user
or table is a label.
"""

from __future__ import annotations

import asyncio
import importlib
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any

from aiohttp import web

from bot import metrics
from bot.app import App
from bot.backups import BackupSchedule
from bot.config import BadSettings
from bot.errors import StoreError
from bot.version import version

PATIENCE = 2.0
"""Seconds that the store may take for one read until the bot counts as not ready."""
LAG_CHECK = 0.5
"""Seconds between two measurements of how late the event loop is."""
NOT_INSTALLED = "prometheus_client is not installed: .venv/bin/python -m pip install prometheus-client"


@dataclass
class Monitor:
    """Tells how the bot is.

    `app`: the bot that runs now; None while it is opened. `backups`: None where none are scheduled. `lag`: see
    `_measure_lag`.
    """

    app: App | None = None
    backups: BackupSchedule | None = None
    lag: float = 0.0

    async def not_ready(self) -> str | None:
        """Return why the bot cannot serve now, None if it can."""
        app = self.app
        if app is None:
            return "the bot is starting"
        if not app.client.is_ready() or app.client.is_closed():
            return "Discord is not connected"
        try:
            async with asyncio.timeout(PATIENCE):
                await app.store.due_index.next()
        except (StoreError, TimeoutError) as error:
            return f"the store cannot be read ({type(error).__name__})"
        return None

    async def page(self) -> bytes | None:
        """Return the metrics in Prometheus' text format, None where prometheus_client is not installed."""
        try:
            client: Any = importlib.import_module("prometheus_client")
            core: Any = importlib.import_module("prometheus_client.core")
        except ImportError:
            return None
        registry = client.CollectorRegistry()
        client.ProcessCollector(registry=registry)
        of_bot = () if self.app is None else await metrics.of_bot(core, self.app)
        registry.register(_Collector([*self._of_process(core), *of_bot]))
        self.lag = 0.0
        return client.generate_latest(registry)

    def _of_process(self, core: Any) -> Iterator[Any]:
        yield core.InfoMetricFamily("mission", "The program.", value={"version": version()})
        about = "The longest delay of the event loop since these metrics were read."
        yield core.GaugeMetricFamily("mission_loop_lag_seconds", about, value=self.lag)
        if (backups := self.backups) is not None:
            made = core.CounterMetricFamily("mission_backups", "Scheduled backups.", labels=("result",))
            for result in ("done", "failed"):
                made.add_metric((result,), backups.counts[result])
            yield made
            about = "Since the newest scheduled backup."
            yield core.GaugeMetricFamily("mission_backup_age_seconds", about, value=backups.age())


@dataclass(eq=False)  # the registry keeps collectors by identity
class _Collector:
    """Hands metrics that are measured already to prometheus_client."""

    families: list[Any]

    def collect(self) -> Iterator[Any]:
        """Yield them."""
        yield from self.families


@asynccontextmanager
async def served(monitor: Monitor, host: str, port: int) -> AsyncIterator[tuple[str, int]]:
    """Serve the three pages; yield the address. Raises BadSettings if the port cannot be opened."""
    lag = asyncio.create_task(_measure_lag(monitor), name="loop lag")
    runner = web.AppRunner(_pages(monitor), access_log=None)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, host, port).start()
        except OSError as error:
            raise BadSettings([f"MISSION_HTTP_PORT cannot be used: {host} port {port}: {error.strerror}."]) from error
        yield runner.addresses[0][:2]
    finally:
        lag.cancel()
        with suppress(asyncio.CancelledError):
            await lag
        await runner.cleanup()


def _pages(monitor: Monitor) -> web.Application:
    async def health(_request: web.Request) -> web.Response:
        return web.Response(text="ok\n")  # that it answers is what is asked: the event loop turns

    async def ready(_request: web.Request) -> web.Response:
        why = await monitor.not_ready()
        return web.Response(text=f"{why or 'ok'}\n", status=503 if why else 200)

    async def measured(_request: web.Request) -> web.Response:
        found = await monitor.page()
        if found is None:
            return web.Response(text=f"{NOT_INSTALLED}\n", status=501)
        return web.Response(body=found, headers={"Content-Type": "text/plain; version=0.0.4; charset=utf-8"})

    pages = web.Application()
    pages.add_routes([web.get("/healthz", health), web.get("/readyz", ready), web.get("/metrics", measured)])
    return pages


async def _measure_lag(monitor: Monitor) -> None:
    """Keep the longest delay, in seconds, by which the event loop woke too late since the metrics were read."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + LAG_CHECK
        await asyncio.sleep(LAG_CHECK)
        monitor.lag = max(monitor.lag, loop.time() - due)
