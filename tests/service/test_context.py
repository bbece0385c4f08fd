"""The shared dependencies of the service cannot be replaced."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, fields, replace

import pytest

from tests.service.world import World


async def test_context_cannot_be_changed_while_the_service_runs(world: World) -> None:
    for field in fields(world.context):
        with pytest.raises(FrozenInstanceError):
            setattr(world.context, field.name, None)


async def test_copies_of_the_context_share_what_the_process_remembers(world: World) -> None:
    """A delivery without pictures has a context of its own, and sees the same outages and replays."""
    copied = replace(world.context, render_service=world.context.render_service)
    world.context.runtime.outages = ((1.0, 2.0),)
    assert copied.runtime.outages == ((1.0, 2.0),)
