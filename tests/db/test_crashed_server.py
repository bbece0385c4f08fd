"""The PostgreSQL server crashes, or a standby takes its place, while a transaction is committed: was it written?"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from bot.clock import SetClock
from bot.errors import StoreUnavailable
from db.errors import OutcomeUnknown
from tests.db.support import GUILD, act, numbers, with_table
from tests.support.lossy_proxy import LossyProxy
from tests.support.own_postgres import OwnServer, server_folder
from tests.support.own_postgres import server as server


@pytest.fixture
async def proxy(server: OwnServer) -> AsyncIterator[LossyProxy]:
    with tempfile.TemporaryDirectory(prefix="lossy-") as folder:  # a socket's path must be short
        async with LossyProxy(Path(folder), await server.emptied()).open() as proxy:
            yield proxy


@pytest.fixture
async def store(proxy: LossyProxy, clock: SetClock) -> AsyncIterator[Any]:
    from db.postgres.store import open_postgres

    store = await open_postgres(proxy.uri, clock, most=4)
    yield store
    await store.close()


Happening = Callable[[str], Awaitable[None]]


def before_the_look(monkeypatch: pytest.MonkeyPatch, happens: Happening) -> None:
    """Let something happen after a connection was lost in a commit, and before anybody looks whether it was written."""
    from db.postgres import receipts

    looks = receipts.was_committed

    async def later(ask: Any, life: str, receipt: str) -> bool:
        await happens(receipt)
        return await looks(ask, life, receipt)

    monkeypatch.setattr("db.postgres.connections.was_committed", later)


def crash(server: OwnServer) -> Happening:
    async def crashes(_receipt: str) -> None:
        await asyncio.to_thread(server.stop, "immediate")
        await asyncio.to_thread(server.start)

    return crashes


async def take_the_number_again(server: OwnServer, receipt: str) -> None:
    """Commit transactions up to the one that has this number now: no connection of ours was made meanwhile."""
    import asyncpg

    connection = await asyncpg.connect(server.uri())
    taken = 0
    while taken < int(receipt):
        taken = int(await connection.fetchval("SELECT pg_current_xact_id()::text"))
    assert taken == int(receipt), "the server has forgotten who had it"
    await connection.close()


async def is_unknown(store: Any, proxy: LossyProxy, table: int) -> None:
    """Lose a commit: whether it was done is unknown, and it was not."""
    proxy.lose = "commit"
    with pytest.raises(OutcomeUnknown):
        await act(store, GUILD, table)
    assert await numbers(store, GUILD, table) == []


async def test_a_commit_that_a_crash_lost_is_not_done(
    store: Any, proxy: LossyProxy, server: OwnServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server never heard of a transaction with that number."""
    table = await with_table(store)
    before_the_look(monkeypatch, crash(server))
    proxy.lose = "commit"
    with pytest.raises(StoreUnavailable, match="nothing was written"):
        await act(store, GUILD, table)
    assert await act(store, GUILD, table) == 1 and await numbers(store, GUILD, table) == [1]


async def test_a_number_that_is_given_again_proves_nothing(
    store: Any, proxy: LossyProxy, server: OwnServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await with_table(store)

    async def crashes_and_goes_on(receipt: str) -> None:
        await crash(server)(receipt)
        await take_the_number_again(server, receipt)

    before_the_look(monkeypatch, crashes_and_goes_on)
    await is_unknown(store, proxy, table)


async def test_a_commit_before_an_orderly_restart_is_done(
    store: Any, proxy: LossyProxy, server: OwnServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All was written down, so the numbers still mean what they meant."""
    table = await with_table(store)

    async def restarts(_receipt: str) -> None:
        await asyncio.to_thread(server.stop, "fast")
        await asyncio.to_thread(server.start)

    before_the_look(monkeypatch, restarts)
    proxy.lose = "answer"
    assert await act(store, GUILD, table) == 1
    assert await numbers(store, GUILD, table) == [1]


async def test_a_standby_that_takes_over_gives_numbers_again(
    store: Any, proxy: LossyProxy, server: OwnServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the server had not sent to it is gone."""
    table = await with_table(store)
    with server_folder() as folder:
        standby = OwnServer(folder)
        await asyncio.to_thread(server.copy_to, standby)

        async def promotes(receipt: str) -> None:
            await asyncio.to_thread(server.stop, "immediate")
            await asyncio.to_thread(standby.promote)
            proxy.turn_to(standby.uri())
            await take_the_number_again(standby, receipt)

        before_the_look(monkeypatch, promotes)
        await is_unknown(store, proxy, table)
    await asyncio.to_thread(server.start)
