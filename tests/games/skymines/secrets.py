"""What Skymines hides."""

from __future__ import annotations

from bot.games.skymines.zones import ZONES
from tests.leaks.read_spy import Secrets

SECRETS = {
    "skymines": Secrets(
        ZONES.secrets,
        frozenset(
            [
                "variant",
                "round",
                "phase",
                "turn",
                "first",
                "starter",
                "turns",
                "stations",
                "board",
                "removed",
                "display",
                "discard",
                "research_display",
                "specials",
                "supplement",
                "marks",
                "pending",
                "deeds",
                "over",
            ]
        ),
        {},
    )
}
