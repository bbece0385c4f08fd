"""What a viewer may know: the masked state."""

from __future__ import annotations

from bot.games.core.declared import KnownView
from bot.games.skymines.state import Player, SkyminesState


class SkyminesView(KnownView, frozen=True, kw_only=True):
    """The table as one viewer may know it; face-down supplies hold backs, and others' secret choices are blank."""

    known: SkyminesState

    @property
    def own(self) -> Player | None:
        """What the viewer's seat has; None for a spectator."""
        return None if self.viewer is None else self.known.players[self.viewer]
