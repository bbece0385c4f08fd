"""The process that draws pictures: `python -m bot.painter`, started by the host, who tells it what to draw."""

from __future__ import annotations

import logging

from bot.faults import begin_log
from bot.text.translator import Translator
from renderers.elsewhere import Elsewhere
from renderers.studio import MakeWords
from renderers.worker import serve


def painters() -> Elsewhere:
    """Return the processes that draw, none of which runs yet."""
    return Elsewhere("bot.painter")


def words() -> MakeWords:
    """Read all texts."""
    return Translator().words


if __name__ == "__main__":
    begin_log(logging.WARNING)
    serve(words)
