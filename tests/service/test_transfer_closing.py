"""`transfer out --close` closes a table only when its file can be imported again."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.games.core.phrase import say
from bot.games.registry import TITLES
from bot.service import transfer
from bot.service.records import Remark
from bot.service.transfer import unpack
from bot.service.transfer.moving import take
from tests.service.world import ANN, BOB, GUILD, World
from tests.service.world import world as make_world

OUT = ("transfer", "out", "--guild", str(GUILD), "--table", "1", "--out")


async def run(*given: object) -> int:
    return await asyncio.to_thread(main, list(map(str, given)))


async def odd_table(world: World) -> None:
    """A table with something in it that no other host would take, as an earlier version may have left it."""
    await world.started(ANN, BOB)
    async with world.store.write(GUILD) as tx:
        await tx.remark(Remark(table=1, after=0, at=1.0, phrase=say("remark-of-old")))


@pytest.mark.guarantee("transfer-always")
@pytest.mark.parametrize("close", [(), ("--close",)])
async def test_a_table_that_could_not_be_taken_in_is_said_and_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], close: tuple[str, ...]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATA_DIR", str(tmp_path / "here"))
    file = tmp_path / "table.json"
    async with make_world(tmp_path / "here") as here:
        await odd_table(here)
    assert await run(*OUT, file, *close) == 1
    said = capsys.readouterr().err
    assert "Table 1" in said and "remark-of-old" in said and "stays as it is" in said, said
    assert len(said.strip().splitlines()) == 1 and not file.exists()
    async with make_world(tmp_path / "here") as here:
        assert (await here.loaded()).table.status == "running"


async def test_a_file_that_would_be_too_large_closes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The written file itself is measured, so it cannot turn out too large later."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATA_DIR", str(tmp_path / "here"))
    file = tmp_path / "table.json"
    async with make_world(tmp_path / "here") as here:
        await here.started(ANN, BOB)
        whole = len(await take(here.store, GUILD, 1))
    for most, code in ((whole, 1), (whole + 1, 0)):
        monkeypatch.setattr(transfer, "MOST_BYTES", most)
        assert await run(*OUT, file, "--close") == code
        capsys.readouterr()
    assert len(file.read_bytes()) == whole + 1
    unpack(file.read_bytes(), TITLES.get)


async def test_a_table_whose_file_cannot_be_written_is_not_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATA_DIR", str(tmp_path / "here"))
    async with make_world(tmp_path / "here") as here:
        await here.started(ANN, BOB)
    assert await run(*OUT, tmp_path / "nowhere" / "table.json", "--close") == 1
    assert "cannot be written" in capsys.readouterr().err
    async with make_world(tmp_path / "here") as here:
        assert (await here.loaded()).table.status == "running"
