"""A table can be moved whatever happened at it: no limit of the file is too narrow."""

from __future__ import annotations

from typing import ClassVar

import pytest
from hypothesis import settings
from hypothesis.stateful import run_state_machine_as_test

from bot.games.core import codec
from bot.games.registry import TITLES
from bot.service.records import PremoveQueue
from bot.service.tables.lookup import load_table
from bot.service.transfer import unpack
from bot.service.transfer.moving import MOVABLE, take
from tests.stateful.profiles import machine
from tests.stateful.rules import ServiceMachine
from tests.stateful.test_stateful import FIRST, PROFILE, share


class Moving(ServiceMachine):
    """Whenever all is quiet every table is packed and unpacked."""

    moved: ClassVar[int] = 0

    async def _quiet(self) -> None:
        await super()._quiet()
        for guild in await self.world.store.guilds():
            async with self.world.store.read(guild) as tx:
                tables = await tx.tables(MOVABLE)
            for table in tables:
                await self._moves(guild, table.id)

    async def _moves(self, guild: int, table: int) -> None:
        store, loaded = self.world.store, await load_table(self.world.context, guild, table)
        moved = unpack(await take(store, guild, table), TITLES.get)
        async with store.read(guild) as tx:
            rows, remarks, plans = await tx.entries(table), await tx.remarks(table), await tx.premove_queues(table)
        assert codec.encode(loaded.state) == moved.snapshot.state
        assert [(row.number, row.body, row.undone_by) for row in rows] == [
            (row.number, row.body, row.undone_by) for row in moved.entries
        ]
        assert [remark.phrase for remark in remarks] == [remark.phrase for remark in moved.remarks]
        assert _kept(plans) == _kept(moved.plans)
        Moving.moved += 1


def _kept(plans: list[PremoveQueue] | tuple[PremoveQueue, ...]) -> set[tuple[int, tuple[tuple[str, ...], ...]]]:
    return {(plan.user, plan.steps) for plan in plans if plan.stopped is None}


@pytest.mark.guarantee("transfer-always")
@pytest.mark.parametrize("game", TITLES)
def test_every_table_that_was_begun_can_be_moved_at_any_time(game: str) -> None:
    before, moving = Moving.moved, machine("people", game, Moving)
    run_state_machine_as_test(moving, settings=settings(PROFILE, max_examples=share(3, game)))
    assert Moving.moved > before


def test_every_plan_that_goes_on_can_be_moved_at_any_time() -> None:
    before, moving = Moving.moved, machine("premoves", FIRST, Moving)
    run_state_machine_as_test(moving, settings=settings(PROFILE, max_examples=2, stateful_step_count=60))
    assert Moving.moved > before
