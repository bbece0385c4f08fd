"""The tables that a move copies, in an order in which each comes after those that it refers to.

They are read from the schemas of the files, which both engines share: a new table or column is copied without a line
here.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from functools import cache
from graphlib import TopologicalSorter
from typing import NamedTuple, TypeAlias

from db.opening import migrate
from db.schemas import DUE_INDEX, GUILD, PEOPLE, Schema

Part: TypeAlias = int | None
"""What is copied in one transaction: a guild's rows, or (None) what belongs to no guild."""

PENDING = "unanswered"
PROGRESS = "progress"
_DERIVED = {"guild_file", "wake"}
"""The registry of files and the due index, which a folder has besides."""
_OWN = {(PROGRESS, "whole")}
"""Columns that a folder has besides."""


class CopiedTable(NamedTuple):
    """A table: its columns, and those by which its rows are ordered; `texts`: those that hold text."""

    name: str
    columns: tuple[str, ...]
    key: tuple[str, ...]
    texts: frozenset[str]

    @property
    def listed(self) -> str:
        """The columns as SQL."""
        return ", ".join(self.columns)

    def select(self, part: Part, since: float, collation: str = "") -> tuple[str, tuple[object, ...]]:
        """Return the query for a part's rows in the order of their key, and its values.

        `since`: pending interactions that are older are left out. `collation`: what lets a text be ordered by its
        bytes.
        """
        key = ", ".join(f"{name}{collation if name in self.texts else ''}" for name in self.key)
        if part is not None:
            return f"SELECT {self.listed} FROM {self.name} WHERE guild_id = ? ORDER BY {key}", (part,)
        if self.name == PENDING:
            return f"SELECT {self.listed} FROM {self.name} WHERE at >= ? ORDER BY {key}", (since,)
        return f"SELECT {self.listed} FROM {self.name} ORDER BY {key}", ()


def tables_of(part: Part) -> Sequence[CopiedTable]:
    """Return the tables with a guild's rows, or (None) those with what belongs to no guild."""
    return _shared() if part is None else _tables(GUILD)


@cache
def _shared() -> tuple[CopiedTable, ...]:
    return tuple(table for schema in (PEOPLE, DUE_INDEX) for table in _tables(schema) if _is_copied(schema, table))


def _is_copied(schema: Schema, table: CopiedTable) -> bool:
    return table.name not in _DERIVED and (schema is not DUE_INDEX or table.name != PROGRESS)


@cache
def _tables(schema: Schema) -> tuple[CopiedTable, ...]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as made:
        migrate(made, schema, 0)
        names = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name"
        parents = {
            name: {parent for (parent,) in made.execute('SELECT "table" FROM pragma_foreign_key_list(?)', (name,))}
            for (name,) in made.execute(names).fetchall()
        }
        order = TopologicalSorter({name: found - {name} for name, found in parents.items()}).static_order()
        return tuple(_table(made, name) for name in order)


def _table(made: sqlite3.Connection, name: str) -> CopiedTable:
    rows = made.execute("SELECT name, type, pk FROM pragma_table_info(?)", (name,)).fetchall()
    columns = [(column, kind, pk) for column, kind, pk in rows if (name, column) not in _OWN]
    key = [column for pk, column in sorted((pk, column) for column, _, pk in columns if pk)]
    return CopiedTable(
        name,
        tuple(column for column, _, _ in columns),
        tuple(key or (column for column, _, _ in columns)),
        frozenset(column for column, kind, _ in columns if kind == "TEXT"),
    )
