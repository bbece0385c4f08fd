"""A store is moved from a folder into a database and back: nothing is lost, whenever it is stopped and repeated."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.clock import SetClock
from bot.errors import DamagedFile, StoreUnavailable
from bot.service.places import Place
from db.errors import CopyRefused, DatabaseInUse, FolderInUse, HalfCopied, Moved
from db.folder import Folder
from db.integrity import check_folder
from db.moving.copying import Copied, Difference, compare, copy, digests_of
from db.moving.folder_end import open_folder
from db.moving.layout import Part
from db.moving.ports import Digests, End
from db.schemas import DUE_INDEX, PEOPLE
from db.schemas import GUILD as GUILD_KIND
from db.store import open_store
from tests.db.make_old import fill, load
from tests.db.support import GUILD, USER, an_entry, with_table
from tests.support.postgres import emptied

OTHER, DIRECT = GUILD + 1, Place.direct(USER).number
PARTS: tuple[Part, ...] = (None, DIRECT, GUILD, OTHER)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a stopped bot: a guild with a row in every table, another one, and a user's direct messages."""
    folder = tmp_path_factory.mktemp("made") / "data"
    asyncio.run(_fill(folder))
    return folder


async def _fill(folder: Path) -> None:
    await fill(folder)
    store = await open_store(folder, clock=SetClock())
    for guild in (OTHER, DIRECT):
        await with_table(store, guild)
    await store.people_file.set_whole()
    await store.close()


@pytest.fixture
def folder(made: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(made, tmp_path / "data"))


@pytest.fixture
async def url(postgres_database: str) -> str:
    await emptied(postgres_database, alone=True)
    return postgres_database


def database(url: str, *, make: bool = False) -> Any:
    from db.postgres.moving import open_database

    return open_database(url, make=make)


async def there(folder: Path, url: str, *, since: float = 0.0, stop_after: int = 9) -> Copied:
    """Copy a folder into a database, to the end or until so many guilds were copied."""

    def told(copied: Copied) -> None:
        if len(copied.guilds) == stop_after:
            raise KeyboardInterrupt

    with open_folder(folder) as source:
        async with database(url, make=True) as target:
            copied = await copy(source, target, since, told)
            assert await compare(source, target, since) == []
            await source.mark_moved(target.name, 5.0)
            await target.finish()
    return copied


async def back(url: str, folder: Path) -> Copied:
    async with database(url) as source:
        with open_folder(folder, make=True) as target:
            copied = await copy(source, target, 0.0, lambda _: None)
            assert await compare(source, target, 0.0) == []
            await source.mark_moved(target.name, 5.0)
            await target.finish()
    return copied


async def held(end: End) -> dict[Part, Digests]:
    return {part: await digests_of(end, part, 0.0) for part in (None, *await end.guilds())}


async def said(url: str, sql: str) -> Any:
    """Run SQL in a database; return a query's first value."""
    import asyncpg

    connection = await asyncpg.connect(url)
    try:
        return await connection.fetchval(sql)
    finally:
        await connection.close()


def changed(path: Path, sql: str, *values: object) -> None:
    with closing(sqlite3.connect(path)) as file:
        file.execute(sql, values)
        file.commit()


@pytest.mark.guarantee("move-whole")
async def test_there_and_back_holds_the_same(folder: Path, url: str, tmp_path: Path) -> None:
    with open_folder(folder) as end:
        before = await held(end)
    assert set(before) == set(PARTS)
    for part in (None, GUILD):
        assert [table for table, digest in before[part].items() if digest.rows == 0] == [], "a row of every kind"
    copied = await there(folder, url)
    assert (copied.rows, copied.skipped) == (sum(d.rows for part in before.values() for d in part.values()), 0)
    async with database(url) as end:
        assert await held(end) == before
    assert (await back(url, tmp_path / "new")).rows == copied.rows
    with open_folder(tmp_path / "new") as end:
        assert await held(end) == before
    assert check_folder(tmp_path / "new") == []


async def test_what_a_folder_derives_is_made_on_the_way_back(folder: Path, url: str, tmp_path: Path) -> None:
    await there(folder, url)
    await back(url, tmp_path / "new")
    store = await open_store(tmp_path / "new", clock=SetClock())
    assert await store.due_index.due(1e12) == [GUILD] and await store.due_index_file.whole()
    assert not await store.people_file.whole(), "the index of users' tables is made again by the start"
    assert await store.people_file.guild_files() == {DIRECT, GUILD, OTHER}
    assert await with_table(store, OTHER) == 2 and await with_table(store, GUILD) == 3
    async with store.read(GUILD) as tx:
        assert await tx.next_due() == await store.due_index.next()
    with pytest.raises(ValueError, match="append-only"):
        async with store.write(GUILD) as tx:
            await tx._source.rows("DELETE FROM entry WHERE guild_id = ?", GUILD)
    await store.close()


async def test_outages_of_shards_become_those_of_the_bot(folder: Path, url: str, tmp_path: Path) -> None:
    """The folder has no shards. Without their outages, clocks would have run while nobody could act."""
    await there(folder, url)
    await said(url, "INSERT INTO cluster.outage VALUES (0, 5000, 5100), (1, 5000, 5200), (1, 6000, 6100)")
    await back(url, tmp_path / "new")
    store = await open_store(tmp_path / "new", clock=SetClock())
    assert await store.people.outages() == [(3000.0, 3500.0), (5000.0, 5200.0), (6000.0, 6100.0)]
    await store.close()


async def test_counters_and_triggers_hold_in_the_database(folder: Path, url: str) -> None:
    import asyncpg

    from db.postgres.store import open_postgres

    changed(folder / "people.sqlite", "UPDATE progress SET given = 50, last_report = 9")
    await there(folder, url)
    store = await open_postgres(url, SetClock(), most=2)
    assert await with_table(store, GUILD) == 3 and await with_table(store, GUILD + 9) == 51
    with pytest.raises(ValueError, match="follows"):
        async with store.write(GUILD) as tx:
            await tx.append(1, an_entry(9))
    assert await store.due_index.due(1e12) == [GUILD]
    await store.close()
    with pytest.raises(asyncpg.IntegrityConstraintViolationError, match="append-only"):
        await said(url, "DELETE FROM entry")
    assert await said(url, "SELECT last_report FROM progress") == 9


@pytest.mark.guarantee("move-whole")
@pytest.mark.parametrize("stop_after", [1, 3])
async def test_a_killed_copy_is_repeated(folder: Path, url: str, stop_after: int) -> None:
    from db.postgres.store import open_postgres

    with pytest.raises(KeyboardInterrupt):
        await there(folder, url, stop_after=stop_after)
    with pytest.raises(HalfCopied):
        await open_postgres(url, SetClock())
    await (await open_store(folder, clock=SetClock())).close()  # the old store is the bot's as long as it is not done
    copied = await there(folder, url)
    assert (copied.skipped, copied.guilds) == (stop_after, [DIRECT, GUILD, OTHER])
    await (await open_postgres(url, SetClock())).close()


async def test_a_killed_copy_back_is_repeated(folder: Path, url: str, tmp_path: Path) -> None:
    await there(folder, url)
    new = tmp_path / "new"

    def told(copied: Copied) -> None:
        if len(copied.guilds) == 2:
            raise KeyboardInterrupt

    with open_folder(new, make=True) as target:
        async with database(url) as source:
            with pytest.raises(KeyboardInterrupt):
                await copy(source, target, 0.0, told)
    with pytest.raises(HalfCopied):
        await open_store(new, clock=SetClock())
    assert [finding.what for finding in check_folder(new)][:1] == ["copy"]
    with Folder(new).copying.open("ab") as noted:
        noted.write(b'[%d,{"guild":{"ro' % OTHER)  # the line that a kill has cut off
    copied = await back(url, new)
    assert (copied.skipped, copied.guilds) == (2, [DIRECT, GUILD, OTHER])


async def test_a_copy_that_stops_inside_a_guild_leaves_nothing_of_it(folder: Path, url: str) -> None:
    changed(Folder(folder).guild(GUILD), "UPDATE seat SET name = ?", "Ada\0")
    with pytest.raises(CopyRefused, match=rf"^{GUILD}: a row of seat does not fit"):
        await there(folder, url)
    assert await said(url, "SELECT array_agg(guild_id) FROM guild") == [DIRECT]
    assert await said(url, f"SELECT count(*) FROM game_table WHERE guild_id = {GUILD}") == 0
    changed(Folder(folder).guild(GUILD), "UPDATE seat SET name = ?", "Ada")
    assert (await there(folder, url)).skipped == 1


async def test_what_changed_before_the_repetition_is_copied_anew(folder: Path, url: str) -> None:
    with pytest.raises(KeyboardInterrupt):
        await there(folder, url, stop_after=3)
    store = await open_store(folder, clock=SetClock())
    await with_table(store, GUILD)
    await store.remove_guild(OTHER)
    await store.close()
    copied = await there(folder, url)
    assert (copied.skipped, copied.guilds) == (1, [DIRECT, GUILD])
    assert await said(url, f"SELECT count(*) FROM game_table WHERE guild_id = {GUILD}") == 3
    assert await said(url, f"SELECT count(*) FROM game_table WHERE guild_id = {OTHER}") == 0


CHANGES = (
    ("UPDATE seat SET name = 'Eve' WHERE guild_id = {0} AND number = 1", GUILD, "seat"),
    ("UPDATE guild SET last_table = 1 WHERE guild_id = {0}", GUILD, "guild"),
    ("UPDATE person SET language = 'en'", None, "person"),
    ("UPDATE progress SET given = 1", None, "progress"),
    ("INSERT INTO guild (guild_id, name, language, present) VALUES (5, '', 'en', 1)", 5, "guild"),
)


@pytest.mark.parametrize(("sql", "part", "table"), CHANGES, ids=[table for _, _, table in CHANGES])
async def test_what_differs_is_found_and_copied_anew(folder: Path, url: str, sql: str, part: Part, table: str) -> None:
    with open_folder(folder) as source:
        async with database(url, make=True) as target:
            await copy(source, target, 0.0, lambda _: None)
            await said(url, sql.format(GUILD))
            assert await compare(source, target, 0.0) == [Difference(part, table)]
            again = await copy(source, target, 0.0, lambda _: None)
            assert again.skipped == (2 if part == GUILD else 3)
            assert await compare(source, target, 0.0) == []


@pytest.mark.guarantee("move-whole")
async def test_a_moved_store_does_not_start(folder: Path, url: str, tmp_path: Path) -> None:
    from db.postgres.store import forget_move_of, open_postgres

    await there(folder, url)
    with pytest.raises(Moved, match=r"moved to postgresql://.*test_moving") as moved:
        await open_store(folder, clock=SetClock())
    assert "?" not in moved.value.target and [finding.what for finding in check_folder(folder)] == ["moved"]
    await back(url, tmp_path / "new")
    with pytest.raises(Moved, match=str(tmp_path / "new")):
        await open_postgres(url, SetClock())
    with pytest.raises(CopyRefused, match=r"was moved to .*copy from there"):
        await back(url, tmp_path / "newer")
    await forget_move_of(url)
    await (await open_postgres(url, SetClock())).close()


async def test_only_an_empty_target_is_filled(folder: Path, url: str, tmp_path: Path) -> None:
    await said(url, "INSERT INTO heartbeat VALUES (1, 5)")
    with pytest.raises(CopyRefused, match="the database is not empty"):
        await there(folder, url)
    await said(url, "DELETE FROM heartbeat")
    await there(folder, url)
    with pytest.raises(CopyRefused, match="not empty"):
        await there(folder, url)
    with pytest.raises(CopyRefused, match="the folder is not empty"):
        await back(url, folder)


async def test_a_target_is_filled_from_one_source(folder: Path, url: str, made: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        await there(folder, url, stop_after=1)
    with pytest.raises(CopyRefused, match=rf"a copy of {folder} into it is not finished"):
        await there(made, url)
    with pytest.raises(CopyRefused, match="a copy into this database is not finished"):
        await back(url, folder.parent / "new")


async def test_a_store_in_use_is_not_moved(folder: Path, url: str, tmp_path: Path) -> None:
    from db.postgres.store import open_postgres

    files = await open_store(folder, clock=SetClock())
    with pytest.raises(FolderInUse):
        await there(folder, url)
    await files.close()
    store = await open_postgres(url, SetClock(), most=1)
    with pytest.raises(DatabaseInUse):
        await there(folder, url)
    with pytest.raises(DatabaseInUse):
        await back(url, tmp_path / "new")
    await store.close()


async def test_a_database_with_a_living_member_is_not_moved(url: str, tmp_path: Path) -> None:
    lease = "INSERT INTO cluster.member VALUES (7, 'ann', '1', 0, 0, cluster.now() + {}, false)"
    try:
        await said(url, lease.format(60))
        with pytest.raises(CopyRefused, match=r"the bot works on this database.*: ann"):
            await back(url, tmp_path / "new")
        await said(url, "UPDATE cluster.member SET expires = beat")  # it ran out: it is declared dead
        async with database(url) as source:
            with open_folder(tmp_path / "new", make=True) as target:
                await copy(source, target, 0.0, lambda _: None)
                await said(url, "SELECT nextval('cluster.epoch')")
                with pytest.raises(CopyRefused, match="was started on this database meanwhile"):
                    await source.mark_moved(target.name, 5.0)
    finally:
        await said(url, "TRUNCATE cluster.member CASCADE")


async def test_what_is_not_in_order_is_not_moved(folder: Path, url: str, tmp_path: Path) -> None:
    place = Folder(folder)
    changed(place.people, "UPDATE progress SET whole = 0")
    with pytest.raises(CopyRefused, match="start it once"):
        await there(folder, url)
    changed(place.people, "UPDATE progress SET whole = 1")
    place.guild(OTHER).rename(tmp_path / "away")
    with pytest.raises(DamagedFile, match="missing"):
        await there(folder, url)
    (tmp_path / "away").rename(place.guild(OTHER))
    place.unfinished.touch()
    with pytest.raises(CopyRefused, match="restore it once more"):
        await there(folder, url)
    place.unfinished.unlink()
    with pytest.raises(CopyRefused, match="there is no data folder"):
        await there(tmp_path / "none", url)
    place.people.rename(tmp_path / "away")
    with pytest.raises(DamagedFile, match=r"people.*missing"):
        await there(folder, url)
    (tmp_path / "away").rename(place.people)
    await there(folder, url)


async def test_a_folder_of_an_older_version_is_moved_and_left_as_it_is(url: str, tmp_path: Path) -> None:
    place = Folder(tmp_path)
    paths = (place.guild(GUILD), place.people, place.due_index)
    for path, kind in zip(paths, (GUILD_KIND, PEOPLE, DUE_INDEX), strict=True):
        load(kind, 1, path)
    changed(place.people, "UPDATE progress SET whole = 1")
    before = [path.read_bytes() for path in paths]
    copied = await there(tmp_path, url)
    assert copied.guilds == [GUILD] and [path.read_bytes() for path in paths] == before
    assert await said(url, "SELECT count(*) FROM entry") > 0


async def test_interactions_that_nobody_can_answer_stay_behind(folder: Path, url: str) -> None:
    changed(folder / "wake.sqlite", "INSERT INTO unanswered VALUES (5, 5, 't', 5, NULL, 'de', 3999.0, 0, 0, 0)")
    await there(folder, url, since=4000.0)
    assert await said(url, "SELECT array_agg(interaction) FROM unanswered") == [104]


@pytest.mark.parametrize("way", ["://", "unreachable"])
async def test_no_error_names_a_password(folder: Path, way: str) -> None:
    url = "postgresql://ann:s3cret@127.0.0.1:1/games" if way == "unreachable" else "postgresql://ann:s3cret@h:x/y"
    with pytest.raises(StoreUnavailable) as failed:
        await there(folder, url)
    assert "s3cret" not in f"{failed.value!r}{failed.value.__cause__!r}"
