"""A pytest plugin: `--shard 2/5` runs the second of five parts of the chosen tests."""

from __future__ import annotations

import argparse

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option."""
    parser.addoption(
        "--shard", type=shard_of, metavar="I/N", help="run every N-th of the chosen tests, beginning at the I-th"
    )


@pytest.hookimpl(trylast=True)  # after marks have chosen
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what belongs to other parts."""
    shard: tuple[int, int] | None = config.getoption("--shard")
    if shard is None:
        return
    number, of = shard
    chosen = items[number - 1 :: of]
    config.hook.pytest_deselected(items=[item for place, item in enumerate(items) if place % of != number - 1])
    items[:] = chosen


def shard_of(text: str) -> tuple[int, int]:
    number, _, of = text.partition("/")
    if not (number.isdigit() and of.isdigit() and 1 <= int(number) <= int(of)):
        raise argparse.ArgumentTypeError(f"{text!r} is none: write 2/5 for the second of five parts")
    return int(number), int(of)
