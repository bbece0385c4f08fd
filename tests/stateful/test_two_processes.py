"""No order of steps breaks two processes on one database: the state machine, while they take each other's place.

Each of them remembers what it has seen before, as a process does that serves a shard once more.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import settings
from hypothesis.stateful import run_state_machine_as_test

from tests.service.world import World
from tests.service.world import world as make_world
from tests.soaking import by_turns, soak
from tests.stateful.driver import Driver, step
from tests.stateful.profiles import machine
from tests.stateful.test_stateful import PROFILE

pytestmark = pytest.mark.usefixtures("folders_shared_in_postgres")


class TwoProcesses(Driver):
    """`world` is the process that gets what users do, and that sends; `other` has its place before and afterwards."""

    other: World

    async def _open(self) -> None:
        await super()._open()
        opened = make_world(
            Path(self.folder.name) / "data",
            clock=self.clock,
            messenger=self.discord,
            bounds=self.bounds,
            pace=0.0,
            seed=8,
        )
        self.other = await self.stack.enter_async_context(opened)
        self._serve()

    def _serve(self) -> None:
        self.world.context.runtime.serves = lambda _guild: True
        self.other.context.runtime.serves = lambda _guild: False

    @step()
    async def the_other_process_takes_over(self) -> None:
        self.world, self.other = self.other, self.world
        self.world.asked = self.other.asked  # Discord numbers interactions on and on
        self._serve()


@pytest.mark.guarantee("any-order")
@pytest.mark.parametrize("profile", by_turns(["play", "people"], 2))
def test_no_order_of_steps_breaks_two_processes(profile: str) -> None:
    made = machine(profile, "space-mission", TwoProcesses)
    run_state_machine_as_test(made, settings=settings(PROFILE, max_examples=1, stateful_step_count=50))


@pytest.mark.slow
@pytest.mark.parametrize("profile", ["play", "open", "doubled", "people", "premoves"])
def test_no_order_of_steps_breaks_two_processes_long(profile: str) -> None:
    soak(machine(profile, "space-mission", TwoProcesses), settings(PROFILE, max_examples=30))
