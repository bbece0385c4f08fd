"""A random full state that is consistent with a view: what the viewer knows stays, all else is dealt at random."""

from __future__ import annotations

from bot.games.core.chance import Stream
from bot.games.core.zones import Sampler
from bot.games.space_missions.state import SpaceMissionsState
from bot.games.space_missions.view import SpaceMissionsView
from bot.games.space_missions.zones import ZONES


def sampler(view: SpaceMissionsView, viewer: int | None) -> Sampler[SpaceMissionsState]:
    """Return what draws states whose view for this viewer is this very view, prepared for many draws.

    Raises ValueError when the view is another's.
    """
    if viewer != view.viewer or view.known is None:
        raise ValueError(f"the view is that of {view.viewer}, not of {viewer}")
    return ZONES.sampler(view.known, viewer)


def sample_state(view: SpaceMissionsView, viewer: int | None, chance: Stream) -> SpaceMissionsState:
    """Return one such state."""
    return sampler(view, viewer).draw(chance)
