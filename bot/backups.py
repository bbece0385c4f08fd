"""Scheduled backups: one every few hours, of which the newest are kept."""

from __future__ import annotations

import asyncio
import logging
import math
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

from msgspec import Struct

from bot.clock import Clock
from bot.config import Settings
from bot.errors import StoreError
from bot.redaction import told
from bot.workers.solo import SoloPool
from db.rotation import back_up_and_rotate, newest_backup

LOOK = 60.0
"""Seconds between two looks whether a backup is due. The first look comes after as many, when the bot has started."""
RETRY = 900.0
"""Seconds after which a failed backup is tried again, if the next one is not due before."""

TIMEOUT = 6 * 3600.0
"""Seconds after which a backup is given up, and its process with it."""

log = logging.getLogger("mission.backup")


class BackupTask(Struct, frozen=True):
    """What is to be copied where, the time, and how many backups are kept."""

    data: str
    backups: str
    now: float
    keep: int


class BackupResult(Struct, frozen=True):
    """How a backup ended. `failed`: why there is none, "" if there is one. `left_out`: see `db.backup.Manifest`."""

    files: int = 0
    failed: str = ""
    left_out: tuple[str, ...] = ()


def back_up(task: BackupTask) -> BackupResult:
    """Make a backup and delete those that are too many. Blocks."""
    try:
        manifest = back_up_and_rotate(Path(task.data), Path(task.backups), task.now, task.keep)
    except (StoreError, OSError) as error:
        return BackupResult(failed=told(error))
    left_out = tuple(f"{name}: {why}" for name, why in sorted(manifest.left_out.items()))
    return BackupResult(files=len(manifest.files), left_out=left_out)


class BackupPool(SoloPool):
    """Makes backups in a process of its own, one at a time.

    It copies files that the host has open. In the host's process, closing such a file would release the host's locks.
    """

    def __init__(self) -> None:
        super().__init__("bot.backup_worker", "makes backups", log, TIMEOUT)

    async def back_up(self, task: BackupTask) -> BackupResult:
        """Return how the backup ended. Raises pool.TaskFailed, OSError when its process died."""
        return await self.result(task, "a backup")


@dataclass
class BackupSchedule:
    """Makes a backup of `data` in a new folder of `backups` every `every` seconds, and keeps `keep` of them.

    `make` makes one; see `BackupPool.back_up`. `counts`: how many ended as `done` or `failed` in this process.
    """

    data: Path
    backups: Path
    every: float
    keep: int
    clock: Clock
    make: Callable[[BackupTask], Awaitable[BackupResult]]
    counts: Counter[str] = field(default_factory=Counter[str])
    newest: float | None = None
    _due: float | None = None
    _failing: bool = False
    _left_out: tuple[str, ...] = ()

    async def run(self) -> None:
        """Look at intervals whether a backup is due, and make it; until cancelled."""
        while True:
            await asyncio.sleep(LOOK)
            await self.look()

    async def look(self) -> None:
        """Make a backup if one is due. A failure is logged once until a backup succeeds, and tried again."""
        now = self.clock.now()
        try:
            if self._due is None:
                self.newest = await asyncio.to_thread(newest_backup, self.backups)
                # A backup that is named later than now was made before the clock was set back.
                self._due = now if self.newest is None else min(self.newest, now) + self.every
            if now >= self._due or self._due > now + self.every:
                self._end(now, await self.make(BackupTask(str(self.data), str(self.backups), now, self.keep)))
        except Exception as error:  # of any kind: a schedule that ended in silence would be noticed too late
            self._end(now, BackupResult(failed=told(error)))

    def age(self) -> float:
        """Return the seconds since the newest backup, infinity where there is none."""
        return math.inf if self.newest is None else max(0.0, self.clock.now() - self.newest)

    def _end(self, now: float, result: BackupResult) -> None:
        if result.failed:
            self.counts["failed"] += 1
            self._due = now + min(RETRY, self.every)
            once = log.info if self._failing else log.error
            once("the backup failed and is tried again: %s", result.failed)
        else:
            self.counts["done"] += 1
            self.newest, self._due = now, now + self.every
            log.info("backup of %d files in %s", result.files, self.backups)
            if result.left_out and result.left_out != self._left_out:
                log.error("the backup is made without: %s", "; ".join(result.left_out))
            self._left_out = result.left_out
        self._failing = bool(result.failed)


@asynccontextmanager
async def scheduled(settings: Settings, clock: Clock) -> AsyncIterator[BackupSchedule | None]:
    """Make backups as the settings say while the block runs; yield the schedule, None if they name no folder."""
    if settings.mission_backup_folder is None:
        yield None
        return
    pool = BackupPool()
    schedule = BackupSchedule(
        settings.data_dir,
        settings.mission_backup_folder,
        settings.mission_backup_hours * 3600.0,
        settings.mission_backup_keep,
        clock,
        pool.back_up,
    )
    running = asyncio.create_task(schedule.run(), name="backups")
    try:
        yield schedule
    finally:
        running.cancel()
        await asyncio.to_thread(pool.close)
        with suppress(asyncio.CancelledError):
            await running
