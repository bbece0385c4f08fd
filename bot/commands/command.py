"""The type of a command of the command line, and helpers for its output."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from bot.service.places import Place

PLACE = "the server's id, or dm- and a user's id for a user's direct messages"
"""What `--guild` takes."""


@dataclass(frozen=True)
class Command:
    """A command: its line of help, its arguments, and what it does (returns the exit code)."""

    help: str
    arguments: Callable[[argparse.ArgumentParser], None]
    run: Callable[[argparse.Namespace], int]


def no_arguments(_parser: argparse.ArgumentParser) -> None:
    """Add no arguments."""


class HungUp(Exception):
    """The reader of standard output has gone, as `head` does after its lines."""


HUNG_UP = 141
"""The exit code then: what a shell gives for a program that the signal SIGPIPE ended."""


@contextmanager
def _reader() -> Iterator[None]:
    try:
        yield
        sys.stdout.flush()
    except BrokenPipeError:
        raise HungUp from None


def say(line: str) -> None:
    """Write a line to standard output at once. Raises HungUp."""
    with _reader():
        sys.stdout.write(f"{line}\n")


def write_output(data: bytes) -> None:
    """Write bytes, such as a file's, to standard output at once. Raises HungUp."""
    with _reader():
        sys.stdout.buffer.write(data)


def hang_up() -> int:
    """Discard all further output, buffered output too. Return the exit code."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return HUNG_UP


def counted(number: int, thing: str) -> str:
    """Return a number of things in words: `1 player`, `3 players`."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def former(aside: Path | None) -> str:
    """Return the sentence about where the former file is now; "" if there was none."""
    return "" if aside is None else f" The former one is {aside}."


def for_files(what: str) -> str:
    """Return what the operator is told who asks for something that only SQLite files have, and keeps a database."""
    return (
        f"`{what}` is for SQLite files, and your games are in PostgreSQL (STORE=postgres). Save them with pg_dump and "
        "put them back with pg_restore, or by your provider's backups; docs/hosting.md tells how."
    )


def fail(*lines: str) -> int:
    """Write lines to standard error and return the exit code of a failure."""
    for line in lines:
        sys.stderr.write(f"{line}\n")
    return 1


def snowflake(text: str) -> int:
    """Read an id of Discord's. Raises argparse.ArgumentTypeError."""
    if not (text.isascii() and text.isdigit() and len(text) < 20 and 0 < int(text) < 2**63):
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is no id of Discord's")
    return int(text)


def place(text: str) -> int:
    """Read a place: the id of a server, or `dm-` and the id of a user. Raises argparse.ArgumentTypeError."""
    found = Place.named(text)
    if found is None:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is neither the id of a server nor dm- and that of a user")
    return found.number


def named(guild: int) -> str:
    """Return the words for a place: `server 123`, or `the direct messages of user 123`."""
    found = Place(guild)
    return f"server {guild}" if found.owner is None else f"the direct messages of user {found.owner}"


def write_new(path: Path, data: bytes) -> None:
    """Write a new file that other users of the machine cannot read. Raises OSError.

    An existing file is not overwritten. A file that cannot be written completely is removed.
    """
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        try:
            file.write(data + b"\n")
            file.flush()
            os.fsync(file.fileno())
        except BaseException:
            path.unlink(missing_ok=True)
            raise
