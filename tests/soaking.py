"""Long forms go another way each time, and any of these ways again: where one fails, its seed is told."""

from __future__ import annotations

import os
import random

from hypothesis import seed, settings
from hypothesis.stateful import RuleBasedStateMachine, run_state_machine_as_test

SEED = "SOAK_SEED"
"""The setting that says which way to go: `SOAK_SEED=17 make soak`."""


def seeded() -> int:
    """Return the seed that was asked for, or one by chance."""
    asked = os.environ.get(SEED)
    return random.SystemRandom().randrange(2**32) if asked is None else int(asked)


def soak(machine: type[RuleBasedStateMachine], profile: settings) -> None:
    """Run a state machine by a seed of its own; whatever fails says how to see it again."""
    chosen = seeded()
    again = f"again: {SEED}={chosen}"
    print(again)  # noqa: T201 - shown beside what failed, also when the run was ended from outside
    by_seed = seed(chosen)(type(machine.__name__, (machine,), {}))
    try:
        run_state_machine_as_test(by_seed, settings=settings(profile, derandomize=False, print_blob=True))
    except BaseException as error:
        error.add_note(again)
        raise
