"""A proxy before a PostgreSQL server's socket: it loses a COMMIT or the answer to it, is slow, or lets nothing pass."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Literal

COMMIT = b"Q\x00\x00\x00\x0bCOMMIT\x00"
"""The message with which the driver commits."""

SOCKET = ".s.PGSQL.5432"
_HOST = re.compile(r"host=([^&]+)")


class LossyProxy:
    """`lose`: what is lost at the next COMMIT of a connection, which then breaks. `down`: it takes no new one.

    `delay`: seconds for which it keeps what the driver sends.
    """

    def __init__(self, folder: Path, uri: str) -> None:
        self.turn_to(uri)
        self._own = folder / SOCKET
        self.uri = uri.replace(_HOST.findall(uri)[0], str(folder))
        self.lose: Literal["", "commit", "answer"] = ""
        self.down = False
        self.delay = 0.0
        self._tasks: set[asyncio.Task[None]] = set()
        self._writers: list[asyncio.StreamWriter] = []

    def turn_to(self, uri: str) -> None:
        """Let new connections lead to another server."""
        [folder] = _HOST.findall(uri)
        self._server = Path(folder.replace("%2F", "/")) / SOCKET

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.append(writer)
        if self.down:
            writer.close()
            return
        try:
            back, forth = await asyncio.open_unix_connection(self._server)
        except OSError:  # it does not run
            writer.close()
            return
        self._writers.append(forth)
        tasks = [asyncio.create_task(self._forth(reader, forth, writer)), asyncio.create_task(_pass(back, writer))]
        self._tasks |= set(tasks)

    async def _forth(
        self, reader: asyncio.StreamReader, forth: asyncio.StreamWriter, writer: asyncio.StreamWriter
    ) -> None:
        """Pass on what the driver sends. What is lost leaves the server's side open: it does not learn of it."""
        with suppress(OSError):
            while data := await reader.read(65536):
                if self.delay:
                    await asyncio.sleep(self.delay)
                if self.lose and data.endswith(COMMIT):
                    lost, self.lose = self.lose, ""
                    writer.transport.abort()
                    if lost == "answer":
                        forth.write(data)
                    return
                forth.write(data)
        forth.close()

    def cut(self) -> None:
        """Break all connections, on both sides."""
        for writer in self._writers:
            writer.transport.abort()
        self._writers.clear()

    @asynccontextmanager
    async def open(self) -> AsyncIterator[LossyProxy]:
        """Serve."""
        server = await asyncio.start_unix_server(self._serve, self._own)
        try:
            yield self
        finally:
            server.close()
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)
            for writer in self._writers:
                writer.close()
                with suppress(OSError):
                    await writer.wait_closed()


async def _pass(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
    writer.close()
