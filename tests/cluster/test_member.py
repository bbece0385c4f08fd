"""The program's own membership on a real PostgreSQL."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.app import open_app
from bot.config import DatabaseUrl
from bot.errors import DeclaredDead
from bot.stores import Place
from bot.text.translator import Translator
from renderers.in_process import InProcess
from tests.cluster.test_members import name_guild
from tests.db.support import GUILD, a_table
from tests.support.postgres import emptied

ROWS = "SELECT member_id, dead FROM cluster.member ORDER BY member_id"


async def test_a_member_beats_until_it_leaves(pool: Any, postgres_database: str) -> None:
    from bot.member import join

    member = await join(postgres_database, lease=0.4)
    number = member.membership.member
    member.on_death(_never)
    joined = await pool.fetchval("SELECT beat FROM cluster.member")
    async with asyncio.timeout(5):
        while await pool.fetchval("SELECT beat FROM cluster.member") == joined:
            await asyncio.sleep(0.01)
    assert [tuple(row) for row in await pool.fetch(ROWS)] == [(number, False)]
    await member.leave()
    assert [tuple(row) for row in await pool.fetch(ROWS)] == [(number, True)]
    assert not member.membership.is_in_time()


async def test_a_member_that_was_declared_dead_ends(pool: Any, connection: Any, postgres_database: str) -> None:
    from bot.member import join
    from db.postgres.members import PostgresMembers

    died = asyncio.Event()

    async def end() -> None:
        died.set()

    member = await join(postgres_database, lease=0.2)
    member.on_death(end)
    await PostgresMembers(pool).leave(member.membership.member)
    async with asyncio.timeout(5):
        await died.wait()
    with pytest.raises(DeclaredDead):
        await name_guild(connection, member.fence.member, "dead")
    await member.leave()


async def _never() -> None:
    raise AssertionError("it was not declared dead")


async def test_the_program_is_a_member_while_it_runs(pool: Any, postgres_database: str, tmp_path: Path) -> None:
    """Its writes are fenced, and its client ends with it; the last write comes before it leaves."""
    from db.postgres.members import PostgresMembers

    await emptied(postgres_database, alone=True)
    app = await open_app(Place(tmp_path, DatabaseUrl(postgres_database)), backend=InProcess(Translator().words))
    assert app.member is not None
    number = app.member.membership.member
    assert app.member.membership.is_in_time()
    await app.store.people.save_heartbeat(5.0)
    await PostgresMembers(pool).leave(number)
    with pytest.raises(DeclaredDead):
        async with app.store.write(GUILD) as tx:
            await tx.add_table(a_table())
    with pytest.raises(DeclaredDead):
        await app.store.people.save_heartbeat(6.0)
    assert await app.store.people.last_heartbeat() == 5.0
    await app.close()
    assert [tuple(row) for row in await pool.fetch(ROWS)] == [(number, True)]
