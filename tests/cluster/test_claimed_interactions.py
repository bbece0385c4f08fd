"""An interaction is served by one process, and answered by another one only when that one has ended."""

from __future__ import annotations

import asyncio
from typing import Any, TypeAlias

from bot.service.interactions import PendingInteraction

Stores: TypeAlias = tuple[Any, Any]


def note(interaction: int) -> PendingInteraction:
    return PendingInteraction(
        interaction=interaction, application=2, token="secret", user=1, guild=900, locale="de", at=float(interaction)
    )


def numbers(rows: list[PendingInteraction]) -> list[int]:
    return [row.interaction for row in rows]


async def die(pool: Any, store: Any) -> None:
    """Declare the member of this store dead."""
    from db.postgres.members import PostgresMembers

    await PostgresMembers(pool).leave(store.connections.fence.member)


async def test_one_of_two_processes_serves_an_interaction(stores: Stores) -> None:
    asked = [*range(1, 21)]
    both = [store.pending.put(note(number)) for number in asked for store in stores]
    first = await asyncio.gather(*both)
    served = [sum(first[place : place + 2]) for place in range(0, 40, 2)]
    assert served == [1] * 20
    assert not await stores[0].pending.put(note(1)) and not await stores[1].pending.put(note(1))


async def test_an_answered_interaction_stays_claimed_for_a_while(stores: Stores, connection: Any) -> None:
    one, two = stores
    assert await one.pending.put(note(7))
    await one.pending.remove(7)
    await one.pending_rows.flush()
    assert await two.pending.rows() == [] and not await two.pending.put(note(7))
    assert await connection.fetchval("SELECT token FROM unanswered") == ""
    await two.pending.drop_older(0.0, 7.0)
    assert not await two.pending.put(note(7))
    await two.pending.drop_older(0.0, 7.5)
    assert await two.pending.put(note(7))


async def test_only_rows_of_the_dead_are_taken_over(stores: Stores, pool: Any) -> None:
    one, two = stores
    for number in (1, 2, 3):
        await one.pending.put(note(number))
    await one.pending.remove(2)
    await one.pending_rows.flush()
    await two.pending.put(note(4))
    assert await two.pending.abandoned() == [] == await one.pending.abandoned()
    await die(pool, one)
    assert await two.pending.put(note(3)), "its delivery to the next process finds no claim"
    assert numbers(await two.pending.abandoned()) == [1]
    assert await two.pending.abandoned() == [] and numbers(await two.pending.rows()) == [1, 3, 4]


async def test_a_dead_process_claims_nothing(stores: Stores, pool: Any) -> None:
    one, two = stores
    assert await one.pending.put(note(7))
    await die(pool, one)
    await one.pending.remove(7)
    await one.pending_rows.flush()
    results = await asyncio.gather(one.pending.put(note(1)), one.pending.abandoned(), return_exceptions=True)
    assert [type(result).__name__ for result in results] == ["DeclaredDead"] * 2
    assert numbers(await two.pending.rows()) == [7], "nor does it mark one as answered"
