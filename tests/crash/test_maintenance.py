"""SIGKILL during a backup, a restore, a migration or the closing of a file loses and damages nothing."""

from __future__ import annotations

import asyncio
import random
import shutil
import signal
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.clock import SetClock
from bot.errors import StoreUnavailable
from db import SqliteStore, open_store
from db.backup import back_up, restore, restore_guild
from db.integrity import check_folder
from db.schemas import GUILD as GUILD_KIND
from tests.crash.child import Children
from tests.crash.steps import changing, sampled, traced
from tests.db.make_old import load
from tests.db.support import GUILD, act, an_entry, contents, numbers, with_table
from tests.db.test_migrations import later
from tests.soaking import turn

GUILDS = (GUILD, GUILD + 1)
Choose = Callable[[list[str]], list[int]]
SAMPLED = pytest.param(lambda steps: sampled(steps, 4, turn()), id="some")
ALL = pytest.param(changing, id="all", marks=pytest.mark.slow)
STEPS = pytest.mark.parametrize("choose", [SAMPLED, ALL])


async def filled(folder: Path, clock: SetClock) -> SqliteStore:
    """Two guilds whose tables have three entries each."""
    store = await open_store(folder, clock=clock)
    for guild in GUILDS:
        table = await with_table(store, guild)
        for _ in range(3):
            await act(store, guild, table)
    return store


@pytest.mark.guarantee("maintenance-kill-harmless")
@STEPS
async def test_kill_during_a_backup_harms_neither_data_nor_game(
    tmp_path: Path, clock: SetClock, children: Children, choose: Choose
) -> None:
    """The bot plays on meanwhile; half a backup is known as one, and the next is whole."""
    store = await filled(tmp_path / "data", clock)
    steps = await children.whole("backup", tmp_path / "data", tmp_path / "whole")
    for dies in choose(steps):
        before = await numbers(store, GUILD, 1)
        target = tmp_path / f"half-{dies}"
        died_at = await children.killed("backup", dies, tmp_path / "data", target)
        assert await numbers(store, GUILD, 1) == before, died_at
        if (target / "backup.json").exists():
            assert restore(target, tmp_path / f"from-{dies}").left_out == {}
        else:
            with pytest.raises(StoreUnavailable, match="not a finished backup"):
                restore(target, tmp_path / "new")
        if target.exists() and contents(target):
            with pytest.raises(StoreUnavailable, match="not empty"):
                back_up(tmp_path / "data", target, 2.0)
        assert await act(store, GUILD, 1) == len(before) + 1, died_at
        shutil.rmtree(target, ignore_errors=True)
    back_up(tmp_path / "data", tmp_path / "next", 2.0)
    restore(tmp_path / "next", tmp_path / "new")
    assert check_folder(tmp_path / "new") == [] and check_folder(tmp_path / "data") == []
    await store.close()


@pytest.mark.guarantee("maintenance-kill-harmless")
@STEPS
async def test_kill_during_a_restore_is_noticed_and_repeatable(
    tmp_path: Path, clock: SetClock, children: Children, choose: Choose
) -> None:
    store = await filled(tmp_path / "data", clock)
    back_up(tmp_path / "data", tmp_path / "copy", 1.0)
    await store.close()
    steps = await children.whole("restore", tmp_path / "copy", tmp_path / "whole")
    for dies in choose(steps):
        folder = tmp_path / f"half-{dies}"
        died_at = await children.killed("restore", dies, tmp_path / "copy", folder)
        if (folder / "restore-unfinished").exists():
            with pytest.raises(StoreUnavailable, match="not finished"):
                await open_store(folder, clock=clock)
        if (folder / "restore-unfinished").exists() or not (folder / "guilds").exists():
            restore(tmp_path / "copy", folder)
        assert check_folder(folder) == [], died_at
        again = await open_store(folder, clock=clock)
        assert await numbers(again, GUILD, 1) == await numbers(again, GUILD + 1, 1) == [1, 2, 3], died_at
        await again.close()


@STEPS
async def test_kill_during_one_guilds_restore_loses_neither_file(
    tmp_path: Path, clock: SetClock, children: Children, choose: Choose
) -> None:
    """The restored file or the former one is in place or aside at each step, and a second restore completes it."""
    store = await filled(tmp_path / "data", clock)
    back_up(tmp_path / "data", tmp_path / "copy", 1.0)
    await act(store, GUILD, 1)
    await store.close()
    shutil.copytree(tmp_path / "data", tmp_path / "trial")
    steps = await children.whole("restore-guild", tmp_path / "copy", tmp_path / "trial", GUILD)
    former = store.folder.guild(GUILD).read_bytes()
    for dies in choose(steps):
        folder = tmp_path / f"half-{dies}"
        shutil.copytree(tmp_path / "data", folder)
        died_at = await children.killed("restore-guild", dies, tmp_path / "copy", folder, GUILD)
        assert former in contents(folder / "guilds").values(), died_at
        restore_guild(tmp_path / "copy", folder, GUILD)
        assert former in contents(folder / "guilds").values(), died_at
        again = await open_store(folder, clock=clock)
        assert await numbers(again, GUILD, 1) == await numbers(again, GUILD + 1, 1) == [1, 2, 3], died_at
        await again.close()


@pytest.mark.guarantee("maintenance-kill-harmless")
@STEPS
async def test_kill_at_any_migration_step_leaves_old_or_new_files(
    tmp_path: Path, clock: SetClock, children: Children, choose: Choose
) -> None:
    kind = later(
        tmp_path / "more",
        "ALTER TABLE entry ADD COLUMN note TEXT;",
        "CREATE TABLE copied AS SELECT * FROM entry AS a, entry AS b, entry AS c LIMIT 20000;",
    )
    start = await open_store(tmp_path / "start", clock=clock)
    await start.close()
    for guild in GUILDS:
        load(GUILD_KIND, 1, start.folder.guild(guild))
    shutil.copytree(tmp_path / "start", tmp_path / "trial")
    steps = await children.whole("migrate", tmp_path / "trial", tmp_path / "more")
    for dies in choose(steps):
        folder = tmp_path / f"half-{dies}"
        shutil.copytree(tmp_path / "start", folder)
        died_at = await children.killed("migrate", dies, folder, tmp_path / "more")
        for guild in GUILDS:
            with closing(sqlite3.connect(folder / "guilds" / f"{guild}.sqlite")) as connection:
                assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",), died_at
                assert connection.execute("PRAGMA user_version").fetchone()[0] in (1, kind.version), died_at
        again = await open_store(folder, clock=clock, guild_schema=kind)
        for guild in GUILDS:
            assert await numbers(again, guild, 1) == [1, 2, 3], died_at
            async with again.write(guild) as writing:
                await writing.append(1, an_entry(4))
        await again.close()
        shutil.rmtree(folder)


async def killed_while_closing(children: Children, folder: Path, dice: random.Random) -> bool:
    """Kill a process while it closes a file; return whether that hit it in the middle."""
    child = await children.fork("evict", -1, folder)
    after = dice.randrange(2, 8)

    def closings() -> int:
        return sum(line.startswith("closing") for line in traced(children.trace)) if children.trace.exists() else 0

    while closings() < after:
        assert child.alive, children.log.read_text()
        await asyncio.sleep(0.001)
    await asyncio.sleep(dice.uniform(0.0, 0.01))
    child.kill()
    assert await child.wait() == -signal.SIGKILL
    return traced(children.trace)[-1].startswith("closing")


@pytest.mark.guarantee("maintenance-kill-harmless")
async def test_kill_while_closing_a_guild_file_loses_nothing(
    tmp_path: Path, clock: SetClock, children: Children
) -> None:
    """Files are closed to make room for others; a closing carries the log over into the file."""
    folder = tmp_path / "data"
    await (await filled(folder, clock)).close()
    dice, hits = random.Random(), 0
    acted: dict[int, int] = {GUILD: 3, GUILD + 1: 3}
    for _ in range(60):
        hits += await killed_while_closing(children, folder, dice)
        for line in traced(children.trace):
            if line.startswith("acted"):
                guild, number = map(int, line.split()[1:])
                acted[guild] = number
        assert check_folder(folder) == []
        store = await open_store(folder, clock=clock)
        for guild, number in acted.items():
            found = await numbers(store, guild, 1)
            assert found == list(range(1, len(found) + 1)) and len(found) in (number, number + 1)
        await store.close()
        if hits == 3:
            return
    raise AssertionError(f"of 60 kills {hits} hit the closing of a file")
