"""What may stand although nobody knows of it is taken away; never what is to stay in another form."""

from __future__ import annotations

import pytest

from bot.service.table.rows import ShrinkBody, StrayBody, put
from tests.service.pretended import marks, text
from tests.service.world import ANN, BOB, CHANNEL, GUILD, World


@pytest.mark.parametrize("shrinks", [True, False])
async def test_a_former_board_that_is_to_shrink_is_no_stray(world: World, shrinks: bool) -> None:
    """Its last renewal was done although Discord said otherwise, and that row was given up; the shrinking is late."""
    await world.started(ANN, BOB)
    await world.settle()
    board, now = world.messenger.in_channel(CHANNEL)[-1], world.clock.now()
    mark = max(marks(board.card))
    async with world.store.write(GUILD) as tx:
        await tx.drop_posted(1, "board")
        await put(world.house, tx, 1, "stray", target=mark, body=StrayBody(mark, CHANNEL))
        if shrinks:
            body = ShrinkBody(CHANNEL, board.id, 0.0, now)
            await put(world.house, tx, 1, "shrink", target=board.id, body=body, due=now + 60)
    await world.settle()
    assert (board.id in world.messenger.messages) == shrinks
    await world.advance(60)
    assert await world.unsent() == ([], [])
    assert not shrinks or len(text(board.card).splitlines()) <= 4
