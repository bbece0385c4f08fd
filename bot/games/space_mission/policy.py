"""A quick policy on the state: sensible play for every seat, cheap enough for thousands of playouts."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from bot.games.core.actions import Action
from bot.games.core.dice import Dice
from bot.games.space_mission.actions import Take, TopUp
from bot.games.space_mission.chart import DISCOVER, JUMPS, SCANS, TAKES, chart_of, has_point_tile, pairs_here
from bot.games.space_mission.material import HAND, PLANETS, SPACE
from bot.games.space_mission.scoring import gains
from bot.games.space_mission.state import SpaceMissionState, without

FOUND, RESERVED, RIGHT, BUILT = 3.0, 2.0, 1.2, 6.5
"""What a planet promises a ship that goes there, in points: a tile of a developed one, one reserved by a scan, the
right to build that a first scan brings, and a station with its tile."""
AWAY = 0.75
"""How much of that counts, as it takes another action to go there."""
PROBE, CARD, PASS = 0.8, 0.5, 0.3
"""What a probe on the gate is worth, a card, and topping up at all."""
ENOUGH = 2.0
"""A ship that can do this much where it is seldom moves on: """
SELDOM = 8
"""one time in this many."""
WHIM = 1.5
"""The most points by which a playout misjudges a move, so that playouts differ."""
_FINE = 64
_SCANS_OF = {planet.id: SCANS[planet.scan] for planet in PLANETS.values()}
"""For each planet: the cards that scan it, each with its action."""


def quick_choice(state: SpaceMissionState, dice: Dice) -> Action:
    """Return a legal action for the seat to move."""
    seat = state.turn
    pilot = state.pilots[seat]
    place, hand = pilot.place, pilot.hand
    if place is None:
        return _move(state, seat, None, hand, dice)
    if state.pending is not None:
        return best_tile(state, seat, place)
    value, action = promise(state, seat, place, hand)
    if action is not None and value >= ENOUGH and dice.below(SELDOM):
        return action
    return _move(state, seat, place, hand, dice)


def best_tile(state: SpaceMissionState, seat: int, place: int) -> Take:
    """Return the choice that adds most to the tiles that the seat has taken and reserved."""
    gain = gains(state.pilots[seat].tiles + reserved_by(state, seat))
    return TAKES[max([kind for kind in dict.fromkeys(state.sites[place].tiles) if kind != SPACE], key=gain.__getitem__)]


def reserved_by(state: SpaceMissionState, seat: int) -> tuple[str, ...]:
    """Return the tiles that the seat has reserved."""
    return tuple([entry.tile for site in state.sites for entry in site.reserved if entry.seat == seat])


def promise(state: SpaceMissionState, seat: int, place: int, hand: tuple[int, ...]) -> tuple[float, Action | None]:
    """Return what can be done on a planet with this hand, in points, and the action for it."""
    site = state.sites[place]
    rich = has_point_tile(site.tiles)
    if site.station is not None:
        return (FOUND, DISCOVER) if rich else (0.0, None)
    planet, right = state.ring[place], RIGHT
    if seat in site.seen_by:
        development = _development(planet, hand)
        if development is not None:
            return BUILT, development
        right = 0.0
    scans = _SCANS_OF[planet]
    for card in hand:
        if card in scans:
            return (RESERVED + right if rich else right), scans[card]
    return 0.0, None


@lru_cache(maxsize=1 << 14)
def _development(planet: str, hand: tuple[int, ...]) -> Action | None:
    """Return the development of the planet with the lowest cards of the hand, None if there is none."""
    return next(iter(pairs_here(planet, hand)), None)


def _move(state: SpaceMissionState, seat: int, place: int | None, hand: tuple[int, ...], dice: Dice) -> Action:
    """Return the flight, jump or top-up that promises most."""
    best, found = CARD * (HAND - len(hand)) + PASS, None
    for promised, action in _moves(state, seat, place, hand):
        value = promised + WHIM * dice.below(_FINE) / _FINE
        if value > best:
            best, found = value, action
    return found or TopUp(_useless(hand, dice))


def _moves(
    state: SpaceMissionState, seat: int, place: int | None, hand: tuple[int, ...]
) -> Iterator[tuple[float, Action]]:
    """Yield what each flight promises, and each jump with the first card that leads to the planet."""
    chart = chart_of(state.ring)
    if place is not None:
        for flight in chart.flights[place]:
            yield AWAY * promise(state, seat, chart.index[flight.planet], hand)[0], flight
    reached: set[str] = set()
    for card in hand:
        rest = without(hand, (card,))
        for planet in chart.reach(place, card):
            if planet not in reached:
                reached.add(planet)
                yield AWAY * promise(state, seat, chart.index[planet], rest)[0] + PROBE - CARD, JUMPS[card][planet]


def _useless(hand: tuple[int, ...], dice: Dice) -> tuple[int, ...]:
    """Return what to discard: nothing while several cards are to be drawn, else about half the hand."""
    return tuple([card for card in hand if dice.below(2)]) if len(hand) >= HAND - 1 else ()
