"""Backups under one folder: named by their time, complete or not there, and only the newest are kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.clock import SetClock
from bot.errors import StoreUnavailable
from db import SqliteStore, rotation
from db.backup import read_manifest
from db.rotation import back_up_and_rotate, newest_backup
from tests.db.support import GUILD, with_table

DAY = 86_400.0


@pytest.fixture
def clock() -> SetClock:
    return SetClock()


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


async def test_the_newest_backups_are_kept(store: SqliteStore, tmp_path: Path, clock: SetClock) -> None:
    await with_table(store, GUILD)
    folder = tmp_path / "backups"
    assert newest_backup(folder) is None
    for _ in range(3):
        clock.advance(DAY)
        back_up_and_rotate(store.folder.root, folder, clock.now(), 2)
    clock.advance(DAY)
    manifest = back_up_and_rotate(store.folder.root, folder, clock.now(), 2)
    assert names(folder) == ["20270118T080000Z", "20270119T080000Z"]
    assert read_manifest(folder / names(folder)[-1]) == manifest and manifest.made == clock.now()
    assert newest_backup(folder) == clock.now()


async def test_what_is_no_backup_of_ours_is_left_alone(store: SqliteStore, tmp_path: Path, clock: SetClock) -> None:
    folder = tmp_path / "backups"
    for name in ("by hand", "20200101T000000Z.old", "20200101T000000"):
        (folder / name).mkdir(parents=True)
    (folder / "20200101T000000Z").write_text("a file")
    (folder / "20200102T000000Z").mkdir()
    kept = [name for name in names(folder) if name != "20200102T000000Z"]
    back_up_and_rotate(store.folder.root, folder, clock.now(), 1)
    assert names(folder) == sorted([*kept, "20270115T080000Z"])


@pytest.mark.guarantee("rotation-keeps")
async def test_what_a_killed_backup_left_is_deleted(
    store: SqliteStore, tmp_path: Path, clock: SetClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    def killed(_folder: Path, target: Path, _now: float) -> None:
        target.mkdir(parents=True)
        (target / "people.sqlite").write_bytes(b"half of it")
        raise KeyboardInterrupt

    folder = tmp_path / "backups"
    with monkeypatch.context() as patch, pytest.raises(KeyboardInterrupt):
        patch.setattr(rotation, "back_up", killed)
        back_up_and_rotate(store.folder.root, folder, clock.now(), 3)
    assert names(folder) == ["20270115T080000Z.part"] and newest_backup(folder) is None
    clock.advance(60)
    back_up_and_rotate(store.folder.root, folder, clock.now(), 3)
    assert names(folder) == ["20270115T080100Z"]


@pytest.mark.guarantee("rotation-keeps")
async def test_a_failed_backup_deletes_no_former_one(store: SqliteStore, tmp_path: Path, clock: SetClock) -> None:
    folder = tmp_path / "backups"
    back_up_and_rotate(store.folder.root, folder, clock.now(), 1)
    before = names(folder)
    with pytest.raises(StoreUnavailable, match="no data folder"):
        back_up_and_rotate(tmp_path / "nowhere", folder, clock.now() + DAY, 1)
    assert names(folder) == before


async def test_the_new_one_stays_when_the_clock_was_set_back(
    store: SqliteStore, tmp_path: Path, clock: SetClock
) -> None:
    folder = tmp_path / "backups"
    back_up_and_rotate(store.folder.root, folder, clock.now() + DAY, 1)
    back_up_and_rotate(store.folder.root, folder, clock.now(), 1)
    assert names(folder) == ["20270115T080000Z"]
