"""A data folder of a host that has run before, and how long the next start on it takes."""

from __future__ import annotations

import shutil
import sqlite3
import statistics
import subprocess
import sys
import time
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from bot.clock import SystemClock
from db.opening import make_file
from db.schemas import GUILD
from db.store import open_store

_START = """
import asyncio, sys, time
from pathlib import Path
async def main():
    import bot.commands.run
    from bot.app import open_app
    app = await open_app(Path(sys.argv[1]))
    await app.dispatcher.settle()
    print(time.time(), time.process_time())
    await app.close()
asyncio.run(main())
"""
"""A process that starts the host on a folder and tells when it would log in, and its processor time until then."""


async def make_folder(folder: Path, files: int) -> None:
    """Make a folder with so many guilds' files, all of them known to the host."""
    await _open_and_close(folder)
    guilds = folder / "guilds"
    for number in range(1, files + 1):
        place = guilds / f"{number}.sqlite"
        if number == 1:
            make_file(place, GUILD)
        else:
            shutil.copyfile(guilds / "1.sqlite", place)
            with closing(sqlite3.connect(place, isolation_level=None)) as file:
                file.execute("PRAGMA synchronous = OFF")
                file.execute("UPDATE guild SET guild_id = ?", (number,))
    await _open_and_close(folder)


async def _open_and_close(folder: Path) -> None:
    await (await open_store(folder, clock=SystemClock())).close()


@dataclass
class Starts:
    """Seconds from starting a process until it would log in to Discord, and of processor time until then."""

    ready: list[float] = field(default_factory=list)
    worked: list[float] = field(default_factory=list)

    @property
    def median(self) -> float:
        """The median of the seconds."""
        return statistics.median(self.ready)


def started(folders: Mapping[str, Path], times: int) -> dict[str, Starts]:
    """Start the host on each folder so many times, by turns, so that a busy minute hits all alike."""
    found = {name: Starts() for name in folders}
    for _ in range(times):
        for name, folder in folders.items():
            begin = time.time()
            done = subprocess.run([sys.executable, "-c", _START, str(folder)], check=True, stdout=subprocess.PIPE)
            at, worked = done.stdout.split()
            found[name].ready.append(float(at) - begin)
            found[name].worked.append(float(worked))
    return found
