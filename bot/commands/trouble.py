"""Texts for the operator about expected errors of settings, files and assets."""

from __future__ import annotations

from bot.commands.command import named
from bot.config import BadSettings
from bot.errors import DamagedFile, StoreError, StoreFull, Unreadable
from bot.service.places import Place
from bot.service.tables.record_export import NoSuchTable
from bot.text.translator import BrokenText
from db.errors import CopyRefused, DatabaseInUse, FolderInUse, HalfCopied, Moved
from db.guild_registry import GONE
from renderers.assets import MissingAsset

PEOPLE = (
    "It holds what people have set (languages, quiet hours, vacations, who agreed to be rated). Stop the bot and put "
    "it back from a backup: python -m bot restore BACKUP --people; or begin it anew: python -m bot data renew."
)
"""What the operator can do about the shared file."""
TROUBLE = (BadSettings, NoSuchTable, Unreadable, StoreError, FolderInUse, MissingAsset, BrokenText)


def restored(guild: int) -> str:
    """Return the text that tells the operator how to restore the file of a server."""
    return (
        f"Stop the bot and put that file back from a backup: python -m bot restore BACKUP --guild {Place(guild).name}."
    )


def plainly(error: BaseException) -> tuple[str, ...]:
    """Return a line for each fault: what is wrong, and what the operator can do."""
    return tuple(error.faults) if isinstance(error, BadSettings) else (_sentence(error),)


def _sentence(error: BaseException) -> str:
    match error:
        case NoSuchTable():
            return str(error)
        case Unreadable():
            return (
                f"Table {error.table} of {named(error.guild)} cannot be read: {error.why}. "
                f"`python -m bot doctor` names all that is damaged. {restored(error.guild)}"
            )
        case Moved():
            return (
                f"{error}. Start the bot with that store, so that no game goes on in two places (docs/hosting.md tells "
                "how). To go on here all the same, without what was played there: python -m bot run --force."
            )
        case HalfCopied():
            return f"{error}. Run the same copy once more; what stands there already is not copied again."
        case CopyRefused():
            return f"{error}."
        case StoreError(of="database"):
            return _of_database(error)
        case StoreError():
            return _of_files(error)
        case MissingAsset():
            return f"A file of the pictures is missing or damaged: {error}. Install Mission Control again."
        case _:
            return f"A text file is damaged: {error}. Install Mission Control again."


def _of_database(error: StoreError) -> str:
    match error:
        case DatabaseInUse():
            return f"{error}. Wait until it has ended, stop it, or set DATABASE_URL to another database."
        case StoreFull():
            return f"The disk of the database is full ({error}). Nothing was written over; make room and start again."
        case _:
            return f"The database cannot be used: {error}. DATABASE_URL says where it is and who asks."


def _of_files(error: StoreError) -> str:
    match error:
        case FolderInUse():
            return f"{error} Stop the other process, or set DATA_DIR to another folder."
        case StoreFull():
            return f"The disk is full ({error}). Nothing was written over; make room and start again."
        case DamagedFile(of="people"):
            state = GONE if error.why == GONE else f"it is damaged ({error.why}), and is kept as it is"
            return f"{error.path}: {state}. No new one was made in its place. {PEOPLE}"
        case DamagedFile(why=why) if why == GONE:
            return (
                f"{error.path}: {GONE}. Stop the bot and put it back from a backup: "
                f"python -m bot restore BACKUP --guild {Place(error.guild).name}; "
                f"or let the server begin anew: python -m bot data delete --guild {Place(error.guild).name}."
            )
        case DamagedFile():
            return (
                f"{error.path} is damaged ({error.why}). It is kept as it is; "
                "restore it from a backup (see: python -m bot restore --help)."
            )
        case _:
            return f"The data folder cannot be used: {error}. Set DATA_DIR to a folder that this user can write."
