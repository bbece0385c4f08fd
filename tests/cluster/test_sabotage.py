"""Each protection of several processes is needed: without it the checker of histories finds what happens then.

Each case is played twice: as the program is, and with one protection taken away.
"""

from __future__ import annotations

import asyncio
import random
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any, TypeAlias, cast

import pytest

from bot.client import MissionClient
from bot.cluster.membership import LEASE, Membership
from bot.errors import DeclaredDead
from bot.service.answers.open_panels import LOOK_EVERY, OpenPanels
from bot.service.features.play import actions as playing
from bot.service.interactions import PendingInteraction
from bot.service.messages.reconcile import Pass
from bot.service.messages.sender import Sender
from cogs.leased_shards import LeasedShards
from cogs.lifecycle import Lifecycle
from cogs.send_guard import LeaseRunOut, SendGuard
from tests.cluster import audit
from tests.cluster.history import History, Request, TableKey, faults
from tests.cluster.support import run_out, until_waiting
from tests.cluster.test_two_processes import Worlds
from tests.cluster.test_two_processes import worlds as worlds
from tests.db.support import GUILD, act, an_entry, with_table
from tests.service.pretended import deeds, nonces, while_sending
from tests.service.test_dm_panels import beat, opened
from tests.service.world import ANN, BOB, World

Patch: TypeAlias = pytest.MonkeyPatch
ONE = TableKey(GUILD, 1)
SHARD = 1
EIGHTS = "crazy-eights"


@dataclass
class Taken:
    """Whether a protection is taken away, and the means to do it."""

    away: bool
    patch: pytest.MonkeyPatch


@pytest.fixture(params=[False, True], ids=["protected", "sabotaged"])
def taken(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Taken:
    return Taken(request.param, monkeypatch)


def kinds(history: History) -> set[str]:
    return {fault.partition(":")[0] for fault in faults(history)}


def sent(*requests: Request) -> History:
    """Return a history of nothing but requests."""
    return History([], requests, [], {}, [], {}, len)


@pytest.fixture
async def noted(pool: Any) -> AsyncIterator[Any]:
    """Let the database note who writes; yield its connections."""
    if await pool.fetchval("SELECT to_regnamespace('audit') IS NULL"):
        await audit.install(pool)
    await clear(pool)
    yield pool


async def clear(pool: Any) -> None:
    """Delete what is stored and what was noted, but for the members."""
    await pool.execute("TRUNCATE guild, audit.written, audit.entry, audit.lease, audit.death CASCADE")


async def stored(pool: Any) -> History:
    """Return what the database holds and has noted. Each board shows all of its table."""
    entries = await audit.entries(pool.fetch, lambda _body: "")
    counts = Counter(entry.where for entry in entries)
    boards = [Request("post", SHARD, 1, where, "board", 1, count) for where, count in counts.items()]
    deaths, writes = await audit.deaths(pool.fetch), await audit.writes(pool.fetch)
    return History([], boards, [], deaths, entries, counts, len, writes=writes)


async def declare_dead(pool: Any, store: Any) -> None:
    """Let the lease of a store's member run out, and declare it dead."""
    from db.postgres.members import PostgresMembers

    await run_out(pool, store.connections.fence.member)
    assert await PostgresMembers(pool).declare_dead() == [store.connections.fence.member]


async def the_dead_write(stores: tuple[Any, Any], pool: Any) -> History:
    """A process writes that was declared dead, and does not know it yet."""
    one, two = stores
    table = await with_table(one)
    await act(one, GUILD, table)
    await declare_dead(pool, one)
    with suppress(DeclaredDead):
        await act(one, GUILD, table)
    await act(two, GUILD, table)
    return await stored(pool)


async def a_death_in_a_transaction(stores: tuple[Any, Any], pool: Any) -> History:
    """A process is declared dead in the middle of its transaction: whoever does it waits."""
    one = stores[0]
    table = await with_table(one)
    async with one.write(GUILD) as tx:
        assert await tx.entries(table) == []
        dying = asyncio.create_task(declare_dead(pool, one))
        waiting = asyncio.create_task(until_waiting(pool))
        await asyncio.wait({dying, waiting}, return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        await tx.append(table, an_entry(1))
    await dying
    return await stored(pool)


async def one_interaction_twice(stores: tuple[Any, Any], pool: Any) -> History:
    """An interaction makes a second entry."""
    table = await with_table(stores[0])
    for number, store in enumerate(stores, 1):
        with suppress(ValueError):
            async with store.write(GUILD) as tx:
                await tx.append(table, an_entry(number, interaction=7))
    return await stored(pool)


def _fence(sql: str) -> Callable[[Patch], None]:
    """Let the fence be these statements."""

    def change(patch: Patch) -> None:
        from db.postgres.block import Fence

        patch.setattr(Fence, "sql", property(lambda fence: sql.format(fence.member)))

    return change


WRITES: dict[str, tuple[Any, Callable[[Patch], None]]] = {
    "no fence": (the_dead_write, _fence("")),
    "a fence without the look": (the_dead_write, _fence("SELECT pg_advisory_xact_lock_shared(19779, {}); ")),
    "a fence without the lock": (
        a_death_in_a_transaction,
        _fence("SELECT 1 FROM cluster.member WHERE member_id = {} AND NOT dead; "),
    ),
}


@pytest.mark.parametrize(("case", "sabotage"), WRITES.values(), ids=WRITES)
async def test_without_the_fence_the_dead_write(
    stores: tuple[Any, Any], noted: Any, monkeypatch: Patch, case: Any, sabotage: Any
) -> None:
    with audit.writers_named():
        assert kinds(await case(stores, noted)) == set()
    await clear(noted)
    await rejoined(stores, noted)
    sabotage(monkeypatch)
    with audit.writers_named():
        assert kinds(await case(stores, noted)) == {"dead"}


async def test_without_the_index_an_interaction_acts_twice(stores: tuple[Any, Any], noted: Any) -> None:
    with audit.writers_named():
        assert kinds(await one_interaction_twice(stores, noted)) == set()
        await clear(noted)
        index = await noted.fetchval("SELECT pg_get_indexdef('entry_interaction'::regclass)")
        await noted.execute("DROP INDEX entry_interaction")
        assert kinds(await one_interaction_twice(stores, noted)) == {"twice"}
    await clear(noted)
    await noted.execute(index)


async def rejoined(stores: tuple[Any, Any], pool: Any) -> None:
    """Let the processes be members anew."""
    from db.postgres.block import Fence
    from db.postgres.members import PostgresMembers

    for store in stores:
        store.connections.fence = Fence(await PostgresMembers(pool).join("", "", 60.0))


class Alone:
    """Members for one process: its beats arrive."""

    async def join(self, name: str, version: str, lease: float) -> int:
        return 5

    async def beat(self, member: int, lease: float) -> None: ...

    async def declare_dead(self) -> list[int]:
        return []

    async def leave(self, member: int) -> None: ...


async def a_late_request() -> History:
    """A process is stopped while its request waits for a token. Meanwhile another one takes its shard over."""
    now, requests = 0.0, list[Request]()
    membership = Membership(Alone(), clock=lambda: now)
    await membership.join("", "")

    async def token() -> None:
        nonlocal now
        now += LEASE + 1.0
        requests.append(Request("edit", SHARD, 6, ONE, "call", 900))

    async def unlimited(_seconds: float) -> None: ...

    trace: Any = SimpleNamespace(on_request_start=[], on_request_end=[])
    SendGuard(membership.is_in_time, token, unlimited).attach(trace)
    [begins] = trace.on_request_start
    with suppress(LeaseRunOut):
        await begins(None, None, SimpleNamespace(url=SimpleNamespace(path="/api/v10/channels/1/messages/900")))
        requests.append(Request("edit", SHARD, 5, ONE, "call", 900))
    return sent(*requests)


async def test_without_the_deadline_an_old_epoch_sends_late(monkeypatch: Patch) -> None:
    assert kinds(await a_late_request()) == set()
    monkeypatch.setattr(Membership, "is_in_time", lambda _self: True)
    assert kinds(await a_late_request()) == {"overtaken"}


async def a_message_of_two(worlds: Worlds) -> History:
    """A process is stopped before it sends a message; another one takes over and sends it, then the first one wakes."""
    one, two = worlds
    messenger, serves = one.messenger, two.context.runtime.serves
    await one.started(ANN, BOB, game=EIGHTS)

    async def taken_over() -> None:
        two.context.runtime.serves = lambda _guild: True
        await two.settle()
        two.context.runtime.serves = serves

    before = len(messenger.made)
    while_sending(messenger, taken_over, sent=False)
    await turn_passes(one)
    await one.advance(30.0)
    made = [(nonce, message.id) for message in messenger.made[before:] for nonce in nonces(message.card) if nonce]
    assert made
    return sent(*(Request("post", SHARD, 1, ONE, f"row {nonce}", message) for nonce, message in made))


async def turn_passes(world: World) -> None:
    """Let players act until another one is to move."""
    user, chance = await world.awaited(), random.Random(4)
    while await world.awaited() == user:
        await world.act_any(chance)


async def test_with_nonces_by_chance_a_message_comes_twice(worlds: Worlds, taken: Taken) -> None:
    if taken.away:
        taken.patch.setattr(Sender, "_nonce", lambda _self, _row: secrets.token_hex(8))
    assert kinds(await a_message_of_two(worlds)) == ({"repeated"} if taken.away else set())


async def test_without_the_decision_a_second_click_acts(worlds: Worlds, taken: Taken) -> None:
    """Two clicks on one offer, which the rules would let the player do twice."""
    one, two = worlds
    act_at = playing.act_at
    if taken.away:
        taken.patch.setattr(playing, "act_at", lambda table, read, actor, decision=None: act_at(table, read, actor))
    await one.started(ANN, BOB, game=EIGHTS)
    user, before = await one.awaited(), len(await one.entries())
    [draw] = [button_id for button_id, _ in deeds(await one.press(user, "act")) if button_id.nouns == ("draw",)]
    for world in (one, two):
        await world.use(user, draw)
    assert len(await one.entries()) - before == (2 if taken.away else 1)


async def test_without_revisions_an_open_panel_stays_old(worlds: Worlds, taken: Taken) -> None:
    """A player looks at a panel through one process, and the turn passes through the other one."""
    one, two = worlds
    if taken.away:
        taken.patch.setattr(OpenPanels, "_is_look_due", lambda _self, _now: False)
    await one.started(ANN, BOB, game=EIGHTS)
    panel = await opened(one, BOB if await one.awaited() == ANN else ANN)
    await beat(one, LOOK_EVERY)
    before = len(panel.renewals)
    await turn_passes(two)
    await beat(one, LOOK_EVERY)
    assert len(panel.renewals) - before == (0 if taken.away else 1)


async def test_without_revisions_a_player_is_called_in_vain(worlds: Worlds, taken: Taken) -> None:
    """A player acts through the other process while the board is sent, before the message that calls them."""
    one, two = worlds

    async def never(_self: Pass) -> bool:
        return False

    if taken.away:
        taken.patch.setattr(Pass, "_is_outdated", never)
    await one.started(ANN, BOB, game=EIGHTS)
    await turn_passes(one)
    called = await one.awaited()
    before = len(one.messenger.notices(called))
    while_sending(one.messenger, lambda: turn_passes(two))
    await one.advance(30.0)
    assert len(one.messenger.notices(called)) - before == (1 if taken.away else 0)


async def test_without_the_claim_two_serve_an_interaction(stores: tuple[Any, Any], taken: Taken) -> None:
    from db.postgres import shared

    note = PendingInteraction(interaction=7, application=2, token="secret", user=1, guild=GUILD, locale="de", at=7.0)
    if taken.away:
        anyone = shared._PUT.partition("WHERE unanswered")[0]  # pyright: ignore[reportPrivateUsage] - the claim
        taken.patch.setattr(shared, "_PUT", f"{anyone}RETURNING interaction")
    served = [await store.pending.put(note) for store in stores]
    assert served == [True, taken.away]


async def test_compared_with_all_servers_ready_pauses_those_of_others(worlds: Worlds, taken: Taken) -> None:
    """A shard is ready, and a server of another shard is not among its own."""
    one = worlds[0]
    await one.started(ANN, BOB)
    leased = LeasedShards(cast("Any", None), cast("Any", None))
    leased.count, leased.leased = 2, {1}
    assert leased.shard_of(one.ask(ANN).guild or 0) == 0
    if taken.away:
        taken.patch.setattr(leased, "shard_of", lambda _guild: 1)
    lifecycle = Lifecycle(one.service, cast("Any", None), lambda _guild: None)
    client: Any = SimpleNamespace(_leased=leased, _lifecycle=lifecycle, guilds=[], is_closed=lambda: False)
    await MissionClient.on_shard_ready(client, 1)
    assert (await one.loaded()).table.status == ("paused" if taken.away else "running")
