"""The process that draws pictures: `python -m bot.painter`, started by the host, who tells it what to draw."""

from __future__ import annotations

import logging
import os
import sys
from pathlib import Path

from bot.text.translator import Translator
from renderers.elsewhere import Elsewhere
from renderers.studio import MakeWords
from renderers.worker import serve

ROOT = Path(__file__).parent.parent
WITHHELD = "DISCORD_TOKEN"
"""Whoever draws needs no token."""


def painters() -> Elsewhere:
    """Return the processes that draw, none of which runs yet."""
    environment = {name: value for name, value in os.environ.items() if name != WITHHELD}
    paths = [str(ROOT), *filter(None, [environment.get("PYTHONPATH")])]
    return Elsewhere([sys.executable, "-m", "bot.painter"], {**environment, "PYTHONPATH": os.pathsep.join(paths)})


def words() -> MakeWords:
    """Read all texts."""
    return Translator().words


if __name__ == "__main__":
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    serve(words)
