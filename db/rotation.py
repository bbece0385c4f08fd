"""Backups under one folder, each named by its time (UTC), of which the newest few are kept."""

from __future__ import annotations

import re
import shutil
from datetime import UTC, datetime
from pathlib import Path

from db.backup import Manifest, back_up
from db.opening import flush
from db.sqlite_errors import translated

_FORM = "%Y%m%dT%H%M%SZ"
_NAME = re.compile(r"\d{8}T\d{6}Z")
_UNFINISHED = ".part"


def back_up_and_rotate(folder: Path, backups: Path, now: float, keep: int) -> Manifest:
    """Copy a data folder into a new folder of `backups`, then delete all but the `keep` newest backups there.

    The new folder appears when it is complete. What a killed backup left is deleted first. Other files and folders are
    left alone. Blocks. Raises what `back_up` raises; then no former backup is deleted.
    """
    target = backups / datetime.fromtimestamp(now, UTC).strftime(_FORM)
    with translated(backups):
        for left in _named(backups, _UNFINISHED):
            shutil.rmtree(left)
    part = target.with_name(target.name + _UNFINISHED)
    manifest = back_up(folder, part, now)
    with translated(backups):
        part.rename(target)
        flush(backups)
        # The new one stays in any case: the clock may have been set back, and older ones be named later.
        others = [path for path in _named(backups) if path != target]
        for old in others[: max(0, len(others) - keep + 1)]:
            shutil.rmtree(old)
    return manifest


def newest_backup(backups: Path) -> float | None:
    """Return when the newest complete backup in this folder was made, in UTC seconds; None if there is none.

    Raises StoreUnavailable when the folder cannot be read.
    """
    with translated(backups):
        named = _named(backups)
    return datetime.strptime(named[-1].name, _FORM).replace(tzinfo=UTC).timestamp() if named else None


def _named(backups: Path, suffix: str = "") -> list[Path]:
    """Return the folders whose name is a time and this suffix, oldest first."""
    if not backups.exists():
        return []
    return sorted(
        path
        for path in backups.iterdir()
        if path.name.endswith(suffix) and _NAME.fullmatch(path.name.removesuffix(suffix)) and path.is_dir()
    )
