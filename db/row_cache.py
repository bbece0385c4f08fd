"""Answers of a file that are kept in memory: for one that many ask, and that seldom changes."""

from __future__ import annotations

from collections import OrderedDict

from db.connection import File, Row, Statement

KEPT = 4096
"""So many answers of the file across guilds are kept: each card and letter asks for some."""


class AnsweringFile:
    """What all parts of `db.people` share: the file, and its answers."""

    def __init__(self, file: File) -> None:
        self._file = file
        self._answers: OrderedDict[Statement, list[Row]] = OrderedDict()
        self._as_of = 0  # the file's count of changes when these were given

    async def _read(self, sql: str, *values: object) -> list[Row]:
        """Return the rows of a question: from memory, as long as nothing was changed since it was asked."""
        question = (sql, values)
        known = self._known_rows(question)
        if known is None:
            async with self._file.hold():
                known = self._known_rows(question)
                if known is None:
                    known = self._answers[question] = await self._file.ask(sql, *values)
        if len(self._answers) > KEPT:
            self._answers.popitem(last=False)
        return known

    def _known_rows(self, question: Statement) -> list[Row] | None:
        if self._as_of != self._file.changes:
            self._answers.clear()
            self._as_of = self._file.changes
        if (known := self._answers.get(question)) is not None:
            self._answers.move_to_end(question)
        return known
