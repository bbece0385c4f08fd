"""Both engines are driven with the same steps, and every read is compared."""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import aclosing, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from bot.clock import SetClock
from bot.service.guild_settings import GuildSettings
from bot.service.interactions import PendingInteraction
from bot.service.ports.reports import Report
from bot.service.records import (
    DeferredNotice,
    Ended,
    GuildInfo,
    Note,
    OutboxMessage,
    Person,
    Posted,
    PremoveQueue,
    Seat,
    SeatResult,
    Snapshot,
    TableId,
    Timer,
    Vacancy,
    Vacation,
)
from db import open_store
from db.guild import GuildWriting
from db.privacy import export_guild
from tests.db.support import USER, AnyStore, a_table, an_entry, listings
from tests.support.postgres import opened

GUILDS, USERS, TABLES = (1, 2), (USER, 7), (1, 2, 3)
EXAMPLES = int(os.environ.get("BOTH_ENGINES", "2"))
"""Each opens both stores anew. A long search: BOTH_ENGINES=200."""
STATUSES = ("lobby", "running", "paused", "over")
guilds, users, tables = st.sampled_from(GUILDS), st.sampled_from(USERS), st.sampled_from(TABLES)
times = st.sampled_from([0.0, 1.0, 2.5, 6000.0])
kinds = st.sampled_from(["board", "Board", "dm_panel", "äöü"])
texts = st.text(st.characters(codec="utf-8", exclude_characters="\0"), max_size=4)


def _seats(user: int, name: str) -> list[Seat]:
    return [Seat(number=0, user=user, name=name), Seat(number=1, computer="steady", name="Hopper", away=2.5)]


def _ended(table: int, at: float) -> Ended:
    seat = SeatResult(seat=0, rank=1, total=9, lines=(("gate", 9),), part="whole")
    return Ended(table=table, at=at, ended="rules", places=1, seats=(seat,))


async def _append(tx: GuildWriting, table: int, user: int, at: float) -> None:
    number = len(await tx.entries(table)) + 1
    await tx.append(table, an_entry(number, user=user, at=at, interaction=table * 100 + number))
    await tx.save_snapshot(table, Snapshot(number, b"\0{}", (number, 0)))


async def _undo(tx: GuildWriting, table: int, by: int) -> None:
    await tx.mark_undone(table, 1, by)


IN_GUILD: dict[str, tuple[Callable[..., Awaitable[Any]], tuple[st.SearchStrategy[Any], ...]]] = {
    "open": (
        lambda tx, status, user, name: tx.add_table(a_table(status=status, host=user, name=name)),
        (st.sampled_from(STATUSES), users, texts),
    ),
    "sit": (lambda tx, table, user, name: tx.save_seats(table, _seats(user, name)), (tables, users, texts)),
    "act": (_append, (tables, users, times)),
    "undo": (_undo, (tables, st.sampled_from([2, 9]))),
    "put": (
        lambda tx, table, kind, user, due: tx.put_outgoing(
            OutboxMessage(table=table, kind=kind, target=user, due=due, body=b"\xff")
        ),
        (tables, kinds, users, times),
    ),
    "timer": (
        lambda tx, table, kind, due: tx.put_timer(Timer(table=table, kind=kind, due=due)),
        (tables, kinds, times),
    ),
    "drop timer": (lambda tx, table, kind: tx.drop_timer(table, kind), (tables, kinds)),
    "earlier": (lambda tx, by: tx.shift_earlier(0.5, 9000.0, by, ("board",)), (times,)),
    "post": (
        lambda tx, table, kind, user: tx.save_posted(
            Posted(table=table, role=kind, owner=user, channel=1, message=2, at=1.0)
        ),
        (tables, kinds, users),
    ),
    "say": (lambda tx, table, key: tx.say_once(table, key), (tables, texts)),
    "note": (
        lambda tx, table, user, words: tx.add_note(Note(table=table, user=user, at=1.0, text=words)),
        (tables, users, texts),
    ),
    "plan": (
        lambda tx, table, user: tx.save_premoves(
            PremoveQueue(table=table, user=user, steps=(("a", "b"),), mark="", at=1.0)
        ),
        (tables, users),
    ),
    "offer": (
        lambda tx, table, user: tx.put_vacancy(Vacancy(table=table, seat=0, user=user, caller=7, at=1.0)),
        (tables, users),
    ),
    "end": (lambda tx, table, at: tx.save_result(_ended(table, at)), (tables, times)),
    "name": (lambda tx, name: tx.save_info(GuildInfo(guild=1, name=name, language="de")), (texts,)),
    "settle": (lambda tx, days: tx.save_guild_settings(GuildSettings(lobby_days=days)), (st.integers(1, 9),)),
}
OUTSIDE: dict[str, tuple[Callable[..., Awaitable[Any]], tuple[st.SearchStrategy[Any], ...]]] = {
    "person": (
        lambda store, user, zone, rated: store.people.save_person(Person(user=user, zone=zone, rated=rated)),
        (users, texts, st.booleans()),
    ),
    "index": (
        lambda store, guild, table, user, awaited: store.people_rows.index(
            guild, table, listings(user, awaited=awaited), ""
        ),
        (guilds, tables, users, st.booleans()),
    ),
    "index none": (lambda store, guild, table: store.people_rows.index(guild, table, {}, ""), (guilds, tables)),
    "notice": (
        lambda store, user, guild, table, notice: store.people.save_notice_at(user, guild, table, notice),
        (users, guilds, tables, st.sampled_from(["dm", "silent", None])),
    ),
    "defer": (
        lambda store, user, guild, table, at: store.people.defer_notice(
            DeferredNotice(user=user, table_id=TableId(guild, table), place=0, at=at)
        ),
        (users, guilds, tables, times),
    ),
    "assign": (
        lambda store, user, guild, table: store.people.assign_notices(user, 0, TableId(guild, table)),
        (users, guilds, tables),
    ),
    "vacation": (
        lambda store, user, until: store.people.save_vacation(Vacation(user=user, since=0.0, until=until)),
        (users, times),
    ),
    "report": (
        lambda store, user, guild, words: store.people.add_report(
            Report(user=user, guild=guild, at=1.0, version="1", words=words), keep=2
        ),
        (users, guilds, texts),
    ),
    "outage": (lambda store, since: store.people.add_outage(since, since + 1), (times,)),
    "beat": (lambda store, at: store.people.save_heartbeat(at), (times,)),
    "ask": (
        lambda store, number, user: store.pending.put(
            PendingInteraction(interaction=number, application=1, token="t", user=user, guild=1, locale="de", at=1.0)
        ),
        (st.integers(1, 4), users),
    ),
    "answer": (lambda store, number: store.pending.remove(number), (st.integers(1, 4),)),
    "forget": (lambda store, user: store.forget(user), (users,)),
}
steps = st.lists(
    st.one_of(
        *(st.tuples(st.just(name), guilds, *given) for name, (_, given) in IN_GUILD.items()),
        *(st.tuples(st.just(name), *given) for name, (_, given) in OUTSIDE.items()),
    ),
    max_size=25,
)


async def do(store: AnyStore, step: tuple[Any, ...]) -> str:
    """Do a step, and return how it ended."""
    name, *given = step
    try:
        if name in OUTSIDE:
            await OUTSIDE[name][0](store, *given)
        else:
            guild, *values = given
            async with store.write(guild) as tx:
                await IN_GUILD[name][0](tx, *values)
    except ValueError:
        return "refused"
    return "done"


async def read(store: AnyStore) -> dict[str, Any]:
    """Return all that can be read. The due index of files may name a guild too early: it is settled first."""
    for guild in GUILDS:
        assert await store.due_index.settle(guild, None) is None
    found: dict[str, Any] = {"guilds": await store.guilds(), "due": sorted(await store.due_index.due(5000.0))}
    for guild in GUILDS:
        async with store.read(guild) as tx:
            found[f"in {guild}"] = [
                await tx.info(),
                await tx.guild_settings(),
                await tx.due(1e9),
                await tx.next_due(),
                await tx.plays(),
                await tx.without_result(),
                await tx.rated_tables(),
                await tx.tables_with_seats(STATUSES),
                [await tx.count_open(user, 42, 500.0) for user in USERS],
                [await _table(tx, table) for table in TABLES],
            ]
        found[f"export {guild}"] = await export_guild(store, guild, hidden=True)
        found[f"listed {guild}"] = await store.people.listed_in(guild)
    for user in USERS:
        data = found[f"data {user}"] = await store.data_of(user)
        for table in data["tables"]:
            table.pop("server", "")  # files hold the name that the index was given last, a database the guild's own
        found[f"tables {user}"] = await store.people.tables_of(user)
    people = store.people
    found["shared"] = [
        await people.rated(USERS),
        await people.unspread(),
        await people.reports(),
        await people.outages(),
        await people.last_heartbeat(),
        await people.count_running(),
        await store.pending.rows(),
    ]
    return found


async def _table(tx: Any, table: int) -> list[Any]:
    return [
        await tx.position(table),
        await tx.entries(table, last=2),
        await tx.waiting(table),
        await tx.all_posted(table),
        await tx.vacancies(table),
        await tx.premove_queues(table),
        [await tx.notes(table, user) for user in USERS],
        await tx.entry_of(table * 100 + 1),
        await tx.flaws(table),
    ]


@asynccontextmanager
async def both(database: str) -> AsyncIterator[tuple[AnyStore, AnyStore]]:
    clock = SetClock(5000.0)
    with tempfile.TemporaryDirectory() as folder:
        files = await open_store(Path(folder), clock=clock)
        try:
            async with aclosing(opened(database, clock, alone=True)) as opening:
                async for store in opening:
                    yield files, store
        finally:
            await files.close()


@pytest.fixture
def same_pseudonyms(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let both engines draw the same numbers."""
    monkeypatch.setattr("db.anonymise.secrets.randbelow", lambda most: most // 2)


@pytest.mark.usefixtures("same_pseudonyms")
def test_both_engines_read_the_same_after_the_same_steps(postgres_database: str) -> None:
    @settings(
        max_examples=12, deadline=None, phases=[Phase.explicit, Phase.reuse, Phase.generate], report_multiple_bugs=False
    )
    @given(st.lists(steps, min_size=1, max_size=2))
    def compare(blocks: list[list[tuple[Any, ...]]]) -> None:
        async def run() -> None:
            async with both(postgres_database) as (files, database):
                for guild in GUILDS:  # a file is there after a transaction that failed, and a row is not
                    await do(files, ("open", guild, "lobby", 7, "x"))
                    await do(database, ("open", guild, "lobby", 7, "x"))
                for block in blocks:
                    for step in block:
                        assert await do(files, step) == await do(database, step), step
                    one, other = await read(files), await read(database)
                    for what, value in one.items():
                        assert value == other[what], what

        asyncio.run(run())

    compare()
