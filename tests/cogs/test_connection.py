"""The gateway connection: each acknowledged heartbeat of a shard counts, an open socket alone does not."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import inf, nan
from typing import Any

from cogs.connection import ConnectionMonitor


@dataclass
class Shard:
    latency: float = inf
    closed: bool = False

    def is_closed(self) -> bool:
        return self.closed


@dataclass
class Client:
    shards: dict[int, Shard] = field(default_factory=dict)


def monitor(*shards: Shard) -> ConnectionMonitor:
    client: Any = Client(dict(enumerate(shards)))
    return ConnectionMonitor(client)


def test_open_socket_is_no_sign_of_life() -> None:
    shard = Shard()
    looks = monitor(shard)
    assert not looks.is_heard(), "nothing was acknowledged yet"
    shard.latency = 0.04
    assert looks.is_heard()
    assert not looks.is_heard(), "open, but silent"
    assert not looks.is_heard()
    shard.latency = 0.05
    assert looks.is_heard()


def test_closed_connection_is_not_heard() -> None:
    shard = Shard(0.04)
    looks = monitor(shard)
    assert looks.is_heard()
    shard.closed, shard.latency = True, nan
    assert not looks.is_heard()
    shard.closed, shard.latency = False, inf
    assert not looks.is_heard(), "connected again, and nothing acknowledged yet"
    shard.latency = 0.06
    assert looks.is_heard()


def test_players_count_as_heard_once_all_shards_are() -> None:
    first, second = Shard(0.01), Shard()
    looks = monitor(first, second)
    assert not looks.is_heard()
    second.latency = 0.02
    assert looks.is_heard()
    first.latency = 0.03
    assert not looks.is_heard(), "the second may be cut"
    first.latency, second.latency = 0.05, 0.04
    assert looks.is_heard()
    assert not monitor().is_heard(), "not connected yet"


def test_simulated_gateway_is_heard_while_it_is_open() -> None:
    shard = Shard(0.0)
    looks = monitor(shard)
    assert looks.is_heard()
    assert looks.is_heard()
    shard.closed = True
    assert not looks.is_heard()
