"""One process works on a data folder, whatever happens to the lock file; a lock that fails says why."""

from __future__ import annotations

import errno
import fcntl
import os
import shutil
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from bot.clock import SetClock
from bot.errors import StoreFull, StoreUnavailable
from db import FolderInUse, SqliteStore, open_store
from db.folder import Folder, FolderLock
from db.integrity import check_folder

HOLDER = """
import sys
from pathlib import Path
from db.folder import Folder, FolderLock
lock = FolderLock(Folder(Path(sys.argv[1])))
print("held", flush=True)
sys.stdin.read()
"""


def failing(monkeypatch: pytest.MonkeyPatch, number: int, *, only: str = "") -> None:
    """Let the system refuse each lock with this error, or only those of a folder ("folder")."""
    really = fcntl.flock

    def flock(fd: int, how: int) -> None:
        if not only or stat.S_ISDIR(os.fstat(fd).st_mode):
            raise OSError(number, os.strerror(number))
        really(fd, how)

    monkeypatch.setattr(fcntl, "flock", flock)


@pytest.mark.guarantee("one-process")
async def test_second_store_is_refused_without_the_lock_file(store: SqliteStore, clock: SetClock) -> None:
    for _ in range(3):  # each that was refused leaves a lock file of its own
        store.folder.lock.unlink()
        with pytest.raises(FolderInUse, match="another process"):
            await open_store(store.folder.root, clock=clock)
    with pytest.raises(FolderInUse, match="another process"):
        await open_store(store.folder.root, clock=clock)
    assert check_folder(store.folder.root) == []  # doctor may look meanwhile


async def test_second_store_is_refused_with_a_replaced_lock_file(
    store: SqliteStore, clock: SetClock, tmp_path: Path
) -> None:
    (tmp_path / "another").write_text("17")
    shutil.move(tmp_path / "another", store.folder.lock)
    with pytest.raises(FolderInUse, match="number 17"):
        await open_store(store.folder.root, clock=clock)


def test_killed_process_frees_the_folder_whatever_its_lock_file(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, tmp_path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None and process.stdout.readline() == "held\n"
        folder = Folder(tmp_path)
        with pytest.raises(FolderInUse, match=f"number {process.pid}"):
            FolderLock(folder)
        folder.lock.unlink()
        with pytest.raises(FolderInUse):
            FolderLock(folder)
        process.kill()
        process.wait(60)
    for _ in range(2):
        FolderLock(folder).close()


def test_who_was_refused_holds_nothing_back(tmp_path: Path) -> None:
    folder = Folder(tmp_path)
    first = FolderLock(folder)
    for remove in (False, True):
        if remove:
            folder.lock.unlink()
        with pytest.raises(FolderInUse):
            FolderLock(folder)
    before = len(list(Path("/dev/fd").iterdir()))
    with pytest.raises(FolderInUse):
        FolderLock(folder)
    assert len(list(Path("/dev/fd").iterdir())) == before
    first.close()
    first.close()
    FolderLock(folder).close()
    assert len(list(Path("/dev/fd").iterdir())) == before - 2


@pytest.mark.parametrize(
    ("number", "kind"), [(errno.ENOLCK, StoreUnavailable), (errno.EIO, StoreUnavailable), (errno.ENOSPC, StoreFull)]
)
def test_a_lock_that_fails_otherwise_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, kind: type[Exception]
) -> None:
    failing(monkeypatch, number)
    with pytest.raises(kind) as caught:
        FolderLock(Folder(tmp_path))
    assert not isinstance(caught.value, FolderInUse)
    assert os.strerror(number) in str(caught.value) and "another process" not in str(caught.value)


def test_where_a_folder_cannot_be_locked_its_file_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Network file systems lock what is open for writing alone."""
    failing(monkeypatch, errno.EBADF, only="folder")
    folder = Folder(tmp_path)
    lock = FolderLock(folder)
    assert folder.lock.read_text() == str(os.getpid())
    with pytest.raises(FolderInUse, match=str(os.getpid())):
        FolderLock(folder)
    lock.close()
    FolderLock(folder).close()
