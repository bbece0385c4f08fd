"""The mapping of records to rows: what is written is read again, and a value that cannot be the field's is damage."""

from __future__ import annotations

from typing import Any

import pytest

from bot.errors import DamagedRow
from bot.games.core.phrase import say
from bot.service.records import DeferredNotice, Person, PremoveQueue, Seat, StandIn, TableId
from db.repositories.mapping import Embedded, Mapper, Numbered

_SEATS = Mapper(Seat, "seat", {"standin": Embedded(("standin", "standin_since", "standin_why"))}, owner="table_id")
_PERSONS = Mapper(Person, "person")
_PREMOVES = Mapper(PremoveQueue, "plan")
_DEFERRED = Mapper(
    DeferredNotice,
    "kept_back",
    {"table_id": Embedded(("guild", "table_id")), "digest_table": Embedded(("in_guild", "in_table"), absent=0)},
)
_NOTICE = DeferredNotice(user=1, table_id=TableId(2, 3), place=4, at=5.0)


@pytest.mark.parametrize(
    ("mapper", "record", "row"),
    [
        (_SEATS, Seat(number=1, user=7, name="Ann"), (1, 7, None, "Ann", "seated", *[None] * 8, False, None)),
        (
            _SEATS,
            Seat(number=1, user=7, name="Ann", standin=StandIn("easy", 2.0, "clock"), bank=9.0),
            (1, 7, None, "Ann", "seated", "easy", 2.0, "clock", None, 9.0, None, None, None, False, None),
        ),
        (
            _PERSONS,
            Person(user=7, quiet=(0, 60), rated=True),
            (7, None, "dm", "unknown", "standard", None, "[0,60]", "[]", None, None, True, False, None, None),
        ),
        (
            _PREMOVES,
            PremoveQueue(table=1, user=7, steps=(("jump", "3"),), mark="m", stopped=say("plan-stopped"), at=1.0),
            (1, 7, '[["jump","3"]]', "m", False, '{"type":"phrase","key":"plan-stopped","facts":{}}', 0, 1.0),
        ),
        (_DEFERRED, _NOTICE, (1, 2, 3, 4, 5.0, 0, 0, 0, 0)),
        (
            _DEFERRED,
            DeferredNotice(user=1, table_id=TableId(2, 3), place=4, at=5.0, digest_table=TableId(6, 7), channel=8),
            (1, 2, 3, 4, 5.0, 6, 7, 8, 0),
        ),
    ],
)
def test_a_record_becomes_a_row_and_is_read_again(mapper: Mapper[Any], record: Any, row: tuple[Any, ...]) -> None:
    assert mapper.values(record) == row
    assert mapper.read(row) == record
    assert mapper.columns.count(",") + 1 == len(row)


def test_an_insert_writes_the_owner_first_and_no_generated_id() -> None:
    sql, values = _SEATS.insert(Seat(number=1, user=7, name="Ann"), 12)
    assert values[:2] == (12, 1)
    assert sql.startswith("INSERT INTO seat (table_id, number, ") and sql.count("?") == len(values) == 16
    generated = Mapper(Seat, "seat", owner="table_id", numbered=Numbered("number", "last_seat"))
    assert "number" in generated.columns and "number" not in generated.written


def test_a_bool_is_read_as_one() -> None:
    row = (7, None, "dm", "unknown", "standard", None, None, "[]", None, None, 1, 0, None, None)
    assert _PERSONS.read(row).rated is True


@pytest.mark.parametrize(("place", "value"), [(2, "often"), (6, "[0,"), (7, "{}")])
def test_a_value_of_another_kind_is_damage(place: int, value: str) -> None:
    row = [7, None, "dm", "unknown", "standard", None, None, "[]", None, None, 0, 0, None, None]
    row[place] = value
    with pytest.raises(DamagedRow, match="person"):
        _PERSONS.read(tuple(row))
