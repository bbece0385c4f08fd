"""The mark of a database that must not be used: a copy into it is not finished, or all of it was moved elsewhere."""

from __future__ import annotations

from urllib.parse import parse_qs, urlsplit

from db.errors import HalfCopied, Moved
from db.postgres.pool import Connection

_MARK = "SELECT state, place FROM moving"
_UNMARK = "DELETE FROM moving WHERE state = 'moved'"


def place_of(url: str) -> str:
    """Return the address of a database without user, password and options."""
    parts = urlsplit(url)
    host = parts.netloc.rpartition("@")[2] or parse_qs(parts.query).get("host", [""])[0]
    return f"postgresql://{host}{parts.path}"


async def must_be_used_here(connection: Connection, url: str) -> None:
    """Raise Moved if all of it was moved elsewhere, HalfCopied if a copy into this database is not finished."""
    mark = await connection.fetchrow(_MARK)
    if mark is not None:
        kind = Moved if mark["state"] == "moved" else HalfCopied
        raise kind(place_of(url), mark["place"])


async def forget_move(connection: Connection) -> None:
    """Let processes start on a database although all of it was moved elsewhere."""
    await connection.execute(_UNMARK)
