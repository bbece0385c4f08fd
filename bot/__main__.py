"""The command line: `python -m bot COMMAND`, or `mission-control COMMAND`; the commands are in `bot.commands`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Mapping, Sequence
from typing import NoReturn

from bot.commands import COMMANDS
from bot.commands.command import Command, HungUp, fail, hang_up
from bot.commands.trouble import TROUBLE, plainly
from bot.commands.versions import Version


def parser(commands: Mapping[str, Command], prog: str) -> argparse.ArgumentParser:
    """Return the parser of a whole command line."""
    top = argparse.ArgumentParser(prog=prog, description="Mission Control hosts board games in Discord.")
    top.add_argument("--version", action=Version, help="print the versions of program, files and rules, and exit")
    parsers = top.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name, command in commands.items():
        own = parsers.add_parser(name, help=command.help, description=command.help)
        command.arguments(own)
    return top


def main(
    argv: Sequence[str] | None = None, commands: Mapping[str, Command] = COMMANDS, prog: str = "python -m bot"
) -> int:
    """Run a command and return its exit code: 0 when all is well, 1 when not, 2 for a wrong call.

    If the reader of its output has gone, it ends silently (`command.HUNG_UP`).
    """
    given = parser(commands, prog).parse_args(argv)
    try:
        return commands[given.command].run(given)
    except TROUBLE as error:
        return fail(*plainly(error))
    except HungUp:
        return hang_up()


def console(prog: str = "mission-control") -> NoReturn:
    """Run this process's command line and end the process; the installed command `mission-control` calls it."""
    os.umask(0o077)  # the files hold hands, seeds and tokens: other users of this machine must not read them
    sys.exit(main(prog=prog))


if __name__ == "__main__":
    console("python -m bot")
