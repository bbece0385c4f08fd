"""Redealing what no player knows: the order of the draw pile, and the tiles of planets that no player has looked at."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.space_mission.material import in_order
from bot.games.space_mission.state import SpaceMissionState


def redeal_hidden(state: SpaceMissionState) -> SpaceMissionState:
    """Return the state with its unlearned parts dealt again; every view stays the same.

    Dealt in this order: the draw pile, then the tiles of those planets in ring order. If any seat has looked at a
    planet, its tiles stay: that seat knows them, also from turns that were undone.
    """
    stream = state.chance.open()
    deck = stream.shuffle(state.deck)
    unseen = [place for place, site in enumerate(state.sites) if not site.seen_by and not _looked_at(state, place)]
    tiles = stream.shuffle(tile for place in unseen for tile in state.sites[place].tiles)
    sites, dealt = list(state.sites), 0
    for place in unseen:
        count = len(sites[place].tiles)
        sites[place] = replace(sites[place], tiles=in_order(tiles[dealt : dealt + count]))
        dealt += count
    return replace(state, chance=stream.close(), deck=deck, sites=tuple(sites))


def _looked_at(state: SpaceMissionState, place: int) -> bool:
    """Return whether a seat is choosing a tile there now."""
    return state.pending is not None and state.pilots[state.turn].place == place
