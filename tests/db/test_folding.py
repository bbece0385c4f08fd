"""How the statements of a block are folded into the round trips of PostgreSQL."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count, islice

import pytest

from db.postgres.folding import MOST_ROWS, trips
from db.repositories.mapping import SPARING, as_list, in_list


def sent(*texts: str) -> list[str]:
    """Return the statements that travel for these, each of which has one parameter of its own at each `?`."""
    values = count()
    return [trip.sql for trip in trips([(sql, tuple(islice(values, sql.count("?")))) for sql in texts])]


def test_two_rows_of_one_key_are_two_inserts() -> None:
    rows = [(UPSERT, (1, 7)), (UPSERT, (2, 8)), (UPSERT, (3, 7)), (UPSERT, (7, 9))]
    assert [trip.values for trip in trips(rows)] == [(1, 7, 2, 8), (3, 7, 7, 9)]
    many = [(SEAT, (number, number)) for number in range(MOST_ROWS + 1)]
    assert [len(trip.values) for trip in trips(many)] == [2 * MOST_ROWS, 2]


SEAT = "INSERT INTO seat (a, b) VALUES (?, ?)"
UPSERT = f"{SEAT} ON CONFLICT (b) DO UPDATE SET a = excluded.a"
SEAT_NUMBERED = "INSERT INTO seat (a, b) VALUES ($1, $2)"
SEAT_AFTER_ONE = "INSERT INTO seat (a, b) VALUES ($2, $3)"


def _array(number: int, sql: str) -> str:
    return f"ARRAY(SELECT ROW(r{number}.*) FROM ({sql}) AS r{number})"


CASES: dict[str, tuple[Sequence[str], Sequence[str]]] = {
    "reads are one": (
        ("SELECT a FROM b WHERE c = ?", "SELECT d FROM e WHERE f = ?"),
        (f"SELECT {_array(0, 'SELECT a FROM b WHERE c = $1')}, {_array(1, 'SELECT d FROM e WHERE f = $2')}",),
    ),
    "writes to different tables are one": (
        ("UPDATE a SET x = ?", "DELETE FROM b WHERE y = ?"),
        ("WITH w0 AS (UPDATE a SET x = $1), w1 AS (DELETE FROM b WHERE y = $2) SELECT 1",),
    ),
    "a second write to a table is the next": (
        ("UPDATE a SET x = ?", "DELETE FROM a WHERE y = ?"),
        ("UPDATE a SET x = $1", "DELETE FROM a WHERE y = $1"),
    ),
    "deletes of one table are one": (
        ("DELETE FROM a WHERE y = ?", "DELETE FROM a WHERE y = ?"),
        ("WITH w0 AS (DELETE FROM a WHERE y = $1), w1 AS (DELETE FROM a WHERE y = $2) SELECT 1",),
    ),
    "a delete that reads what was deleted is the next": (
        ("DELETE FROM a WHERE y = ?", "DELETE FROM a WHERE x IN (SELECT max(x) FROM a)"),
        ("DELETE FROM a WHERE y = $1", "DELETE FROM a WHERE x IN (SELECT max(x) FROM a)"),
    ),
    "a delete of what was inserted is the next": (
        (SEAT, "DELETE FROM seat WHERE a = ?"),
        (SEAT_NUMBERED, "DELETE FROM seat WHERE a = $1"),
    ),
    "an insert beside a delete of other rows is one": (
        (f"DELETE FROM seat WHERE a = ?{SPARING}", SEAT, f"DELETE FROM seat WHERE a = ?{SPARING}", SEAT),
        2 * (f"WITH w0 AS (DELETE FROM seat WHERE a = $1{SPARING}), w1 AS ({SEAT_AFTER_ONE}) SELECT 1",),
    ),
    "a write that reads what is written is the next": (
        ("UPDATE a SET x = ?", "DELETE FROM b WHERE y IN (SELECT x FROM a)"),
        ("UPDATE a SET x = $1", "DELETE FROM b WHERE y IN (SELECT x FROM a)"),
    ),
    "rows of one text are one insert": (
        ("DELETE FROM b", SEAT, SEAT, "UPDATE c SET d = ?"),
        (f"WITH w0 AS (DELETE FROM b), w1 AS ({SEAT_NUMBERED}, ($3, $4)), w2 AS (UPDATE c SET d = $5) SELECT 1",),
    ),
    "rows that may overwrite others are one insert": (
        (UPSERT, UPSERT),
        (f"{SEAT_NUMBERED}, ($3, $4) ON CONFLICT (b) DO UPDATE SET a = excluded.a",),
    ),
    "also those that write only what differs": (
        (f"{UPSERT} WHERE (seat.a) <> (excluded.a)",) * 2,
        (f"{SEAT_NUMBERED}, ($3, $4) ON CONFLICT (b) DO UPDATE SET a = excluded.a WHERE (seat.a) <> (excluded.a)",),
    ),
    "not by a key that is counted": (
        ("INSERT INTO remark (id, a) VALUES ((SELECT x + ? FROM guild), ?) ON CONFLICT (id) DO UPDATE SET a = 1",) * 2,
        ("INSERT INTO remark (id, a) VALUES ((SELECT x + $1 FROM guild), $2) ON CONFLICT (id) DO UPDATE SET a = 1",)
        * 2,
    ),
    "numbered rows of one text are one insert": (
        ("INSERT INTO remark (id, a) VALUES ((SELECT x + ? FROM guild), ?)",) * 2,
        ("INSERT INTO remark (id, a) VALUES ((SELECT x + $1 FROM guild), $2), ((SELECT x + $3 FROM guild), $4)",),
    ),
    "what returns rows goes alone": (
        ("UPDATE a SET x = ?", "UPDATE b SET x = ? RETURNING y", "DELETE FROM c"),
        ("UPDATE a SET x = $1", "UPDATE b SET x = $1 RETURNING y", "DELETE FROM c"),
    ),
    "a read sees what was written before it": (
        ("UPDATE a SET x = ?", "SELECT x FROM a"),
        ("UPDATE a SET x = $1", "SELECT x FROM a"),
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_statements_are_folded_by_rule(case: str) -> None:
    texts, expected = CASES[case]
    assert sent(*texts) == list(expected)


def test_a_list_is_one_parameter() -> None:
    [trip] = trips([(f"SELECT a FROM b WHERE NOT {in_list('kind')}", (as_list(["x", "y"]),))])
    assert trip.sql == "SELECT a FROM b WHERE NOT kind = ANY($1)" and trip.values == (["x", "y"],)


@pytest.mark.parametrize(
    ("texts", "first"),
    [
        (["SELECT a FROM b"], f"SELECT {_array(0, 'SELECT a FROM b')}, pg_current_xact_id()::text"),
        (["DELETE FROM b"], "WITH w0 AS (DELETE FROM b) SELECT pg_current_xact_id()::text"),
        (
            ["DELETE FROM b RETURNING c"],
            "WITH w0 AS (DELETE FROM b RETURNING c) SELECT ARRAY(SELECT ROW(w0.*) FROM w0), pg_current_xact_id()::text",
        ),
    ],
)
def test_the_first_trip_brings_the_transactions_id(texts: list[str], first: str) -> None:
    asked = [*texts, "SELECT x FROM y", "UPDATE z SET x = 1"]
    found = trips([(sql, ()) for sql in asked], receipt=True)
    assert found[0].sql.startswith(first[:20]) and [trip.receipt for trip in found].count(True) == 1
    assert trips([(sql, ()) for sql in texts], receipt=True)[0].sql == first
