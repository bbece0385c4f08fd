"""Which tables somebody has a panel of before him, and which of those have changed since."""

from __future__ import annotations

from collections.abc import Iterable


class Watch:
    """Notes changes of watched tables, until somebody takes the note. Kept by the process alone.

    A change is noted within its transaction. Whoever takes the note reads the table anew, so one that was rolled back
    does no harm.
    """

    def __init__(self) -> None:
        self._tables: frozenset[tuple[int, int]] = frozenset()
        self._changed: set[tuple[int, int]] = set()

    def only(self, tables: Iterable[tuple[int, int]]) -> None:
        """Watch these tables (server and number), and no others."""
        self._tables = frozenset(tables)

    def changed(self, guild: int, table: int) -> None:
        """A table has changed, or is about to."""
        if (guild, table) in self._tables:
            self._changed.add((guild, table))

    def take(self) -> set[tuple[int, int]]:
        """Return the watched tables that changed since this was asked last."""
        taken, self._changed = self._changed, set()
        return taken
