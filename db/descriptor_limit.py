"""How many guild files can be open at once: each takes three file descriptors, and a process has a limit of them."""

from __future__ import annotations

import sys

from msgspec import Struct

EACH = 3
SPARE = 150
"""Descriptors for everything else: Discord, the render processes, the shared files."""
SCANT = 75
"""Descriptors for everything else at the least, if the limit is low."""
SLACK = 16
"""Files that may be open beyond those that stay open, while others are being closed."""
FEWEST = 4


class OpenFileLimit(Struct, frozen=True):
    """How many guild files may be open.

    `kept` files stay open; at most `most` are open at any moment. If the process has too few descriptors, `few` is how
    many it has, and `enough` how many it would need.
    """

    kept: int
    most: int
    few: int | None = None
    enough: int = 0

    def __str__(self) -> str:
        """Return the warning about too few descriptors."""
        return (
            f"This process may have {self.few} files open at once, which is few. At most {self.most} servers' files "
            "are open at a time, and others wait for them. Raise the limit (ulimit -n, LimitNOFILE= in systemd, "
            f"--ulimit nofile= in Docker) to {self.enough} or more."
        )


def limit_for(kept: int) -> OpenFileLimit:
    """Return the limit at which `kept` files stay open, given enough descriptors."""
    return OpenFileLimit(kept, kept + SLACK)


def files_at_most(wanted: int) -> OpenFileLimit:
    """Return how many guild files can be open: `wanted`, or fewer if the system's limit cannot be raised so far."""
    if sys.platform == "win32":
        return limit_for(wanted)
    import resource  # not on every system

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    need = EACH * wanted + SPARE  # SPARE covers the slack as well
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
