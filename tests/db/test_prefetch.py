"""Prefetched rows come with the next trip and are never older than the last write."""

from __future__ import annotations

import pytest

from bot.service.records import Note, OutboxMessage, Posted, PremoveQueue, Timer
from db.store import SqliteStore
from tests.db.support import GUILD, USER, an_entry, counted, with_table


async def test_prefetched_rows_come_with_the_next_trip(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await with_table(store)
    async with store.write(GUILD) as writing:
        await writing.append(table, an_entry(1))
        await writing.add_note(Note(table=table, user=USER, at=1.0, text="a note"))
    hops = counted(monkeypatch)
    async with store.read(GUILD) as reading:
        reading.prefetch.position(table)
        reading.prefetch.entries(table, last=5)
        reading.prefetch.notes(table, USER)
        reading.prefetch.timers(table)
        reading.prefetch.posted(table)
        reading.prefetch.premove_queues(table)
        reading.prefetch.info()
        assert await reading.outgoing(table, "board") is None
        assert await reading.position(table)
        assert [entry.number for entry in await reading.entries(table, last=5)] == [1]
        assert [note.text for note in await reading.notes(table, USER)] == ["a note"]
        assert await reading.timer(table, "live") is None
        assert await reading.all_posted(table) == []
        assert await reading.premove_queue(table, USER) is None
        assert (await reading.info()).guild == GUILD
        assert len(hops) == 1
        assert [entry.number for entry in await reading.entries(table, last=5)] == [1]
        assert [entry.number for entry in await reading.entries(table, last=4)] == [1]
    assert len(hops) == 3  # it was told once, and for the last five


async def test_prefetched_rows_are_read_again_after_a_write(store: SqliteStore) -> None:
    table = await with_table(store)
    async with store.write(GUILD) as writing:
        writing.prefetch.entries(table)
        writing.prefetch.notes(table, USER)
        assert await writing.position(table)
        await writing.append(table, an_entry(1))
        assert [entry.number for entry in await writing.entries(table)] == [1]
        writing.prefetch.notes(table, USER)
        assert await writing.said(table, "x") is False
        assert await writing.say_once(table, "x")  # what returns something may write, too
        await writing.add_note(Note(table=table, user=USER, at=1.0, text="a note"))
        assert [note.text for note in await writing.notes(table, USER)] == ["a note"]


async def test_named_rows_are_read_again_where_they_were_written(store: SqliteStore) -> None:
    table = await with_table(store)
    async with store.write(GUILD) as writing:
        await writing.put_outgoing(OutboxMessage(table=table, kind="hand", target=USER, due=1.0))
    async with store.write(GUILD) as writing:
        assert await writing.position(table)
        hand = await writing.outgoing(table, "hand", USER)
        assert hand is not None
        await writing.put_outgoing(OutboxMessage(table=table, kind="board", due=5.0))
        board = await writing.outgoing(table, "board")
        assert board is not None and board.due == 5.0
        await writing.postpone(hand.id, 9.0)
        later = await writing.outgoing(table, "hand", USER)
        assert later is not None and (later.due, later.attempts) == (9.0, 1)
        await writing.drop_outgoing(hand.id)
        await writing.drop_outgoing(board.id)
        assert await writing.outgoing(table, "hand", USER) is None
        assert await writing.outgoing(table, "board") is None

        await writing.put_timer(Timer(table=table, kind="live", due=3.0))
        timer = await writing.timer(table, "live")
        assert timer is not None and timer.due == 3.0
        await writing.drop_timer(table, "live")
        assert await writing.timer(table, "live") is None

        await writing.save_posted(Posted(table=table, role="board", owner=0, channel=1, message=2, at=1.0))
        stands = await writing.posted(table, "board")
        assert stands is not None and stands.message == 2
        assert [posted.role for posted in await writing.all_posted(table)] == ["board"]
        await writing.drop_posted(table, "board")
        assert await writing.posted(table, "board") is None

        await writing.save_premoves(
            PremoveQueue(table=table, user=USER, steps=(("pass",),), mark="m", revision=1, at=1.0)
        )
        assert [plan.user for plan in await writing.premove_queues(table)] == [USER]
        await writing.drop_premoves(table, USER)
        assert await writing.premove_queue(table, USER) is None
        assert await writing.premove_queues(table) == []


async def test_a_write_of_another_row_keeps_the_cache(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await with_table(store)
    async with store.write(GUILD) as writing:
        assert await writing.position(table)
        hops = counted(monkeypatch)
        await writing.put_outgoing(OutboxMessage(table=table, kind="board", due=1.0))
        assert await writing.outgoing(table, "hand", USER) is None
        assert await writing.outgoing(table, "turn") is None
        assert hops == []


async def test_a_write_of_another_table_keeps_what_is_prefetched(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await with_table(store)
    async with store.write(GUILD) as writing:
        writing.prefetch.entries(table, last=1)
        assert await writing.position(table)
        hops = counted(monkeypatch)
        await writing.drop_timer(table, "live")
        assert await writing.entries(table, last=1) == []
        assert hops == []


async def test_no_write_changes_rows_of_another_table(store: SqliteStore) -> None:
    await with_table(store)
    async with store.files.use(GUILD, make=False) as file:
        assert file is not None
        triggers = await file.ask("SELECT sql FROM sqlite_master WHERE type = 'trigger'")
        tables = await file.ask("SELECT sql FROM sqlite_master WHERE type = 'table'")
    bodies = [sql.split("BEGIN", 1)[1].rsplit("END", 1)[0] for (sql,) in triggers]
    deeds = [deed.strip() for body in bodies for deed in body.split(";") if deed.strip()]
    assert deeds and all(deed.startswith("SELECT") for deed in deeds), "each trigger only raises an error"
    assert not [sql for (sql,) in tables if sql is not None and "ON DELETE" in sql.upper()]
