"""The file across guilds as a file: what is said when it refuses, and that it never comes into being by the way.

It holds what people chose and nobody else knows (quiet hours, vacations, consents) and the register of guilds' files.
So a start that misses it in a folder that was used is refused, as one is that finds it damaged: one that began anew
by itself would call those who had switched calls off, and give numbers of tables twice. Whoever runs the bot puts it
back (`restore --people`), or says himself that it begins anew (`data renew`). In play it is different: games go on,
and whoever asks this file deals with its refusal.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from bot.errors import DamagedFile, StoreError
from db.connection import File, Session
from db.faults import Damage
from db.folder import Folder
from db.kinds import Kind
from db.opening import make_file
from db.register import GONE

_log = logging.getLogger(__name__)


def was_used(place: Folder) -> bool:
    """Return whether a file across guilds lay in this folder once: the wake index and guilds' files come after it."""
    return place.wake.exists() or (place.guilds.is_dir() and any(place.guilds.iterdir()))


def make_at_first_start(place: Folder, kind: Kind) -> None:
    """Make the file across guilds in a folder that is new. Raises Damage where it is gone; OSError or sqlite3.Error."""
    if not place.people.exists():
        if was_used(place):
            raise Damage(GONE)
        make_file(place.people, kind)


class CentralFile(File):
    """The file across guilds. The host is told when it begins to refuse, and when it is written again.

    Once a page was found damaged it is only read, as far as that can be: what would be written would be lost with the
    restore.
    """

    of = "people"

    def __init__(self, path: Path, opener: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(path, opener)
        self.told_of = False  # at the start whoever starts says what is wrong
        self._refused = ""
        self._damaged: tuple[int, DamagedFile] | None = None

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Session]:
        """Open a transaction, as `File.writing` does, unless the file that lies here is known to be damaged."""
        if self._damaged is not None:
            node, error = self._damaged
            if node == self._node():
                raise error
            self._damaged = None
        async with super().writing() as session:
            yield session
        if self._refused:
            self._refused = ""
            _log.info("the file of people's settings is written again")

    def told(self, error: Exception) -> Exception:
        """Return what leaves the store instead of this error; the host is told of a new one."""
        found = super().told(error)
        if isinstance(found, DamagedFile):
            self._damaged = (self._node(), found)
        if isinstance(found, StoreError) and self.told_of and str(found) != self._refused:
            self._refused = str(found)
            _log.error("the file of people's settings refuses; doctor tells what can be done: %s", found)
        return found

    def _node(self) -> int:
        try:
            return self.path.stat().st_ino
        except OSError:
            return 0
