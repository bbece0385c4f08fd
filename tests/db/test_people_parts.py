"""The parts of the people file share one connection, and each works by itself."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from bot.clock import SetClock
from bot.service.records import Vacation
from db.connection import File
from db.guild_registry import GuildRegistryFile
from db.opening import make_file, open_file
from db.people import PeopleFile, PeopleRows
from db.repositories.base import CachedFile
from db.schemas import PEOPLE
from tests.db.support import counted


def test_it_is_said_once_how_the_file_is_asked() -> None:
    for name in ("_read", "_cached_rows"):
        assert next(part for part in PeopleFile.__mro__ if name in vars(part)) is CachedFile
        assert name not in vars(PeopleRows) and name not in vars(GuildRegistryFile)


async def test_each_part_works_alone_and_reads_again_after_a_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "people.sqlite"
    make_file(path, PEOPLE)
    file = File(path, partial(open_file, path, PEOPLE, 5.0))
    people, register = PeopleFile(file, SetClock()), GuildRegistryFile(file)
    await people.save_notice_at(7, 1, 2, "silent")
    hops = counted(monkeypatch)
    for _ in range(3):
        assert await people.vacation(7) is None
        assert await people.notice_at(7, 1, 2) == "silent"
        assert await register.guild_files() == frozenset()
    assert hops == [1, 1, 1]
    vacation = Vacation(user=7, since=1.0, until=2.0)
    await people.save_vacation(vacation)
    assert await people.vacation(7) == vacation
    async with file.hold():
        await file.shut()
