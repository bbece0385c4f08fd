"""TLS to PostgreSQL: with `sslmode=verify-full` a server that cannot prove its name gets no password.

The tests' server is built without TLS, so a proxy before it does that part of the protocol.
"""

from __future__ import annotations

import asyncio
import shutil
import ssl
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from msgspec import structs

from bot.clock import SetClock
from bot.errors import StoreUnavailable

PASSWORD = "s3cret"
_REQUEST = (8).to_bytes(4, "big") + (80_877_103).to_bytes(4, "big")
"""What a client sends that wants TLS."""


@dataclass(frozen=True)
class Certificate:
    """A certificate that is its own root, and its key."""

    file: Path
    key: Path

    @classmethod
    def make(cls, folder: Path, name: str) -> Certificate:
        """Make one for `localhost`."""
        openssl = shutil.which("openssl")
        if openssl is None:
            pytest.skip("there is no openssl, which makes the certificate")
        made = cls(folder / f"{name}.crt", folder / f"{name}.key")
        kind = ("-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2")
        named = ("-subj", f"/CN={name}", "-addext", "subjectAltName=DNS:localhost")
        line = (openssl, "req", "-x509", *kind, *named, "-keyout", str(made.key), "-out", str(made.file))
        subprocess.run(line, check=True, capture_output=True, timeout=30)
        return made


@dataclass
class Proxy:
    """Where it listens, and what it was told after the handshake."""

    port: int
    database: str
    heard: bytearray

    def url(self, root: Certificate, *, host: str = "localhost") -> str:
        asked = f"sslmode=verify-full&sslrootcert={root.file}"
        return f"postgresql://postgres:{PASSWORD}@{host}:{self.port}/{self.database}?{asked}"


@asynccontextmanager
async def proxy(uri: str, certificate: Certificate | None) -> AsyncIterator[Proxy]:
    """Offer TLS before a server on a Unix socket; with None refuse it."""
    parts = urlsplit(uri)
    socket = Path(parse_qs(parts.query)["host"][0]) / ".s.PGSQL.5432"
    made = Proxy(0, parts.path[1:], bytearray())
    pipes: set[asyncio.Task[None]] = set()

    async def pipe(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, heard: bytearray) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                heard += data
                writer.write(data)
                await writer.drain()
        writer.close()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.IncompleteReadError):
            assert await reader.readexactly(8) == _REQUEST
            writer.write(b"N" if certificate is None else b"S")
            if certificate is not None:
                context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
                context.load_cert_chain(certificate.file, certificate.key)
                await writer.start_tls(context)
                to_server = await asyncio.open_unix_connection(str(socket))
                pipes.add(asyncio.create_task(pipe(reader, to_server[1], made.heard)))
                pipes.add(asyncio.create_task(pipe(to_server[0], writer, bytearray())))
                return
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    made.port = server.sockets[0].getsockname()[1]
    try:
        yield made
    finally:
        server.close()
        for task in pipes:
            task.cancel()
        await asyncio.gather(*pipes, return_exceptions=True)


@pytest.fixture(scope="module")
def certificates(tmp_path_factory: pytest.TempPathFactory) -> tuple[Certificate, Certificate]:
    """The server's certificate, and another's."""
    folder = tmp_path_factory.mktemp("certificates")
    return Certificate.make(folder, "server"), Certificate.make(folder, "another")


async def test_a_server_that_proves_its_name_is_used(
    postgres_database: str, certificates: tuple[Certificate, Certificate]
) -> None:
    from db.postgres.store import open_postgres

    mine, _ = certificates
    async with proxy(postgres_database, mine) as made:
        store = await open_postgres(made.url(mine), SetClock())
        try:
            async with store.write(5) as tx:
                await tx.save_info(structs.replace(await tx.info(), name="Across"))
            async with store.read(5) as tx:
                assert (await tx.info()).name == "Across"
        finally:
            await store.close()
    assert b"Across" in made.heard, "it went through the proxy"


@pytest.mark.parametrize("case", ["another root", "another name", "no TLS"])
async def test_a_server_that_does_not_is_told_nothing(
    postgres_database: str,
    certificates: tuple[Certificate, Certificate],
    case: str,
    caplog: pytest.LogCaptureFixture,
) -> None:
    from db.postgres.store import open_postgres

    mine, another = certificates
    caplog.set_level(0)
    async with proxy(postgres_database, None if case == "no TLS" else mine) as made:
        url = made.url(
            another if case == "another root" else mine, host="127.0.0.1" if case == "another name" else "localhost"
        )
        with pytest.raises(StoreUnavailable) as refused:
            await open_postgres(url, SetClock())
    assert not made.heard
    assert PASSWORD not in str(refused.value) + repr(refused.value) + caplog.text
    assert refused.value.__cause__ is None, "a traceback would show the URL"
