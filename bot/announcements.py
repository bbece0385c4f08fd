"""Announcements on their way from the command line to the running bot: files in the data folder.

The command line may write a file while the bot has the folder's lock; the bot deletes it when all rows are enqueued.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import msgspec

from bot.redaction import told
from bot.service.bodies import Announcement
from bot.service.context import Context
from bot.service.features.announcements import actions

LONGEST = 1500
"""Characters of an announcement; Discord takes 4,000 in a message."""
LOOK = 5.0
"""Seconds between two looks for new announcements."""
_FOLDER = "announcements"
_NAME = "{}.json"

log = logging.getLogger("mission")


def leave(data: Path, text: str, now: float) -> Path:
    """Write an announcement for the bot that uses this data folder, now or later; return its file. Raises OSError."""
    folder = data / _FOLDER
    folder.mkdir(exist_ok=True)
    number = int(now * 1000)
    part = folder / f"{number}.part"
    with part.open("xb") as file:
        file.write(msgspec.json.encode(Announcement(number, text)))
        file.flush()
        os.fsync(file.fileno())
    return part.rename(folder / _NAME.format(number))


def found(data: Path) -> list[tuple[Path, Announcement]]:
    """Return the announcements that wait, the oldest first. One that cannot be read is left out. Raises OSError."""
    waiting: list[tuple[Path, Announcement]] = []
    for path in sorted((data / _FOLDER).glob(_NAME.format("*"))):
        with suppress(msgspec.MsgspecError):
            waiting.append((path, msgspec.json.decode(path.read_bytes(), type=Announcement)))
    return waiting


async def look(data: Path, context: Context) -> None:
    """Enqueue the announcements that wait, and delete each when it is enqueued everywhere.

    If the process dies in between, the next one does it again; no channel gets a second message. Raises OSError,
    StoreError.
    """
    for path, announcement in await asyncio.to_thread(found, data):
        if await actions.announce(context, announcement):
            await asyncio.to_thread(path.unlink)
            log.info("announcement %d is enqueued on all servers", announcement.id)


@asynccontextmanager
async def watched(data: Path, current: Callable[[], Context | None]) -> AsyncIterator[None]:
    """Look for announcements at intervals while the block runs. `current`: what the bot is open with, if it is open."""
    watching = asyncio.create_task(_watch(data, current), name="announcements")
    try:
        yield
    finally:
        watching.cancel()
        with suppress(asyncio.CancelledError):
            await watching


async def _watch(data: Path, current: Callable[[], Context | None]) -> None:
    while True:
        await asyncio.sleep(LOOK)
        try:
            if (context := current()) is not None:
                await look(data, context)
        except Exception as error:  # of any kind, as when the bot is closed meanwhile: it is tried again
            log.warning("announcements are enqueued later: %s", told(error))
