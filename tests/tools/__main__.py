"""The command line of the tests: `python -m tests.tools COMMAND`. What it measures and searches, no host needs."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence

from bot import __main__ as program
from bot.commands.command import Command
from tests.tools import fuzz, report, selfplay, tournament

COMMANDS: Mapping[str, Command] = {
    "selfplay": selfplay.COMMAND,
    "tournament": tournament.COMMAND,
    "report": report.COMMAND,
    "fuzz": fuzz.COMMAND,
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code, as `bot.__main__.main` does."""
    return program.main(argv, COMMANDS, "python -m tests.tools")


if __name__ == "__main__":
    sys.exit(main())
