"""What a viewer may know: the masked state, and which cards it lets the viewer lay."""

from __future__ import annotations

from bot.games.core.declared import KnownView
from bot.games.crazy_eights.actions import Eight, Play
from bot.games.crazy_eights.rules import RULES
from bot.games.crazy_eights.state import CrazyEightsState


class CrazyEightsView(KnownView, frozen=True, kw_only=True):
    """The table as one viewer may know it; other hands and the stock hold backs (`?`)."""

    known: CrazyEightsState

    @property
    def hand(self) -> tuple[str, ...]:
        """The viewer's cards; () for a spectator."""
        return () if self.viewer is None else self.known.hands[self.viewer]

    @property
    def playable(self) -> tuple[str, ...]:
        """The cards that the viewer may lay now."""
        legal = () if self.viewer is None else RULES.legal(self.known, self.viewer)
        return tuple(dict.fromkeys(action.card for action in legal if isinstance(action, Play | Eight)))
