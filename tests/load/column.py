"""Measured numbers in order, kept in a file so that they do not count as the bot's memory."""

from __future__ import annotations

import tempfile
import weakref
from array import array
from collections.abc import Iterable, Iterator
from typing import Any, Generic, TypeVar

N = TypeVar("N", int, float)

_TOGETHER = 1024


class Column(Generic[N]):
    """Many numbers of one kind; `code` as the module `array` has it."""

    def __init__(self, code: str) -> None:
        self._code = code
        self._file = tempfile.TemporaryFile()  # noqa: SIM115 - it goes with the column
        weakref.finalize(self, self._file.close)
        self._new: array[N] = array(code)
        self._written = 0

    def append(self, number: N) -> None:
        """Put a number behind all others."""
        self._new.append(number)
        if len(self._new) == _TOGETHER:
            self._new.tofile(self._file)
            self._written += _TOGETHER
            del self._new[:]

    def extend(self, numbers: Iterable[N]) -> None:
        """Put numbers behind all others."""
        for number in numbers:
            self.append(number)

    def __reduce__(self) -> tuple[Any, ...]:
        """Let another process have the numbers."""
        return _column, (self._code, bytes(array(self._code, self)))

    def __len__(self) -> int:
        return self._written + len(self._new)

    def __iter__(self) -> Iterator[N]:
        numbers: array[N] = array(self._code)
        self._file.seek(0)
        numbers.fromfile(self._file, self._written)
        return iter(numbers + self._new)


def _column(code: str, numbers: bytes) -> Column[Any]:
    column: Column[Any] = Column(code)
    column.extend(array(code, numbers))
    return column
