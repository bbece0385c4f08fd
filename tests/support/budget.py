"""A pytest plugin: a short test that computes for too long fails; it belongs among the long ones.

Measured is processor time, which other programs on the machine hardly change: that of all threads of the worker, and
of the processes that ended meanwhile.
"""

from __future__ import annotations

import os
from collections.abc import Generator

import pytest

SECONDS = 16.0
"""Of processor time that the set-up, or the call, of a short test may take. The aim is half of it: a machine that is
slow or busy doubles what it counts. `make test` prints the slowest ten.
"""


def processor() -> float:
    """Return the seconds of processor time that this process and its ended children have used."""
    return sum(os.times()[:4])


def held_to_budget(item: pytest.Item, part: str, seconds: float) -> None:
    """Fail a short test of which a part took so long."""
    if seconds <= SECONDS or item.get_closest_marker("slow") is not None:
        return
    pytest.fail(
        f"its {part} took {seconds:.1f} s of processor time, and {SECONDS:g} are allowed: "
        "give the test a smaller share, and mark the whole of it slow",
        pytrace=False,
    )


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, None, None]:
    """Measure a test's set-up."""
    begun = processor()
    yield
    held_to_budget(item, "set-up", processor() - begun)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    """Measure a test."""
    begun = processor()
    yield
    held_to_budget(item, "call", processor() - begun)
