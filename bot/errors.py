"""Expected errors: a kind with facts. One handler turns them into a sentence for the person who can act on it."""

from __future__ import annotations

from typing import ClassVar, Literal

from bot.games.core.phrase import Fact, Phrase, say


class Refused(Exception):
    """What somebody asked for is not possible; nothing was changed.

    `kind` is stable, for logs and tests. `phrases` tell the person why and what is possible instead.
    """

    harmless: ClassVar = True

    def __init__(self, kind: str, *phrases: Phrase) -> None:
        super().__init__(kind)
        self.kind = kind
        self.phrases = phrases


def refused(kind: str, **facts: Fact) -> Refused:
    """Return the refusal of this kind; its words are the key `refused-<kind>`."""
    return Refused(kind, say(f"refused-{kind}", **facts))


class StoreError(Exception):
    """The store could not do it; nothing was written. (Its words are of files: `bot.faults` tells them.)

    `of`: the file that refused: a guild's, that of people's settings, which all guilds share, or the wake index.
    """

    harmless: ClassVar = True
    of: Literal["guild", "people", "wake"] = "guild"


class StoreFull(StoreError):
    """No room left on the disk."""


class StoreUnavailable(StoreError):
    """A file is busy for too long, or cannot be opened or written."""


class DamagedFile(StoreError):
    """A file is damaged, or gone. It is kept as it is; if it is a guild's, this guild alone is refused until it is
    restored. `guild` is 0 for the files across guilds.
    """

    def __init__(self, guild: int, path: str, why: str) -> None:
        super().__init__(f"{path}: {why}")
        self.guild = guild
        self.path = path
        self.why = why
