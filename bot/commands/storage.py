"""`backup` copies the data folder while the bot runs. `restore` puts a backup back."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from bot.commands.command import Command, counted, fail, for_files, former, named, place, say
from bot.config import read_settings
from bot.errors import StoreUnavailable
from db.backup import back_up, restore, restore_guild, restore_people

_EMPTY = (
    "A backup goes into an empty folder, a restore into an empty data folder while the bot is stopped; "
    "restore --guild puts one server's file back beside the others, restore --people that of people's settings."
)


def _backup_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("target", type=Path, help="an empty or new folder")


def _backup(given: argparse.Namespace) -> int:
    settings = read_settings()
    if settings.database is not None:
        return fail(for_files("backup"))
    try:
        manifest = back_up(settings.data_dir, given.target, time.time())
    except StoreUnavailable as error:
        return fail(f"{error}. {_EMPTY}")
    say(f"Saved {counted(len(manifest.files), 'file')} in {given.target}.")
    if manifest.left_out:
        return fail(*(f"{name} was left out: {why}" for name, why in manifest.left_out.items()))
    return 0


def _restore_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("backup", type=Path, help="a folder that `backup` wrote")
    one = parser.add_mutually_exclusive_group()
    one.add_argument("--guild", type=place, help="put back this place's file alone; the present one is kept aside")
    one.add_argument("--people", action="store_true", help="put back people's settings alone; likewise")


def _restore(given: argparse.Namespace) -> int:
    settings = read_settings()
    if settings.database is not None:
        return fail(for_files("restore"))
    folder = settings.data_dir
    try:
        if given.guild is not None:
            aside = restore_guild(given.backup, folder, given.guild)
            say(f"The file of {named(given.guild)} is restored.{former(aside)}")
            return 0
        if given.people:
            aside = restore_people(given.backup, folder)
            say(f"{folder / 'people.sqlite'} is restored.{former(aside)}")
            return 0
        manifest = restore(given.backup, folder)
    except StoreUnavailable as error:
        return fail(f"{error}. {_EMPTY}")
    say(f"Restored {counted(len(manifest.files), 'file')} to {folder}.")
    if "people.sqlite" not in manifest.files:
        return fail("The backup has no people.sqlite: what people had set begins anew.")
    return 0


BACKUP = Command("copy the data folder while the bot runs", _backup_arguments, _backup)
RESTORE = Command("put a backup back (stop the bot first)", _restore_arguments, _restore)
