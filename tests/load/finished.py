"""A data folder with very many finished games: one is played, its rows are copied by SQL."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from pathlib import Path

from db.opening import make_file
from db.schemas import GUILD
from tests.load.run import GUILDS

_KEPT = 20
"""So many entries of the game's log are copied: with all of them a hundred thousand games would fill the disk."""

_NUMBERS = (
    "CREATE TEMP TABLE numbers AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?) "
    "SELECT i FROM n"
)
_COPY = "INSERT INTO {name} ({columns}) SELECT {values} FROM numbers, played.{name} WHERE {where} ORDER BY i"
_ANOTHER = "i + :above"
# Which tables are copied, what stands in the copy's columns, and which rows of the game that was played are copied.
_COPIED = {
    "game_table": (
        {"id": _ANOTHER, "status": "'over'", "paused": "NULL", "created": "created - 100000"},
        "id = :table",
    ),
    "seat": ({"table_id": _ANOTHER}, "table_id = :table"),
    "entry": (
        {"table_id": _ANOTHER, "interaction": "NULL", "undone_by": "NULL"},
        "table_id = :table AND number <= :kept",
    ),
    "snapshot": ({"table_id": _ANOTHER}, "table_id = :table"),
    "posted": ({"table_id": _ANOTHER}, "table_id = :table"),
}


def copy_finished(played: Path, table: int, guilds: Path, counts: dict[int, int]) -> None:
    """Put so many copies of a table of the file `played`, as finished games, into each of these guilds' files."""
    for guild, count in counts.items():
        path = guilds / f"{guild}.sqlite"
        if not path.exists():
            make_file(path, GUILD)
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            connection.execute("PRAGMA synchronous = OFF")
            connection.execute("ATTACH ? AS played", (str(played),))
            (above,) = connection.execute("SELECT last_table FROM guild").fetchone()
            connection.execute("BEGIN")
            connection.execute(_NUMBERS, (count,))
            for name, (changed, where) in _COPIED.items():
                columns = [str(row[1]) for row in connection.execute(f"PRAGMA main.table_info({name})")]
                changed = {"guild_id": str(guild), **changed}
                values = ", ".join(changed.get(column, column) for column in columns)
                order = ", number" if name == "entry" else ""
                statement = _COPY.format(name=name, columns=", ".join(columns), values=values, where=where) + order
                connection.execute(statement, {"above": above, "table": table, "kept": _KEPT})
            connection.execute("UPDATE guild SET last_table = last_table + ?", (count,))
            connection.execute("COMMIT")


def spread(games: int, guilds: int) -> dict[int, int]:
    """Return how many games each guild has: half of all in the first one, the others alike."""
    rest = games - games // 2
    shares = {GUILDS + number: rest // max(1, guilds - 1) for number in range(1, guilds)}
    return {GUILDS: games - sum(shares.values()), **shares}


def chance() -> random.Random:
    """Return the same chance for each folder that is compared."""
    return random.Random(5)
