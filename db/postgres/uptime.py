"""The beats and outages of shards on PostgreSQL (`bot.service.ports.uptime`)."""

from __future__ import annotations

from collections import defaultdict

from db.postgres.connections import Connections

_BEAT = "UPDATE cluster.shard_lease SET beat = ? WHERE shard = ?"
_LAST_OF_ALL = "INSERT INTO heartbeat (one, at) VALUES (1, ?) ON CONFLICT (one) DO UPDATE SET at = excluded.at"
"""What a bot on files, to which all is moved, goes by."""
_LAST = "SELECT beat FROM cluster.shard_lease WHERE shard = ?"
_ADD = (
    "INSERT INTO cluster.outage (shard, since, until) VALUES (?, ?, ?) "
    "ON CONFLICT (shard, since) DO UPDATE SET until = excluded.until"
)
_OF_SHARDS = """
SELECT shard, since, until FROM cluster.outage
UNION ALL SELECT shard, since, until FROM cluster.shard_lease, outage
ORDER BY shard, since
"""


class PostgresShardBeats:
    """`bot.service.ports.uptime.ShardBeats` in a database."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def of(self, shard: int) -> _OfShard:
        return _OfShard(self, self._connections, shard)

    async def outages(self) -> dict[int, list[tuple[float, float]]]:
        found: defaultdict[int, list[tuple[float, float]]] = defaultdict(list)
        for shard, since, until in await self._connections.ask(_OF_SHARDS):
            found[shard].append((since, until))
        return dict(found)


class _OfShard:
    """`bot.service.ports.uptime.Beats` of one shard."""

    def __init__(self, all_of_them: PostgresShardBeats, connections: Connections, shard: int) -> None:
        self._all = all_of_them
        self._connections = connections
        self._shard = shard

    async def save_heartbeat(self, at: float) -> None:
        async with self._connections.sharing() as session:
            session.defer(_BEAT, at, self._shard)
            session.defer(_LAST_OF_ALL, at)

    async def last_heartbeat(self) -> float | None:
        ((beat,),) = await self._connections.ask(_LAST, self._shard)
        return beat

    async def add_outage(self, since: float, until: float) -> None:
        async with self._connections.sharing() as session:
            session.defer(_ADD, self._shard, since, until)

    async def outages(self) -> list[tuple[float, float]]:
        return (await self._all.outages()).get(self._shard, [])
