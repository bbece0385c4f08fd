"""Long tests vary with each run and print their seed, so that a failed run can be repeated.

Short forms try some of many cases: a number chooses them, which is 0 unless it is set. Long forms try all.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

import pytest
from hypothesis import seed, settings
from hypothesis.stateful import RuleBasedStateMachine, run_state_machine_as_test

T = TypeVar("T")
SEED = "SOAK_SEED"
"""The setting that says which way to go: `SOAK_SEED=17 make soak`."""

TURN = "TEST_TURN"
"""The number that chooses the cases: `TEST_TURN=17 make test`. Empty in long forms, which try all cases."""


def turn() -> int:
    """Return the number by which this run chooses its cases."""
    return int(os.environ.get(TURN) or 0)


def by_turns(cases: Iterable[Any], of: int) -> Sequence[Any]:
    """Return a test's parameters: each run tries one of every `of` of them, the long form tries all."""
    short = os.environ.get(TURN) != ""
    marks = () if short else pytest.mark.slow
    chosen = [*cases][turn() % of :: of] if short else cases  # what is not tried is not collected: it costs time
    return [pytest.param(*(case if isinstance(case, tuple) else (case,)), marks=marks) for case in chosen]


def share(cases: Sequence[T], of: int) -> Sequence[T]:
    """Return what a test with many cases in one loop tries: every `of`-th by turns, all of them in the long form."""
    return cases if os.environ.get(TURN) == "" else cases[turn() % of :: of]


def seeded() -> int:
    """Return the seed that was asked for, or one by chance."""
    asked = os.environ.get(SEED)
    return random.SystemRandom().randrange(2**32) if asked is None else int(asked)


def soak(machine: type[RuleBasedStateMachine], profile: settings) -> None:
    """Run a state machine by a seed of its own; a failure prints the seed."""
    chosen = seeded()
    again = f"again: {SEED}={chosen}"
    print(again)  # noqa: T201 - shown beside what failed, also when the run was ended from outside
    by_seed = seed(chosen)(type(machine.__name__, (machine,), {}))
    try:
        run_state_machine_as_test(by_seed, settings=settings(profile, derandomize=False, print_blob=True))
    except BaseException as error:
        error.add_note(again)
        raise
