"""Rows with bytes that are no valid text, read so that the other rows of the result can still be used."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from bot.errors import DamagedRow

Row: TypeAlias = tuple[Any, ...]


class BrokenRow(tuple[Any, ...]):
    """A row with bytes that are no valid text. Reading a column of it raises `error`."""

    error: DamagedRow

    def __iter__(self) -> Iterator[Any]:
        """Raise DamagedRow."""
        raise self.error.with_traceback(None)

    def __getitem__(self, place: Any) -> Any:
        """Raise DamagedRow."""
        raise self.error.with_traceback(None)

    def legible(self) -> Row:
        """Return the row with None in the place of each unreadable value."""
        return tuple(None if isinstance(value, bytearray) else value for value in super().__iter__())


def row_by_row(
    connection: sqlite3.Connection, sql: str, values: tuple[Any, ...], broken: Callable[[], DamagedRow]
) -> list[Row]:
    """Return the rows of a query that meets invalid text. Rows with invalid text are `BrokenRow`s."""
    connection.text_factory = _text_or_bytes
    try:
        rows: list[Row] = connection.execute(sql, values).fetchall()
    finally:
        connection.text_factory = str
    return [_marked(row, broken) if any(isinstance(value, bytearray) for value in row) else row for row in rows]


def _text_or_bytes(data: bytes) -> str | bytearray:
    try:
        return data.decode()
    except UnicodeDecodeError:
        return bytearray(data)


def _marked(row: Row, broken: Callable[[], DamagedRow]) -> BrokenRow:
    marked = BrokenRow(row)
    marked.error = broken()
    return marked
