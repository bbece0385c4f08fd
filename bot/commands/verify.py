"""`verify`: replay a record and say whether it holds."""

from __future__ import annotations

import argparse
from pathlib import Path

from bot.commands.command import Command, fail, say
from bot.text.translator import Translator
from bot.tools.verify import verify_file


def _arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="a full record, as selfplay and export write it")


def _run(given: argparse.Namespace) -> int:
    try:
        verdict = verify_file(given.file)
    except OSError as error:
        return fail(f"{given.file} cannot be read: {error.strerror}.")
    told = Translator().words("en")(verdict.phrase())
    if not verdict.valid:
        return fail(f"{given.file}: {told}")
    say(f"{given.file}: {told}")
    return 0


COMMAND = Command("check a record: seed, every action, result", _arguments, _run)
