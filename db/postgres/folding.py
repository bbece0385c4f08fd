"""Statements of a block, folded by rule into few round trips.

Reads that follow each other travel as one statement. So do writes to different tables: as the parts of one WITH. The
parts do not see each other and may not change a row twice. So a second write to a table, or a write that reads a table
that is written before it, begins the next trip. But deletes from the same table travel together, and so does a write to
a table from which a delete before it took other rows (`SPARING`). Rows that are inserted by the same text are one
insert; those that may overwrite others, if no two of them have the same key.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from db.repositories.mapping import SPARING, ValueList
from db.session import Statement, written_table

_RECEIPT = "pg_current_xact_id()::text"
_LIST = re.compile(r"IN \(SELECT value FROM json_each\(\?\)\)")
_READS = re.compile(r"\b(?:FROM|JOIN) (\w+)")
_ROW = re.compile(
    r"^(INSERT INTO \w+ \(([^)]*)\) VALUES )(\((?:[^()]|\([^()]*\))*\))"
    r"( ON CONFLICT DO NOTHING| ON CONFLICT \(([^)]*)\) DO UPDATE SET [^?]*)?$"
)
_VALUE = re.compile(r"(?:[^(),]|\([^()]*\))+")
MOST_ROWS = 200
"""Rows of one insert at most: the server takes 32,767 values with a statement."""


class Trip(NamedTuple):
    """A statement to send. `places`: of the statements of the batch whose rows it returns, in their order.

    `folded`: it returns one row, with an array of rows for each of them. `receipt`: the last value of that row is the
    transaction's id.
    """

    sql: str
    values: tuple[Any, ...]
    places: tuple[int, ...] = ()
    folded: bool = False
    receipt: bool = False


def trips(statements: Sequence[Statement], *, receipt: bool = False) -> list[Trip]:
    """Return how these statements travel, which are run in their order.

    With `receipt` the first of them brings the transaction's id along: so it costs no trip of its own.
    """
    found: list[Trip] = []
    waiting: list[tuple[int, Statement]] = []
    for place, statement in enumerate(statements):
        if waiting and not _fits(statement, [each for _, each in waiting]):
            found.append(_folded(waiting, receipt=receipt and not found))
            waiting = []
        waiting.append((place, statement))
    if waiting:
        found.append(_folded(waiting, receipt=receipt and not found))
    return found


def plain(sql: str, values: Sequence[Any]) -> Trip:
    """Return how one statement travels by itself."""
    return Trip(numbered(sql), tuple(map(_plain, values)))


def _fits(statement: Statement, before: list[Statement]) -> bool:
    sql = statement[0]
    first = before[0][0]
    if _is_read(sql) or _is_read(first):
        return _is_read(sql) and _is_read(first)
    if _returns(sql) or _returns(first):
        return False
    if sql == before[-1][0] and (places := _key(sql)) is not None:
        return _is_another_row(statement, before, places)
    own, *read = [written_table(sql), *_READS.findall(sql)]
    if _deletes(sql):  # the first table that it names is its own
        return not _written(before) & {*read[1:]} and not _written(before, but=_deletes) & {own}
    return not _written(before, but=_spares) & {own} and not _written(before) & {*read}


def _written(statements: list[Statement], *, but: Callable[[str], bool] = lambda _: False) -> set[str | None]:
    """Return the tables that these statements write, but for those of one kind."""
    return {written_table(sql) for sql, _ in statements if not but(sql)}


def _is_another_row(statement: Statement, before: list[Statement], places: tuple[int, ...]) -> bool:
    """Return whether a row fits into the insert of those before it that have its text."""
    same = [values for sql, values in before if sql == statement[0]]
    key = [statement[1][place] for place in places]
    return len(same) < MOST_ROWS and not (places and any([row[place] for place in places] == key for row in same))


@lru_cache(maxsize=1024)
def _key(sql: str) -> tuple[int, ...] | None:
    """Return which values of an insert of one row are the key by which it may overwrite another one.

    () if it overwrites none, None if the text is of another kind.
    """
    found = _ROW.match(sql)
    if found is None:
        return None
    columns, values = found[2].split(", "), [value.strip() for value in _VALUE.findall(found[3][1:-1])]
    places = {name: sum(value.count("?") for value in values[:n]) for n, name in enumerate(columns)}
    key = found[5].split(", ") if found[5] else []
    if len(columns) != len(values) or any(values[columns.index(name)] != "?" for name in key):
        return None
    return tuple(places[name] for name in key)


def _deletes(sql: str) -> bool:
    return sql.startswith("DELETE")


def _spares(sql: str) -> bool:
    return sql.endswith(SPARING)


def _is_read(sql: str) -> bool:
    return sql.startswith("SELECT")


def _returns(sql: str) -> bool:
    return " RETURNING " in sql


def _folded(waiting: list[tuple[int, Statement]], *, receipt: bool) -> Trip:
    places = tuple(place for place, _ in waiting)
    statements = tuple(statement for _, statement in waiting)
    values = tuple(_plain(value) for _, values in statements for value in values)
    texts = tuple(sql for sql, _ in statements)
    if _returns(texts[0]) and receipt:
        return Trip(_with_rows(texts[0]), values, places, folded=True, receipt=True)
    if len(texts) == 1 and not receipt:
        return Trip(numbered(texts[0]), values, places)
    if _is_read(texts[0]):
        return Trip(_as_arrays(texts, receipt), values, places, folded=True, receipt=receipt)
    return Trip(_as_parts(texts, receipt), values, receipt=receipt)


def _plain(value: Any) -> Any:
    return value.members if isinstance(value, ValueList) else value


@lru_cache(maxsize=1024)
def numbered(sql: str) -> str:
    """Return a statement with PostgreSQL's parameters: `$1` and so on, in the place of each `?`."""
    first, *rest = _LIST.sub("= ANY(?)", sql).split("?")
    return first + "".join(f"${number}{part}" for number, part in enumerate(rest, 1))


@lru_cache(maxsize=1024)
def _as_arrays(texts: tuple[str, ...], receipt: bool) -> str:
    arrays = [f"ARRAY(SELECT ROW(r{number}.*) FROM ({sql}) AS r{number})" for number, sql in enumerate(texts)]
    return numbered(f"SELECT {', '.join([*arrays, *([_RECEIPT] if receipt else [])])}")


@lru_cache(maxsize=1024)
def _with_rows(sql: str) -> str:
    return numbered(f"WITH w0 AS ({sql}) SELECT ARRAY(SELECT ROW(w0.*) FROM w0), {_RECEIPT}")


@lru_cache(maxsize=1024)
def _as_parts(texts: tuple[str, ...], receipt: bool) -> str:
    parts: list[str] = []
    count = 0
    for number, sql in enumerate(texts):
        count += 1
        if number + 1 < len(texts) and texts[number + 1] == sql and not _deletes(sql):
            continue
        parts.append(_rows(sql, count))
        count = 0
    if len(parts) == 1 and not receipt:
        return numbered(parts[0])
    beside = ", ".join(f"w{number} AS ({sql})" for number, sql in enumerate(parts))
    return numbered(f"WITH {beside} SELECT {_RECEIPT if receipt else 1}")


def _rows(sql: str, count: int) -> str:
    """Return an insert of one row as that of several."""
    found = _ROW.match(sql) if count > 1 else None
    return sql if found is None else f"{found[1]}{', '.join([found[3]] * count)}{found[4] or ''}"
