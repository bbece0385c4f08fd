"""What processes have used, as Linux tells it."""

from __future__ import annotations

import os
from pathlib import Path


def processor_of(pid: int) -> float:
    """Return the seconds of processor that a process, and its children that have ended, have used."""
    figures = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
    return sum(map(int, figures[11:15])) / os.sysconf("SC_CLK_TCK")


def children_of(pid: int) -> list[int]:
    """Return the children of a process."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split()]
