"""Copies of guilds' files and of the shared files that lie beside them, and their removal where they name a user."""

from __future__ import annotations

from pathlib import Path

from bot.service.places import Place
from db.backup import DAMAGED
from db.folder import Folder, file_of
from db.opening import BEFORE


def copies_of(folder: Folder, guild: int) -> list[Path]:
    """Return the other files of a guild: copies, damaged ones that were set aside, and unfinished ones."""
    guilds, own = folder.guilds, file_of(guild)
    same = f"{Place(guild).name}.*"
    found = [path for place in (guilds, guilds / BEFORE, guilds / DAMAGED) for path in place.glob(same)]
    return [path for path in found if path.is_file() and not (path.parent == guilds and path.name.startswith(own))]


def remove_naming(folder: Folder, guild: int, user: int) -> None:
    """Remove copies of a guild's file, and damaged files that hold the user's id: they cannot be anonymised."""
    for path in copies_of(folder, guild):
        if path.parent.name == BEFORE or any(number in path.read_bytes() for number in _as_stored(user)):
            path.unlink(missing_ok=True)


def remove_shared(folder: Folder) -> None:
    """Remove old copies of the shared files (set aside, made before a migration, unfinished): they may hold users."""
    for stem in (folder.people.stem, folder.due_index.stem):
        for place in (f"{stem}.sqlite.damaged-", f"{DAMAGED}/{stem}.", f"{BEFORE}/{stem}.", *_left_half_done(stem)):
            for path in folder.root.glob(f"{place}*"):
                path.unlink(missing_ok=True)


def _left_half_done(stem: str) -> tuple[str, ...]:
    """Return the beginnings of names of unfinished files that a crash left behind."""
    return f"{stem}.new", f"{stem}.part", f"{stem}.lost"


def _as_stored(user: int) -> tuple[bytes, bytes]:
    """Return how SQLite stores this number in an integer column and in a text."""
    size = next(size for size in (1, 2, 3, 4, 6, 8) if -(2 ** (8 * size - 1)) <= user < 2 ** (8 * size - 1))
    return user.to_bytes(size, "big", signed=True), str(user).encode()
