"""Prefetch: rows that a block will need soon are read in the round trip of its next query."""

from __future__ import annotations

from db.connection import Source
from db.repositories.base import Repository
from db.repositories.log import entries_of, entry_by
from db.repositories.messages import POSTED
from db.repositories.outbox import NEXT_DUE, TIMERS
from db.repositories.position import POSITION
from db.repositories.premoves import PREMOVES
from db.repositories.settings import notes_of
from db.repositories.tables import INFO


class Prefetch:
    """`bot.service.ports.Prefetch`: each method has the name of the query whose rows it prefetches."""

    def __init__(self, source: Source) -> None:
        self._source = source

    def position(self, table: int) -> None:
        for sql in POSITION:
            self._source.prefetch(sql, table)

    def entries(self, table: int, last: int | None = None) -> None:
        sql, values = entries_of(table, last=last)
        self._source.prefetch(sql, *values)

    def entry_of(self, interaction: int) -> None:
        sql, values = entry_by(interaction)
        self._source.prefetch(sql, *values)

    def notes(self, table: int, user: int) -> None:
        sql, values = notes_of(table, user)
        self._source.prefetch(sql, *values)

    def timers(self, table: int) -> None:
        self._source.prefetch(TIMERS.sql, table)

    def posted(self, table: int) -> None:
        self._source.prefetch(POSTED.sql, table)

    def premove_queues(self, table: int) -> None:
        self._source.prefetch(PREMOVES.sql, table)

    def next_due(self) -> None:
        self._source.prefetch(NEXT_DUE)

    def info(self) -> None:
        self._source.prefetch(INFO)


class Prefetching(Repository):
    """A block whose rows can be prefetched."""

    @property
    def prefetch(self) -> Prefetch:
        """Return the prefetch of this block."""
        return Prefetch(self._source)
