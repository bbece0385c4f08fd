"""Expected errors of the store beyond `bot.errors`."""

from __future__ import annotations

from bot.errors import StoreUnavailable


class FolderInUse(StoreUnavailable):
    """Another process works on the same data folder."""


class DatabaseInUse(StoreUnavailable):
    """Another process works on the same database."""


class OutcomeUnknown(StoreUnavailable):
    """The connection was lost while a transaction was committed, and the database does not tell whether it was."""


class NewerFile(StoreUnavailable):
    """A file was written by a newer version of the program, which this one cannot read."""


class CopyRefused(StoreUnavailable):
    """A store cannot be moved as it was asked for. The text says why; nothing was lost."""


class Moved(StoreUnavailable):
    """All that a store held was moved elsewhere: a process that went on here would play each game a second time.

    `place`: the store; `target`: where its contents are now.
    """

    def __init__(self, place: str, target: str) -> None:
        super().__init__(f"{place}: all of it was moved to {target}")
        self.place = place
        self.target = target


class HalfCopied(StoreUnavailable):
    """A copy into a store is not finished. `place`: the store; `source`: what is copied."""

    def __init__(self, place: str, source: str) -> None:
        super().__init__(f"{place}: the copy of {source} into it is not finished")
        self.place = place
        self.source = source
