"""The digest of a table's rows: how many they are, and the SHA-256 of what they hold."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256

import msgspec
from msgspec import Struct

from db.broken import Row

_encoder = msgspec.msgpack.Encoder()


class Digest(Struct, frozen=True):
    """How many rows a table has, and the SHA-256 of their values."""

    rows: int
    hash: str


class Digesting:
    """A digest in the making. Rows are added in the order of their key.

    Each row is encoded as MessagePack, which tells the kind, the length and the bytes of each value: so no two tables
    have the same encoding, and no engine's own form of a value counts.
    """

    def __init__(self) -> None:
        self._hash = sha256()
        self._rows = 0

    def add(self, rows: Iterable[Row]) -> None:
        """Add rows."""
        for row in rows:
            # SQLite keeps no sign of a zero.
            self._hash.update(_encoder.encode([value + 0.0 if type(value) is float else value for value in row]))
            self._rows += 1

    def done(self) -> Digest:
        """Return the digest of what was added."""
        return Digest(self._rows, self._hash.hexdigest())
