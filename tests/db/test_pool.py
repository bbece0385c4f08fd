"""Connections are lent in the order of asking, and no task is refused while others get theirs."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot import progress
from bot.errors import StoreUnavailable, WaitedTooLong
from tests.support.postgres import need_postgres


class Fake:
    """A connection without a server."""

    def __init__(self) -> None:
        self.closed = self.begun = False

    def is_closed(self) -> bool:
        return self.closed

    def is_in_transaction(self) -> bool:
        return self.begun

    def terminate(self) -> None:
        self.closed = True

    async def close(self, *, timeout: float) -> None:
        self.closed = True


class Server:
    """Opens connections. `refuses`: how many of the next ones it does not."""

    def __init__(self) -> None:
        self.opened: list[Fake] = []
        self.refuses = 0

    async def connect(self) -> Any:
        if self.refuses:
            self.refuses -= 1
            raise ConnectionRefusedError
        self.opened.append(Fake())
        return self.opened[-1]


@pytest.fixture
def server() -> Server:
    need_postgres()
    return Server()


def pool_on(server: Server, most: int = 1) -> Any:
    from db.postgres.pool import Pool

    return Pool(server.connect, most)


async def ticks(count: int = 5) -> None:
    for _ in range(count):
        await asyncio.sleep(0)


async def test_tasks_get_connections_in_the_order_of_asking(server: Server) -> None:
    pool, order = pool_on(server, 2), list[int]()

    async def use(number: int) -> None:
        connection = await pool.lend()
        order.append(number)
        await ticks(1)
        pool.give_back(connection)

    await asyncio.gather(*map(use, range(40)))
    assert order == list(range(40)) and len(server.opened) == 2 and pool.waiting == 0


async def test_nobody_is_refused_while_others_go_on(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("db.postgres.pool.PATIENCE", 0.0)
    pool = pool_on(server)
    await pool.lend()
    late = asyncio.create_task(pool.lend())
    for _ in range(50):
        pool.lent += 1
        await ticks(1)
    assert not late.done()
    with pytest.raises(StoreUnavailable, match="no connection"):
        await late
    assert pool.waiting == 0


async def test_a_task_that_gives_up_leaves_its_turn_to_others(server: Server) -> None:
    pool = pool_on(server)
    held = await pool.lend()
    first, second, third = (asyncio.create_task(pool.lend()) for _ in range(3))
    await ticks()
    first.cancel()
    await ticks()
    pool.give_back(held)
    second.cancel()  # its turn has come in this moment
    assert await third is held and len(server.opened) == 1


async def test_a_server_that_refuses_costs_no_connection(server: Server) -> None:
    pool, server.refuses = pool_on(server), 2
    for _ in range(2):
        with pytest.raises(ConnectionRefusedError):
            await pool.lend()
    assert await pool.lend() is server.opened[0]


async def test_only_sound_connections_are_lent_again(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    pool = pool_on(server)
    for harm in ("closed", "begun"):
        connection = await pool.lend()
        setattr(connection, harm, True)
        pool.give_back(connection)
        assert await pool.lend() is not connection and connection.closed
        pool.give_back(server.opened[-1])
    assert await pool.lend() is server.opened[-1]
    pool.give_back(server.opened[-1])
    monkeypatch.setattr("db.postgres.pool.IDLE", 0.0)
    assert await pool.lend() is not server.opened[-2] and server.opened[-2].closed


async def test_closing_waits_for_what_is_lent(server: Server) -> None:
    pool = pool_on(server, 2)
    lent, idle = await pool.lend(), await pool.lend()
    pool.give_back(idle)
    closing = asyncio.create_task(pool.close())
    await ticks()
    assert idle.closed and not lent.closed and not closing.done()
    pool.give_back(lent)
    await closing
    assert lent.closed
    with pytest.raises(StoreUnavailable, match="closed"):
        await pool.lend()


class Requests:
    """Requests that ask for a connection, on a clock of their own. `given`: who got one."""

    def __init__(self, pool: Any, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        self.given: list[int] = []
        self._pool = pool
        monkeypatch.setattr("bot.progress.monotonic", lambda: self.now)

    async def ask(self, number: int, *, done: bool = False) -> Any:
        with progress.watched():
            if done:
                progress.done()
            connection = await self._pool.lend()
            self.given.append(number)
            self._pool.give_back(connection)


async def test_a_request_that_waited_too_long_leaves_its_turn(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    pool = pool_on(server)
    requests, held = Requests(pool, monkeypatch), await pool.lend()
    old = [asyncio.create_task(requests.ask(number)) for number in range(500)]
    begun = asyncio.create_task(requests.ask(500, done=True))
    await ticks()
    requests.now = progress.PATIENCE
    new = [asyncio.create_task(requests.ask(number)) for number in range(501, 1000)]
    await ticks()
    assert pool.waiting == 1000
    pool.give_back(held)
    refused = await asyncio.gather(*old, return_exceptions=True)
    await asyncio.gather(begun, *new)
    assert {type(error) for error in refused} == {WaitedTooLong}
    assert requests.given == list(range(500, 1000)), "what is done in part goes on, and the others keep their order"
    assert pool.waiting == 0 and len(server.opened) == 1


async def test_a_stalled_server_keeps_no_request_beyond_its_time(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    pool = pool_on(server)
    requests = Requests(pool, monkeypatch)
    await pool.lend()
    monkeypatch.setattr("bot.progress.PATIENCE", 0.0)
    with pytest.raises(WaitedTooLong):
        await requests.ask(1)
    assert pool.waiting == 0 and pool.lent == 1
