"""`repair`: compare what is stored of a table with what its log says, and write what the log says."""

from __future__ import annotations

import argparse
import asyncio
import time

from bot.commands.command import PLACE, Command, counted, fail, named, place, say
from bot.config import read_settings
from bot.errors import Unreadable
from bot.games.registry import TITLES
from bot.service.tables.record_export import NoSuchTable
from bot.service.tables.repairing import Repair, compare, write
from bot.stores import Place, opened_reading, opened_store
from db.backup import keep_copy
from db.errors import DatabaseInUse, FolderInUse
from db.store import SqliteStore

_FROM_FILE = "Put the server's file back from a backup: python -m bot restore BACKUP --guild ID."


def _arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--guild", type=place, required=True, help=PLACE)
    parser.add_argument("--table", type=int, required=True, help="the table's number there")
    parser.add_argument("--dry-run", action="store_true", help="only say what differs; the bot may run")


def _run(given: argparse.Namespace) -> int:
    kept = Place.of(read_settings())
    if kept.database is None and not kept.folder.is_dir():
        raise NoSuchTable(given.guild, given.table)
    try:
        work = _look if given.dry_run else _repair
        return asyncio.run(work(kept, given.guild, given.table))
    except (FolderInUse, DatabaseInUse) as error:
        return fail(f"{error}. Stop the bot first; with --dry-run it may run.")
    except Unreadable as error:
        return fail(
            f"Table {error.table} of {named(error.guild)} cannot be made again from its log: {error.why}. "
            + (_FROM_FILE if kept.database is None else "Put it back from a backup of the database.")
        )


async def _look(kept: Place, guild: int, table: int) -> int:
    async with opened_reading(kept) as reading, reading.read(guild) as tx:
        found = await compare(TITLES, tx, guild, table, time.time())
    _tell(found, guild)
    if not found.differences:
        return 0
    say("Nothing was changed. Without --dry-run, and with the bot stopped, the log's version is written.")
    return 1


async def _repair(kept: Place, guild: int, table: int) -> int:
    async with opened_store(kept) as store:
        async with store.read(guild) as tx:
            found = await compare(TITLES, tx, guild, table, time.time())
        _tell(found, guild)
        if not found.differences:
            return 0
        copy = await asyncio.to_thread(keep_copy, store.folder, guild) if isinstance(store, SqliteStore) else None
        async with store.write(guild) as tx:
            await write(tx, found)
    before = "" if copy is None else f" The file as it was before is {copy}."
    say(f"The table is now as its log says.{before}")
    return 0


def _tell(found: Repair, guild: int) -> None:
    where = f"Table {found.table.id} of {named(guild)}"
    if not found.differences:
        say(f"{where} is as its log says.")
        return
    say(f"{where} differs from its log in {counted(len(found.differences), 'thing')}:")
    for line in found.differences:
        say(f"· {line}")


COMMAND = Command("make a table again from its log where what is stored differs", _arguments, _run)
