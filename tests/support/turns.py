"""A pytest plugin: one number for all workers of a run chooses the cases of short tests (`tests.soaking.by_turns`).

The number is the same in each run that does not set it: the same commit must always give the same result. The long
form tries every case.
"""

from __future__ import annotations

import os

import pytest

from tests.soaking import TURN


@pytest.hookimpl(tryfirst=True)  # before parallel workers get the environment
def pytest_configure(config: pytest.Config) -> None:
    """Set the number unless it is set. In long forms there is none."""
    os.environ.setdefault(TURN, "0" if config.option.markexpr == "not slow" else "")


@pytest.hookimpl
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say how to try the same cases again."""
    if os.environ.get(TURN):
        terminalreporter.write_line(f"share of the cases: {TURN}={os.environ[TURN]}")
