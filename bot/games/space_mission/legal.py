"""Every action open to a seat. `why_illegal` says of all others why they are not."""

from __future__ import annotations

from bot.games.core.actions import Action
from bot.games.space_mission.actions import Take
from bot.games.space_mission.chart import DISCOVER, SCANS, TAKES, chart_of, pairs_here, top_ups
from bot.games.space_mission.material import SPACE, PlanetFacts
from bot.games.space_mission.state import Pilot, Site, SpaceMissionState


def to_move(state: SpaceMissionState) -> tuple[int, ...]:
    """Return the seat whose turn it is, or () when the game is over."""
    return () if state.over is not None else (state.turn,)


def legal(state: SpaceMissionState, seat: int) -> tuple[Action, ...]:
    """Return every action of the seat: by verb in the order of the menu, then by card, then round the ring."""
    if seat != state.turn or state.over is not None:
        return ()
    pilot = state.pilots[seat]
    if state.pending is not None:
        return choices(_pile(state, pilot))
    chart, place = chart_of(state.ring), pilot.place
    jumps = chart.jumps(place, pilot.hand)
    if place is None:
        return (*jumps, *top_ups(pilot.hand))
    here = _on_planet(state.sites[place], chart.planets[place], seat, pilot.hand)
    return (*jumps, *chart.flights[place], *here, *top_ups(pilot.hand))


def choices(pile: tuple[str, ...]) -> tuple[Take, ...]:
    """Return the choices from a pile: one for each kind of point tile in it."""
    return tuple(TAKES[kind] for kind in dict.fromkeys(pile) if kind != SPACE)


def has_point_tile(pile: tuple[str, ...]) -> bool:
    """Return whether a pile holds anything but space tiles."""
    return bool(pile) and pile[0] != SPACE  # in the order of kinds space comes last


def _pile(state: SpaceMissionState, pilot: Pilot) -> tuple[str, ...]:
    return () if pilot.place is None else state.sites[pilot.place].tiles


def _on_planet(site: Site, planet: PlanetFacts, seat: int, hand: tuple[int, ...]) -> list[Action]:
    if site.station is not None:
        return [DISCOVER] if has_point_tile(site.tiles) else []
    scans = SCANS[planet.scan]
    actions: list[Action] = [scans[card] for card in hand if card in scans]
    if seat in site.seen_by:
        actions += pairs_here(planet.id, hand)
    return actions
