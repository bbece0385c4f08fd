"""The keys of the texts, for tests that there is neither a text too few nor one too many."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import bot.text

FOLDER = Path(bot.text.__file__).parent


@cache
def keys(prefix: str, language: str = "en") -> frozenset[str]:
    """Return what follows the prefix in the keys of a language's messages."""
    texts = (file.read_text(encoding="utf-8") for file in (FOLDER / language).glob("*.ftl"))
    return frozenset(key for text in texts for key in re.findall(rf"^{prefix}([\w-]+) =", text, re.MULTILINE))
