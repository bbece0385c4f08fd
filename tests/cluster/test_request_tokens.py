"""What a process takes from the common stock, and when it waits. The stock is a number here."""

from __future__ import annotations

import asyncio

import pytest

from bot.clock import SetClock
from bot.cluster import limits
from bot.cluster.limits import RequestTokens, wait_for_permit
from bot.errors import StoreUnavailable


class Stock:
    """Gives what is next in `given`: a number of tokens, or an error."""

    def __init__(self, *given: int | Exception) -> None:
        self.given = list(given)
        self.emptied: list[float] = []

    async def take(self, most: int, rate: float) -> int:
        found = self.given.pop(0)
        if isinstance(found, Exception):
            raise found
        assert (most, rate) == (5, 40.0)
        return found

    async def empty(self, seconds: float) -> None:
        self.emptied.append(seconds)


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "AGAIN", 0.0)
    monkeypatch.setattr(limits, "AWAY", 0.0)


async def test_tokens_are_taken_five_at_a_time() -> None:
    stock = Stock(5, 5, 5)
    tokens = RequestTokens(stock)
    await asyncio.gather(*(tokens.take() for _ in range(10)))
    assert stock.given == [5]


async def test_requests_wait_for_tokens_and_for_the_database() -> None:
    stock = Stock(0, StoreUnavailable("away"), 1, 0, 1)
    tokens = RequestTokens(stock)
    await tokens.take()
    assert stock.given == [0, 1]
    await tokens.take()
    assert stock.given == []


async def test_unused_tokens_are_forgotten() -> None:
    clock = SetClock()
    stock = Stock(5, 5)
    tokens = RequestTokens(stock, clock=clock.now)
    await tokens.take()
    clock.advance(0.9)
    await tokens.take()
    assert stock.given == [5]
    clock.advance(0.1)
    await tokens.take()
    assert stock.given == []


async def test_tokens_that_come_late_are_used() -> None:
    """The database is slow: it answers after longer than unused tokens are kept."""
    clock = SetClock()

    class Slow(Stock):
        async def take(self, most: int, rate: float) -> int:
            clock.advance(2.0)
            return await super().take(most, rate)

    stock = Slow(5, 5)
    tokens = RequestTokens(stock, clock=clock.now)
    await tokens.take()
    assert stock.given == [5]
    clock.advance(2.0)
    await tokens.take()
    assert stock.given == []


async def test_a_global_limit_ends_own_tokens_too() -> None:
    stock = Stock(5, 1)
    tokens = RequestTokens(stock)
    await tokens.take()
    await tokens.empty(3.0)
    assert stock.emptied == [3.0]
    await tokens.take()
    assert stock.given == []


async def test_a_permit_is_asked_for_until_it_is_given() -> None:
    answers: list[float | Exception] = [0.001, StoreUnavailable("away"), 0.001, 0.0]

    class Permits:
        async def note_limit(self, total: int, remaining: int, reset_after: float, max_concurrency: int) -> None: ...

        async def take(self, shard: int) -> float:
            assert shard == 3
            found = answers.pop(0)
            if isinstance(found, Exception):
                raise found
            return found

    await wait_for_permit(Permits(), 3)
    assert answers == []
