"""`verify`: replay a record and say whether it holds, and whether it is that of the game that was published."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from bot.commands.command import Command, fail, say
from bot.games.core.phrase import say as phrase
from bot.text.translator import Translator
from bot.tools.verify import verify_file

_COMMITMENT = re.compile(r"[0-9a-f]{64}")


def _arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="a full record, as selfplay and export write it")
    parser.add_argument("--commitment", help="what the bot published when the game began (SHA-256 of the seed)")


def _run(given: argparse.Namespace) -> int:
    words = Translator().words("en")
    published = None if given.commitment is None else given.commitment.strip().lower()
    if published is not None and not _COMMITMENT.fullmatch(published):
        return fail(words(phrase("record-commitment-unreadable")))
    try:
        verdict = verify_file(given.file)
    except OSError as error:
        return fail(f"{given.file} cannot be read: {error.strerror}.")
    told = words(verdict.phrase())
    if not verdict.valid:
        return fail(f"{given.file}: {told}")
    if published not in (None, verdict.commitment):
        return fail(f"{given.file}: {words(phrase('record-commitment-other', commitment=verdict.commitment))}")
    say(f"{given.file}: {told}")
    compared = "record-commitment" if published is None else "record-commitment-same"
    say(words(phrase(compared, commitment=verdict.commitment)))
    return 0


COMMAND = Command("check a record: seed, every action, result", _arguments, _run)
