"""What Space Mission hides, and which of its code may read it all the same."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.core.events import Event
from bot.games.space_mission.events import Dealt, Developed, Discovered, Received, Scanned, Took, ToppedUp
from bot.games.space_mission.zones import ZONES
from tests.leaks.read_spy import Path, Secrets


def _of_event(event: Event, viewer: int | None) -> Iterator[Path]:
    match event:
        case Dealt():
            yield from (("hands", seat) for seat in range(len(event.hands)) if seat != viewer)
        case ToppedUp() if event.seat != viewer:
            yield ("drawn",)
        case Scanned() | Developed() | Discovered() if event.seat != viewer or event.sealed:
            yield ("seen",)
        case Received() if event.seat != viewer:
            yield ("tiles",)
        case Took() if event.seat != viewer or event.sealed:
            yield ("tile",)
        case _:
            return


SECRETS = {
    "space-mission": Secrets(
        ZONES.secrets,
        _of_event,
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
