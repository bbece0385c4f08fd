"""A short test that computes for too long fails; a long one and one that waits do not."""

from __future__ import annotations

import time
from types import SimpleNamespace
from typing import Any

import pytest

from tests.support import budget


def run(hook: Any, seconds: float, *, waits: float = 0.0, slow: bool = False) -> None:
    """Let a test compute for so long inside a hook of the plugin."""
    item: Any = SimpleNamespace(
        nodeid="test_it", get_closest_marker=lambda mark: slow if mark == "slow" and slow else None
    )
    around = hook(item)
    with pytest.MonkeyPatch.context() as patch:  # undone before the plugin judges the test that runs here
        patch.setattr(budget, "SECONDS", 0.05)
        next(around)
        end = budget.processor() + seconds
        while budget.processor() < end:
            pass
        time.sleep(waits)
        with pytest.raises(StopIteration):
            next(around)


@pytest.mark.parametrize("hook", [budget.pytest_runtest_setup, budget.pytest_runtest_call])
def test_a_test_over_its_budget_fails(hook: Any) -> None:
    run(hook, 0.0)
    with pytest.raises(pytest.fail.Exception, match="of processor time"):
        run(hook, 0.1)
    run(hook, 0.1, slow=True)


def test_waiting_is_no_computing() -> None:
    run(budget.pytest_runtest_call, 0.0, waits=0.2)
