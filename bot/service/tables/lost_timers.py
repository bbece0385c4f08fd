"""The timers that follow from what else is stored of a table, and which of them are missing.

That players are to be notified of their turn, or reminded, follows from nothing else that is stored: such timers are
not set again, as nobody is to be called twice.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from bot.service.context import HostSettings
from bot.service.ports import Reading
from bot.service.records import Ballot, PremoveQueue, Timer
from bot.service.tables import premoves, seat_clocks, seating
from bot.service.tables.loaded import ACTIVE, LoadedTable


class StoredTimers(Struct, frozen=True):
    """A table's timers by kind and target, and what is stored beside its row and seats that needs some."""

    there: frozenset[tuple[str, int]]
    ballots: Sequence[Ballot]
    queues: Sequence[PremoveQueue]

    @classmethod
    async def read(cls, tx: Reading, table: int) -> StoredTimers:
        """Read it."""
        timers, _ = await tx.waiting(table)
        there = frozenset((timer.kind, timer.target) for timer in timers)
        return cls(there, await tx.open_ballots(table), await tx.premove_queues(table))

    def missing(self, loaded: LoadedTable, now: float) -> Iterator[tuple[Timer, str]]:
        """Yield each timer that is missing as it is to be set, and what that means, in words. `now`: UTC seconds."""
        for kind, target, due, what in self._needed(loaded, now):
            if (kind, target) not in self.there:
                yield Timer(table=loaded.table.id, kind=kind, target=target, due=due), what

    def _needed(self, loaded: LoadedTable, now: float) -> Iterator[tuple[str, int, float, str]]:
        if loaded.table.status == "running":
            yield from _of_players(loaded)
            yield from _of_silence(now)
            for plan in self.queues:
                if premoves.acts(loaded, plan):
                    yield (
                        premoves.KIND,
                        plan.user,
                        now + premoves.MOST,
                        f"the plan of user {plan.user} is to go on, and has no timer",
                    )
        elif loaded.table.paused == "agreed" and loaded.table.wakes is not None:
            yield "wake", 0, loaded.table.wakes, "the pause has an end, and no timer"
        if loaded.table.status in ACTIVE:
            for ballot in self.ballots:
                yield "ballot", ballot.id, ballot.until, f"vote {ballot.id} is open, and has no timer"
            for user in dict.fromkeys(seat.user for seat in loaded.people() if seat.away is not None):
                assert user is not None
                yield "vacation", user, 0.0, f"user {user} is away, and has no timer"
        for user in loaded.users():
            if loaded.shares_screen(user) and loaded.at_screen(user) is not None:
                yield seating.KIND, user, 0.0, f"a player of user {user} has the screen, and no timer"


def _of_players(loaded: LoadedTable) -> Iterator[tuple[str, int, float, str]]:
    """Yield the timers of computers that are to move, and of clocks that run: each looks how it stands, when due."""
    for seat in sorted(loaded.to_move()):
        if loaded.computer_on(seat) is not None:
            yield "computer", seat, 0.0, f"seat {seat} is a computer's turn, and has no timer"
        elif loaded.seats[seat].ticking is not None and seat_clocks.pace_of(loaded.table) is not None:
            yield seat_clocks.KIND, seat, 0.0, f"the clock of seat {seat} runs, and has no timer"


def _of_silence(now: float) -> Iterator[tuple[str, int, float, str]]:
    """Yield the timers of a running table at which nothing happens: they begin anew."""
    yield "presence", 0, now + HostSettings.presence, "no timer looks whether its players are still there"
    yield "sleep", 0, now + HostSettings.sleep, "no timer puts it to sleep when nothing happens"
