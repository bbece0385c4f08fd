"""Names of people and servers made safe: in a message no name can format, mention or turn the text around."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

LONGEST = 32
LONGEST_SERVER = 100
_MARKDOWN = re.compile(r"([\\*_~`|>#\[\]()<:@])")
# At the beginning of a line these would begin a list.
_LIST = re.compile(r"^(\d*)([-+.])(?=\s)")
_DISARMED = re.compile(r"\\([\\*_~`|>#\[\]()<:@+.-])")

NUMBERED = re.compile(r"R(obo )?\d+")
"""The stored name of a computer player: `computer_name`, or "R1" at older tables. At the oldest it is a name in the
language of the host instead."""


def clean(name: str, most: int = LONGEST) -> str:
    """Return a name without control, format and direction characters, at most 32 characters, never empty.

    A reason, a note or a server's name may be longer: `most`.
    """
    kept = "".join(char if unicodedata.category(char)[0] != "C" else " " for char in name)
    return " ".join(kept.split())[:most].rstrip() or "?"


@lru_cache(maxsize=4096)
def shown(name: str) -> str:
    """Return a clean name with Discord's markdown and mentions disarmed."""
    return _LIST.sub(r"\1\\\2", _MARKDOWN.sub(r"\\\1", name))


def computer_name(number: int) -> str:
    """Return the name of a table's computer player: the same word in every language, as the name is stored."""
    return f"Robo {number}"


def plain(name: str) -> str:
    """Return a name of which `shown` was made."""
    return _DISARMED.sub(r"\1", name)
