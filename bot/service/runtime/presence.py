"""Who clicked at which table, and when last. In memory only: after a restart no user counts as present."""

from __future__ import annotations

from collections import OrderedDict

TABLES, EACH = 4096, 16
"""The most tables that are remembered, and the most users at each: players and spectators."""


class Presence:
    """Knows when each user was at a table last."""

    def __init__(self) -> None:
        self._tables: OrderedDict[tuple[int, int], OrderedDict[int, float]] = OrderedDict()
        self._not_before: dict[tuple[int, int], float] = {}
        self._live: set[tuple[int, int]] = set()

    def note(self, guild: int, table: int, user: int, now: float) -> None:
        """Note a user's click."""
        here = self._tables.setdefault((guild, table), OrderedDict())
        self._tables.move_to_end((guild, table))
        here[user] = now
        here.move_to_end(user)
        if len(here) > EACH:
            here.popitem(last=False)
        if len(self._tables) > TABLES:
            forgotten, _ = self._tables.popitem(last=False)
            self._not_before.pop(forgotten, None)
            self._live.discard(forgotten)

    def is_live(self, guild: int, table: int) -> bool:
        """Return whether a table was found to be live. It may have been so and not be known here."""
        return (guild, table) in self._live

    def turned_live(self, guild: int, table: int) -> None:
        """A table is live."""
        if (guild, table) in self._tables:
            self._live.add((guild, table))

    def calmed(self, guild: int, table: int) -> None:
        """A table may be live no more."""
        self._live.discard((guild, table))

    def last(self, guild: int, table: int, user: int) -> float:
        """Return when this user pressed something there last."""
        return self._tables.get((guild, table), {}).get(user, float("-inf"))

    def since(self, guild: int, table: int, at: float) -> set[int]:
        """Return the users who clicked there since a time; none if that time is before what is still remembered."""
        if at < self._not_before.get((guild, table), float("-inf")):
            return set()
        return {user for user, last in self._tables.get((guild, table), {}).items() if last >= at}

    def forget(self, guild: int, table: int, until: float) -> None:
        """Let what is pressed at a table until a time not count."""
        self.calmed(guild, table)
        self._tables[guild, table] = OrderedDict()
        self._not_before[guild, table] = until
