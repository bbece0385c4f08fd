"""`transfer out` and `transfer in`: move a table, secrets included, between data folders."""

from __future__ import annotations

import argparse
import asyncio
import time
from pathlib import Path

from bot.commands.command import PLACE, Command, fail, place, say, snowflake, write_new
from bot.config import read_settings
from bot.games.registry import TITLES
from bot.service import transfer
from bot.service.tables.record_export import NoSuchTable
from bot.service.transfer import Moved, Unfit, unpack
from bot.service.transfer.moving import close, put_up, take
from bot.stores import Place, opened_reading, opened_store
from bot.text.translator import Translator


def _arguments(parser: argparse.ArgumentParser) -> None:
    ways = parser.add_subparsers(dest="way", required=True, metavar="out|in")
    out = ways.add_parser("out", help="write a table to a file; the bot may run, except with --close")
    out.add_argument("--guild", type=place, required=True, help=PLACE)
    out.add_argument("--table", type=int, required=True, help="the table's number there")
    out.add_argument("--out", type=Path, required=True, help="a new file; it holds every secret of the game")
    out.add_argument("--close", action="store_true", help="close the table here and tell its people (bot stopped)")
    into = ways.add_parser("in", help="put a table from such a file into a server (stop the bot first)")
    into.add_argument("--file", type=Path, required=True, help="a file that `transfer out` wrote")
    into.add_argument("--guild", type=snowflake, required=True, help="the server it goes to")
    into.add_argument("--channel", type=snowflake, required=True, help="the channel it is to be played in")


def _run(given: argparse.Namespace) -> int:
    kept = Place.of(read_settings())
    return _out(kept, given) if given.way == "out" else _in(kept, given)


def _because(error: Unfit) -> str:
    return Translator().words("en")(error.phrase())


def _out(kept: Place, given: argparse.Namespace) -> int:
    try:
        asyncio.run(_take_out(kept, given))
    except OSError as error:
        return fail(f"{given.out} cannot be written: {error.strerror}.")
    except Unfit as error:
        return fail(f"Table {given.table} cannot be moved and stays as it is. {_because(error)}")
    say(f"Table {given.table} is in {given.out}. It holds every secret of the game: keep it to yourself.")
    say("The table is closed here." if given.close else "The table goes on here as well; --close would end it here.")
    return 0


async def _take_out(kept: Place, given: argparse.Namespace) -> None:
    if kept.database is None and not kept.folder.is_dir():
        raise NoSuchTable(given.guild, given.table)
    if not given.close:
        async with opened_reading(kept) as reading:
            _write(given.out, await take(reading, given.guild, given.table))
        return
    async with opened_store(kept) as store:
        _write(given.out, await take(store, given.guild, given.table))
        await close(store, given.guild, given.table, time.time())


def _write(path: Path, data: bytes) -> None:
    """Write a table's file, and read it as a test. An unfit file is deleted.

    A table that `--close` ends here must be able to go on elsewhere.
    """
    write_new(path, data)
    try:
        _read(path)
    except Unfit:
        path.unlink()
        raise


def _read(path: Path) -> Moved:
    with path.open("rb") as file:
        # Reads one byte more than the limit at most, so that an endless file does not fill the memory.
        return unpack(file.read(transfer.MOST_BYTES + 1), TITLES.get)


def _in(kept: Place, given: argparse.Namespace) -> int:
    try:
        moved = _read(given.file)
    except OSError as error:
        return fail(f"{given.file} cannot be read: {error.strerror}.")
    except Unfit as error:
        return fail(f"{given.file}: {_because(error)} Nothing was written.")
    number = asyncio.run(_put_in(kept, moved, given.guild, given.channel))
    say(f"{moved.title} is table {number} of server {given.guild} now.")
    if not moved.over:
        say("It is paused: start the bot, and let one of its people use /resume in the channel.")
    return 0


async def _put_in(kept: Place, moved: Moved, guild: int, channel: int) -> int:
    async with opened_store(kept) as store:
        return await put_up(store, moved, guild, channel)


COMMAND = Command("move a table with all its secrets: `transfer out`, `transfer in`", _arguments, _run)
