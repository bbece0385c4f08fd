"""What commands print: plurals, and a reader that closes the pipe early."""

from __future__ import annotations

import asyncio
import errno
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from bot.clock import SetClock
from bot.commands.command import HUNG_UP, counted, write_new
from bot.service.records import GuildInfo
from db.store import open_store

ROOT = Path(__file__).parent.parent.parent
SEED = "5a" * 32
TALKATIVE = {
    "bot doctor": ["--offline", "--quick"],
    "tests.tools selfplay --json": ["--game", "space-missions", "--seats", "1", "--seed", SEED, "--level", "easy"],
}


@pytest.mark.parametrize("command", TALKATIVE)
def test_a_reader_that_stops_early_is_no_error(command: str, tmp_path: Path) -> None:
    line = [sys.executable, "-m", *command.split(), *TALKATIVE[command]]
    environment = {**os.environ, "DATA_DIR": str(tmp_path / "data")}
    with subprocess.Popen(line, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.close()
        process.stdout = None
        _, complaint = process.communicate(timeout=60)
    assert complaint.decode() == "" and process.returncode == HUNG_UP


def test_half_written_file_is_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "hands.json"

    def full(_file: int) -> None:
        raise OSError(errno.ENOSPC, "no room")

    with monkeypatch.context() as patch, pytest.raises(OSError, match="no room"):
        patch.setattr(os, "fsync", full)
        write_new(file, b"{}")
    assert not file.exists()
    write_new(file, b"{}")
    with pytest.raises(FileExistsError):
        write_new(file, b"[]")
    assert file.read_bytes() == b"{}\n", "what stood there before is kept"


async def _used(data: Path) -> None:
    store = await open_store(data, clock=SetClock(1.0))
    async with store.write(7) as tx:
        await tx.save_info(GuildInfo(7, "Club", "en", True))
    await store.close()


@pytest.mark.guarantee("files-private")
def test_written_files_are_unreadable_for_other_users(tmp_path: Path) -> None:
    """A backup holds hands and seeds of games that go on."""
    data, copy = tmp_path / "data", tmp_path / "copy"
    asyncio.run(_used(data))
    line = [sys.executable, "-m", "bot", "backup", str(copy)]
    subprocess.run(line, cwd=ROOT, env={**os.environ, "DATA_DIR": str(data)}, check=True, umask=0o022, timeout=60)
    written = [copy, *copy.rglob("*")]
    assert any(path.suffix == ".sqlite" for path in written)
    assert [path for path in written if stat.S_IMODE(path.stat().st_mode) & 0o077] == []


def test_one_thing_is_not_many() -> None:
    assert [counted(number, "player") for number in (0, 1, 4)] == ["0 players", "1 player", "4 players"]
