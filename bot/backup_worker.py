"""The process that makes scheduled backups: `python -m bot.backup_worker`, started by the host as a worker."""

from __future__ import annotations

import logging
from collections.abc import Callable

from bot.backups import TIMEOUT, BackupResult, BackupTask, back_up
from bot.redaction import begin_log
from bot.workers.loop import serve

NICE = 15
"""Added to the worker's niceness: games come before backups."""


def initialize() -> Callable[[BackupTask], BackupResult]:
    """Return what makes a backup."""
    return back_up


if __name__ == "__main__":
    begin_log(logging.WARNING)
    serve(initialize, lambda _task: TIMEOUT, NICE)
