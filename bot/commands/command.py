"""What a command of the command line is."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from dataclasses import dataclass


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
