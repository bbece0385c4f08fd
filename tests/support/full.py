"""A disk that is really full: the system refuses to let a file of this process grow beyond a size.

The refusal comes in the middle of a write, after as much of it as still fits, whatever is written: a log, a log's
index, a copy. It needs no power and no disk of one's own. SQLite calls it an I/O error, as it does most ways in which
room is lacking; `tests/db/test_full_disk.py` meets a file system that is really full too, where one can be had.
"""

from __future__ import annotations

import resource
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def no_room_above(size: int) -> Iterator[None]:
    """Let no file of this process become longer than so many bytes, and none that is longer be written beyond.

    Python ignores the signal that would come with the first refusal. No module may be compiled meanwhile: half of one
    might be left, for others to stumble over.
    """
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    compiles, sys.dont_write_bytecode = not sys.dont_write_bytecode, True
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        sys.dont_write_bytecode = not compiles


def size_of(path: Path) -> int:
    """Return how long a file is; 0 when it is not there."""
    return path.stat().st_size if path.exists() else 0
