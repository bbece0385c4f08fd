"""The first commit into a newly opened file flushes its log once, and is as safe as the others."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.clock import SetClock
from bot.service.records import OutboxMessage, Snapshot, TableId, Timer
from db import SqliteStore, open_store
from db.opening import begin_log, complaints, log_of, make_file, open_file
from db.schemas import GUILD as KIND
from tests.db.support import GUILD, USER, a_table, act, an_entry, counted, listings, with_table


@pytest.fixture
def path(tmp_path: Path) -> Path:
    made = tmp_path / "1.sqlite"
    make_file(made, KIND)
    return made


@pytest.fixture
def opened(path: Path) -> Iterator[sqlite3.Connection]:
    with closing(open_file(path, KIND, 1.0)) as connection:
        yield connection


def synchronous(connection: sqlite3.Connection) -> int:
    return connection.execute("PRAGMA synchronous").fetchone()[0]


def commits(log: Path, page: int = 4096) -> int:
    """Return how many transactions a log holds: a frame that ends one tells the file's new size."""
    data = log.read_bytes()[32:]
    frames = (data[at : at + 24] for at in range(0, len(data), 24 + page))
    return sum(int.from_bytes(frame[4:8]) > 0 for frame in frames)


async def test_the_log_is_begun_before_the_first_commit_and_once(store: SqliteStore) -> None:
    table = await with_table(store)
    log = log_of(store.folder.guild(GUILD))
    assert commits(log) == 2
    await act(store, GUILD, table)
    assert commits(log) == 3


async def test_preferences_are_read_in_one_round_trip(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    hops = counted(monkeypatch)
    await store.people.person(USER)
    await store.people.tables_of(USER)
    assert hops == [1, 1]


async def test_what_people_chose_is_asked_again_only_after_a_change(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.people.save_notice_at(USER, GUILD, 1, "mention")
    hops = counted(monkeypatch)
    for _ in range(3):
        assert await store.people.notice_at(USER, GUILD, 1) == "mention"
        assert await store.people.tables_of(USER) == []
    assert hops == [1, 1]
    await store.people_rows.index(GUILD, 1, listings(USER), "Club")
    assert await store.people.tables_of(USER) == [TableId(GUILD, 1)]


async def test_an_action_crosses_to_its_files_thread_twice(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each round trip waits for a processor twice: on a busy machine that is what an action waits for."""
    table = await with_table(store)
    hops = counted(monkeypatch)
    async with store.write(GUILD) as writing:
        writing.prefetch.entry_of(7)
        assert await writing.position(table)
        assert await writing.entry_of(7) is None
        await writing.append(table, an_entry(1))
        await writing.save_snapshot(table, Snapshot(1, b"{}", ()))
        for kind in ("board", "hand", "notice"):
            assert await writing.outgoing(table, kind) is None
            await writing.put_outgoing(OutboxMessage(table=table, kind=kind, due=1e9))
        assert await writing.timer(table, "remind") is None
        await writing.put_timer(Timer(table=table, kind="remind", due=1e9))
        assert await writing.posted(table, "board") is None
        assert await writing.premove_queues(table) == []
    assert hops == [9, 3, 8]  # the second is the due index: another file


async def test_a_reading_writes_nothing(tmp_path: Path, clock: SetClock) -> None:
    first = await open_store(tmp_path / "data", clock=clock)
    table = await with_table(first)
    await first.close()
    store = await open_store(tmp_path / "data", clock=clock)
    async with store.read(GUILD) as reading:
        assert await reading.table(table)
    assert log_of(store.folder.guild(GUILD)).stat().st_size == 0


def test_all_that_follows_is_flushed(opened: sqlite3.Connection, path: Path) -> None:
    begin_log(opened, path)
    assert synchronous(opened) == 2
    assert commits(log_of(path)) == 1
    assert opened.execute("PRAGMA user_version").fetchone() == (KIND.version,)


def test_later_commits_are_flushed_if_the_log_cannot_begin(opened: sqlite3.Connection, path: Path) -> None:
    opened.execute("PRAGMA query_only = ON")
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        begin_log(opened, path)
    assert synchronous(opened) == 2


def test_a_log_that_holds_something_is_left_alone(opened: sqlite3.Connection, path: Path) -> None:
    opened.execute("UPDATE guild SET name = 'Hall'")
    before = log_of(path).read_bytes()
    begin_log(opened, path)
    assert log_of(path).read_bytes() == before


@pytest.mark.parametrize("holes", [False, True], ids=["cut short", "with a hole"])
async def test_partly_kept_log_of_a_dead_machine_is_all_or_nothing(
    store: SqliteStore, tmp_path: Path, holes: bool
) -> None:
    """Before the commit returned, any sector may be on the disk or not, in any order."""
    async with store.write(GUILD) as writing:
        await writing.add_table(a_table())
    path = store.folder.guild(GUILD)
    log = log_of(path).read_bytes()
    kept = tmp_path / "kept.sqlite"
    found: set[int] = set()
    for at in range(0, len(log), 512):
        shutil.copyfile(path, kept)
        log_of(kept).write_bytes(log[:at] + bytes(512) + log[at + 512 :] if holes else log[:at])
        with closing(open_file(kept, KIND, 1.0)) as connection:
            assert complaints(connection) == []
            found.add(connection.execute("SELECT count(*) FROM game_table").fetchone()[0])
        for leftover in (kept, log_of(kept)):
            leftover.unlink(missing_ok=True)
    assert 0 in found
    assert found <= {0, 1}
    shutil.copyfile(path, kept)
    log_of(kept).write_bytes(log)
    with closing(open_file(kept, KIND, 1.0)) as connection:
        assert connection.execute("SELECT count(*) FROM game_table").fetchone() == (1,)
