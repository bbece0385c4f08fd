"""Pending interactions survive any crash, and cost almost nothing before it."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.clock import SetClock
from bot.errors import StoreUnavailable
from bot.service.interactions import PendingInteraction, Reply
from db import SqliteStore, open_store
from db.broken import Row
from db.connection import _Thread  # pyright: ignore[reportPrivateUsage]
from db.pending_interactions import BATCH, PendingInteractionsFile, UnflushedFile
from db.privacy import anonymise_user, delete_guild, show_user
from db.session import Statement
from tests.db.support import GUILD, USER, AnyStore


def note(interaction: int, **changes: object) -> PendingInteraction:
    given: dict[str, object] = {"user": USER, "guild": GUILD, "locale": "de", "at": float(interaction), **changes}
    return PendingInteraction(interaction=interaction, application=2, token=f"secret-{interaction}", **given)  # pyright: ignore[reportArgumentType] - a row's columns


def on_disk(store: SqliteStore) -> set[int]:
    with closing(sqlite3.connect(store.folder.due_index)) as connection:
        return {interaction for (interaction,) in connection.execute("SELECT interaction FROM unanswered")}


async def open_(store: AnyStore) -> list[int]:
    return [row.interaction for row in await store.pending.rows()]


@pytest.fixture
def commits(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many notes and strike-outs each commit took."""
    counted: list[int] = []
    write = UnflushedFile.write_unflushed

    async def counting(self: UnflushedFile, statements: list[Statement]) -> list[list[Row]]:
        counted.append(sum(len(listed.members) for _, (listed,) in statements))
        return await write(self, statements)

    monkeypatch.setattr(UnflushedFile, "write_unflushed", counting)
    return counted


async def test_pending_interaction_is_found_until_it_is_answered(store: SqliteStore) -> None:
    late, early = note(9), note(8, guild=None, locale="en-US")
    for row in (late, early):
        await store.pending.put(row)
        assert row.interaction in on_disk(store), "it is written when it is acknowledged"
    assert await store.pending.rows() == [early, late]
    await store.pending.remove(8)
    assert await store.pending.rows() == [late]


async def test_only_marks_of_the_due_index_wait_for_the_disk(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, waited = store.due_index_file._file, list[tuple[str, int]]()  # pyright: ignore[reportPrivateUsage]
    run = _Thread.run

    async def noted(self: _Thread, work: Callable[[sqlite3.Connection], Any]) -> Any:
        def working(connection: sqlite3.Connection) -> Any:
            found = work(connection)
            ((how,),) = connection.execute("PRAGMA synchronous")
            waited.append((Path(connection.execute("PRAGMA database_list").fetchone()[2]).name, how))
            return found

        return await run(self, working)

    monkeypatch.setattr(_Thread, "run", noted)
    for number in (1, 2):
        await store.pending.put(note(number))
        await store.due_index.mark(GUILD + number, 5.0)
        await store.due_index.mark(GUILD - number, 5.0)
    assert waited == [(file.path.name, how) for how in (1, 2, 2, 1, 2, 2)]
    async with file.hold():
        await file.shut()
    await store.pending.put(note(3))
    assert on_disk(store) == {1, 2, 3} and waited[-1] == (file.path.name, 1), "a new connection is switched, too"


async def test_notes_that_come_at_once_are_written_together(store: SqliteStore, commits: list[int]) -> None:
    await asyncio.gather(*(store.pending.put(note(number)) for number in range(1, 201)))
    assert sum(commits) == 200 and len(commits) <= 2
    assert on_disk(store) == set(range(1, 201))


async def test_notes_during_a_commit_go_into_the_next_one(store: SqliteStore, commits: list[int]) -> None:
    first = asyncio.create_task(store.pending.put(note(1)))
    while not commits:
        await asyncio.sleep(0)
    await asyncio.gather(first, *(store.pending.put(note(number)) for number in range(2, 50)))
    assert commits == [1, 48]


async def test_a_click_costs_one_commit_when_others_follow(store: SqliteStore, commits: list[int]) -> None:
    """What was answered is struck out along with the next note; only after the last one by itself."""
    store.pending_file.batch_delay = 60.0
    for number in range(1, 21):
        await store.pending.put(note(number))
        await store.pending.remove(number)
    assert commits == [1, *[2] * 19]
    assert on_disk(store) == {20}
    await store.pending_file.flush()
    assert on_disk(store) == set() and commits[-1] == 1


async def test_the_last_one_is_struck_out_by_itself_in_a_moment(store: SqliteStore) -> None:
    store.pending_file.batch_delay = 0.0
    await store.pending.put(note(1))
    await store.pending.remove(1)
    for _ in range(2000):
        if not on_disk(store):
            return
        await asyncio.sleep(0.001)
    raise AssertionError("it stands there still")


async def test_a_mark_does_not_wait_behind_all_the_notes(store: SqliteStore, commits: list[int]) -> None:
    async with store.due_index_file._file.hold():
        notes = [asyncio.create_task(store.pending.put(note(number))) for number in range(1, 4 * BATCH)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        marked = asyncio.create_task(store.due_index_file.mark(GUILD, 10.0))
        await asyncio.sleep(0)
    await marked
    assert len(commits) <= 2, "one group was before it"
    await asyncio.gather(*notes)
    assert len(commits) == 4 and len(on_disk(store)) == 4 * BATCH - 1


async def test_dead_process_leaves_its_pending_interactions(tmp_path: Path, clock: SetClock) -> None:
    store = await open_store(tmp_path / "one", clock=clock)
    store.pending_file.batch_delay = 60.0
    for number in (1, 2, 3):
        await store.pending.put(note(number))
    await store.pending.remove(1)
    await store.pending.put(note(4))
    await store.pending.remove(2)
    shutil.copytree(tmp_path / "one", tmp_path / "two")  # as SIGKILL leaves it
    await store.close()
    assert on_disk(store) == {3, 4}, "what was answered is struck out at the end"
    again = await open_store(tmp_path / "two", clock=clock)
    assert await open_(again) == [2, 3, 4], "too much is harmless, too little is not"
    await again.close()
    for late in (again.pending.put(note(5)), again.pending.rows(), again.pending.drop_older(1.0, 1.0)):
        with pytest.raises(StoreUnavailable):
            await late


async def test_no_answer_is_lost_while_another_process_locks_the_file(tmp_path: Path, clock: SetClock) -> None:
    store = await open_store(tmp_path, clock=clock, busy=0.0)
    await store.pending.put(note(1))
    with closing(sqlite3.connect(store.folder.due_index, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreUnavailable):
            await store.pending.put(note(2))
        await store.pending.remove(1)
        await store.pending_file.flush()
        other.execute("ROLLBACK")
    assert on_disk(store) == {1}
    await store.pending.put(note(3))
    assert on_disk(store) == {3}, "it is struck out as soon as that is possible"


async def test_failed_write_of_notes_is_told_to_all_who_wait(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def stumbles(self: UnflushedFile, statements: list[Statement]) -> None:
        raise KeyError("a bug")

    with monkeypatch.context() as patch:
        patch.setattr(UnflushedFile, "write_unflushed", stumbles)
        found = await asyncio.gather(*(store.pending.put(note(number)) for number in (1, 2)), return_exceptions=True)
    assert [type(error) for error in found] == [KeyError, KeyError]
    await store.pending.put(note(3))
    assert await open_(store) == [3]


@pytest.mark.parametrize(
    ("asked", "answered", "said"),
    [
        ((1, 2), (), "not noted: 2 questions (it is locked)"),
        ((), (8,), "not struck out: 1 answer (it is locked)"),
        ((1,), (7, 8, 9), "not noted: 1 question; not struck out: 3 answers (it is locked)"),
    ],
)
async def test_the_log_says_what_was_not_written(
    store: SqliteStore,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    asked: tuple[int, ...],
    answered: tuple[int, ...],
    said: str,
) -> None:
    async def refuses(self: UnflushedFile, statements: list[Statement]) -> None:
        raise StoreUnavailable("it is locked")

    with monkeypatch.context() as patch:
        patch.setattr(UnflushedFile, "write_unflushed", refuses)
        for number in answered:
            await store.pending.remove(number)
        await asyncio.gather(*(store.pending.put(note(number)) for number in asked), return_exceptions=True)
        if not asked:
            await store.pending_file.flush()
    assert caplog.messages == [said]


async def test_one_odd_number_spoils_no_note(either: AnyStore) -> None:
    odd = [note(1, guild=2**63), note(2, guild=-1), note(3, guild=0), note(4)]
    await asyncio.gather(*map(either.pending.put, odd))
    assert [row.guild for row in await either.pending.rows()] == [None, None, None, GUILD]


async def test_note_is_deleted_even_if_its_writer_stopped_waiting(store: SqliteStore) -> None:
    async with store.due_index_file._file.hold():
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0):
                await store.pending.put(note(1))
        await store.pending.remove(1)
    await store.pending.put(note(2))
    assert await open_(store) == [2]


async def test_what_is_too_old_to_be_answered_goes(either: AnyStore) -> None:
    for number in (1, 2, 3):
        await either.pending.put(note(number))
    await either.pending.drop_older(2.5, 2.5)
    assert await open_(either) == [3]


async def test_export_shows_a_users_pending_interactions(tmp_path: Path, clock: SetClock) -> None:
    store = await open_store(tmp_path, clock=clock)
    for row in (note(1), note(2, user=USER + 1), note(3, guild=None)):
        await store.pending.put(row)
    (tmp_path / "wake.sqlite.damaged-1").write_text("secret-9")
    shown = await show_user(store, USER)
    assert shown["unanswered"] == [
        {"interaction": 1, "guild": GUILD, "at": 1.0},
        {"interaction": 3, "guild": None, "at": 3.0},
    ]
    assert "secret" not in str(shown)
    await anonymise_user(store, USER)
    assert await open_(store) == [2] and (await show_user(store, USER))["unanswered"] == []
    await delete_guild(store, GUILD)
    assert await open_(store) == []
    await store.close()
    kept = b"".join(path.read_bytes() for path in tmp_path.rglob("*") if path.is_file())
    assert b"secret" not in kept


async def test_readers_see_pending_interactions_being_written(store: SqliteStore) -> None:
    waiting = asyncio.create_task(store.pending.put(note(1)))
    await asyncio.sleep(0)
    assert await open_(store) == [1]
    await waiting
    assert isinstance(store.pending, PendingInteractionsFile)


async def test_follow_up_of_an_answer_is_noted(either: AnyStore) -> None:
    rows = [note(8, pressed=55), note(9)]
    for row in rows:
        await either.pending.put(row)
    await either.pending.note_follow_up(8, 77)
    assert await either.pending.rows() == [replace(rows[0], follow_up=77), rows[1]]
    assert [row.reply for row in await either.pending.rows()] == [Reply(2, "secret-8", 55, 77), Reply(2, "secret-9")]
