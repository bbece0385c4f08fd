"""What Space Mission hides, and which of its code may read it all the same."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.core.events import Event
from bot.games.space_mission.events import Dealt, Developed, Discovered, Received, Scanned, Took, ToppedUp
from bot.games.space_mission.state import Site, SpaceMissionState
from tests.leaks.read_spy import Path, Secrets


def _of_state(state: SpaceMissionState, viewer: int | None) -> Iterator[Path]:
    yield ("chance",)
    yield ("knowledge",)
    yield ("deck",)
    seats = range(len(state.pilots))
    for seat in seats:
        if seat != viewer:
            yield ("pilots", seat, "hand")
            if state.over is None:
                yield ("pilots", seat, "tiles")
    for place, site in enumerate(state.sites):
        yield from (("sites", place, *way) for way in _of_site(state, place, site, viewer))


def _of_site(state: SpaceMissionState, place: int, site: Site, viewer: int | None) -> Iterator[Path]:
    for seat in range(len(state.pilots)):
        if seat != viewer or state.variant.notebook == "off":
            yield ("visits", seat)
    if state.over is not None:
        return
    choosing = state.pending is not None and viewer == state.turn and state.pilots[state.turn].place == place
    if not site.up and not choosing:
        yield ("tiles",)
    for number, entry in enumerate(site.reserved):
        if entry.seat != viewer or not state.variant.own_reserved:
            yield ("reserved", number, "tile")


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
        _of_state,
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
            ("space_mission.projection._player", "pilots.hand"): (
                "whoever counts cards knows which shuffle each card of a hand was drawn after, and no more is told"
            ),
            ("space_mission.chart.has_point_tile", "sites.tiles"): (
                "a developed planet's pile was looked at: had it no point tile, it would lie face up"
            ),
        },
    )
}
