"""Which tables have an open panel, and which of them have changed since."""

from __future__ import annotations

from collections.abc import Iterable


class Watch:
    """Notes changes of watched tables until a caller takes the notes. In memory only.

    A change is noted within its transaction. The caller reads the table again, so a note of a change that was rolled
    back does no harm.
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
