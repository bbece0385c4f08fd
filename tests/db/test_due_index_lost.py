"""The due index is missing or damaged, at the start or later: it is rebuilt and blocks nothing."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.clock import SetClock
from bot.errors import StoreFull
from bot.service.interactions import PendingInteraction
from db import SqliteStore, open_store, shared_database
from db.rebuild import repair
from tests.db.support import GUILD, act, spoil, with_table

OTHER = GUILD + 1


def note(number: int) -> PendingInteraction:
    return PendingInteraction(interaction=number, application=1, token="t", user=1, guild=GUILD, locale="de", at=50.0)


def gone(path: Path) -> None:
    for each in path.parent.glob(f"{path.name}*"):
        each.unlink()


def damaged(path: Path) -> None:
    spoil(path, 2, path.stat().st_size // 4096)


def no_database(path: Path) -> None:
    path.write_bytes(b"\xa5" * 8192)


def log_alone(path: Path) -> None:
    path.rename(f"{path}-wal")


def replaced(path: Path) -> None:
    """By an older copy, which knows of nothing."""
    data = path.read_bytes()
    path.unlink()
    path.write_bytes(data)


async def filled(folder: Path, clock: SetClock) -> SqliteStore:
    store = await open_store(folder, clock=clock)
    for guild in (GUILD, OTHER):
        await act(store, guild, await with_table(store, guild), due=100.0)
    await store.pending.put(note(1))
    await repair(store)
    return store


@pytest.mark.parametrize("harm", [gone, damaged, no_database, log_alone], ids=lambda harm: harm.__name__)
async def test_index_lost_at_the_start_is_rebuilt_from_guild_files(
    tmp_path: Path, clock: SetClock, caplog: pytest.LogCaptureFixture, harm: Callable[[Path], None]
) -> None:
    await (await filled(tmp_path, clock)).close()
    harm(tmp_path / "wake.sqlite")
    store = await open_store(tmp_path, clock=clock)
    assert "due index" in caplog.text
    await repair(store)
    assert await store.due_index.due(100.0) == [GUILD, OTHER]
    assert await store.due_index_file.whole()
    await store.pending.put(note(2))
    assert [row.interaction for row in await store.pending.rows()] == [2]


async def lose(store: SqliteStore, harm: Callable[[Path], None], *, closed: bool) -> None:
    """Harm the file while the store is open. `closed`: so that nothing of it is remembered by SQLite."""
    file = store._due_index_database  # pyright: ignore[reportPrivateUsage] - what is harmed here
    if closed:
        async with file.hold():
            await file.shut()
    harm(store.folder.due_index)


IN_PLAY = pytest.mark.parametrize(
    ("harm", "closed"),
    [(gone, False), (replaced, False), (gone, True), (damaged, True), (no_database, True), (log_alone, True)],
    ids=lambda given: getattr(given, "__name__", "closed" if given else "open"),
)


@pytest.mark.guarantee("due-index-lost")
@IN_PLAY
async def test_lost_in_play_no_action_is_refused_and_nothing_forgotten(
    tmp_path: Path, clock: SetClock, caplog: pytest.LogCaptureFixture, harm: Callable[[Path], None], *, closed: bool
) -> None:
    store = await filled(tmp_path, clock)
    third = GUILD + 2
    await lose(store, harm, closed=closed)
    assert await act(store, third, await with_table(store, third), due=200.0) == 1
    assert await store.due_index.due(200.0) == [GUILD, OTHER, third]
    (line,) = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert "due index" in line and "created again" in line
    await store.pending_file.close()  # as a process that dies: nothing is brought up to date
    async with store._due_index_database.hold():  # pyright: ignore[reportPrivateUsage]
        await store._due_index_database.shut()  # pyright: ignore[reportPrivateUsage]
    assert store._housekeeping is not None  # pyright: ignore[reportPrivateUsage]
    store._housekeeping.cancel()  # pyright: ignore[reportPrivateUsage]
    store._lock.close()  # pyright: ignore[reportPrivateUsage]
    await store.files.close()
    again = await open_store(tmp_path, clock=clock)
    assert await again.due_index.due(200.0) == [GUILD, OTHER, third], "what was known stands in the new one"
    assert not await again.due_index_file.whole(), "and the guilds' files are asked again at the next start"


@IN_PLAY
async def test_lost_in_play_questions_are_noted_all_the_same(
    tmp_path: Path, clock: SetClock, harm: Callable[[Path], None], *, closed: bool
) -> None:
    store = await filled(tmp_path, clock)
    await lose(store, harm, closed=closed)
    await store.pending.put(note(2))
    assert [row.interaction for row in await store.pending.rows()] == [2], "only what was noted in the lost one is lost"
    await store.pending.remove(2)
    await store.due_index.settle(GUILD, None)
    await store.close()
    store = await open_store(tmp_path, clock=clock)
    assert await store.pending.rows() == []


async def test_that_it_cannot_be_read_keeps_no_start(tmp_path: Path, clock: SetClock) -> None:
    store = await filled(tmp_path, clock)
    async with store._due_index_database.hold():  # pyright: ignore[reportPrivateUsage]
        ((page,),) = await store._due_index_database.ask("SELECT rootpage FROM sqlite_schema WHERE name = 'progress'")  # pyright: ignore[reportPrivateUsage]
    await store.close()
    spoil(tmp_path / "wake.sqlite", page, page)
    store = await open_store(tmp_path, clock=clock)
    await repair(store)
    assert await store.due_index_file.whole() and await store.due_index.due(100.0) == [GUILD, OTHER]


async def test_where_none_can_be_made_that_is_said(
    tmp_path: Path, clock: SetClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full disk, say: the action is refused as one that cannot be saved, and done when there is room."""

    def none_left(*_: object) -> None:
        raise OSError(28, "No space left on device")

    store = await filled(tmp_path, clock)
    await lose(store, gone, closed=True)
    with monkeypatch.context() as patch:
        patch.setattr(shared_database, "make_file", none_left)
        with pytest.raises(StoreFull):
            await act(store, GUILD, 1, due=1.0)
    assert await act(store, GUILD, 1, due=1.0) == 2
