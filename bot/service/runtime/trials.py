"""What players try out at their tables, in memory alone: a new process knows nothing of it, and neither does another
one. The number in an attempt's buttons tells its steps, so that buttons of an attempt that is not known are refused.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from zlib import crc32

from bot.games.core.actions import Action, nouns, verb_of
from bot.service.records import TableId

MOST = 1024
"""Trials that are remembered: the newest."""


@dataclass(frozen=True)
class Attempt:
    """The actions that a player tries. `decision`: the seat's decision number when they were chosen."""

    decision: int
    steps: tuple[Action, ...] = ()

    @property
    def number(self) -> int:
        """Return the number in the buttons of the attempt's card: another for other steps, or in another position."""
        said = " / ".join(" ".join((verb_of(step), *nouns(step))) for step in self.steps)
        return 1 + crc32(f"{self.decision} {said}".encode())


class Trials:
    """The attempts by table, user and seat: several players may use one account."""

    def __init__(self) -> None:
        self._attempts: OrderedDict[tuple[TableId, int, int], Attempt] = OrderedDict()

    def of(self, table: TableId, user: int, seat: int, decision: int) -> Attempt:
        """Return what a user tries at a table; an attempt of no steps if there is none for this decision."""
        found = self._attempts.get((table, user, seat))
        return found if found is not None and found.decision == decision else Attempt(decision)

    def keep(self, table: TableId, user: int, seat: int, decision: int, steps: Sequence[Action]) -> Attempt:
        """Remember what a user tries in the place of what they tried before."""
        self._attempts.pop((table, user, seat), None)
        attempt = Attempt(decision, tuple(steps))
        if steps:
            self._attempts[table, user, seat] = attempt
        while len(self._attempts) > MOST:
            self._attempts.popitem(last=False)
        return attempt
