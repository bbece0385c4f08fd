"""`data show | forget | export | delete | renew`: show, export or remove the data of people and servers."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec

from bot.commands.command import PLACE, Command, fail, for_files, former, named, place, say, snowflake, write_new
from bot.config import read_settings
from bot.stores import Place, opened_reading, opened_store
from db.backup import restore_people
from db.errors import DatabaseInUse, FolderInUse
from db.privacy import anonymise_user, delete_guild, export_guild, show_user

_STOP = "Stop the bot first: only one process may work on what is kept. In Discord /my-data does it while the bot runs."


def _arguments(parser: argparse.ArgumentParser) -> None:
    ways = parser.add_subparsers(dest="way", required=True, metavar="show|forget|export|delete|renew")
    for way, about in (
        ("show", "print all that is kept of a person (bot stopped)"),
        ("forget", "make a person nameless everywhere; games stay replayable (bot stopped)"),
    ):
        ways.add_parser(way, help=about).add_argument("--user", type=snowflake, required=True, help="the person's id")
    export = ways.add_parser("export", help="write all that is kept of a server to a file; the bot may run")
    export.add_argument("--out", type=Path, required=True, help="a new file")
    export.add_argument("--secrets", action="store_true", help="with seeds and actions of games that are not over")
    delete = ways.add_parser("delete", help="delete all that is kept of a server (bot stopped)")
    for parser_of in (export, delete):
        parser_of.add_argument("--guild", type=place, required=True, help=PLACE)
    renew = ways.add_parser("renew", help="begin people's settings anew where their file is lost (bot stopped)")
    for parser_of in (ways.choices["forget"], delete, renew):
        parser_of.add_argument("--yes", action="store_true", help="really do it; it cannot be taken back")


def _run(given: argparse.Namespace) -> int:
    place = Place.of(read_settings())
    if place.database is None and not place.folder.is_dir():
        return fail(f"{place.folder}: there is no data folder, so nothing is kept.")
    try:
        return asyncio.run(_WAYS[given.way](place, given))
    except (FolderInUse, DatabaseInUse) as error:
        return fail(f"{error}. {_STOP}")


async def _show(kept: Place, given: argparse.Namespace) -> int:
    async with opened_store(kept) as store:
        shown = await show_user(store, given.user)
    say(msgspec.json.format(msgspec.json.encode(shown), indent=2).decode())
    return _left_out(shown["unreadable"])


async def _forget(kept: Place, given: argparse.Namespace) -> int:
    if not given.yes:
        return fail(
            f"This makes user {given.user} nameless in every game and cannot be taken back. Add --yes to do it."
        )
    async with opened_store(kept) as store:
        unreadable = await anonymise_user(store, given.user)
    say(f"User {given.user} is nameless. Running games of theirs are paused until a computer takes the seat.")
    say("Backups, and messages that stand in Discord, are not touched.")
    return _left_out(unreadable)


async def _export(kept: Place, given: argparse.Namespace) -> int:
    async with opened_reading(kept) as reading:
        async with reading.read(given.guild):
            pass  # raises if its file is missing, or if the registry cannot be read
        if given.guild not in await reading.guilds():
            return fail(f"Nothing is kept of {named(given.guild)}.")
        data = await export_guild(reading, given.guild, hidden=given.secrets)
    try:
        write_new(given.out, data)
    except OSError as error:
        return fail(f"{given.out} cannot be written: {error.strerror}.")
    say(f"Written: {given.out}")
    left_out: list[int] = msgspec.json.decode(data)["unreadable"]
    if left_out:
        return fail(
            f"These tables cannot be read and were left out: {', '.join(map(str, left_out))}. "
            "`python -m bot doctor` names what is damaged."
        )
    return 0


async def _delete(kept: Place, given: argparse.Namespace) -> int:
    if not given.yes:
        return fail(f"This deletes every table of {named(given.guild)} and cannot be taken back. Add --yes to do it.")
    async with opened_store(kept) as store:
        if given.guild not in await store.guilds():
            return fail(f"Nothing is kept of {named(given.guild)}.")
        await delete_guild(store, given.guild)
    say(f"Nothing is kept of {named(given.guild)} any more. Backups are not touched.")
    return 0


async def _renew(kept: Place, given: argparse.Namespace) -> int:
    if kept.database is not None:
        return fail(for_files("data renew"))
    if not given.yes:
        return fail(
            "This forgets what everybody has set: languages, quiet hours, vacations, who agreed to be rated. "
            "Games are kept. A backup brings it back: python -m bot restore BACKUP --people. Add --yes to begin anew."
        )
    aside = restore_people(None, kept.folder)
    say(f"{kept.folder / 'people.sqlite'} begins anew.{former(aside)}")
    return 0


def _left_out(unreadable: list[int]) -> int:
    if not unreadable:
        return 0
    return fail(f"The files of these servers cannot be read and were left out: {', '.join(map(str, unreadable))}.")


_WAYS: dict[str, Callable[[Place, argparse.Namespace], Coroutine[Any, Any, int]]] = {
    "show": _show,
    "forget": _forget,
    "export": _export,
    "delete": _delete,
    "renew": _renew,
}

COMMAND = Command("show, export, make nameless or delete what is kept of a person or a server", _arguments, _run)
