"""Expected errors, each a kind with facts.

One handler turns an error into a text for the user or the operator who can act on it.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from bot.games.core.phrase import Fact, Phrase, say


class Refused(Exception):
    """A request is not possible; nothing was changed.

    `kind` is stable, for logs and tests. `phrases` tell the user why and what is possible instead. `rule`: the
    paragraph of the game's rules that forbids it, "" if none does.
    """

    harmless: ClassVar = True

    def __init__(self, kind: str, *phrases: Phrase, rule: str = "") -> None:
        super().__init__(kind)
        self.kind = kind
        self.phrases = phrases
        self.rule = rule


class Unreadable(Refused):
    """A table exists, but its stored data cannot be read. It is left unchanged, and other tables continue.

    `why` is for the operator and holds no value of the table. `channel`: where it is played, if known.
    """

    def __init__(self, guild: int, table: int, why: str, *phrases: Phrase, channel: int | None = None) -> None:
        super().__init__("unreadable", *(phrases or (say("refused-unreadable", table=table),)))
        self.guild = guild
        self.table = table
        self.why = why
        self.channel = channel


def refused(kind: str, **facts: Fact) -> Refused:
    """Return a `Refused` of this kind, with the text of the key `refused-<kind>`."""
    return Refused(kind, say(f"refused-{kind}", **facts))


class StoreError(Exception):
    """The store failed, and nothing was written. The error's text names only files, so `bot.redaction` keeps it.

    `of`: the file that failed: a guild's, the shared file (`people`), or the due index (`wake`); or the `database`.
    """

    harmless: ClassVar = True
    of: Literal["guild", "people", "wake", "database"] = "guild"


class DamagedRow(StoreError):
    """A row of a file is damaged. The file's other rows are intact."""


class StoreFull(StoreError):
    """The disk is full."""


class StoreUnavailable(StoreError):
    """A file stays busy for too long, or cannot be opened or written."""


class WaitedTooLong(StoreUnavailable):
    """Too many use the store at the same time: a request gave up before anything of it was done."""


class DeclaredDead(StoreUnavailable):
    """Another process declared this one dead, as its lease had run out: it may neither write nor send, and must end."""


class DamagedFile(StoreError):
    """A file is damaged or missing. It is left unchanged. Requests of its guild are refused until it is restored.

    `guild` is 0 for the shared files.
    """

    def __init__(self, guild: int, path: str, why: str) -> None:
        super().__init__(f"{path}: {why}")
        self.guild = guild
        self.path = path
        self.why = why
