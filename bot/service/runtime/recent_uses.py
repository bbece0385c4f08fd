"""How often users did lately what they may do only so often (`quotas.HOURLY`)."""

from __future__ import annotations

from collections import OrderedDict

REMEMBERED = 4096
"""Users whose recent uses are remembered, for each kind of use."""


class RecentUses:
    """When users did what they may do only so often within an hour. In memory only: a new process begins anew.

    Each process counts for itself: a user reaches that of their server and that of direct messages, and so may do it
    twice as often. These limits guard against floods, and no count is worth a transaction.
    """

    def __init__(self) -> None:
        self._uses: OrderedDict[tuple[str, int], list[float]] = OrderedDict()

    def count(self, what: str, user: int, since: float) -> int:
        """Return how often a user did this since a time."""
        return sum(at > since for at in self._uses.get((what, user), ()))

    def note(self, what: str, user: int, now: float, keep: int) -> None:
        """Note that a user did this; the newest `keep` times are remembered."""
        self._uses[what, user] = [*self._uses.get((what, user), ()), now][-max(keep, 1) :]
        self._uses.move_to_end((what, user))
        while len(self._uses) > REMEMBERED:
            self._uses.popitem(last=False)
