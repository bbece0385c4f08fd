"""`announce`: say something wherever a game is going on, in channels and in direct messages."""

from __future__ import annotations

import argparse
import time

from bot.announcements import LONGEST, leave
from bot.commands.command import Command, fail, say
from bot.config import read_settings


def _arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("text", help=f"at most {LONGEST} characters; Discord's markdown and line breaks work")


def _run(given: argparse.Namespace) -> int:
    folder, text = read_settings().data_dir, given.text.strip()
    if not folder.is_dir():
        return fail(f"{folder}: there is no data folder, so there is nobody to tell.")
    if not 0 < len(text) <= LONGEST:
        return fail(f"The text has {len(text)} characters; it needs at least one and may have {LONGEST}.")
    try:
        path = leave(folder, text, time.time())
    except OSError as error:
        return fail(f"The announcement cannot be written: {error.strerror}.")
    say("The bot posts it once in each channel or direct message with a running table; within a minute if it runs.")
    say(f"As long as {path} is there, you can take it back by deleting that file.")
    return 0


COMMAND = Command("post a message once wherever a table runs; the bot may run", _arguments, _run)
