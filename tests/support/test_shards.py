"""The parts of long tests: together they are all of them, and none is in two."""

from __future__ import annotations

import argparse
from types import SimpleNamespace
from typing import Any

import pytest

from tests.support.shards import pytest_collection_modifyitems, shard_of


def part(shard: tuple[int, int] | None, count: int) -> tuple[list[int], list[int]]:
    gone: list[int] = []
    hook = SimpleNamespace(pytest_deselected=lambda items: gone.extend(items))
    config: Any = SimpleNamespace(getoption=lambda _name: shard, hook=hook)
    items: Any = list(range(count))
    pytest_collection_modifyitems(config, items)
    return items, gone


def test_parts_are_all_there_is_and_have_nothing_in_common() -> None:
    parts = [part((number, 4), 10) for number in range(1, 5)]
    assert sorted(item for items, _ in parts for item in items) == list(range(10))
    assert all(sorted(items + gone) == list(range(10)) for items, gone in parts)
    assert part(None, 3) == ([0, 1, 2], [])


def test_a_part_is_named_by_its_number_and_how_many_there_are() -> None:
    assert shard_of("2/5") == (2, 5)
    for wrong in ("0/5", "6/5", "2", "a/b", "1/0"):
        with pytest.raises(argparse.ArgumentTypeError):
            shard_of(wrong)
