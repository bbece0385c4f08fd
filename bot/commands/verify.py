"""`verify`: replay a record and say whether it holds, and whether it is that of the game that was published."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from bot.commands.command import Command, fail, say
from bot.games.core.phrase import say as phrase
from bot.games.history.referee import MOST_BYTES, Verdict, verify
from bot.games.registry import TITLES
from bot.text.translator import Translator

_COMMITMENT = re.compile(r"[0-9a-f]{64}")


def _arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="a full record, as export writes it")
    parser.add_argument("--commitment", help="what the bot published when the game began (SHA-256 of the seed)")


def verify_file(path: Path) -> Verdict:
    """Replay the record in a file and say whether it holds. Raises OSError when the file cannot be read."""
    with path.open("rb") as file:
        # One byte more than is allowed, so that a file without end costs no memory.
        return verify(file.read(MOST_BYTES + 1), TITLES.get)


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
