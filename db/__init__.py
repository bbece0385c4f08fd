"""SQLite: one file per guild, one across guilds, one index of what is due. Plain records in and out; no rules.

The methods of the ports are documented in `bot.service.ports`; what is said here is what the files add.
"""

from db.errors import FolderInUse, NewerFile
from db.reading import open_reading
from db.store import SqliteStore, open_store

__all__ = ["FolderInUse", "NewerFile", "SqliteStore", "open_reading", "open_store"]
