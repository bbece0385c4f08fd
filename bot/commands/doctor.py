"""`doctor`: look at settings, files, fonts, texts and the token, and say in plain words what is wrong."""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import renderers
from bot.commands import database_doctor, practice
from bot.commands.command import Command, counted, say
from bot.commands.run import host_settings
from bot.commands.table_faults import faults_in_guild
from bot.commands.trouble import PEOPLE, restored
from bot.config import Settings, read_settings
from bot.errors import DamagedRow, StoreError
from bot.service.quotas import Bounds
from bot.stores import Place
from bot.text.translator import BrokenText, Translator
from cogs.token_check import UNREACHABLE, TokenRefused, check_token
from db.descriptor_limit import files_at_most
from db.folder import file_of
from db.integrity import Finding, check_folder
from db.reading import open_reading
from db.rotation import newest_backup
from renderers.assets import MissingAsset

_ADVICE = {
    "missing": "It will be made at the first start.",
    "unreadable": "Give the user who runs the bot the right to read and write it.",
    "damaged": "Stop the bot and put the file back from a backup: python -m bot restore BACKUP --guild ID. "
    "The damaged file is kept.",
    "lost": "Its main file is missing; put it back from a backup.",
    "gone": "It was there before. Stop the bot and put it back from a backup: python -m bot restore BACKUP --guild ID; "
    "or let the server begin anew: python -m bot data delete --guild ID.",
    "newer": "It was written by a newer version; install that one again.",
    "older": "It is brought up to date when it is opened next; a copy is made first.",
    "references": "Put the file back from a backup.",
    "log": "Put the file back from a backup.",
    "stray": "It is no server's file by its name, so the bot leaves it alone. Move it out of this folder.",
    "restore": "Run the same restore once more.",
    "copy": "Run the same copy once more.",
    "moved": "Start the bot with that store. To go on here all the same: python -m bot run --force.",
}


_BEFORE_TABLES = ("missing", "restore", "copy")
"""Where the folder as a whole is not to be used."""
_LOST = ("damaged", "gone", "references")


def _arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--offline", action="store_true", help="do not ask Discord about the token")
    parser.add_argument("--quick", action="store_true", help="do not play the logs of all tables again")


def _run(given: argparse.Namespace) -> int:
    settings = read_settings()
    say("✓ Settings are in order.")
    say(f"· {_bounds(host_settings(settings).bounds)}")
    say(f"· {_practice()}")
    faults = [*_assets(), *_stored(settings, quick=given.quick)]
    if not given.offline:
        faults += _token(settings)
    for fault in faults:
        say(f"✗ {fault}")
    say("All is well." if not faults else f"There is work to do: {counted(len(faults), 'thing')}.")
    return 1 if faults else 0


def _bounds(bounds: Bounds) -> str:
    def most(number: int, things: str) -> str:
        return f"{number or 'any number of'} {things}"

    return (
        f"In one server a person may have {most(bounds.lobbies, 'lobbies')}, {most(bounds.tables, 'tables')} and "
        f"{most(bounds.seats, 'seats')}, and open {most(bounds.opened, 'tables an hour')}, and call the same person by "
        f"{most(bounds.calls, 'invitations an hour')}; there may be "
        f"{most(bounds.channel, 'tables in a channel')} and {most(bounds.guild, 'in all')}."
    )


def _practice() -> str:
    if practice.is_installed():
        return "The practice server is installed."
    return "The practice server is not installed; without DISCORD_TOKEN `make run` installs it."


def _assets() -> Iterator[str]:
    try:
        renderers.check()
        most = round(renderers.most_memory() / 1e6)
        say(f"✓ Fonts and pictures are in order; drawing keeps {most} MB at most in memory.")
    except MissingAsset as error:
        yield f"{error}"
    try:
        translator = Translator()
        translator.check()
        say(f"✓ Texts are in order: {', '.join(translator.languages)}.")
    except BrokenText as error:
        yield f"A text file is damaged: {error}"


def _stored(settings: Settings, *, quick: bool) -> Iterator[str]:
    if settings.database is not None:
        yield from database_doctor.faults(Place.of(settings), quick=quick)
        return
    if settings.database_url is not None:
        say("· DATABASE_URL is set and not used: games are kept in files, since STORE is not postgres.")
    if (room := files_at_most(settings.mission_open_files)).few is not None:
        say(f"· {room}")
    yield from _folder(settings.data_dir, quick=quick)
    yield from _backups(settings, time.time())


def _folder(folder: Path, *, quick: bool) -> Iterator[str]:
    findings = check_folder(folder)
    for finding in findings:
        if finding.harmless:
            say(f"· {_told(finding)}")
        else:
            yield _told(finding)
    damaged = [] if any(finding.what in _BEFORE_TABLES for finding in findings) else asyncio.run(_tables(folder, quick))
    yield from damaged
    if not findings and not damaged:
        say(f"✓ All files in {folder} are sound.")


def _backups(settings: Settings, now: float) -> Iterator[str]:
    """Say when the newest scheduled backup was made; a fault if two were due since then."""
    folder, hours = settings.mission_backup_folder, settings.mission_backup_hours
    if folder is None:
        say("· MISSION_BACKUP_FOLDER is not set: the bot makes no backups by itself.")
        return
    try:
        newest = newest_backup(folder)
    except StoreError as error:
        yield f"The folder of backups cannot be read: {error}."
        return
    if newest is None:
        say(f"· There is no backup in {folder} yet; the running bot makes the first one after a minute.")
    elif now - newest > 2 * 3600 * hours:
        yield (
            f"The newest backup in {folder} is {round((now - newest) / 3600)} hours old, and one is due every {hours}. "
            "The log of the bot says why, or the bot did not run."
        )
    else:
        say(f"✓ The newest backup in {folder} is {round((now - newest) / 3600)} hours old.")


async def _tables(folder: Path, quick: bool) -> list[str]:
    """Return what is damaged inside tables. Files that cannot be read at all were reported before."""
    found: list[str] = []
    async with open_reading(folder) as reading:
        guilds = await reading.guilds()
    for guild in guilds:
        path = folder / "guilds" / file_of(guild)
        async with open_reading(folder) as reading:  # each by itself: its copies are there as long as it is open
            try:
                async with reading.read(guild) as tx:
                    found += [f"{path}: {fault}. {restored(guild)}" for fault in await faults_in_guild(tx, quick=quick)]
            except StoreError as error:
                if isinstance(error, DamagedRow):
                    found.append(f"{path}: {error}. {restored(guild)}")
    return found


def _told(finding: Finding) -> str:
    detail = f" ({finding.detail})" if finding.detail else ""
    advice = _ADVICE[finding.what]
    if finding.what in _LOST and Path(finding.path).name == "people.sqlite":
        advice = PEOPLE
    elif finding.what in _LOST and Path(finding.path).name == "wake.sqlite":
        advice = "The next start makes it anew from the servers' files."
    return f"{finding.path}: {finding.what}{detail}. {advice}"


def _token(settings: Settings) -> Iterator[str]:
    if settings.discord_token is None:
        say("· There is no DISCORD_TOKEN: `make run` opens the practice server.")
        return
    try:
        account = asyncio.run(check_token(settings.discord_token.value))
    except TokenRefused:
        yield "Discord does not accept DISCORD_TOKEN. Copy a fresh one from the developer portal (Bot, Reset Token)."
    except UNREACHABLE as error:
        yield f"Discord cannot be asked about the token ({type(error).__name__})."
    else:
        say(f"✓ The token is good; the bot is in {counted(account.servers, 'server')}.")
        say(f"· Invite link: {account.invite}")


COMMAND = Command("check settings, files, fonts, texts and the token", _arguments, _run)
