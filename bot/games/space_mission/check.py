"""Invariants: every piece is in exactly one place, and all counts agree."""

from __future__ import annotations

from collections import Counter

from bot.games.core.contract import BrokenInvariant
from bot.games.space_mission.chart import has_point_tile
from bot.games.space_mission.material import (
    CARDS,
    HAND,
    PLANETS,
    PLANETS_ON_TABLE,
    TILES_PER_PLANET,
)
from bot.games.space_mission.scoring import needed
from bot.games.space_mission.state import Memory, Site, SpaceMissionState, space_up, turn_number
from bot.games.space_mission.zones import ZONES, since


def check(state: SpaceMissionState) -> None:
    """Raise BrokenInvariant, naming what is wrong, unless the rules could have led to this state."""
    _check_seats(state)
    ZONES.check(state)
    _check_cards(state)
    for place, planet in enumerate(state.ring):
        _check_site(state, place, planet)
    for seat in range(len(state.pilots)):
        _check_pilot(state, seat)
    _check_turn(state)
    _check_end(state)


def _require(holds: bool, fault: str) -> None:
    if not holds:
        raise BrokenInvariant(fault)


def _check_seats(state: SpaceMissionState) -> None:
    seats = len(state.pilots)
    _require(2 <= seats <= 5, f"{seats} seats")
    _require(len(state.knowledge) == seats, "a count for every seat")
    ring = set(state.ring)
    _require(len(ring) == len(state.ring) == len(state.sites) == PLANETS_ON_TABLE, "eight different planets")
    _require(ring <= PLANETS.keys(), "planets of the box")


def _check_cards(state: SpaceMissionState) -> None:
    _require(len(state.cycles) == len(CARDS), "a cycle for every card")
    latest = max(state.cycles)
    _require(all(state.cycles[card - 1] == latest for card in state.deck), "the deck holds what was shuffled last")
    _require(bool(state.deck), "a draw pile lies ready")


def _check_site(state: SpaceMissionState, place: int, planet: str) -> None:
    site = state.sites[place]
    _require(len(site.tiles) + len(site.taken_by) == TILES_PER_PLANET, f"{planet}: eight tiles, left or taken")
    bare = not has_point_tile(site.tiles)
    _require(site.up == (bare and bool(site.tiles) and bool(site.seen_by)), f"{planet}: space alone lies face up")
    _require(list(site.seen_by) == sorted(set(site.seen_by)), f"{planet}: lookers in order")
    lookers = {*site.taken_by, *(entry.seat for entry in site.reserved), *_owner(site)}
    _require(lookers <= set(site.seen_by), f"{planet}: only lookers take, reserve and develop")
    _require(site.station is None or not site.reserved, f"{planet}: a developed planet has no reserved tiles")
    _require(len(site.visits) == len(state.pilots), f"{planet}: a memory for every seat")
    for seat, memory in enumerate(site.visits):
        choosing = _was_choosing(state, seat, place)
        _require((memory is not None) == (seat in site.seen_by) or choosing, f"{planet}: lookers remember")
        if memory is not None:
            _check_memory(site, seat, memory, planet)


def _was_choosing(state: SpaceMissionState, seat: int, place: int) -> bool:
    """Return whether the seat looks at this pile still, or did when the table ended the game by vote."""
    here = seat == state.turn and state.pilots[seat].place == place
    return here and (state.pending is not None or state.over == "vote")


def _owner(site: Site) -> tuple[int, ...]:
    return () if site.station is None else (site.station,)


def _check_memory(site: Site, seat: int, memory: Memory, planet: str) -> None:
    takers = since(site.taken_by, memory.left)
    _require(not Counter(site.tiles) - Counter(memory.left), f"{planet}: what lies there was left there")
    _require(len(memory.left) - len(site.tiles) == len(takers), f"{planet}: what is gone was taken")
    _require(seat not in takers, f"{planet}: taking is a visit")


def _check_pilot(state: SpaceMissionState, seat: int) -> None:
    pilot = state.pilots[seat]
    _require(len(pilot.hand) <= HAND, f"seat {seat}: hand of at most five")
    _require((pilot.place is None) == (pilot.probes == 0), f"seat {seat}: a jump leaves a probe")
    _require(len(pilot.last_turn) <= 2, f"seat {seat}: two actions a turn")
    taken = sum(site.taken_by.count(seat) for site in state.sites)
    reserved = sum(entry.seat == seat for site in state.sites for entry in site.reserved)
    _require(taken == len(pilot.tiles) + reserved, f"seat {seat}: has what it took")


def _check_turn(state: SpaceMissionState) -> None:
    seats = range(len(state.pilots))
    _require(state.turn in seats and state.start in seats, "a seat's turn")
    _require(state.action in (1, 2) and state.round >= 1, "first or second action")
    _require(-1 <= state.stirred <= turn_number(state), "tiles moved in turns that were")
    if state.pending is not None:
        place = state.pilots[state.turn].place
        _require(place is not None and state.over is None, "a choice is due on a planet")
        if place is not None:
            pile = state.sites[place].tiles
            _require(has_point_tile(pile) and len(pile) > 1, "a choice is made among several tiles")
            _require(state.turn in state.sites[place].seen_by, "the choosing seat has looked")


def _check_end(state: SpaceMissionState) -> None:
    if state.variant.end == "space":
        certain = space_up(state.sites) >= needed(len(state.pilots))
    else:
        certain = all(site.station is not None for site in state.sites)
    _require((state.turns_left is not None) == certain, "the last round runs when the end is certain")
    _require(state.over in (None, "vote", state.variant.end), "an end that the rules know")
    if state.over == state.variant.end:
        _require(state.turns_left == 0 and state.action == 2, "the game ends after the last turn")
