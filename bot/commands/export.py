"""`export`: write a table's record; the bot may run meanwhile."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from bot.commands.command import PLACE, Command, fail, place, say, write_output
from bot.config import read_settings
from bot.games.history.record import Record, encode_record
from bot.service.tables.record_export import record_of
from bot.stores import Place, opened_reading


def _arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--guild", type=place, required=True, help=PLACE)
    parser.add_argument("--table", type=int, required=True, help="the table's number there")
    parser.add_argument("--out", type=Path, help="file to write (standard output when left out)")


def _run(given: argparse.Namespace) -> int:
    record = asyncio.run(_read(Place.of(read_settings()), given.guild, given.table))
    data = encode_record(record, indent=2) + b"\n"
    if given.out is None:
        write_output(data)
        return 0
    try:
        given.out.write_bytes(data)
    except OSError as error:
        return fail(f"{given.out} cannot be written: {error.strerror}.")
    say(f"Written: {given.out}")
    return 0


async def _read(kept: Place, guild: int, table: int) -> Record:
    async with opened_reading(kept) as store:
        return await record_of(store, guild, table)


COMMAND = Command("write a table's record: all of it after the end, what is public while it runs", _arguments, _run)
