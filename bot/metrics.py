"""What is counted and measured of the bot that runs, as metrics for `bot.monitoring`.

After a new connection the counts begin anew. No guild, user or table is a label.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from typing import Any

from bot.app import App
from bot.errors import StoreError
from bot.progress import Durations


async def of_bot(core: Any, app: App) -> list[Any]:
    """Return the metrics of a bot. `core`: the module `prometheus_client.core`."""
    gauges = {
        **_gauges(app),
        "mission_overdue_seconds": ("For which the oldest message or timer is due.", await _overdue(app)),
    }
    found = [core.GaugeMetricFamily(name, about, value=value) for name, (about, value) in gauges.items()]
    return [*_counters(core, app), *_histograms(core, app), *found]


def _counters(core: Any, app: App) -> Iterator[Any]:
    tally, pictures = app.context.runtime.tally, app.render_service.pictures
    yield _counter(core, "mission_answers", "Answers to users.", ("outcome",), _by_one(tally.answers))
    yield _counter(core, "mission_refusals", "Refused requests.", ("kind",), _by_one(tally.refusals))
    yield _counter(core, "mission_sends", "Messages sent, edited and deleted.", ("kind", "result"), tally.sends)
    yield _counter(core, "mission_pictures", "Wanted pictures and films.", ("result",), _by_one(pictures))
    ended = _by_one(app.store.transactions)
    yield _counter(core, "mission_transactions", "Transactions on servers' files.", ("result",), ended)


def _histograms(core: Any, app: App) -> Iterator[Any]:
    answers = app.context.runtime.tally.durations
    yield _histogram(core, "mission_answer_seconds", "From a request to its answer.", answers)
    yield _histogram(core, "mission_transaction_seconds", "From the lock on a file to the commit.", app.store.durations)


def _gauges(app: App) -> dict[str, tuple[str, float]]:
    shards = app.client.shards.values()
    connected = [shard.latency for shard in shards if not shard.is_closed() and math.isfinite(shard.latency)]
    return {
        "mission_guilds": ("Servers that the bot is in.", len(app.client.guilds)),
        "mission_shards_connected": ("Shards with a gateway connection.", len(connected)),
        "mission_gateway_latency_seconds": ("Of the slowest shard.", max(connected, default=0.0)),
        "mission_outbox_waiting": ("Messages that wait for the rate limit.", app.context.runtime.rate_limiter.waiting),
        "mission_pictures_waiting": ("Pictures that are drawn or wait to be.", app.render_service.waiting),
    }


def _by_one(counts: Mapping[Any, int]) -> dict[tuple[str, ...], int]:
    return {(label,): count for label, count in counts.items()}


def _counter(core: Any, name: str, about: str, labels: tuple[str, ...], counts: Mapping[Any, int]) -> Any:
    family = core.CounterMetricFamily(name, about, labels=labels)
    for values, count in counts.items():
        family.add_metric(values, count)
    return family


def _histogram(core: Any, name: str, about: str, durations: Durations) -> Any:
    family = core.HistogramMetricFamily(name, about)
    family.add_metric((), durations.buckets(), durations.seconds)
    return family


async def _overdue(app: App) -> float:
    """Return the seconds for which something is due, NaN where the store cannot tell it."""
    try:
        due = await app.store.due_index.next()
    except StoreError:
        return math.nan
    return 0.0 if due is None else max(0.0, app.context.clock.now() - due)
