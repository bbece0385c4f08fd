"""What Crazy Eights hides."""

from __future__ import annotations

from bot.games.crazy_eights.state import ZONES
from tests.leaks.read_spy import Secrets

SECRETS = {
    "crazy-eights": Secrets(
        ZONES.secrets,
        frozenset(["draws", "pile", "suit", "turn", "drawn", "passes", "over"]),
        {},
    )
}
