"""The bot's texts and the toys' together."""

from __future__ import annotations

import shutil
import tempfile
from functools import cache
from pathlib import Path

from bot.text.translator import Translator

ROOT = Path(__file__).parents[2]


@cache
def translator() -> Translator:
    """Return a strict translator: a key or a fact that is missing fails the test."""
    with tempfile.TemporaryDirectory() as made:
        for texts in ("bot/text", "tests/toys/text"):
            for file in (ROOT / texts).glob("*/*.ftl"):
                language = Path(made, file.parent.name)
                language.mkdir(exist_ok=True)
                shutil.copyfile(file, language / file.name)
        return Translator(Path(made), strict=True)
