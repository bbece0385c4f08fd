"""The people file is missing or damaged: nothing is created again by itself, and no table number is given twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.clock import SetClock
from bot.errors import DamagedFile
from bot.service.records import Person
from db import SqliteStore, open_store
from db.backup import back_up, restore, restore_guild, restore_people
from db.integrity import check_folder
from db.privacy import anonymise_user, delete_guild
from db.rebuild import repair
from tests.db.support import GUILD, USER, act, listings, spoil, with_table

OTHER = GUILD + 1
GERMAN = Person(user=USER, language="de", notice="silent", quiet=(0, 1439), rated=True)


async def filled(folder: Path, clock: SetClock) -> SqliteStore:
    """Make a folder with two tables each in two guilds and a user who wants silence, closed; return its store."""
    store = await open_store(folder, clock=clock)
    for guild in (GUILD, OTHER):
        for _ in range(2):
            await act(store, guild, await with_table(store, guild, status="running"))
    await store.people_rows.index(GUILD, 2, listings(USER), "Club")
    await store.people.save_person(GERMAN)
    await repair(store)
    await store.close()
    return store


def lose(*paths: Path) -> None:
    for path in paths:
        for each in path.parent.glob(f"{path.name}*"):
            each.unlink()


async def refused(folder: Path, clock: SetClock) -> DamagedFile:
    """Fail unless the start is refused, and nothing is put in the place of the file."""
    with pytest.raises(DamagedFile) as told:
        await open_store(folder, clock=clock)
    assert (told.value.of, told.value.guild, told.value.path) == ("people", 0, str(folder / "people.sqlite"))
    return told.value


async def next_number(folder: Path, clock: SetClock, guild: int) -> int:
    """Start, delete what is left of the guild where its file is gone, and return the number of a new table there."""
    store = await open_store(folder, clock=clock)
    if not store.folder.guild(guild).exists() and guild in await store.guilds():
        await delete_guild(store, guild)
    number = await with_table(store, guild)
    await store.close()
    return number


@pytest.mark.guarantee("people-file-lost")
@pytest.mark.parametrize("too", [[], ["guilds"], ["wake.sqlite"]], ids=["alone", "with the guilds' files", "with wake"])
async def test_a_start_without_it_is_refused_and_creates_no_file(
    tmp_path: Path, clock: SetClock, too: list[str]
) -> None:
    store = await filled(tmp_path, clock)
    lose(store.folder.people)
    for name in too:
        lose(*((tmp_path / name).glob("*.sqlite") if name == "guilds" else [tmp_path / name]))
    for _ in range(2):
        assert "missing" in (await refused(tmp_path, clock)).why
    assert not store.folder.people.exists()
    found = check_folder(tmp_path)
    assert [(one.path, one.what, one.guild, one.harmless) for one in found] == [
        (str(store.folder.people), "gone", None, False)
    ]


async def test_first_start_that_died_early_can_be_repeated(tmp_path: Path, clock: SetClock) -> None:
    (tmp_path / "guilds").mkdir()
    (tmp_path / "lock").touch()
    assert [one.what for one in check_folder(tmp_path)] == []
    await (await open_store(tmp_path, clock=clock)).close()


@pytest.mark.guarantee("people-file-lost")
@pytest.mark.parametrize("how", ["gone", "damaged"])
async def test_it_is_restored_alone(tmp_path: Path, clock: SetClock, how: str) -> None:
    data, backup = tmp_path / "data", tmp_path / "backup"
    store = await filled(data, clock)
    back_up(data, backup, 1.0)
    people = store.folder.people
    if how == "gone":
        lose(people)
    else:
        spoil(people, 1, 1000)
    aside = restore_people(backup, data)
    assert (aside is None) == (how == "gone")
    if aside is not None:
        assert aside.parent == data / "damaged" and aside.read_bytes()[:4096] == b"\xa5" * 4096
    assert check_folder(data) == []
    store = await open_store(data, clock=clock)
    await repair(store)
    assert await store.people.person(USER) == GERMAN
    assert len(await store.people.tables_of(USER)) > 0, "the index is filled from the guilds' files"
    assert await act(store, GUILD, 1) == 2


async def test_an_older_backup_of_it_brings_no_number_back(tmp_path: Path, clock: SetClock) -> None:
    """Tables opened since the backup have buttons in Discord; so have those of a guild whose file is gone as well."""
    data, backup = tmp_path / "data", tmp_path / "backup"
    await filled(data, clock)
    back_up(data, backup, 1.0)
    store = await open_store(data, clock=clock)
    third = GUILD + 2  # comes after the backup, and goes
    assert [await with_table(store), await with_table(store), await with_table(store, third)] == [3, 4, 1]
    await store.close()
    lose(store.folder.people, store.folder.guild(GUILD), store.folder.guild(third))
    restore_people(backup, data)
    assert await next_number(data, clock, third) > 4, "how many it had is unknown"
    assert await next_number(data, clock, OTHER) == 3, "its own file knows"
    restore_guild(backup, data, GUILD)
    assert await next_number(data, clock, GUILD) > 4


async def test_nor_does_a_guilds_backup_when_both_were_lost(tmp_path: Path, clock: SetClock) -> None:
    data, backup = tmp_path / "data", tmp_path / "backup"
    await filled(data, clock)
    back_up(data, backup, 1.0)
    store = await open_store(data, clock=clock)
    assert [await with_table(store), await with_table(store)] == [3, 4]
    await store.close()
    lose(store.folder.people, store.folder.guild(GUILD))
    restore_guild(backup, data, GUILD)
    assert not store.folder.people.exists(), "it does not come into being by the way"
    await refused(data, clock)
    restore_people(backup, data)
    assert await next_number(data, clock, GUILD) > 4


@pytest.mark.parametrize("how", ["gone", "damaged"])
async def test_it_is_begun_again_when_the_host_says_so(tmp_path: Path, clock: SetClock, how: str) -> None:
    store = await filled(tmp_path, clock)
    people, lost = store.folder.people, GUILD + 2
    store = await open_store(tmp_path, clock=clock)
    for _ in range(3):
        await with_table(store, lost)
    await store.close()
    lose(store.folder.guild(lost))
    if how == "gone":
        lose(people)
    else:
        spoil(people, 1, 1000)
    restore_people(None, tmp_path)
    assert check_folder(tmp_path) == []
    store = await open_store(tmp_path, clock=clock)
    await repair(store)
    assert await store.people.person(USER) == Person(user=USER)
    assert len(await store.people.tables_of(USER)) > 0
    assert await store.people_file.guild_files() == {GUILD, OTHER}, "the guilds' files tell of themselves"
    await store.close()
    assert await next_number(tmp_path, clock, lost) > 3
    assert await next_number(tmp_path, clock, GUILD) == 3
    lose(store.folder.guild(GUILD))
    assert await next_number(tmp_path, clock, GUILD) > 3, "what its file told was noted"


async def test_a_sound_one_that_is_replaced_leaves_what_it_knows(tmp_path: Path, clock: SetClock) -> None:
    data, backup = tmp_path / "data", tmp_path / "backup"
    await filled(data, clock)
    back_up(data, backup, 1.0)
    store = await open_store(data, clock=clock)
    await delete_guild(store, OTHER)
    await store.close()
    restore_people(backup, data)
    assert check_folder(data) == [], "the guild that was deleted since is not missed"
    assert await next_number(data, clock, OTHER) == 3


async def test_backup_names_a_lost_people_file_and_restore_renews_it(tmp_path: Path, clock: SetClock) -> None:
    data, backup = tmp_path / "data", tmp_path / "backup"
    store = await filled(data, clock)
    lose(store.folder.people)
    manifest = back_up(data, backup, 1.0)
    assert "missing" in manifest.left_out["people.sqlite"]
    restore(backup, tmp_path / "again")
    assert await next_number(tmp_path / "again", clock, GUILD) == 3
    assert await next_number(tmp_path / "again", clock, GUILD + 2) > 2


async def test_a_damaged_due_index_does_not_keep_a_restore(tmp_path: Path, clock: SetClock) -> None:
    data, backup = tmp_path / "data", tmp_path / "backup"
    store = await filled(data, clock)
    back_up(data, backup, 1.0)
    store.folder.due_index.write_bytes(b"\xa5" * 8192)
    restore_people(backup, data)
    restore_guild(backup, data, GUILD)
    assert await next_number(data, clock, GUILD) == 3


async def test_deleted_user_is_not_left_in_one_that_was_set_aside(tmp_path: Path, clock: SetClock) -> None:
    data, backup = tmp_path / "data", tmp_path / "backup"
    await filled(data, clock)
    back_up(data, backup, 1.0)
    aside = restore_people(backup, data)
    assert aside is not None and aside.exists()
    store = await open_store(data, clock=clock)
    await anonymise_user(store, USER)
    await store.close()
    assert not aside.exists()
