"""The repositories of a guild's file in one class each for reading and writing (`bot.service.ports`)."""

from __future__ import annotations

from typing import Any

from db.broken import Row
from db.repositories.absence import AbsenceReads, AbsenceWrites
from db.repositories.flaws import Flaws
from db.repositories.outbox import MessageReads, MessageWrites, OutboxReads, OutboxWrites
from db.repositories.remarks import RemarkReads, RemarkWrites
from db.repositories.results import ResultReads, ResultWrites
from db.repositories.tables import (
    LogReads,
    LogWrites,
    PersonalReads,
    PersonalWrites,
    PositionReads,
    PositionToChange,
    Prefetching,
    TableReads,
    TableWrites,
)
from db.session import Statement


class NoFile:
    """A source for a guild without a file: every query has no rows, and writing raises."""

    def defer(self, sql: str, *values: Any) -> None:
        """Raise: there is no file to write to."""
        raise RuntimeError("a reading cannot write")

    async def rows(self, sql: str, *values: Any) -> list[Row]:
        """Return no rows."""
        return []

    async def several(self, *statements: Statement) -> list[list[Row]]:
        """Return no rows for each statement."""
        return [[] for _ in statements]

    def prefetch(self, sql: str, *values: Any) -> None:
        """Do nothing: there is no round trip to save."""


class GuildReading(
    TableReads,
    LogReads,
    PositionReads,
    OutboxReads,
    MessageReads,
    RemarkReads,
    AbsenceReads,
    ResultReads,
    PersonalReads,
    Flaws,
    Prefetching,
):
    """`bot.service.ports.Reading` on a guild's file."""


class GuildWriting(
    TableWrites,
    LogWrites,
    PositionToChange,
    OutboxWrites,
    MessageWrites,
    RemarkWrites,
    AbsenceWrites,
    ResultWrites,
    PersonalWrites,
    Flaws,
    Prefetching,
):
    """`bot.service.ports.Writing` but for the index: a transaction on a guild."""
