"""Unknown files in the guilds' folder are reported, left alone, and never taken from a backup."""

from __future__ import annotations

import errno
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.__main__ import main
from bot.clock import SetClock
from bot.errors import DamagedFile, StoreFull, StoreUnavailable
from db import backup as backups
from db import open_store
from db.backup import Copied, Manifest, back_up, restore, restore_guild
from db.folder import guild_of
from db.integrity import check_folder
from db.opening import make_file
from db.rebuild import repair
from db.schemas import DUE_INDEX, PEOPLE
from db.schemas import GUILD as GUILD_KIND
from tests.db.support import GUILD, act, contents, with_table

ODD = [str(2**63), "9" * 30, "007", "0", "-5", "+5", "1_0", " 7", "7 ", "٧", "7.8", "aunt", "", "0x7"]
OTHER = GUILD + 1


async def filled(folder: Path, clock: SetClock) -> Path:
    """Leave a folder with two guilds, each with a table; return where their files lie."""
    store = await open_store(folder, clock=clock)
    for guild in (GUILD, OTHER):
        await with_table(store, guild)
    await store.close()
    return folder / "guilds"


def foreign(sql: str) -> Callable[[Path], None]:
    def harm(path: Path) -> None:
        with closing(sqlite3.connect(path, isolation_level=None)) as file:
            file.executescript(sql)

    return harm


FOREIGN = {
    "trigger": "CREATE TRIGGER spy AFTER INSERT ON entry BEGIN DELETE FROM timer; END",
    "trigger in the place of ours": "DROP TRIGGER entry_stays; "
    "CREATE TRIGGER entry_stays BEFORE DELETE ON entry BEGIN DELETE FROM timer; END",
    "view": "CREATE VIEW spy AS SELECT seed FROM game_table",
    "table": "CREATE TABLE spy (seed)",
    "index": "CREATE UNIQUE INDEX spy ON seat (name)",
}


async def test_another_guilds_file_is_refused_and_does_not_seem_empty(tmp_path: Path, clock: SetClock) -> None:
    guilds = await filled(tmp_path, clock)
    (guilds / f"{GUILD}.sqlite").replace(guilds / f"{OTHER}.sqlite")
    found = {finding.guild: finding for finding in check_folder(tmp_path)}
    assert found[OTHER].what == "damaged" and f"the file of {GUILD}" in found[OTHER].detail
    store = await open_store(tmp_path, clock=clock)
    with pytest.raises(DamagedFile, match=f"the file of {GUILD}"):
        async with store.read(OTHER):
            pass


@pytest.mark.parametrize("stem", ODD)
def test_a_name_that_is_not_written_as_ours_is_nobodys(stem: str) -> None:
    assert guild_of(f"{stem}.sqlite") is None
    assert guild_of(str(GUILD)) is None and guild_of(f"{GUILD}.sqlite") == GUILD
    assert guild_of(f"{2**63 - 1}.sqlite") == 2**63 - 1


@pytest.mark.guarantee("stray-file-harmless")
@pytest.mark.parametrize("stem", ODD)
async def test_a_stray_file_is_named_and_left_alone_at_the_start(
    tmp_path: Path, clock: SetClock, caplog: pytest.LogCaptureFixture, stem: str
) -> None:
    guilds = await filled(tmp_path, clock)
    stray = guilds / f"{stem}.sqlite"
    shutil.copy(guilds / f"{GUILD}.sqlite", stray)
    Path(f"{stray}-wal").write_bytes(b"something")
    before = stray.read_bytes()
    store = await open_store(tmp_path, clock=clock)
    assert caplog.text.count(f"{stray} is no server's file by its name") == 1
    assert await store.guilds() == [GUILD, OTHER]
    await repair(store, pauses=())
    assert await act(store, GUILD, 1) == 1
    for number in (2**63, int("9" * 30)):
        async with store.read(number) as reading:
            assert await reading.table(1) is None
    await store.close()
    assert stray.read_bytes() == before
    assert [(finding.what, finding.path) for finding in check_folder(tmp_path)] == [("stray", str(stray))]
    assert f"guilds/{stray.name}" in back_up(tmp_path, tmp_path.parent / f"{tmp_path.name}-copy", 1.0).left_out


@pytest.mark.parametrize("stem", [stem for stem in ODD if stem])
async def test_a_manifest_with_a_stray_name_is_refused(tmp_path: Path, clock: SetClock, stem: str) -> None:
    await filled(tmp_path / "data", clock)
    backup = tmp_path / "backup"
    manifest = back_up(tmp_path / "data", backup, 1.0)
    stray = backup / "guilds" / f"{stem}.sqlite"
    shutil.copy(backup / "guilds" / f"{GUILD}.sqlite", stray)
    copied = manifest.files[f"guilds/{GUILD}.sqlite"]
    files: dict[str, Copied] = {**manifest.files, f"guilds/{stray.name}": copied}
    (backup / "backup.json").write_bytes(msgspec.json.encode(Manifest(made=1.0, files=files)))
    with pytest.raises(StoreUnavailable):
        restore(backup, tmp_path / "new")
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize("sql", FOREIGN.values(), ids=FOREIGN)
async def test_what_we_did_not_put_into_a_file_stops_its_guild_alone(
    tmp_path: Path, clock: SetClock, caplog: pytest.LogCaptureFixture, sql: str
) -> None:
    path = await filled(tmp_path, clock) / f"{GUILD}.sqlite"
    foreign(sql)(path)
    before = path.read_bytes()
    store = await open_store(tmp_path, clock=clock)
    with pytest.raises(DamagedFile, match="none of this program's"):
        await act(store, GUILD, 1)
    assert await act(store, OTHER, 1) == 1
    await store.close()
    assert path.read_bytes() == before and str(path) in caplog.text
    assert [(finding.what, finding.guild) for finding in check_folder(tmp_path)] == [("damaged", GUILD)]
    assert f"guilds/{GUILD}.sqlite" in back_up(tmp_path, tmp_path.parent / f"{tmp_path.name}-copy", 1.0).left_out


@pytest.mark.parametrize("sql", FOREIGN.values(), ids=FOREIGN)
@pytest.mark.parametrize("one", [True, False], ids=["alone", "whole"])
async def test_such_a_file_is_not_restored(tmp_path: Path, clock: SetClock, sql: str, one: bool) -> None:
    await filled(tmp_path / "data", clock)
    backup = tmp_path / "backup"
    manifest = back_up(tmp_path / "data", backup, 1.0)
    name = f"guilds/{GUILD}.sqlite"
    foreign(sql)(backup / name)
    digest = backups._sha256(backup / name)  # pyright: ignore[reportPrivateUsage] - as a forger would
    files = {**manifest.files, name: Copied((backup / name).stat().st_size, digest)}
    (backup / "backup.json").write_bytes(msgspec.json.encode(Manifest(made=1.0, files=files)))
    before = contents(tmp_path / "data")
    with pytest.raises(DamagedFile, match="none of this program's"):
        if one:
            restore_guild(backup, tmp_path / "data", GUILD)
        else:
            restore(backup, tmp_path / "new")
    assert not (tmp_path / "new").exists() and contents(tmp_path / "data") == before


@pytest.mark.parametrize("name", ["people", "wake"])
async def test_a_foreign_trigger_in_a_central_file_is_not_let_in(tmp_path: Path, clock: SetClock, name: str) -> None:
    await filled(tmp_path, clock)
    path = tmp_path / f"{name}.sqlite"
    foreign("CREATE TRIGGER spy AFTER UPDATE ON progress BEGIN SELECT 1; END")(path)
    if name == "people":
        with pytest.raises(DamagedFile, match="none of this program's"):
            await open_store(tmp_path, clock=clock)
        return
    await open_store(tmp_path, clock=clock)
    assert (tmp_path / "wake.sqlite.damaged-1").exists(), "it is derived, and made anew"


@pytest.mark.parametrize("kind", [GUILD_KIND, PEOPLE, DUE_INDEX], ids=lambda kind: kind.name)
def test_nothing_of_ours_is_taken_for_a_strangers(tmp_path: Path, kind: Any) -> None:
    path = tmp_path / "one.sqlite"
    make_file(path, kind)
    with closing(sqlite3.connect(path)) as file:
        file.execute("ANALYZE")
        rows = file.execute("SELECT type, name, sql FROM sqlite_schema").fetchall()
    assert len(rows) > 3 and all(kind.has(kind.version, *row) for row in rows)


def test_the_doctor_names_a_stray(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    data = tmp_path / "data"
    (data / "guilds").mkdir(parents=True)
    stray = data / "guilds" / f"{2**63}.sqlite"
    stray.touch()
    make_file(data / "people.sqlite", PEOPLE)
    monkeypatch.setenv("DATA_DIR", str(data))
    monkeypatch.chdir(tmp_path)
    assert main(["doctor", "--offline"]) == 1
    assert f"{stray}: stray. It is no server's file by its name" in capsys.readouterr().out


@pytest.mark.parametrize("there", [True, False], ids=["into a folder", "into a new folder"])
@pytest.mark.parametrize("error", [OSError(errno.ENOSPC, "No space left on device"), KeyboardInterrupt()])
async def test_a_backup_that_fails_leaves_no_copies(
    tmp_path: Path, clock: SetClock, monkeypatch: pytest.MonkeyPatch, there: bool, error: BaseException
) -> None:
    guilds = await filled(tmp_path / "data", clock)
    (guilds / f"{GUILD}.sqlite").write_bytes(b"nonsense" * 999)  # set aside in the backup, as it is
    target = tmp_path / "backup"
    if there:
        target.mkdir()
    copy, copied = backups._copy, []  # pyright: ignore[reportPrivateUsage] - the third copy fails

    def failing(*given: Any) -> None:
        copy(*given)
        copied.append(given)
        if len(copied) == 3:
            raise error

    with monkeypatch.context() as bad:
        bad.setattr(backups, "_copy", failing)
        with pytest.raises((StoreFull, KeyboardInterrupt)):
            back_up(tmp_path / "data", target, 1.0)
    assert len(copied) == 3 and target.exists() == there and contents(target) == {}
    assert len(back_up(tmp_path / "data", target, 1.0).files) == 2, "and it can be repeated"
