"""The data folder: where its files lie, and the lock that keeps a second process out."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path

from bot.errors import StoreError, StoreUnavailable
from bot.service.places import Place
from db.errors import FolderInUse, HalfCopied, Moved
from db.sqlite_errors import translated

UNFINISHED = "restore-unfinished"
_ENDING = ".sqlite"


def guild_of(name: str) -> int | None:
    """Return the number of the place whose file has this name, or None if no place's has (also for odd spellings)."""
    stem = name.removesuffix(_ENDING)
    place = Place.named(stem) if name != stem else None
    return place.number if place is not None else None


def file_of(guild: int) -> str:
    """Return the name of a place's file: `123.sqlite` for a server, `dm-123.sqlite` for a user's direct messages."""
    return f"{Place(guild).name}{_ENDING}"


class Folder:
    """A data folder's layout."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.guilds = root / "guilds"
        self.people = root / "people.sqlite"
        self.due_index = root / "wake.sqlite"
        self.lock = root / "lock"
        self.unfinished = root / UNFINISHED
        self.moved = root / "moved"
        """The file that tells where all of it was moved to."""
        self.copying = root / "copy-unfinished"
        """The file that tells what is copied into this folder, and how far that is."""

    def guild(self, guild: int) -> Path:
        """Return the file of a place."""
        return self.guilds / file_of(guild)

    def guild_ids(self) -> list[int]:
        """Return the guilds that have a file, in order. Reads names only."""
        return sorted(guild for name in self._names() if (guild := guild_of(name)) is not None)

    def strays(self) -> list[Path]:
        """Return the database files in the guilds' folder whose name is no guild's, in order."""
        strays = [name for name in self._names() if name.endswith(_ENDING) and guild_of(name) is None]
        return [self.guilds / name for name in sorted(strays)]

    def unclean(self) -> set[int]:
        """Return the guilds whose file is open, or was open when a process died."""
        return {guild for guild, log in self.logs() if has_log(log)}

    def logs(self) -> list[tuple[int, Path]]:
        """Return the write-ahead logs of guild files, each with its guild, in order. Empty logs are included."""
        logs = [(guild_of(name.removesuffix("-wal")), name) for name in self._names() if name.endswith("-wal")]
        return sorted((guild, self.guilds / name) for guild, name in logs if guild is not None)

    def _names(self) -> list[str]:
        """Return the names of the files in the guilds' folder; none if there is no such folder."""
        return os.listdir(self.guilds) if self.guilds.exists() else []  # noqa: PTH208 - names are enough

    def prepare(self) -> None:
        """Make the folders. Raises StoreUnavailable when they cannot be made or written; Moved, HalfCopied."""
        self.must_be_used_here()
        with translated(self.root):
            self.guilds.mkdir(parents=True, exist_ok=True)
        for place in (self.root, self.guilds):
            if not os.access(place, os.W_OK | os.X_OK, effective_ids=os.access in os.supports_effective_ids):
                raise StoreUnavailable(f"{place}: the folder cannot be written")
        if self.unfinished.exists():
            raise StoreUnavailable(f"{self.root}: a restore into this folder was not finished; restore it once more")

    def must_be_used_here(self) -> None:
        """Raise Moved if all of it was moved elsewhere, HalfCopied if a copy into this folder is not finished."""
        with translated(self.root):
            if self.copying.exists():
                raise HalfCopied(str(self.root), self.told(self.copying))
            if self.moved.exists():
                raise Moved(str(self.root), self.told(self.moved))

    def told(self, mark: Path) -> str:
        """Return the store that such a file names."""
        return mark.read_text("utf-8").partition("\n")[0]


def has_log(log: Path) -> bool:
    """Return whether this write-ahead log exists and is not empty."""
    try:
        return log.stat().st_size > 0
    except FileNotFoundError:
        return False


class FolderLock:
    """The lock of the process that works on a data folder. The system releases it when the process ends.

    Two things are locked: a file in the folder, which holds the process id, and the folder itself. The file alone would
    not do: it may be deleted and made again while the first process goes on.
    """

    def __init__(self, folder: Folder) -> None:
        """Take the lock. Raises FolderInUse, or StoreUnavailable (StoreFull) when it cannot be taken at all."""
        self._held: list[int] = []
        try:
            with translated(folder.lock):
                file = self._open(folder.lock, os.O_RDWR | os.O_CREAT)
                self._lock(file, folder)
                self._lock(self._open(folder.root, os.O_RDONLY), folder, needed=False)
                os.ftruncate(file, 0)
                os.pwrite(file, str(os.getpid()).encode(), 0)
        except StoreError:
            self.close()
            raise

    def _open(self, path: Path, how: int) -> int:
        self._held.append(os.open(path, how, 0o666))
        return self._held[-1]

    def _lock(self, handle: int, folder: Folder, *, needed: bool = True) -> None:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            holder = os.pread(self._held[0], 20, 0).decode(errors="replace").strip() or "unknown"
            raise FolderInUse(f"{folder.root}: another process (number {holder}) works on this data folder") from error
        except OSError:
            if needed:
                raise  # some file systems lock no folders; then the file's lock is all there is

    def close(self) -> None:
        """Release the folder."""
        while self._held:
            os.close(self._held.pop())
