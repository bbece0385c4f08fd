"""A plugin: a text file that was found sound in this process is not parsed again when it is checked once more.

The doctor parses all texts, which takes more than a second, and many tests call it, some in forked processes.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

from bot.text.translator import Bundle, Translator

_SOUND: set[tuple[Path, bytes]] = set()
_check = Bundle.check


def _check_once(self: Bundle) -> None:
    files = [(file, hashlib.sha256(file.read_bytes()).digest()) for file in self.files]
    if not _SOUND.issuperset(files):
        _check(self)
        _SOUND.update(files)


def pytest_configure() -> None:
    """Check each content of a file once a process."""
    Bundle.check = _check_once


def prepare() -> None:
    """Check all texts in a fork server, so that its children need not."""
    pytest_configure()
    Translator().check()
