"""Checking a record on disk."""

from __future__ import annotations

from pathlib import Path

from bot.games.core.contract import Game
from bot.games.core.referee import MOST_BYTES, Verdict, verify
from bot.games.registry import UnknownGame, title


def verify_file(path: Path | str) -> Verdict:
    """Replay the record in a file and say whether it holds. Raises OSError when the file cannot be read."""
    with Path(path).open("rb") as file:
        # One byte more than is allowed, so that a file without end costs no memory.
        return verify(file.read(MOST_BYTES + 1), registered)


def registered(game_id: str) -> Game | None:
    """Return the rules of a registered game, or None."""
    try:
        return title(game_id).game
    except UnknownGame:
        return None
