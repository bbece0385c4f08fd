"""A random full state that is consistent with a view: what the viewer knows stays, all else is dealt at random."""

from __future__ import annotations

from bot.games.core.chance import Stream
from bot.games.core.zones import Sampler
from bot.games.space_mission.state import SpaceMissionState
from bot.games.space_mission.view import SpaceMissionView
from bot.games.space_mission.zones import ZONES


def sampler(view: SpaceMissionView, viewer: int | None) -> Sampler[SpaceMissionState]:
    """Return what draws states whose view for this viewer is this very view, prepared for many draws.

    Raises ValueError when the view is another's.
    """
    if viewer != view.viewer or view.known is None:
        raise ValueError(f"the view is that of {view.viewer}, not of {viewer}")
    return ZONES.sampler(view.known, viewer)


def sample_state(view: SpaceMissionView, viewer: int | None, chance: Stream) -> SpaceMissionState:
    """Return one such state."""
    return sampler(view, viewer).draw(chance)
