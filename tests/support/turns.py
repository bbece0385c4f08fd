"""A pytest plugin: one number for all workers of a run chooses the cases of short tests (`tests.soaking.by_turns`)."""

from __future__ import annotations

import os
import random

import pytest

from tests.soaking import TURN


@pytest.hookimpl(tryfirst=True)  # before parallel workers get the environment
def pytest_configure(config: pytest.Config) -> None:
    """Draw the number unless it is set. In long forms there is none."""
    chance = random.SystemRandom().randrange(10_000)
    os.environ.setdefault(TURN, str(chance) if config.option.markexpr == "not slow" else "")


@pytest.hookimpl
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say how to try the same cases again."""
    if os.environ.get(TURN):
        terminalreporter.write_line(f"cases by turns, again: {TURN}={os.environ[TURN]}")
