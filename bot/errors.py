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


class Unreadable(Refused):
    """A table is there, and what is stored of it cannot be read: it is kept as it is, and other tables play on.

    `why` is for whoever runs the bot, and holds no value of the table. `channel`: where it is played, if that is known.
    """

    def __init__(self, guild: int, table: int, why: str, *phrases: Phrase, channel: int | None = None) -> None:
        super().__init__("unreadable", *(phrases or (say("refused-unreadable", table=table),)))
        self.guild = guild
        self.table = table
        self.why = why
        self.channel = channel


def refused(kind: str, **facts: Fact) -> Refused:
    """Return the refusal of this kind; its words are the key `refused-<kind>`."""
    return Refused(kind, say(f"refused-{kind}", **facts))


class StoreError(Exception):
    """The store could not do it; nothing was written. (Its words are of files: `bot.redaction` tells them.)

    `of`: the file that refused: a guild's, that of people's settings, which all guilds share, or the due index.
    """

    harmless: ClassVar = True
    of: Literal["guild", "people", "wake"] = "guild"


class DamagedRow(StoreError):
    """A row of a file holds what was never written into it. The file's other rows are in order."""


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
