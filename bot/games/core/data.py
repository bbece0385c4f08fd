"""The data files of a game. They are read once, and every record names them with their hashes."""

from __future__ import annotations

from hashlib import sha256
from importlib import resources

from bot.games.core.contract import DataFile


def read_data(package: str, file: str) -> tuple[str, DataFile]:
    """Return the text of a file in a package's folder `data`, and its name with the hash of its bytes."""
    data = (resources.files(package) / "data" / file).read_bytes()
    return data.decode(), DataFile(file, sha256(data).hexdigest())
