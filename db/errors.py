"""Expected errors of the store beyond `bot.errors`: two reasons why a start is refused."""

from __future__ import annotations

from bot.errors import StoreUnavailable


class FolderInUse(StoreUnavailable):
    """Another process works on the same data folder."""


class NewerFile(StoreUnavailable):
    """A file was written by a newer version of the program, which this one cannot read."""
