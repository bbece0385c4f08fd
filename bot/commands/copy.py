"""`copy`: move all that is kept from a data folder into a PostgreSQL database, or back."""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from bot.commands.command import Command, counted, fail, named, say
from bot.commands.table_faults import faults_in_guild
from bot.config import BadSettings, DatabaseUrl, read_database, read_settings
from bot.limits import TOKEN_SECONDS
from bot.stores import need_driver
from db.moving.copying import Copied, compare, copy
from db.moving.folder_end import FolderEnd, open_folder
from db.moving.ports import End

if TYPE_CHECKING:
    from db.postgres.moving import DatabaseEnd

AnyEnd: TypeAlias = "FolderEnd | DatabaseEnd"

_WHERE = "a data folder, or postgresql://...; left out: the database of DATABASE_URL"
_ONE_OF_EACH = (
    "One of --from and --to is a data folder, the other a PostgreSQL database. Files are copied by backup and restore, "
    "a database by pg_dump and pg_restore."
)
_TOLD = 100
"""After so many servers it is said how far the copy is."""


def _arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--from", dest="source", metavar="STORE", help=_WHERE)
    parser.add_argument("--to", dest="target", metavar="STORE", help=_WHERE)


def _run(given: argparse.Namespace) -> int:
    source, target = _place(given.source), _place(given.target)
    if isinstance(source, Path) == isinstance(target, Path):
        return fail(_ONE_OF_EACH)
    need_driver()
    return asyncio.run(_move(source, target))


def _place(given: str | None) -> Path | DatabaseUrl:
    """Return the folder or the database that is meant. Raises BadSettings."""
    if given is None:
        found = read_settings().database_url
        if found is None:
            raise BadSettings([f"DATABASE_URL is not set. {_ONE_OF_EACH}"])
        return found
    if "://" not in given:
        return Path(given)
    try:
        return read_database(given)
    except ValueError as error:
        raise BadSettings([f"--from or --to cannot be used: {error}."]) from None


async def _move(source: Path | DatabaseUrl, target: Path | DatabaseUrl) -> int:
    async with _opened(source) as old, _opened(target, make=True) as new:
        began = time.time()
        since = began - TOKEN_SECONDS  # nobody can answer an older interaction
        copied = await copy(old, new, since, _told)
        stood = f" {counted(copied.skipped, 'server')} stood there already." if copied.skipped else ""
        say(f"Copied {counted(copied.rows, 'row')} to {new.name} in {time.time() - began:.1f} s.{stood}")
        if not await _verified(old, new, since, copied):
            return fail(f"{old.name} is as it was, and still the bot's store. Run the same copy once more.")
        await old.mark_moved(new.name, time.time())
        await new.finish()
    say(f"Moved to {new.name}. Start the bot with that store; on {old.name} it does not start any more.")
    return 0


@asynccontextmanager
async def _opened(place: Path | DatabaseUrl, *, make: bool = False) -> AsyncIterator[AnyEnd]:
    """Open an end of the copy, on which no other process works. Raises StoreError and its kinds."""
    if isinstance(place, Path):
        with open_folder(place, make=make) as folder:
            yield folder
        return
    from db.postgres.moving import open_database

    async with open_database(place.value, make=make) as database:
        yield database


def _told(copied: Copied) -> None:
    if len(copied.guilds) % _TOLD == 0:
        say(f"… {counted(len(copied.guilds), 'server')}")


async def _verified(old: AnyEnd, new: AnyEnd, since: float, copied: Copied) -> bool:
    """Say whether both ends hold the same, and the games that are played are sound there."""
    began = time.time()
    different = await compare(old, new, since)
    for each in different:
        where = "what belongs to no server" if each.part is None else named(each.part)
        fail(f"{where}: {each.table} is not as in {old.name}.")
    faults = False
    for guild in [] if different else copied.guilds:
        faults |= not await _plays(old, new, guild)
    if different or faults:
        return False
    say(f"Both were read again and hold the same ({time.time() - began:.1f} s).")
    return True


async def _plays(old: End, new: End, guild: int) -> bool:
    """Replay a server's unfinished games in the target. One that is damaged in the source, too, is named alone."""
    async with new.reading(guild) as tx:
        found = await faults_in_guild(tx, quick=False, unfinished=True)
    if not found:
        return True
    async with old.reading(guild) as tx:
        known = await faults_in_guild(tx, quick=False, unfinished=True)
    for fault in found:
        before = f" It is so in {old.name}, too." if fault in known else ""
        fail(f"{named(guild)}: {fault}.{before}")
    return found == known


COMMAND = Command("move everything into a PostgreSQL database, or back (bot stopped)", _arguments, _run)
