"""Premove queues in the file: each belongs to its owner alone."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.core.phrase import say
from bot.service.records import PremoveQueue
from db.privacy import anonymise_user, export_guild, show_user
from tests.db.support import GUILD, USER, AnyStore, Guilds, with_table

STEPS = (("jump", "17", "hazard"), ("discover",))


def a_plan(table: int, user: int = USER) -> PremoveQueue:
    return PremoveQueue(table=table, user=user, steps=STEPS, mark="ab", at=5.0)


async def planned(store: Guilds) -> int:
    table = await with_table(store, status="running")
    async with store.write(GUILD) as tx:
        for user in (USER, USER + 1):
            await tx.save_premoves(a_plan(table, user))
    return table


async def test_a_plan_is_kept_replaced_and_let_go(guilds: Guilds) -> None:
    table = await planned(guilds)
    stopped = say("plan-stopped-changed", what=(say("log-concluded"),))
    later = replace(a_plan(table), steps=STEPS[1:], hushed=True, stopped=stopped, revision=3)
    async with guilds.write(GUILD) as tx:
        assert await tx.premove_queues(table) == [a_plan(table), a_plan(table, USER + 1)]
        await tx.save_premoves(later)
        assert await tx.premove_queue(table, USER) == later
        await tx.drop_premoves(table, USER)
        await tx.drop_premoves(table, USER)
    async with guilds.read(GUILD) as tx:
        assert await tx.premove_queue(table, USER) is None
        assert await tx.premove_queues(table) == [a_plan(table, USER + 1)]


async def test_plans_are_their_owners_alone_and_in_no_export(either: AnyStore) -> None:
    table = await planned(either)
    assert b"hazard" not in await export_guild(either, GUILD, hidden=True)
    shown = (await show_user(either, USER))["guilds"][str(GUILD)]["plans"]
    assert shown == [{"table": table, "at": 5.0, "steps": [list(step) for step in STEPS]}]
    await anonymise_user(either, USER)
    async with either.read(GUILD) as tx:
        assert await tx.premove_queues(table) == [a_plan(table, USER + 1)]
