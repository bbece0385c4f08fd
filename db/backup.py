"""Backup while the bot runs, and restore."""

from __future__ import annotations

import hashlib
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from functools import partial
from itertools import count
from pathlib import Path

import msgspec
from msgspec import Struct, field

from bot.errors import DamagedFile, StoreError, StoreFull, StoreUnavailable
from db.folder import Folder, FolderLock, file_of, guild_of
from db.guild_registry import GONE, LEAP, begin_above, given_by, known_to, registered_in, take_up
from db.opening import (
    BEFORE,
    check_before_writing,
    complaints,
    copy_to,
    flush,
    log_of,
    made_beside,
    make_file,
    migrate,
    read_only,
    set_aside,
    version_of,
)
from db.schemas import DUE_INDEX, GUILD, PEOPLE, Schema
from db.shared_database import was_used
from db.sqlite_errors import CheckFailed, check_disk_space, must_be_sound, translate_error, translated

_MANIFEST = "backup.json"
_MARK_STALE = "UPDATE progress SET whole = 0"
# Beside the files: what was replaced by a restore; in a backup: what could not be copied.
DAMAGED = "damaged"


class Copied(Struct, frozen=True):
    """A file of a backup."""

    size: int
    sha256: str


class Manifest(Struct, frozen=True, kw_only=True):
    """What a backup holds.

    `made` is the time of the backup in UTC seconds. `left_out` maps each damaged or missing file to the reason; the
    bytes of a damaged file are in the backup's folder `damaged`. The due index is not in a backup: it is rebuilt from
    the guild files.
    """

    format: int = 1
    made: float
    files: dict[str, Copied] = field(default_factory=dict[str, Copied])
    left_out: dict[str, str] = field(default_factory=dict[str, str])


def back_up(folder: Path, target: Path, now: float) -> Manifest:
    """Copy a data folder into an empty or absent folder. Each file is a consistent snapshot. The bot may run meanwhile.

    Blocks; call it in a thread. A backup that fails removes what it has copied. A backup without `backup.json` was
    killed before its end. Raises StoreUnavailable (the target is not empty or cannot be written, or there is nothing
    to copy) and StoreFull.
    """
    place = Folder(folder)
    if not place.guilds.is_dir():
        raise StoreUnavailable(f"{folder}: there is no data folder to copy")
    _must_be_empty(target)
    there = target.exists()
    manifest = Manifest(made=now)
    with translated(target):
        try:
            _copy_all(place, target, manifest)
        except BaseException:
            _take_back(target, there=there)
            raise
    return manifest


def _copy_all(place: Folder, target: Path, manifest: Manifest) -> None:
    (target / "guilds").mkdir(parents=True, exist_ok=True)
    known = registered_in(place.people)  # before the names are read: a new file is registered when it is there
    names = _names(place)
    if place.people.name not in names and was_used(place):
        manifest.left_out[place.people.name] = GONE
    manifest.left_out.update({name: GONE for name in map(_name, sorted(known)) if name not in names})
    manifest.left_out.update({f"guilds/{stray.name}": "it is no server's file by its name" for stray in place.strays()})
    for name in names:
        _copy(place.root / name, target, name, manifest)
    part = target / f"{_MANIFEST}.part"
    part.write_bytes(msgspec.json.format(msgspec.json.encode(manifest, order="sorted")))
    flush(part)
    part.rename(target / _MANIFEST)
    flush(target)


def _take_back(target: Path, *, there: bool) -> None:
    """Remove what a failed backup has copied: it is of no use, and it holds users' names and games' secrets."""
    for folder in ("guilds", DAMAGED):
        shutil.rmtree(target / folder, ignore_errors=True)
    for name in ("people.sqlite", "people.part", _MANIFEST, f"{_MANIFEST}.part"):
        with suppress(OSError):
            (target / name).unlink(missing_ok=True)
    if not there:
        with suppress(OSError):
            target.rmdir()


def restore(backup: Path, folder: Path) -> Manifest:
    """Make a data folder from a backup. The folder must be empty or absent, or hold an unfinished restore.

    Every file of the backup is checked before anything is written. Blocks.
    Raises StoreUnavailable, StoreFull; DamagedFile if a file of the backup differs from what was written.
    """
    manifest = read_manifest(backup)
    for name in manifest.files:
        _check_copy(backup, name, manifest)
    place = Folder(folder)
    if not place.unfinished.exists():
        _must_be_empty(folder)
    with translated(folder):
        folder.mkdir(parents=True, exist_ok=True)
        with closing(FolderLock(place)):
            place.unfinished.touch()  # before anything else, so that an interrupted restore can be repeated
            place.guilds.mkdir(exist_ok=True)
            for name in manifest.files:
                _put(folder / name, partial(_copied, backup / name), keep=False)
            if place.people.name not in manifest.files:
                make_file(place.people, PEOPLE, partial(_take_up, place=place, known=None))
            _mark_indexes_stale(place)
            place.unfinished.unlink()
            flush(folder)
    return manifest


def restore_guild(backup: Path, folder: Path, guild: int) -> Path | None:
    """Put one guild's file of a backup into a data folder whose bot is stopped.

    The present file is moved into `guilds/damaged`; its new path is returned. New tables get higher numbers than any
    known number, so that a button of a lost table never names a new one.
    Raises StoreUnavailable (FolderInUse while the bot runs; the backup has no such guild), StoreFull, DamagedFile.
    """
    manifest = read_manifest(backup)
    name = _name(guild)
    if name not in manifest.files:
        raise StoreUnavailable(f"{backup}: the backup has no file of guild {guild}")
    _check_copy(backup, name, manifest)
    place = Folder(folder)
    place.prepare()
    with translated(folder, guild), closing(FolderLock(place)):
        given = max(registered_in(place.people).get(guild, 0), given_by(place.guild(guild)))
        leap = 0 if given or known_to(place.people) else LEAP  # the numbers given since the backup are unknown
        number = max(given, given_by(backup / name) + leap)
        _mark_indexes_stale(place)  # first: where that cannot be written nothing is put back
        return _put(
            place.guild(guild),
            partial(_copied, backup / name, prepare=partial(_begin_above, guild=guild, number=number)),
        )


def _begin_above(guild_file: sqlite3.Connection, guild: int, number: int) -> None:
    migrate(guild_file, GUILD, version_of(guild_file, GUILD), guild)
    begin_above(guild_file, number)


def restore_people(backup: Path | None, folder: Path) -> Path | None:
    """Put the shared file of a backup, or an empty one if `backup` is None, into a data folder whose bot is stopped.

    The present file is moved into `damaged`; its new path is returned. The new file registers all guild files of the
    folder with the highest table number of each. Numbers of other guilds are read from the present file. If that file
    is damaged, new tables of guilds without a file begin `LEAP` above the highest known number.
    Raises StoreUnavailable (FolderInUse while the bot runs; the backup has no such file), StoreFull, DamagedFile.
    """
    place = Folder(folder)
    if backup is not None:
        manifest = read_manifest(backup)
        if place.people.name not in manifest.files:
            raise StoreUnavailable(f"{backup}: the backup has no {place.people.name}")
        _check_copy(backup, place.people.name, manifest)
    place.prepare()
    with translated(folder), closing(FolderLock(place)):
        prepare = partial(_take_up, place=place, known=known_to(place.people))
        if backup is None:
            fill = partial(make_file, schema=PEOPLE, prepare=prepare)
        else:
            fill = partial(_copied, backup / place.people.name, prepare=prepare)
        _mark_due_index_stale(place)
        return _put(place.people, fill)


def _take_up(people: sqlite3.Connection, place: Folder, known: tuple[dict[int, int], int] | None) -> None:
    """Bring a restored shared file up to date with the guild files of the folder."""
    migrate(people, PEOPLE, version_of(people, PEOPLE))
    people.execute(_MARK_STALE)
    present = {guild: given_by(place.guild(guild)) for guild in place.guild_ids()}
    if known is not None:
        registered, given = known
        tables = {guild: max(registered.get(guild, 0), present.get(guild, 0)) for guild in {*registered, *present}}
        take_up(people, tables, given, whole=True)
        return
    old: list[tuple[int, int]] = people.execute("SELECT guild, tables FROM guild_file").fetchall()
    lost = {guild: number + LEAP for guild, number in old if guild not in present}
    take_up(
        people,
        {**present, **lost},
        max([LEAP, *(n + LEAP for _, n in old), *(n + LEAP for n in present.values())]),
        whole=False,
    )


def keep_copy(folder: Folder, guild: int) -> Path:
    """Copy a guild's file into the folder of copies that are made before a change; return the copy's path.

    Blocks. Raises StoreUnavailable, StoreFull, DamagedFile.
    """
    source = folder.guild(guild)
    copies = source.parent / BEFORE
    with translated(source, guild):
        copies.mkdir(exist_ok=True)
        numbered = (copies / f"{source.stem}.repair{number}.sqlite" for number in count(1))
        copy = next(free for free in numbered if not free.exists())
        with closing(read_only(source)) as connection:
            copy_to(connection, copy)
    return copy


def read_manifest(backup: Path) -> Manifest:
    """Return what a backup holds. Raises StoreUnavailable if it is no backup, or an unfinished one."""
    try:
        manifest = msgspec.json.decode((backup / _MANIFEST).read_bytes(), type=Manifest)
    except (OSError, msgspec.MsgspecError) as error:
        raise StoreUnavailable(f"{backup}: this is not a finished backup") from error
    if manifest.format != 1 or not all(map(_is_ours, manifest.files)):
        raise StoreUnavailable(f"{backup}: this backup was not made by this version of the program")
    return manifest


def _must_be_empty(folder: Path) -> None:
    with translated(folder):
        if folder.exists() and any(path.name != "lock" for path in folder.iterdir()):
            raise StoreUnavailable(f"{folder}: the folder is not empty")


def _names(place: Folder) -> list[str]:
    people = [place.people.name] if place.people.exists() else []
    return people + [_name(guild) for guild in place.guild_ids()]


def _name(guild: int) -> str:
    return f"guilds/{file_of(guild)}"


def _is_ours(name: str) -> bool:
    folder, _, file = name.rpartition("/")
    return name == "people.sqlite" or (folder == "guilds" and guild_of(file) is not None)


def _schema(name: str) -> Schema:
    return PEOPLE if name == "people.sqlite" else GUILD


def _copy(source: Path, target: Path, name: str, manifest: Manifest) -> None:
    copy = target / name
    try:
        check_before_writing(source)
        with closing(sqlite3.connect(source, isolation_level=None)) as connection:
            version_of(connection, _schema(name))
            copy_to(connection, copy)
        with closing(read_only(copy, alone=True)) as connection:
            must_be_sound(complaints(connection))
    except (CheckFailed, StoreError, sqlite3.DatabaseError) as error:
        if isinstance(error, sqlite3.Error):
            check_disk_space(error, source)  # SQLite needs a little space beside the file to read it
        if isinstance(translate_error(error, source, 0), DamagedFile) or isinstance(error, StoreError):
            _copy_as_it_is(source, target / DAMAGED / name)
            copy.unlink(missing_ok=True)
            manifest.left_out[name] = str(error)
            return
        raise
    manifest.files[name] = Copied(copy.stat().st_size, _sha256(copy))


def _copy_as_it_is(source: Path, copy: Path) -> None:
    copy.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, copy)
    if log_of(source).exists():
        shutil.copyfile(log_of(source), log_of(copy))


def _check_copy(backup: Path, name: str, manifest: Manifest) -> None:
    path = backup / name
    guild = guild_of(path.name) or 0
    known = manifest.files[name]
    with translated(path, guild):
        if path.stat().st_size != known.size or _sha256(path) != known.sha256:
            raise CheckFailed("the file is not as the backup wrote it")
        with closing(read_only(path, alone=True)) as connection:
            version_of(connection, _schema(name))
            must_be_sound(complaints(connection))
            must_be_sound([str(row) for row in connection.execute("PRAGMA foreign_key_check")])


def _copied(source: Path, path: Path, prepare: Callable[[sqlite3.Connection], None] | None = None) -> None:
    shutil.copyfile(source, path)
    if prepare is not None:
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            prepare(connection)


def _put(path: Path, fill: Callable[[Path], None], *, keep: bool = True) -> Path | None:
    """Write a file with `fill` and put it at `path`.

    The file that was there is moved aside once the new one is complete, and its new path is returned. With
    `keep=False` it is replaced.
    """
    with made_beside(path, ".part") as part:
        fill(part)
        flush(part)
    aside = _move_aside(path) if keep else None
    part.rename(path)
    flush(path.parent)
    return aside


def _move_aside(path: Path) -> Path | None:
    aside: Path | None = None
    if path.exists():
        folder = path.parent / DAMAGED
        folder.mkdir(exist_ok=True)
        numbered = (folder / f"{path.stem}.{number}.sqlite" for number in count(1))
        aside = next(free for free in numbered if not free.exists())
        path.rename(aside)
    if log_of(path).exists():
        log_of(path).rename(log_of(aside or path.with_suffix(".lost")))
    Path(f"{path}-shm").unlink(missing_ok=True)
    return aside


def _mark_indexes_stale(place: Folder) -> None:
    """Let the next start rebuild the indexes from the guild files.

    A missing or damaged shared file stays as it is: it has a restore of its own (`restore_people`).
    """
    _mark_due_index_stale(place)
    if place.people.exists():
        _mark_stale(place.people)


def _mark_due_index_stale(place: Folder) -> None:
    if not place.due_index.exists():
        make_file(place.due_index, DUE_INDEX)
    if not _mark_stale(place.due_index):
        set_aside(place.due_index)
        make_file(place.due_index, DUE_INDEX)


def _mark_stale(path: Path) -> bool:
    """Mark an index as stale. Return False if the file is damaged."""
    try:
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            connection.execute(_MARK_STALE)
    except sqlite3.DatabaseError as error:
        check_disk_space(error, path)
        if isinstance(translate_error(error, path, 0), StoreFull):
            raise
        return False
    return True


def _sha256(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
