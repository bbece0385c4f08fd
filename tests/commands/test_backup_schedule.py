"""Scheduled backups: when they are due, what happens when one fails, and that a worker process makes them."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot import backups
from bot.__main__ import main
from bot.backups import RETRY, BackupPool, BackupResult, BackupSchedule, BackupTask, scheduled
from bot.clock import SetClock
from bot.config import Settings
from bot.service.records import GuildInfo
from bot.workers.pool import TaskFailed
from db.backup import restore
from db.store import open_store

HOUR = 3_600.0


@dataclass
class Maker:
    """Stands for the worker process: notes when it was asked, and answers with `result`, or raises it."""

    asked: list[float] = field(default_factory=list[float])
    result: BackupResult | Exception = field(default_factory=lambda: BackupResult(files=2))

    async def make(self, task: BackupTask) -> BackupResult:
        self.asked.append(task.now)
        if isinstance(self.result, Exception):
            raise self.result
        return self.result


@pytest.fixture
def maker() -> Maker:
    return Maker()


@pytest.fixture
def schedule(maker: Maker, clock: SetClock, tmp_path: Path) -> BackupSchedule:
    return BackupSchedule(tmp_path / "data", tmp_path / "backups", 6 * HOUR, 3, clock, maker.make)


@pytest.fixture
def clock() -> SetClock:
    return SetClock()


async def pass_hours(schedule: BackupSchedule, clock: SetClock, hours: int) -> None:
    for _ in range(hours):
        clock.advance(HOUR)
        await schedule.look()


async def test_a_backup_is_made_at_every_interval(schedule: BackupSchedule, maker: Maker, clock: SetClock) -> None:
    begun = clock.now()
    assert schedule.age() == math.inf
    await schedule.look()
    await pass_hours(schedule, clock, 13)
    assert maker.asked == [begun, begun + 6 * HOUR, begun + 12 * HOUR]
    assert schedule.counts == {"done": 3} and schedule.age() == HOUR


async def test_a_restart_does_not_begin_the_interval_anew(
    schedule: BackupSchedule, maker: Maker, clock: SetClock
) -> None:
    (schedule.backups / "20270115T040000Z").mkdir(parents=True)  # four hours ago
    await schedule.look()
    assert maker.asked == [] and schedule.age() == 4 * HOUR
    await pass_hours(schedule, clock, 2)
    assert maker.asked == [clock.now()]


@pytest.mark.parametrize("named", ["20270116T080000Z", "20990101T000000Z"])
async def test_a_clock_set_back_does_not_end_the_backups(
    schedule: BackupSchedule, maker: Maker, clock: SetClock, named: str
) -> None:
    (schedule.backups / named).mkdir(parents=True)
    await schedule.look()
    await pass_hours(schedule, clock, 6)
    assert maker.asked == [clock.now()]
    clock.advance(-48 * HOUR)
    await schedule.look()
    assert maker.asked[1:] == [clock.now()]


@pytest.mark.parametrize(
    "failure",
    [
        BackupResult(failed="StoreFull: no room"),
        TaskFailed("the process died"),
        OSError(12, "no memory"),
        ValueError(1),
    ],
)
async def test_a_failure_is_told_once_counted_and_tried_again(
    schedule: BackupSchedule,
    maker: Maker,
    clock: SetClock,
    failure: BackupResult | Exception,
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.ERROR)
    maker.result = failure
    for _ in range(3):
        await schedule.look()
        await schedule.look()
        clock.advance(RETRY)
    assert len(maker.asked) == 3 and schedule.counts == {"failed": 3}
    assert [record.levelname for record in caplog.records] == ["ERROR"]
    maker.result = BackupResult(files=2)
    await schedule.look()
    maker.result = failure
    await pass_hours(schedule, clock, 6)
    assert schedule.counts == {"failed": 4, "done": 1}
    assert len(caplog.records) == 2, "a failure after a success is told again"


async def test_files_that_are_left_out_are_told_once(
    schedule: BackupSchedule, maker: Maker, clock: SetClock, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR)
    maker.result = BackupResult(files=1, left_out=("guilds/7.sqlite: damaged",))
    await schedule.look()
    await pass_hours(schedule, clock, 12)
    assert schedule.counts == {"done": 3}
    assert [record.getMessage() for record in caplog.records] == [
        "the backup is made without: guilds/7.sqlite: damaged"
    ]


async def test_a_process_of_its_own_makes_a_backup_that_restores(
    clock: SetClock, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await open_store(tmp_path / "data", clock=clock)
    async with store.write(7) as tx:
        await tx.save_info(GuildInfo(7, "Club", "en", True))
    made = asyncio.Event()
    settings = Settings(data_dir=tmp_path / "data", mission_backup_folder=tmp_path / "backups")
    back_up = BackupPool.back_up

    async def noted(pool: BackupPool, task: BackupTask) -> BackupResult:
        try:
            return await back_up(pool, task)
        finally:
            made.set()

    monkeypatch.setattr(BackupPool, "back_up", noted)
    monkeypatch.setattr(backups, "LOOK", 0.02)
    async with scheduled(settings, clock) as schedule:
        await asyncio.wait_for(made.wait(), 60)
    await store.close()
    assert schedule is not None
    manifest = restore(tmp_path / "backups" / "20270115T080000Z", tmp_path / "again")
    assert sorted(manifest.files) == ["guilds/7.sqlite", "people.sqlite"]


@pytest.mark.parametrize(
    ("ago", "told"),
    [(None, "no backup in"), (3 * HOUR, "✓ The newest backup in"), (49 * HOUR, "✗ The newest backup in")],
)
def test_the_doctor_tells_how_old_the_newest_one_is(
    ago: float | None, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATA_DIR", str(tmp_path / "data"))
    assert main(["doctor", "--offline"]) == 0
    assert "makes no backups by itself" in capsys.readouterr().out
    monkeypatch.setenv("MISSION_BACKUP_FOLDER", str(tmp_path / "backups"))
    if ago is not None:
        made = datetime.fromtimestamp(time.time() - ago, UTC).strftime("%Y%m%dT%H%M%SZ")
        (tmp_path / "backups" / made).mkdir(parents=True)
    assert main(["doctor", "--offline"]) == told.startswith("✗")
    said = capsys.readouterr().out
    assert told in said and (ago is None or f"{round(ago / HOUR)} hours old" in said)


async def test_without_a_folder_there_is_no_schedule(clock: SetClock) -> None:
    async with scheduled(Settings(), clock) as schedule:
        assert schedule is None
