"""Checking a record on disk."""

from __future__ import annotations

from pathlib import Path

from bot.games.core.contract import Title
from bot.games.core.referee import MOST_BYTES, Verdict, verify
from bot.games.registry import UnknownGame, title


def verify_file(path: Path | str) -> Verdict:
    """Replay the record in a file and say whether it holds. Raises OSError when the file cannot be read."""
    with Path(path).open("rb") as file:
        # One byte more than is allowed, so that a file without end costs no memory.
        return verify(file.read(MOST_BYTES + 1), registered)


def registered(game_id: str) -> Title | None:
    """Return a registered game with all versions of its rules, or None."""
    try:
        return title(game_id)
    except UnknownGame:
        return None
