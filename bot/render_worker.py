"""The process that draws pictures: `python -m bot.render_worker`, started by the host as a worker."""

from __future__ import annotations

import logging

from bot.redaction import begin_log
from bot.text.translator import Translator
from renderers.in_process import MakeWords
from renderers.process_pool import RenderPool
from renderers.worker import serve


def render_pool() -> RenderPool:
    """Return the pool of workers that draw; none of them runs yet."""
    return RenderPool("bot.render_worker")


def words() -> MakeWords:
    """Read all texts."""
    return Translator().words


if __name__ == "__main__":
    begin_log(logging.WARNING)
    serve(words)
