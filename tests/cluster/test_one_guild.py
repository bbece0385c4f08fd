"""Two processes write to one guild: each of their transactions sees what the other one has committed."""

from __future__ import annotations

import asyncio
from typing import Any, TypeAlias

import pytest

from bot.errors import StoreUnavailable
from bot.service.places import Place
from bot.service.records import Posted, Seat
from tests.cluster.support import until_waiting
from tests.db.support import GUILD, USER, act, listings, numbers, with_table

Stores: TypeAlias = tuple[Any, Any]


async def test_transactions_of_both_take_turns(stores: Stores) -> None:
    """Each reads the last entry's number before it writes the next one: none is taken twice, none left out."""
    table = await with_table(stores[0])
    await asyncio.gather(*(act(store, GUILD, table) for _ in range(10) for store in stores))
    assert await numbers(stores[1], GUILD, table) == [*range(1, 21)]
    assert await stores[0].revisions([GUILD, 7]) == {GUILD: 21, 7: 0}


async def test_a_revision_tells_of_the_other_process(stores: Stores, pool: Any) -> None:
    """Also while a transaction waits for the lock: it counts from what it finds when it has it."""
    one, two = stores
    table = await with_table(one)

    async def late() -> tuple[int, int]:
        async with two.write(GUILD) as tx:
            return await tx.revision(), len(await tx.entries(table))

    async with one.write(GUILD) as tx:
        before = await tx.revision()
        other = asyncio.create_task(late())
        await until_waiting(pool)
        await tx.say_once(table, "x")
    assert await other == (before + 1, 0)
    async with one.read(GUILD) as reading:
        assert await reading.revision() == before + 1
    await act(two, GUILD, table)
    async with one.read(GUILD) as reading:
        seen = await reading.revision()
        await act(two, GUILD, table)
        assert await reading.revision() == seen, "a reading sees one state"
    assert await one.revisions([GUILD]) == {GUILD: seen + 1}


async def test_the_index_is_part_of_the_guilds_transaction(stores: Stores) -> None:
    one, two = stores
    table = await with_table(one)
    with pytest.raises(KeyError):
        async with one.write(GUILD) as tx:
            await tx.index(table, listings(USER), "Club")
            raise KeyError
    assert await two.people.tables_of(USER) == []
    async with one.write(GUILD) as tx:
        await tx.index(table, listings(USER), "Club")
        assert await two.people.tables_of(USER) == []
    assert [each.table for each in await two.people.tables_of(USER)] == [table]


async def test_no_process_brings_a_deleted_place_back(stores: Stores) -> None:
    """The user asks one process to forget them, and the other one has work left in their direct messages."""
    one, two = stores
    place = Place.direct(USER).number
    two.admit(place)
    table = await with_table(two, place)
    assert await one.forget(USER) == []
    with pytest.raises(StoreUnavailable, match="deleted a moment ago"):
        await act(two, place, table)
    assert await one.guilds() == []


async def test_forgetting_takes_as_few_trips_in_a_large_guild(stores: Stores, monkeypatch: pytest.MonkeyPatch) -> None:
    """A transaction must end within some seconds, however many tables it changes."""
    from db.postgres.block import Block

    trips: list[str] = []
    say, send = Block._say, Block._send  # pyright: ignore[reportPrivateUsage] - where trips are

    async def said(self: Block, sql: str) -> str:
        trips.append(sql)
        return await say(self, sql)

    async def sent(self: Block, trip: Any, found: Any) -> None:
        trips.append(trip.sql)
        await send(self, trip, found)

    store, counted = stores[0], list[int]()
    monkeypatch.setattr(Block, "_say", said)
    monkeypatch.setattr(Block, "_send", sent)
    for user, tables in ((USER, 2), (USER + 1, 30)):
        for _ in range(tables):
            table = await with_table(store, user, host=user)
            async with store.write(user) as tx:
                await tx.save_seats(table, [Seat(number=0, user=user, name="Ada")])
                for role in ("board", "ballot"):
                    await tx.save_posted(Posted(table=table, role=role, owner=0, channel=1, message=table, at=0.0))
        trips.clear()
        assert await store.forget(user) == []
        counted.append(len(trips))
    assert counted[1] <= counted[0] + 4, "the second one goes through both guilds"
