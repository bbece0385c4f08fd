"""No order of steps breaks the service on PostgreSQL either: the state machine, shorter than on files."""

from __future__ import annotations

import pytest
from hypothesis import settings
from hypothesis.stateful import run_state_machine_as_test

from tests.soaking import by_turns, soak
from tests.stateful.profiles import PROFILES, machine
from tests.stateful.test_stateful import PROFILE

pytestmark = pytest.mark.usefixtures("folders_in_postgres")


@pytest.mark.guarantee("any-order")
@pytest.mark.parametrize("profile", by_turns(["people", "premoves", "live-premoves"], 3))
def test_no_order_of_steps_breaks_it_on_postgres(profile: str) -> None:
    run_state_machine_as_test(machine(profile), settings=settings(PROFILE, max_examples=1, stateful_step_count=50))


@pytest.mark.slow
@pytest.mark.parametrize("profile", PROFILES)
def test_no_order_of_steps_breaks_it_on_postgres_long(profile: str) -> None:
    soak(machine(profile), settings(PROFILE, max_examples=30))
