"""How many files can be open at once: each costs three descriptors, of which a process has only so many."""

from __future__ import annotations

import sys

from msgspec import Struct

EACH = 3
SPARE = 150
"""Descriptors for everything else: Discord, the processes that draw, the central files."""
SCANT = 75
"""What all that needs at least, where there are few."""
SLACK = 16
"""So many files may be open beyond those that stay open, while others are closed."""
FEWEST = 4


class OpenFileLimit(Struct, frozen=True):
    """`kept`: guild files that stay open; `most`: those that are open at any moment. `few`: the descriptors there are,
    where they are fewer than would be `enough`.
    """

    kept: int
    most: int
    few: int | None = None
    enough: int = 0

    def __str__(self) -> str:
        """Say how little there is."""
        return (
            f"This process may have {self.few} files open at once, which is few. At most {self.most} servers' files "
            "are open at a time, and others wait for them. Raise the limit (ulimit -n, LimitNOFILE= in systemd, "
            f"--ulimit nofile= in Docker) to {self.enough} or more."
        )


def limit_for(kept: int) -> OpenFileLimit:
    """Return the room for so many files to stay open, where there are descriptors enough."""
    return OpenFileLimit(kept, kept + SLACK)


def files_at_most(wanted: int) -> OpenFileLimit:
    """Return how many guild files can be open: as many as wanted, where the system lets the limit be raised so far."""
    if sys.platform == "win32":
        return limit_for(wanted)
    import resource  # not on every system

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    need = EACH * wanted + SPARE  # the slack is spared too
    if soft == resource.RLIM_INFINITY or soft >= need:
        return limit_for(wanted)
    raised = need if hard == resource.RLIM_INFINITY else min(need, hard)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (raised, hard))
    except (OSError, ValueError):
        raised = soft
    if raised >= need:
        return limit_for(wanted)
    most = max(FEWEST, min(wanted + SLACK, (raised - SCANT) // EACH))
    return OpenFileLimit(most - min(SLACK, most // 2), most, raised, need)
