"""What Space Mission hides, and which of its code may read it all the same."""

from __future__ import annotations

from bot.games.space_mission.zones import ZONES
from tests.leaks.read_spy import Secrets

SECRETS = {
    "space-mission": Secrets(
        ZONES.secrets,
        frozenset(
            [
                "variant",
                "ring",
                "discards",
                "start",
                "turn",
                "round",
                "action",
                "pending",
                "stirred",
                "turns_left",
                "over",
                "cycles",
            ]
        ),
        {
            ("space_mission.zones._backs", "pilots.hand"): (
                "whoever counts cards knows which shuffle each card of a hand was drawn after, and no more is told"
            ),
            ("space_mission.chart.has_point_tile", "sites.tiles"): (
                "a developed planet's pile was looked at: had it no point tile, it would lie face up"
            ),
        },
    )
}
