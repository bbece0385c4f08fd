"""How many files can be open at once: each costs three descriptors, of which a process has only so many."""

from __future__ import annotations

import sys

EACH = 3
SPARE = 150
"""Descriptors for everything else: Discord, the processes that draw, the central files."""
FEWEST = 4


def files_at_most(wanted: int) -> int:
    """Return how many guild files can be open: as many as wanted, where the system lets the limit be raised so far."""
    if sys.platform == "win32":
        return wanted
    import resource  # not on every system

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    need = EACH * wanted + SPARE
    if soft == resource.RLIM_INFINITY or soft >= need:
        return wanted
    raised = need if hard == resource.RLIM_INFINITY else min(need, hard)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (raised, hard))
    except (OSError, ValueError):
        raised = soft
    return max(FEWEST, min(wanted, (raised - SPARE) // EACH))
