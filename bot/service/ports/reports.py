"""What users report about the bot: a part of the port to the file across guilds."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct


class Report(Struct, frozen=True, kw_only=True):
    """What a user reports about the bot, in their own words.

    `guild`, `table`: 0 if it is about none. `entries`: the length of the table's log then. `version`: the bot's.
    `error`: the id that an apology named, or "".
    """

    id: int = 0
    user: int
    guild: int = 0
    table: int = 0
    entries: int = 0
    at: float
    version: str
    error: str = ""
    words: str


class Reports(Protocol):
    """Stores reports."""

    async def add_report(self, report: Report, keep: int) -> None:
        """Store a report; only the newest `keep` ones are kept."""
        ...

    async def reports(self, guild: int | None = None, last: int = 20) -> list[Report]:
        """Return the newest reports (from this server), oldest first."""
        ...

    async def reports_of(self, user: int) -> list[Report]:
        """Return what a user has reported, oldest first."""
        ...
