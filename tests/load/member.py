"""One of several processes of the bot on one PostgreSQL under load. `tests.load.several` starts them.

It is a member as `bot.app` makes it: its lease, its fence, its shards, the tokens of the common limit. Only Discord is
pretended, and each process has one of its own: what is measured is the bot and the database.
"""

from __future__ import annotations

import asyncio
import pickle
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Literal, cast

import aiohttp
import asyncpg
from yarl import URL

from bot.app import DiscordClock
from bot.member import Member, join
from bot.process import run
from bot.service.messenger import Later
from bot.serving import Serving, by_lease
from cogs.connection import ConnectionMonitor
from cogs.leased_shards import LeasedShards
from cogs.send_guard import LeaseRunOut, SendGuard
from db.postgres.store import PostgresStore, open_postgres
from tests.load.limits import LimitedMessenger
from tests.load.players import FIRST
from tests.load.run import Hall, Load, LoadOptions, Outcome, all_seats, hall_on

Gate = Literal["serve", "play", "judge", "leave"]
GATES: tuple[Gate, ...] = ("serve", "play", "judge", "leave")
"""What no process begins before all of them have come so far."""
LOCKS = 19780
"""The first number of the advisory locks that are the gates. The second one is the gate's place."""
_EACH = 10**12
"""Interactions of one process are numbered so far from those of the next."""
_EVERY = 1.0
"""Seconds between two heartbeats, as `bot.client` has it."""


@dataclass
class PretendedShard:
    """A session of a shard, open until it is ended."""

    latency: float = 0.0
    open: bool = True

    def is_closed(self) -> bool:
        return not self.open

    async def disconnect(self) -> None:
        self.open = False


class PretendedClient:
    """What `LeasedShards` and `ConnectionMonitor` need of a client. All shards may begin a session at the same time."""

    def __init__(self, leased: LeasedShards, shards: int) -> None:
        self.http = self
        self.shards: dict[int, PretendedShard] = {}
        self._leased = leased
        self._count = shards

    async def get_bot_gateway(self) -> tuple[int, str, dict[str, int]]:
        limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": self._count}
        return self._count, "", limit

    def get_shard(self, shard: int) -> PretendedShard | None:
        return self.shards.get(shard)

    async def launch_shard(self, _gateway: URL, shard: int) -> None:
        await self._leased.permit(shard)
        self.shards[shard] = PretendedShard()
        self._leased.ready.add(shard)


class GuardedMessenger(LimitedMessenger):
    """The pretended Discord behind a member's guard, which looks at each request as at those of the real client."""

    def __init__(self, chance: random.Random, guard: SendGuard) -> None:
        super().__init__(chance)
        trace = aiohttp.TraceConfig()
        guard.attach(trace)
        trace.freeze()
        self._begins = trace.on_request_start
        self._request = aiohttp.TraceRequestStartParams(
            "POST", URL("https://localhost/api/v10/channels"), cast("Any", {})
        )

    async def _admitted(self, place: Hashable) -> bool:
        if not self.lifted:
            try:
                await self._begins.send(cast("Any", None), SimpleNamespace(), self._request)
            except LeaseRunOut as error:
                raise Later from error
        return await super()._admitted(place)


@asynccontextmanager
async def _joined(plan: LoadOptions, number: int) -> AsyncIterator[tuple[PostgresStore, Member]]:
    """Open the store as one of several, and join them."""
    store = await open_postgres(plan.database, DiscordClock(), use="shared")
    member = await join(plan.database, f"load {number}")
    store.connections.fence = member.fence
    try:
        yield store, member
    finally:
        await store.close()
        await member.leave()


@asynccontextmanager
async def _serving(plan: LoadOptions, made: Hall, store: PostgresStore, member: Member) -> AsyncIterator[LeasedShards]:
    """Serve a fair share of the shards, and beat."""
    leased = member.shards(plan.processes)
    client: Any = PretendedClient(leased, plan.processes)
    leased.attach(client)
    serving = by_lease(made.context, store, made.dispatcher, leased, member)
    await leased.begin()
    beating = asyncio.create_task(_heartbeat(serving, ConnectionMonitor(client), made))
    while not leased.is_ready():
        await asyncio.sleep(0.05)
    try:
        yield leased
    finally:
        beating.cancel()
        await asyncio.gather(beating, return_exceptions=True)
        await made.dispatcher.close()
        await member.release()


async def _heartbeat(serving: Serving, monitor: ConnectionMonitor, made: Hall) -> None:
    while True:
        try:
            await serving.beat(monitor)
        finally:
            made.dispatcher.wake()
            made.service.wake()
        await asyncio.sleep(_EVERY)


async def _loaded(plan: LoadOptions, number: int, reached: Callable[[Gate], Awaitable[None]]) -> Outcome:
    """Do what `tests.load.run.loaded` does, at the tables of the own shards."""
    own = replace(plan, seed=plan.seed + number)
    async with _joined(plan, number) as (store, member):
        messenger = GuardedMessenger(random.Random(own.seed), member.guard)
        async with hall_on(store, own, messenger) as made:
            await reached("serve")
            async with _serving(own, made, store, member) as leased:
                seats = [table for table in all_seats(plan) if leased.has(table.guild)]
                load = Load(made, own, seats, first=FIRST + number * _EACH)
                await load.open()
                await reached("play")
                outcome = await load.play()
                await load.drain(outcome)
                await reached("judge")
                await load.judge(outcome)
                await reached("leave")
    return replace(outcome, messenger=LimitedMessenger(random.Random(), counts=messenger.counts))


async def _reached(database: str, gate: Gate) -> None:
    """Tell that this process has come so far, and wait until all of them have."""
    connection = await asyncpg.connect(database)
    try:
        print(gate, flush=True)  # noqa: T201 - the process that started this one reads it
        await connection.execute("SELECT pg_advisory_lock_shared($1, $2)", LOCKS, GATES.index(gate))
    finally:
        await connection.close()


def main(arguments: list[str]) -> int:
    """Bear a share of the load. Arguments: the folder with the plan, and the number of this process."""
    folder, number = Path(arguments[0]), int(arguments[1])
    plan: LoadOptions = pickle.loads((folder / "plan").read_bytes())
    outcome = run(_loaded(plan, number, lambda gate: _reached(plan.database, gate)))
    (folder / f"outcome-{number}").write_bytes(pickle.dumps(outcome))
    return 0
