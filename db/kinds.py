"""The three kinds of file and their numbered migrations."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path

_MIGRATIONS = Path(__file__).parent / "migrations"


class Kind:
    """A kind of file: its mark in the file's header (`PRAGMA application_id`) and its migrations.

    `folder` holds `001_name.sql`, `002_name.sql`, ...: number n brings a file from version n - 1 to n.
    """

    def __init__(self, name: str, mark: int, folder: Path | None = None) -> None:
        self.name = name
        self.mark = mark
        self._folder = folder or _MIGRATIONS / name

    @cached_property
    def migrations(self) -> tuple[str, ...]:
        """The scripts in order. Raises ValueError when a number is missing or doubled."""
        files = sorted(self._folder.glob("*.sql"))
        numbers = [int(file.name.partition("_")[0]) for file in files]
        if numbers != list(range(1, len(files) + 1)):
            raise ValueError(f"the migrations of {self.name} are not numbered from 1 without gaps: {numbers}")
        return tuple(file.read_text(encoding="utf-8") for file in files)

    @property
    def version(self) -> int:
        """The version that this program reads and writes."""
        return len(self.migrations)


# The marks read "MCgu", "MCpe" and "MCwa".
GUILD = Kind("guild", 0x4D436775)
PEOPLE = Kind("people", 0x4D437065)
WAKE = Kind("wake", 0x4D437761)
