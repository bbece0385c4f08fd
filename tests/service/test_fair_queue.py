"""The fair queue: one request begins in each turn of the event loop, in order of arrival."""

from __future__ import annotations

import asyncio

from bot.service.runtime.state import FairQueue


async def test_one_begins_in_each_turn_of_the_loop() -> None:
    fair_queue, begun, seen = FairQueue(), list[int](), list[int]()

    async def come(number: int) -> None:
        await fair_queue.enter()
        begun.append(number)

    visitors = [asyncio.create_task(come(number)) for number in range(20)]
    while len(begun) < 20:
        await asyncio.sleep(0)  # one turn
        seen.append(len(begun))
    assert begun == list(range(20))
    assert all(later - earlier <= 1 for earlier, later in zip([0, *seen], seen, strict=False))
    assert fair_queue.waiting == 0
    await asyncio.gather(*visitors)


async def test_a_cancelled_request_delays_no_other() -> None:
    fair_queue, begun = FairQueue(), list[int]()

    async def come(number: int) -> None:
        await fair_queue.enter()
        begun.append(number)

    visitors = [asyncio.create_task(come(number)) for number in range(6)]
    await asyncio.sleep(0)
    for number in (1, 2, 5):
        visitors[number].cancel()
    await asyncio.gather(*visitors, return_exceptions=True)
    assert begun == [0, 3, 4]
    assert fair_queue.waiting == 0
    await come(7)
    assert begun[-1] == 7
