"""What a command of the command line is."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Command:
    """A command: its line of help, its arguments, and what it does (returns the exit code)."""

    help: str
    arguments: Callable[[argparse.ArgumentParser], None]
    run: Callable[[argparse.Namespace], int]


def none(_parser: argparse.ArgumentParser) -> None:
    """Add no arguments."""


def say(line: str) -> None:
    """Write a line to standard output at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


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


def write_new(path: Path, data: bytes) -> None:
    """Write a file that nobody else can read. Raises OSError; a file that exists is not written over."""
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(data + b"\n")
        file.flush()
        os.fsync(file.fileno())
