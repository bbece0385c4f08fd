"""`restored`: after a database went back to an earlier moment, no process of before passes for a new one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.config import NAMES
from tests.support.postgres import emptied
from tests.support.postgres import postgres_database as postgres_database
from tests.support.postgres import postgres_server as postgres_server

MEMBERS = """
TRUNCATE cluster.member, cluster.shard_lease;
INSERT INTO cluster.member
    SELECT nextval('cluster.epoch'), 'm', '1', 0, 0, cluster.now() + 60, false FROM generate_series(1, 3);
INSERT INTO cluster.shard_lease (shard, shard_count, member_id, epoch)
    SELECT 0, 1, max(member_id), nextval('cluster.epoch') FROM cluster.member;
"""


@pytest.fixture
def database(postgres_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Let the settings name a database that was restored to a moment at which three members were alive."""
    asyncio.run(emptied(postgres_database, alone=True))
    _connected(postgres_database, lambda connection: connection.execute(MEMBERS))
    monkeypatch.chdir(tmp_path)
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("STORE", "postgres")
    monkeypatch.setenv("DATABASE_URL", postgres_database)
    return postgres_database


def _connected(url: str, work: Callable[[Any], Awaitable[Any]]) -> Any:
    async def do() -> Any:
        import asyncpg

        connection = await asyncpg.connect(url)
        try:
            return await work(connection)
        finally:
            await connection.close()

    return asyncio.run(do())


def test_no_process_of_before_passes_for_a_new_one(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    """One that is stored is dead; the number of one that joined after that moment is given to nobody."""
    import asyncpg

    last = _connected(database, lambda each: each.fetchval("SELECT last_value FROM cluster.epoch"))
    assert main(["restored"]) == 0
    assert "(3 were known)" in capsys.readouterr().out
    for member in (last - 1, last + 1):
        with pytest.raises(asyncpg.PostgresError, match="was declared dead"):
            _connected(database, lambda each, member=member: each.execute(f"SELECT cluster.enter({member})"))
    lease = "SELECT member_id, epoch FROM cluster.shard_lease"
    assert tuple(_connected(database, lambda each: each.fetchrow(lease))) == (None, last)
    following = _connected(database, lambda each: each.fetchval("SELECT nextval('cluster.epoch')"))
    assert following == last + 100_001
    assert main(["restored"]) == 0 and "(0 were known)" in capsys.readouterr().out


def test_a_database_in_use_was_not_restored(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def held() -> None:
        from db.postgres.claim import Claim

        claim = Claim(database)
        await claim.hold()
        assert await asyncio.to_thread(main, ["restored"]) == 1
        await claim.close()

    asyncio.run(held())
    assert "another process works on this database" in capsys.readouterr().err


@pytest.mark.usefixtures("database")
def test_files_have_a_restore_of_their_own(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("STORE", "sqlite")
    assert main(["restored"]) == 1
    assert "`restore` does it for files" in capsys.readouterr().err
