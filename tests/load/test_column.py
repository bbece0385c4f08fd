"""All measured numbers are kept, however many there are."""

from __future__ import annotations

from tests.load.column import Column


def test_column_keeps_numbers_in_order_and_is_readable_meanwhile() -> None:
    column: Column[int] = Column("Q")
    assert list(column) == []
    for number in range(5000):
        column.append(number)
        if number % 777 == 0:
            assert list(column) == list(range(number + 1))
    assert len(column) == 5000 and max(column) == 4999
